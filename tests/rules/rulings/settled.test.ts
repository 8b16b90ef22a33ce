import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type BoxName,
  explain,
  forceOf,
  holdersOf,
  income,
  legal,
  newGame,
  prospect,
  rulingIds,
} from '../../../src/rules/index.ts';
import { boxAt } from '../../support/house.ts';
import {
  cavernHill,
  farm,
  forest,
  hill,
  innerHill,
  innerPeak,
  lake,
  northSea,
  peak,
  swamp,
} from '../../support/places.ts';
import { play, refused, stateOf } from '../../support/position.ts';
import { only, paid } from '../../support/read.ts';

const page = readFileSync('docs/rulings.md', 'utf8');
const own = readFileSync(new URL(import.meta.url), 'utf8');

const conquer = (region: number) => ({ type: 'conquer', region }) as const;
const convert = (region: number) => ({ type: 'act', action: 'convert', region }) as const;
const done = { type: 'endConquests' } as const;
const end = { type: 'endRedeployment' } as const;

/** The rows of a table of the page, each as its cells. */
function rowsUnder(heading: string): string[][] {
  const [, rest = ''] = page.split(`\n## ${heading}\n`);
  const [part = ''] = rest.split(/^## /m);
  return [...part.matchAll(/^\| ([A-Z]+-\d+) .*$/gm)].map(([row]) => row.split('|').map((cell) => cell.trim()));
}

describe('docs/rulings.md', () => {
  it('has a row for each ruling, in their order, with the editions that hold it', () => {
    const rows = rowsUnder('Rulings').map(([, clause, , , held = '']) => [
      clause?.replace(/ .*/, ''),
      [...held.matchAll(/\b(RO|PL|BG|IT)\b/g)].map(([edition]) => edition),
    ]);
    const known = rulingIds.map((id) => {
      const holders = holdersOf(id);
      return [id, typeof holders === 'string' ? [] : [...holders.by, ...(holders.partly ?? [])]];
    });
    expect(rows).toEqual(known);
  });

  it('names what is decided without a switch by its clause, and each has a test here', () => {
    const clauses = rowsUnder('Decided without a switch').map(([, clause = '']) => clause);
    expect(clauses.length).toBeGreaterThan(10);
    for (const clause of clauses) expect(own, clause).toMatch(new RegExp(`it\\('[^']*\\b${clause}\\b`));
  });
});

describe('decided without a switch:', () => {
  it('SEA-1 MAP-6 a sea that another race holds in decline costs three, and is not empty', () => {
    const state = stateOf(`seat 0 orcs+seafaring ${farm} hand:5; seat 1 elves declined ${northSea}`);
    expect(prospect(state, northSea)?.cost.total).toBe(3);
    expect(prospect(stateOf(`seat 0 orcs+seafaring ${farm} hand:5`), northSea)?.cost.total).toBe(2);
    const taken = play(state, conquer(northSea));
    expect(only(taken.events, 'conquered')[0]?.nonEmpty).toBe(true);
    expect(income(taken.state, 0)).toContainEqual(expect.objectContaining({ clause: 'ORC-1', amount: 1 }));
  });

  it('SOR-4 Flying Sorcerers with no region may begin with a conversion, inland too', () => {
    const state = stateOf(`seat 0 sorcerers+flying hand:5; seat 1 elves+hill ${innerHill}`);
    expect(explain(state, convert(innerHill))).toBeNull();
    expect(play(state, convert(innerHill)).state.regions[innerHill]).toMatchObject({ force: 0, tokens: 1 });
    const walking = stateOf(`seat 0 sorcerers+swamp hand:5; seat 1 elves+hill ${farm}`);
    expect(refused(walking, convert(farm))).toMatchObject({ clause: 'SOR-4' });
  });

  it('BER-2 while a roll waits nothing is converted, and no region struck', () => {
    const foes = `seat 1 elves+hill ${forest}`;
    const rolled = stateOf(`seat 0 sorcerers+berserk ${farm} hand:3; ${foes}; rolled 0 BER-1 BER-2`);
    expect(refused(rolled, convert(forest))).toMatchObject({ clause: 'BER-2', code: 'rollWaiting' });
    const box: BoxName = {
      id: 'base',
      own: { ownRaces: [{ id: 'gnomes', tokens: 6, borrows: 'orcs', parts: [{ part: 'strike' }] }] },
    };
    const strike = stateOf(`seat 0 gnomes+berserk ${farm} hand:3; ${foes}; rolled 0 BER-1 BER-2`, box);
    expect(refused(strike, { type: 'act', action: 'strike', region: forest })).toMatchObject({ clause: 'BER-2' });
  });

  it('WEA-1 Wealthy pays once, at the end of the turn in which it was picked', () => {
    const first = stateOf(`turn 0 redeploy; seat 0 orcs+wealthy ${farm}; picked`);
    expect(paid(play(first, end).events)).toEqual({ 'SCO-1': 1, 'WEA-1': 7 });
    const later = stateOf(`turn 0 redeploy; seat 0 orcs+wealthy ${farm}`);
    expect(paid(play(later, end).events)).toEqual({ 'SCO-1': 1 });
  });

  it('DIE-3 RED-1 what a failed attempt leaves in hand is placed freely, in whatever regions the race holds', () => {
    const state = stateOf(`dice 0; seat 0 orcs+hill ${farm} ${swamp} hand:1; conquered orcs ${swamp}`);
    const { state: failed } = play(state, { type: 'finalRoll', region: peak });
    expect(failed.phase).toBe('redeploy');
    expect(legal(failed)).toContainEqual({ type: 'place', region: farm, count: 1 });
    expect(legal(failed)).toContainEqual({ type: 'place', region: swamp, count: 1 });
  });

  it('HAL-2 SEA-1 HAL-1 Seafaring Halflings may dig on water, the lake included', () => {
    const { state } = play(stateOf('seat 0 halflings+seafaring hand:9'), conquer(lake), conquer(forest));
    expect(state.regions[lake]).toMatchObject({ force: 0, markers: { hole: 1 } });
    expect(forceOf(state, 0).memory).toEqual({ holes: 2 });
  });

  it('DIP-1 whoever attacks only the race in decline of a player may make peace with that player', () => {
    const state = stateOf(
      `seat 0 orcs+diplomat ${farm} hand:3; seat 1 elves declined ${forest}; seat 1 humans+hill ${hill}`,
    );
    const { state: after } = play(state, conquer(forest), done, end);
    expect(legal(after)).toContainEqual({ type: 'treaty', seat: 1 });
  });

  it('PRT-21 GHO-5 a race whose tokens all stay in decline withdraws when it is attacked, though it does not act', () => {
    const box: BoxName = {
      id: 'base',
      own: { ownRaces: [{ id: 'gnomes', tokens: 6, borrows: 'orcs', parts: [{ part: 'keepsTokens' }] }] },
    };
    const text = `turn 1 conquer; seat 0 gnomes declined ${farm}:3 ${hill}; seat 0 elves+hill 9; seat 1 ratmen+swamp ${forest} hand:9`;
    // Also where the table reads GHO-5 otherwise: that is about those that act.
    for (const house of [{}, { house: { otherwise: ['GHO-5'] } } as const]) {
      const at = stateOf(text, { ...box, ...house });
      const { state: after } = play(at, conquer(farm), done, { type: 'place', region: farm, count: 4 }, end);
      expect(after.regions[hill]).toMatchObject({ force: 0, tokens: 3 });
    }
    const last = stateOf(
      `turn 1 conquer; seat 0 gnomes declined ${farm}:3; seat 0 elves+hill 9; seat 1 ratmen+swamp ${forest} hand:9`,
      box,
    );
    // Its last region gone, it has left: nothing of it could enter again.
    expect(play(last, conquer(farm)).state.forces.some(({ race }) => race === 'gnomes')).toBe(false);
  });

  it('PRT-4 CON-2 FLY-1 what a race reaches from afar it may enter by', () => {
    const box: BoxName = {
      id: 'base',
      own: {
        ownRaces: [{ id: 'gnomes', tokens: 6, borrows: 'orcs', parts: [{ part: 'reach', where: ['hill'] }] }],
      },
    };
    const state = stateOf('seat 0 gnomes+swamp hand:5', box);
    expect(explain(state, conquer(cavernHill))).toBeNull();
    expect(refused(state, conquer(innerPeak))).toMatchObject({ clause: 'CON-2' });
  });

  it('VAR-1 the picks of the draft are turns of round 1 of their own, told before the first turns', () => {
    const start = newGame({ players: 2, seed: 1, firstSeat: 0, content: boxAt({ draft: true }) });
    if (!start.ok) throw new Error(start.refusal.code);
    const pick = { type: 'pickCombo', index: 0 } as const;
    const { events } = play(start.state, pick, pick);
    const told = [...start.events, ...events].flatMap((event) =>
      event.type === 'turnBegan' || event.type === 'turnEnded' ? [[event.type, event.seat]] : [],
    );
    expect(told).toEqual([
      ['turnBegan', 1],
      ['turnEnded', 1],
      ['turnBegan', 0],
      ['turnEnded', 0],
      ['turnBegan', 0],
    ]);
  });

  it('OWN-1 OWN-2 a race and a power may have no token at all: then the turn is over at once, for no coin', () => {
    const box: BoxName = {
      id: 'base',
      own: {
        ownRaces: [{ id: 'gnomes', tokens: 0, borrows: 'orcs' }],
        ownPowers: [{ id: 'nimble', tokens: 0 }],
      },
    };
    const state = stateOf('turn 0 pickCombo; column gnomes+nimble', box);
    const { state: after, events } = play(state, { type: 'pickCombo', index: 0 });
    expect(after).toMatchObject({ turnSeat: 1, phase: 'pickCombo' });
    expect(only(events, 'scored')).toMatchObject([{ seat: 0, amount: 0 }]);
  });

  it('FRT-3 a Fortress put down in this redeployment comes back to hand when its region is emptied in the same one', () => {
    const state = stateOf(`turn 0 redeploy; seat 0 amazons+fortified ${farm} ${forest} ${swamp} ${hill} 9`);
    const put = (region: number) => ({ type: 'placeMarker', marker: 'fortress', region }) as const;
    const empty = [9, farm, forest, swamp].map((region) => ({ type: 'lift', region, count: 1 }) as const);
    expect(paid(play(state, put(9), ...empty, put(hill), end).events)).toEqual({ 'SCO-1': 1, 'FRT-2': 1 });
  });

  it('SCO-4 the bank pays whatever is won: coins are values, and nothing keeps count of the stash', () => {
    const state = stateOf(`turn 0 redeploy; coins 900 900; seat 0 orcs+hill ${hill}`);
    expect(play(state, end).state.coins).toEqual([902, 900]);
  });
});
