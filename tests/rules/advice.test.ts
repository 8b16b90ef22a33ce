import { describe, expect, it } from 'vitest';
import { explain, type GameSetup, type GameState, prospect } from '../../src/rules/index.ts';
import { adviceFaults, advised } from '../../tools/checks/advice.ts';
import { randomBox } from '../../tools/checks/random-box.ts';
import { withRandomHouse } from '../../tools/checks/random-house.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { isLong } from '../support/how-long.ts';
import { begun } from '../support/mended-roll.ts';
import { cavernHill, eastPeak, farm, forest, hill, innerPeak, swamp } from '../support/places.ts';
import { play, stateOf } from '../support/position.ts';

const roll = { type: 'act', action: 'berserkRoll' } as const;
const remedyOf = (state: GameState, command: unknown) => explain(state, command)?.remedy?.code ?? null;
const at = (type: string) => (region: number) => ({ type, region });
const [conquer, finalRoll, abandon] = [at('conquer'), at('finalRoll'), at('abandon')];

describe('what a refusal advises can be done:', () => {
  it('BER-2 to roll first, while no roll waits and there is a token to roll for', () => {
    const berserk = (hand: number) =>
      stateOf(`turn 0 conquer; dice 0; seat 0 orcs+berserk ${farm}:2 ${forest}:2 hand:${hand}; conquered orcs ${farm}`);
    expect(remedyOf(berserk(1), finalRoll(innerPeak))).toBe('rollFirst');
    expect(remedyOf(play(berserk(1), roll).state, finalRoll(innerPeak))).toBeNull();
    expect(remedyOf(berserk(0), finalRoll(innerPeak))).toBeNull();
  });

  it('PRT-18 BER-2 a race without a final roll that does not roll at all is not told to', () => {
    const parts = [{ part: 'noFinalRoll' }] as const;
    const box = { id: 'base', own: { ownRaces: [{ id: 'gnomes', tokens: 6, borrows: 'amazons', parts }] } };
    const gnomes = (power: string) => stateOf(`turn 0 conquer; seat 0 gnomes+${power} ${farm} hand:1`, box);
    expect(explain(gnomes('hill'), finalRoll(forest))).toMatchObject({
      clause: 'PRT-18',
      code: 'noFinalRoll',
      facts: { race: 'gnomes', rolls: 'never' },
      remedy: { code: 'endConquests' },
    });
    expect(explain(gnomes('berserk'), finalRoll(forest))).toMatchObject({ facts: { rolls: 'before' } });
  });

  it('RED-1 to take a token from elsewhere, where there are as many to spare', () => {
    const place = (region: number, count: number) => ({ type: 'place', region, count });
    const one = stateOf(`turn 0 redeploy; seat 0 orcs+swamp ${farm} ${forest} ${swamp}`);
    expect(remedyOf(one, place(farm, 1))).toBeNull();
    const spare = stateOf(`turn 0 redeploy; seat 0 orcs+swamp ${farm}:2 ${forest}:3 ${swamp} hand:1`);
    expect(remedyOf(spare, place(swamp, 4))).toBe('takeUp');
    expect(remedyOf(spare, place(swamp, 5))).toBeNull();
    expect(remedyOf(spare, place(farm, 4))).toBeNull();
  });

  it('DIE-1 to choose a region that the die can win, if there is any', () => {
    const facing = (elves: string) => stateOf(`seat 0 orcs+swamp ${swamp} hand:1; seat 1 elves+hill ${elves}`);
    const tooMany = { code: 'tooManyShort', facts: { short: 4 } };
    expect(explain(facing('4:3 9:3 8:2'), finalRoll(hill))).toMatchObject({
      ...tooMany,
      remedy: { code: 'cheaperRegion' },
    });
    expect(explain(facing('2:3 4:3 9:3 8:2'), finalRoll(hill))).toMatchObject({ ...tooMany, remedy: null });
  });

  it('CON-3 to take a region next to it, by one of the next three conquests', () => {
    const orcs = (hand: number) => stateOf(`seat 0 orcs+hill ${farm} hand:${hand}`);
    // By the forest and the swamp to the hill; by the forest, the peak and the cavern to the eastern peak.
    expect(remedyOf(orcs(4), conquer(hill))).toBe('holdNeighbour');
    expect(remedyOf(orcs(3), conquer(hill))).toBeNull();
    expect(remedyOf(orcs(7), conquer(eastPeak))).toBe('holdNeighbour');
    expect(remedyOf(orcs(6), conquer(eastPeak))).toBeNull();
    expect(remedyOf(orcs(0), conquer(swamp))).toBeNull();
    expect(remedyOf(orcs(1), finalRoll(swamp))).toBeNull();
    expect(prospect(orcs(4), hill)?.barrier?.remedy?.code).toBe('holdNeighbour');
    expect(prospect(orcs(3), hill)?.barrier?.remedy).toBeNull();
  });

  it('CON-2 to enter at the border, where a token is enough for it', () => {
    const orcs = (lines: string) => stateOf(`seat 0 orcs+swamp ${lines}`);
    expect(remedyOf(orcs('hand:5'), conquer(cavernHill))).toBe('chooseBorder');
    expect(remedyOf(orcs('hand:1'), conquer(cavernHill))).toBe('chooseBorder');
  });

  it('TRN-4 RED-1 to choose a region of one’s own, where one will do', () => {
    const held = stateOf(`seat 0 orcs+hill ${farm} hand:3`);
    expect(remedyOf(held, abandon(hill))).toBe('chooseOwn');
    const begunAlready = stateOf(`seat 0 orcs+hill ${farm} ${forest} hand:3; conquered orcs ${forest}`);
    expect(remedyOf(begunAlready, abandon(hill))).toBeNull();
    const put = { type: 'placeMarker', marker: 'hero', region: hill };
    const heroes = (lines: string) => stateOf(`turn 0 redeploy; seat 0 orcs+${lines}`);
    expect(remedyOf(heroes(`heroic ${farm} ${forest}`), put)).toBe('chooseOwn');
    expect(remedyOf(heroes(`heroic ${farm}[hero] ${forest}[hero]`), put)).toBeNull();
    expect(remedyOf(heroes(`hill ${farm} ${forest}`), put)).toBeNull();
  });

  it('FRT-3 HER-1 to choose another region for a piece, where there is one', () => {
    const put = { type: 'placeMarker', marker: 'hero', region: farm };
    const heroes = (lines: string) => stateOf(`turn 0 redeploy; seat 0 orcs+heroic ${lines}`);
    expect(remedyOf(heroes(`${farm}[hero] ${forest}`), put)).toBe('otherRegion');
    expect(remedyOf(heroes(`${farm}[hero]`), put)).toBeNull();
    // That another piece has its place elsewhere does not help.
    const parts = [{ part: 'marker', piece: 'tower', put: 'byHand', supply: 2 }] as const;
    const box = { id: 'base', own: { ownRaces: [{ id: 'gnomes', tokens: 6, borrows: 'ratmen', parts }] } } as const;
    const gnomes = stateOf(`turn 0 redeploy; seat 0 gnomes+heroic ${farm}[hero] ${forest}[hero]`, box);
    expect(remedyOf(gnomes, put)).toBeNull();
    expect(remedyOf(gnomes, { ...put, marker: 'tower', region: hill })).toBe('chooseOwn');
  });

  it('DIP-2 END-1 to wait for a turn that will come', () => {
    const peace = (round: number) =>
      stateOf(
        `board 2; round ${round}; turn 1 conquer; seat 0 humans+diplomat ${farm}; seat 1 orcs+hill ${forest} hand:5; pact humans 1`,
      );
    expect(remedyOf(peace(9), conquer(farm))).toBe('waitForPeace');
    expect(remedyOf(peace(10), conquer(farm))).toBeNull();
  });

  it('whatever was refused, in games at random, in boxes and by rules of the house', () => {
    const before = advised.count;
    for (const seed of Array.from({ length: isLong ? 200 : 8 }, (_, place) => place)) {
      const draw = drawFrom(seed);
      const plain: GameSetup = { players: 2 + (seed % 4), seed };
      const own = { ...plain, content: randomBox(drawFrom(seed)), banners: ['gnomes'], badges: ['nimble'] };
      let state = begun(seed % 2 === 0 ? plain : withRandomHouse(own));
      for (let step = 0; state.phase !== 'gameOver'; step++) {
        if (step % (isLong ? 4 : 16) === 0) expect(adviceFaults(state)).toEqual([]);
        state = play(state, randomCommand(draw, state)).state;
      }
    }
    expect(advised.count - before).toBeGreaterThan(20_000);
  });
});
