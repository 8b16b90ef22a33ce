import { describe, expect, it } from 'vitest';
import { forecast } from '../../../src/rules/ahead.ts';
import { explain, type GameState, legal, openView, readState, standings, view } from '../../../src/rules/index.ts';
import { bothWays, reading } from '../../support/house.ts';
import { eastForest, farm, forest, hill, innerHill, peak, swamp, westFarm } from '../../support/places.ts';
import { play, refused, stateOf } from '../../support/position.ts';
import { only, paid, standing } from '../../support/read.ts';

const place = (region: number, count: number) => ({ type: 'place', region, count }) as const;
const done = { type: 'endConquests' } as const;
const end = { type: 'endRedeployment' } as const;
const decline = { type: 'decline' } as const;

describe('both readings of decline and its coins', () => {
  it('DEC-5 declining pays for all the player’s races, or only for the one that declines now', () => {
    const { usual, otherwise } = bothWays(
      'DEC-5',
      `turn 0 readyTroops; seat 0 dwarves+spirit declined ${peak} ${innerHill}; seat 0 humans+hill ${farm}:3`,
    );
    expect(paid(play(usual, decline).events)).toEqual({ 'SCO-1': 3, 'DWA-1': 1 });
    expect(paid(play(otherwise, decline).events)).toEqual({ 'SCO-1': 1 });
    expect(forecast(usual)?.decline).toMatchObject({ coins: 4, later: 4 });
    expect(forecast(otherwise)?.decline).toMatchObject({ coins: 1, later: 4 });
  });

  it('GHO-1 Ghouls in hand go to the tray when they decline, or stay and may enter later', () => {
    const { usual, otherwise } = bothWays('GHO-1', 'turn 0 readyTroops; seat 0 ghouls+hill hand:4');
    expect(play(usual, decline).state.forces).toEqual([]);
    const { state } = play(otherwise, decline);
    expect(state.forces[0]).toMatchObject({ race: 'ghouls', declined: true, hand: 4 });
    expect(readState(state).ok).toBe(true);
  });

  it('GHO-1 tokens in hand stay with those alone that may enter later: of others nothing would ever come back', () => {
    const box = {
      ...reading('GHO-1'),
      own: { ownRaces: [{ id: 'gnomes', tokens: 4, borrows: 'humans', parts: [{ part: 'keepsTokens' }] }] },
    } as const;
    const { state } = play(stateOf('turn 0 readyTroops; seat 0 gnomes+hill hand:4', box), decline);
    expect(state.forces).toEqual([]);
    expect(readState(state).ok).toBe(true);
  });

  it('COL-8 banners that return at once go oldest first, or shuffled among themselves', () => {
    const text = (seed: number, hand: string) =>
      `turn 0 readyTroops; seat 0 dwarves declined ${farm}; seat 0 humans+hill ${hand}; random ${seed * 12_345_677} ${seed * 7_654_321} 3 4`;
    const seeds = Array.from({ length: 8 }, (_, at) => 11 + at);
    const declining = (at: (seed: number) => GameState) => seeds.map((seed) => play(at(seed), decline));
    const last = (states: ReturnType<typeof declining>, count: number) =>
      new Set(states.map(({ state }) => state.hidden.banners.slice(-count).join()));
    const [usual, otherwise] = [undefined, reading('COL-8')].map((box) =>
      declining((seed) => stateOf(text(seed, 'hand:0'), box)),
    );
    const ways = ['dwarves,humans', 'humans,dwarves'];
    expect(last(usual ?? [], 2)).toEqual(new Set(['dwarves,humans']));
    expect(last(otherwise ?? [], 2)).toEqual(new Set(ways));
    // Those that lay there before stay as they were, also where but one returns, or none.
    const { banners } = stateOf(text(1, 'hand:0')).hidden;
    for (const { state } of otherwise ?? []) expect(state.hidden.banners.slice(0, -2)).toEqual(banners);
    const one = declining((seed) => stateOf(text(seed, `${hill}`), reading('COL-8')));
    expect(last(one, banners.length + 1)).toEqual(new Set([[...banners, 'dwarves'].join()]));
    const none = declining((seed) =>
      stateOf(text(seed, `${hill}`).replace(/seat 0 dwarves[^;]*;/, ''), reading('COL-8')),
    );
    expect(new Set(none.map(({ state }) => state.hidden.banners.slice(0, 3).join())).size).toBe(1);
    // Where the stack is empty, they come to the column in that order.
    const short = declining((seed) => {
      const state = stateOf(text(seed, 'hand:0'), reading('COL-8'));
      return { ...state, column: state.column.slice(0, 4), hidden: { ...state.hidden, banners: [] } };
    });
    const revealed = short.map(({ events }) => only(events, 'comboRevealed'));
    expect(new Set(revealed.map((combos) => combos.map(({ race }) => race).join()))).toEqual(new Set(ways));
    expect(new Set(revealed.flat().map(({ clause }) => clause))).toEqual(new Set(['COL-7']));
  });

  it('TRN-8 an extinct race is declined or passed, or gives way to a new combo at once', () => {
    const text = `turn 1 redeploy; seat 0 dwarves declined ${farm}; seat 0 humans+hill hand:0; seat 1 elves+forest ${hill}`;
    const { usual, otherwise } = bothWays('TRN-8', text);
    expect(play(usual, end).state).toMatchObject({ seat: 0, phase: 'readyTroops' });
    const { state, events } = play(otherwise, end);
    expect(state).toMatchObject({ seat: 0, phase: 'pickCombo' });
    expect(only(events, 'raceLeft').map(({ clause }) => clause)).toEqual(['TRN-8']);
    expect(state.forces.map(({ race }) => race)).toEqual(['dwarves', 'elves']);
    expect(state.hidden.banners.at(-1)).toBe('humans');
  });

  it('STO-1 there is no late decline after a pass, or one as well', () => {
    const { usual, otherwise } = bothWays(
      'STO-1',
      `turn 0 readyTroops; seat 0 humans+stout hand:0; seat 1 elves+forest ${hill}`,
    );
    expect(play(usual, { type: 'pass' }).state).toMatchObject({ seat: 1 });
    const { state } = play(otherwise, { type: 'pass' });
    expect(state).toMatchObject({ seat: 0, phase: 'stout' });
    expect(play(state, { type: 'stout', decline: true }).state.forces.map(({ race }) => race)).toEqual(['elves']);
  });
});

describe('both readings of placing troops', () => {
  it('AMA-3 four Amazons leave and regions are emptied, or only those to spare leave', () => {
    const { usual, otherwise } = bothWays(
      'AMA-3',
      `turn 0 redeploy; seat 0 amazons+hill ${farm}:3 ${forest} ${peak} hand:0`,
    );
    expect(refused(usual, end).code).toBe('tokensToSetAside');
    expect(refused(otherwise, { type: 'lift', region: forest, count: 1 }).code).toBe('spareTokensFirst');
    const { state } = play(otherwise, { type: 'lift', region: farm, count: 2 }, end);
    expect(state.forces[0]).toMatchObject({ aside: 2, hand: 0 });
    expect(standing(state, 0)).toEqual({ [farm]: 1, [forest]: 1, [peak]: 1 });
    expect(readState(state).ok).toBe(true);
  });

  /** Seat 0 has lost a region of its active race; seat 1 is done conquering. */
  const withdrawing = `turn 1 withdrawal 0; seat 0 dwarves declined ${peak}; seat 0 humans+hill ${farm} ${westFarm} hand:2
seat 1 orcs+forest ${forest}:3 ${swamp}; conquered orcs ${forest}!`;

  it('LOS-2 withdrawn troops go to regions of the same race, or to any region of their player', () => {
    const { usual, otherwise } = bothWays('LOS-2', withdrawing);
    expect(refused(usual, place(peak, 1)).clause).toBe('RED-1');
    const { state } = play(otherwise, place(peak, 2));
    expect(state.regions[peak]).toMatchObject({ tokens: 1, markers: { mountain: 1, guest: 2 } });
    expect(state.forces.find(({ race }) => race === 'humans')).toMatchObject({ hand: 0, aside: 2 });
    expect(readState(state).ok).toBe(true);
  });

  it('LOS-2 guests defend, withdraw with a region that falls, and return to hand at their race’s next turn', () => {
    const { state } = play(bothWays('LOS-2', withdrawing).otherwise, place(peak, 2), end);
    expect(state).toMatchObject({ seat: 0, phase: 'readyTroops' });
    const again = play(state, { type: 'expand' }).state;
    expect(again.forces.find(({ race }) => race === 'humans')).toMatchObject({ hand: 2, aside: 0 });
    expect(again.regions[peak]?.markers).toEqual({ mountain: 1 });
    const guests = `seat 0 dwarves declined ${peak}:1[guest:2]; seat 0 humans+hill ${westFarm} aside:2 memory.guest.${peak}:2
turn 1 conquer; seat 1 orcs+forest ${farm} hand:9`;
    const taken = play(stateOf(guests, reading('LOS-2')), { type: 'conquer', region: peak }).state;
    // Two, a Mountain, a Dwarf and two guests.
    expect(taken.regions[peak]).toMatchObject({ tokens: 6, markers: { mountain: 1 } });
    expect(taken.forces.find(({ race }) => race === 'humans')).toMatchObject({ hand: 2, aside: 0 });
  });

  it('LOS-2 guests are told of as they come and go, and remembered only while they stand there', () => {
    const lodged = play(bothWays('LOS-2', withdrawing).otherwise, place(peak, 1), place(peak, 1), end);
    expect(only(lodged.events, 'tokensMoved').map(({ why, clause, count }) => [why, clause, count])).toEqual([
      ['lodged', 'LOS-2', 1],
      ['lodged', 'LOS-2', 1],
    ]);
    expect(lodged.state.forces[1]?.memory).toEqual({ [`guest.${peak}`]: 2 });
    const back = play(lodged.state, { type: 'expand' });
    expect(back.state.forces[1]?.memory).toEqual({});
    expect(only(back.events, 'markerMoved')).toMatchObject([{ marker: 'guest', count: 2, clause: 'TRN-3' }]);
    const guests = `seat 0 dwarves declined ${peak}:1[guest:2]; seat 0 humans+hill ${westFarm} aside:2 memory.guest.${peak}:2
turn 1 conquer; seat 1 orcs+forest ${farm} hand:9`;
    const { events } = play(stateOf(guests, reading('LOS-2')), { type: 'conquer', region: peak });
    const out = only(events, 'tokensMoved').filter(({ force }) => force === 1);
    expect(out).toMatchObject([{ why: 'withdrawn', clause: 'LOS-2', count: 2 }]);
  });

  it('LOS-2 go by themselves where their player has one region alone, of whatever race', () => {
    // Orcs take the only region of the Humans; the Dwarves in decline hold one, or two.
    const taken = (held: string, ...otherwise: readonly 'LOS-2'[]) => {
      const text = `turn 1 conquer; seat 0 dwarves declined ${held}; seat 0 humans+hill ${forest}:3
        seat 1 orcs+forest ${swamp} hand:9`;
      const state = stateOf(text, otherwise.length > 0 ? reading('LOS-2') : undefined);
      return play(state, { type: 'conquer', region: forest }, done, place(swamp, 4), end).state;
    };
    const alone = taken(`${peak}`, 'LOS-2');
    expect(alone).toMatchObject({ seat: 0, phase: 'readyTroops' });
    expect(alone.regions[peak]?.markers).toEqual({ mountain: 1, guest: 2 });
    expect(alone.forces.find(({ race }) => race === 'humans')).toMatchObject({ hand: 0, aside: 2 });
    const choosing = taken(`${peak} ${innerHill}`, 'LOS-2');
    expect(choosing).toMatchObject({ seat: 0, phase: 'withdrawal' });
    expect(refused(choosing, end)).toMatchObject({ clause: 'LOS-2', code: 'tokensInHand', facts: { inHand: 2 } });
    // As the clause stands they have nowhere to go, and wait in hand.
    for (const held of [`${peak}`, `${peak} ${innerHill}`]) {
      const waiting = taken(held);
      expect(waiting).toMatchObject({ seat: 0, phase: 'readyTroops' });
      expect(waiting.forces.find(({ race }) => race === 'humans')).toMatchObject({ hand: 2, aside: 0 });
    }
  });

  it('LOS-2 in a region of a race that has withdrawn troops too its own come first', () => {
    const text = `turn 1 withdrawal 0; seat 0 ghouls declined ${peak} ${innerHill} hand:1; seat 0 humans+hill ${farm} ${westFarm} hand:2
seat 1 orcs+forest ${forest}:3 ${swamp}; conquered orcs ${forest}!`;
    const state = stateOf(text, reading('LOS-2'));
    const own = play(state, place(farm, 2), place(peak, 1)).state;
    expect([own.regions[farm], own.regions[peak]]).toMatchObject([
      { tokens: 3, markers: {} },
      { tokens: 2, markers: { mountain: 1 } },
    ]);
    expect(refused(state, place(farm, 3)).facts).toMatchObject({ inHand: 2 });
    const guests = play(state, place(peak, 1), place(peak, 2)).state;
    expect(guests.regions[peak]).toMatchObject({ tokens: 2, markers: { mountain: 1, guest: 2 } });
  });

  it('LOS-2 nowhere to go is nowhere to go, read otherwise too', () => {
    const text = `turn 1 conquer; seat 0 humans+hill ${forest}:3; seat 1 orcs+forest ${swamp} hand:9`;
    const { state } = play(
      stateOf(text, reading('LOS-2')),
      { type: 'conquer', region: forest },
      done,
      place(swamp, 4),
      end,
    );
    expect(state).toMatchObject({ seat: 0, phase: 'readyTroops' });
    expect(state.forces[0]).toMatchObject({ race: 'humans', hand: 2, aside: 0 });
  });

  it('LOS-2 a redeployment is what it was: tokens go to regions of their own race alone', () => {
    const text = `turn 0 redeploy; seat 0 dwarves declined ${peak}; seat 0 humans+hill ${farm} ${westFarm} hand:2`;
    for (const state of Object.values(bothWays('LOS-2', text)))
      expect(refused(state, place(peak, 1))).toMatchObject({ clause: 'RED-1', code: 'inDecline' });
  });

  it('LOS-2 END-1 guests count where a tie is settled by tokens on the map', () => {
    const text = `round 10; first 1; turn 0 redeploy; coins 8 8; seat 0 dwarves declined ${peak}[guest:2]
      seat 0 humans+hill ${westFarm} aside:2 memory.guest.${peak}:2; seat 1 elves+forest ${eastForest}:3 ${innerHill}`;
    const { state } = play(stateOf(text, reading('LOS-2')), end);
    expect(standings(state).map(({ seat, tokens }) => [seat, tokens])).toEqual([
      [0, 4],
      [1, 4],
    ]);
  });

  it('LOS-2 TRN-4 guests of a region that its holder abandons are in hand, while others of its player conquer', () => {
    const text = (phase: string) => `turn 0 ${phase}; seat 0 ghouls declined ${peak}[guest:2] ${farm}
seat 0 humans+hill ${westFarm} aside:2 memory.guest.${peak}:2; seat 1 orcs+forest ${eastForest}`;
    const { state } = play(stateOf(text('ghouls'), reading('LOS-2')), { type: 'abandon', region: peak });
    expect(state.forces.find(({ race }) => race === 'humans')).toMatchObject({ hand: 2, aside: 0 });
    expect(readState(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, state });
    const turned = `turn 0 conquer; seat 0 ghouls declined ${farm} aside:2 memory.guest.${peak}:2
seat 0 humans+hill ${peak}[guest:2] ${westFarm}; seat 1 orcs+forest ${eastForest}`;
    const after = play(stateOf(turned, reading('LOS-2')), { type: 'abandon', region: peak }).state;
    expect(readState(JSON.parse(JSON.stringify(after)))).toEqual({ ok: true, state: after });
  });
});

describe('both readings of the end and of coins', () => {
  it('END-2 a tie that stays is shared, or goes to the later seat', () => {
    const text = `round 10; first 1; turn 0 redeploy; coins 8 10; seat 0 humans+hill ${westFarm}; seat 1 elves+forest ${eastForest}:1`;
    const { usual, otherwise } = bothWays('END-2', text);
    const places = (state: ReturnType<typeof stateOf>) =>
      standings(play(state, end).state).map(({ seat, place }) => [seat, place]);
    const ended = play(usual, end).state;
    expect(ended.coins[0]).toBe(ended.coins[1]);
    expect(places(usual)).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(places(otherwise)).toEqual([
      [0, 1],
      [1, 2],
    ]);
    const three =
      'board 3; round 10; first 1; turn 0 redeploy; coins 8 9 3; seat 0 ratmen+hill 3; seat 1 elves+swamp 11';
    expect(places(stateOf(three, reading('END-2')))).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it('SCO-3 coins are hidden, or lie open', () => {
    const { usual, otherwise } = bothWays('SCO-3', 'turn 0 pickCombo; coins 7 12');
    expect(view(usual, 0).coins).toEqual([7, null]);
    expect(view(otherwise, 0).coins).toEqual([7, 12]);
    expect(view(otherwise, null).coins).toEqual([7, 12]);
    expect(openView(view(otherwise, 0))).toEqual(view(otherwise, null));
    const third = { type: 'pickCombo', index: 2 } as const;
    expect(explain(usual, third, 1)?.code).toBe('coinsUnseen');
    expect(explain(otherwise, third, 1)).toBeNull();
    expect(legal(otherwise, null)).toHaveLength(6);
    expect(only(play(usual, third).events, 'comboPicked')[0]?.cost).toBe(2);
    expect(play(usual, third, done).state.coins[0]).toBe(5);
  });
});
