import { describe, expect, it, vi } from 'vitest';
import {
  type Command,
  contentOf,
  forceOf,
  type GameSetup,
  type GameState,
  income,
  legal,
  makeOwn,
  newGame,
  type OwnRace,
  type Power,
  prospect,
} from '../../src/rules/index.ts';
import start from '../../src/ui/locale/en/start.json';
import { costInline } from '../../src/ui/words/refusal-words.ts';
import { gnomes, nimble } from '../support/own.ts';
import { farm, forest, hill, lake, swamp } from '../support/places.ts';
import { type PositionSpec, play, position, refused } from '../support/position.ts';
import { paid, standing } from '../support/read.ts';

const { powers, races } = contentOf({});

const boxRaces = Object.keys(races);
const boxPowers = Object.keys(powers);

vi.mock('../../src/rules/boxes/index.ts', () => import('../support/test-boxes.ts'));

const from = (id: string) => ({ content: { id } });

function started(setup: GameSetup) {
  const start = newGame(setup);
  if (!start.ok) throw new Error(start.refusal.code);
  return start.state;
}

describe('a race of one’s own', () => {
  it('OWN-1 borrows all tokens of a race, whose banner is taken out', () => {
    const state = started({ players: 3, seed: 5, ...from('gnomes') });
    const banners = [...state.column.map(({ race }) => race), ...state.hidden.banners];
    expect(banners.sort()).toEqual([...boxRaces.filter((id) => id !== 'amazons'), 'gnomes'].sort());
    expect(state.tray.gnomes).toBe(15);
    expect(state.tray).not.toHaveProperty('amazons');
    expect(newGame({ players: 3, seed: 5, banners: ['amazons'], ...from('gnomes') }).ok).toBe(false);
  });

  it('OWN-1 COL-4 takes no more than the borrowed tokens', () => {
    const setup = { ...from('dwarfGnomes'), players: 2, seed: 1, banners: ['gnomes'], badges: ['flying'] };
    const { state } = play(started(setup), { type: 'pickCombo', index: 0 });
    expect(forceOf(state, 0).hand).toBe(8);
    expect(state.tray.gnomes).toBe(0);
  });

  it('OWN-1 has at most ten tokens, lent by a race with as many or more', () => {
    const refused = (race: OwnRace) => {
      const made = makeOwn(contentOf({}), { races: [race] });
      return made.ok ? null : [made.refusal.clause, made.refusal.code];
    };
    expect(refused({ ...gnomes, tokens: 11 })).toEqual(['OWN-1', 'tooManyOwnTokens']);
    expect(refused({ ...gnomes, tokens: 2.5 })).toEqual(['OWN-1', 'tooManyOwnTokens']);
    expect(refused({ ...gnomes, tokens: 9, borrows: 'dwarves' })).toEqual(['OWN-1', 'lenderTooSmall']);
    expect(refused({ ...gnomes, borrows: 'nobody' })).toEqual(['OWN-1', 'noSuchLender']);
    expect(refused({ ...gnomes, id: 'orcs' })).toEqual(['OWN-1', 'nameTaken']);
    expect(Object.keys(races), 'nothing is brought').toEqual(boxRaces);
    const made = makeOwn(contentOf({}), { races: [{ ...gnomes, tokens: 10, borrows: 'humans' }] });
    expect(made.ok && made.content.races.gnomes?.supply).toBe(10);
  });
});

describe('hooks that no race of the box uses so', () => {
  /** Hermits in decline with three tokens in the farm, attacked by Ratmen of this seat from the forest. */
  const attacked = (seat: number, at: Record<number, number>) => {
    const old = { race: 'hermits', power: null, declined: true, at };
    const foe = { race: 'ratmen', power: 'hill', seat, at: { [forest]: 1 }, hand: 5 };
    const start = position({ seat, forces: [old, foe], ...from('hermits') });
    return play(start, { type: 'conquer', region: farm }, { type: 'endConquests' });
  };

  it('OWN-3 LOS-2 tokens that withdraw in decline are placed, by the conqueror’s victim', () => {
    const { state } = play(attacked(1, { [farm]: 3, [swamp]: 1, [hill]: 1 }).state, { type: 'endRedeployment' });
    expect(state).toMatchObject({ phase: 'withdrawal', seat: 0 });
    const placed = play(state, { type: 'place', region: hill, count: 2 }, { type: 'endRedeployment' }).state;
    expect(standing(placed, 0)).toEqual({ [swamp]: 1, [hill]: 3 });
  });

  it('OWN-3 LOS-2 or by the conqueror, if they are his own', () => {
    const { state } = attacked(0, { [farm]: 3, [hill]: 1 });
    expect(refused(state, { type: 'endRedeployment' })).toMatchObject({ clause: 'RED-2', facts: { race: 'hermits' } });
    expect(standing(play(state, { type: 'place', region: hill, count: 2 }).state, 0)).toEqual({ [hill]: 3 });
  });

  it('OWN-3 DEC-7 with its last region a race in decline that no longer acts is gone', () => {
    const { state } = attacked(1, { [farm]: 3 });
    expect(state.forces.map(({ race }) => race)).toEqual(['ratmen']);
    expect(state.tray.hermits).toBe(10);
  });

  it('OWN-3 FLY-1 a flying race that may take water reaches only land without adjacency', () => {
    const forces = [{ race: 'gnomes', power: 'flying', at: { [hill]: 1 }, hand: 9 }];
    expect(refused(position({ forces, ...from('swimmers') }), { type: 'conquer', region: lake })).toMatchObject({
      clause: 'CON-3',
    });
  });

  it('OWN-3 SPI-2 a badge that says what holds in decline stays with its race', () => {
    const start = position({
      phase: 'readyTroops',
      forces: [{ race: 'orcs', power: 'thrifty', at: { [farm]: 2 } }],
      ...from('thrifty'),
    });
    const { state, events } = play(start, { type: 'decline' });
    expect(paid(events)).toEqual({ 'SCO-1': 1, 'OWN-2': 3 });
    expect(state.forces[0]).toMatchObject({ declined: true, power: 'thrifty' });
  });
});

describe('a power of one’s own', () => {
  const warily = (hand: number, spec: PositionSpec = {}) =>
    position({ forces: [{ race: 'orcs', power: 'wary', hand, at: { [farm]: 1 } }], ...spec, ...from('wary') });

  it('CON-5 OWN-2 may make a conquest dearer, by a line of its receipt', () => {
    const cost = prospect(warily(5), forest)?.cost;
    expect(cost).toMatchObject({
      lines: [{ source: 'base' }, { clause: 'OWN-2', amount: 1, source: 'surcharge', of: 'wary' }],
      total: 3,
    });
    expect(refused(warily(2), { type: 'conquer', region: forest })).toMatchObject({
      clause: 'CON-1',
      facts: { needed: 3 },
    });
    expect(cost && costInline({}, cost)).toMatch(/^3: 2 \+ 1 .+$/);
  });

  it('OWN-2 is told how a region was taken: at its cost, by the final roll, by an action', () => {
    const memory = (state: GameState, command: Command) => play(state, command).state.forces[0]?.memory;
    expect(memory(warily(5), { type: 'conquer', region: forest })).toEqual({ conquer: 1 });
    expect(memory(warily(1), { type: 'act', action: 'tunnel', region: forest })).toEqual({ tunnel: 1 });
    expect(memory(warily(1, { dice: [3] }), { type: 'finalRoll', region: forest })).toEqual({ finalRoll: 1 });
  });

  it('SCO-2 OWN-2 each coin names what it is of, whatever its clause is called', () => {
    const lines = income(warily(0), 0);
    expect(lines.map(({ clause, of }) => ({ clause, of }))).toEqual([
      { clause: 'SCO-1', of: { region: farm } },
      { clause: 'ORC-1', of: { power: 'wary' } },
    ]);
  });

  it('OWN-2 has at most five tokens', () => {
    const refused = (power: Power) => {
      const made = makeOwn(contentOf({}), { powers: [power] });
      return made.ok ? null : [made.refusal.clause, made.refusal.code];
    };
    expect(refused({ ...nimble, tokens: 6 })).toEqual(['OWN-2', 'tooManyOwnTokens']);
    expect(refused({ ...nimble, id: 'flying' })).toEqual(['OWN-2', 'nameTaken']);
    expect(Object.keys(powers)).toEqual(boxPowers);
    const { state } = play(
      started({ ...from('nimbleFive'), players: 2, seed: 1, banners: ['orcs'], badges: ['nimble'] }),
      {
        type: 'pickCombo',
        index: 0,
      },
    );
    expect(forceOf(state, 0).hand).toBe(5 + 5);
  });

  it('OWN-3 BER-2 a die rolled beforehand is for a conquest, not for an action of one’s own', () => {
    const setup = { ...from('wild'), players: 2, seed: 1, banners: ['changelings'], badges: ['berserk'], dice: [1] };
    const { state } = play(started(setup), { type: 'pickCombo', index: 0 }, { type: 'act', action: 'berserkRoll' });
    expect(legal(state).some((command) => command.type === 'act')).toBe(false);
  });
});

describe('a box', () => {
  it('stays as it is, whatever is made of it', () => {
    const before = started({ players: 4, seed: 3 });
    expect(started({ players: 4, seed: 3, ...from('wild') })).not.toEqual(before);
    expect(Object.keys(contentOf({}).races)).toEqual(boxRaces);
    expect(Object.keys(contentOf({}).powers)).toEqual(boxPowers);
    expect(started({ players: 4, seed: 3 })).toEqual(before);
  });

  it('says why not', () => {
    for (const code of ['nameTaken', 'tooManyOwnTokens', 'noSuchLender', 'lenderTooSmall'])
      expect(start).toHaveProperty([`refusal.${code}`]);
  });
});
