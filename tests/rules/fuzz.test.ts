import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameSetup, GameState, Refusal } from '../../src/rules/index.ts';
import { apply, explain, legal, newGame, replay } from '../../src/rules/index.ts';
import clauses from '../../src/ui/locale/en/clauses.json';
import start from '../../src/ui/locale/en/start.json';
import { everyCommand, freeze } from '../../tools/checks/commands.ts';
import { faults } from '../../tools/checks/invariants.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { isLong } from '../support/how-long.ts';

/** Positions of every phase, frozen, from a few random games. */
const positions: readonly GameState[] = [1, 2, 3, 4].flatMap((seed) => {
  const start = newGame({ players: 1 + seed, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  const met: GameState[] = [];
  const draw = drawFrom(seed);
  let { state } = start;
  for (let step = 0; state.phase !== 'gameOver'; step++) {
    if (step % 6 === 0) met.push(freeze(state));
    const outcome = apply(state, randomCommand(draw, state));
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    state = outcome.state;
  }
  return [...met, freeze(state)];
});

const types = [...new Set(positions.flatMap((state) => legal(state).map(({ type }) => type)))];
const anyPosition = fc.constantFrom(...positions);
const number = fc.oneof(fc.integer({ min: -2, max: 60 }), fc.double(), fc.constantFrom(-0, 2 ** 53, Number.NaN));
const field = fc.oneof(number, fc.boolean(), fc.constant(null), fc.string(), fc.anything());

/** Something like a command: a known kind, with any fields. */
const nearly = fc.record(
  {
    type: fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...types) }, { weight: 1, arbitrary: fc.string() }),
    index: field,
    region: field,
    count: field,
    action: fc.oneof(fc.constantFrom('convert', 'dragon', 'berserkRoll', 'constructor', '__proto__'), field),
    marker: fc.oneof(fc.constantFrom('hero', 'fortress', 'mountain', 'toString', '__proto__'), field),
    seat: field,
    decline: field,
    extra: fc.anything(),
  },
  { requiredKeys: ['type'], noNullPrototype: false },
);

/** Values that do something when they are looked at. */
const hostile: readonly unknown[] = [
  new Proxy({}, { get: () => fail(), ownKeys: () => fail(), has: () => fail(), getPrototypeOf: () => fail() }),
  Object.defineProperty({ region: 1 }, 'type', { enumerable: true, get: fail }),
  Object.defineProperty({ type: 'conquer' }, 'region', { enumerable: true, get: fail }),
  Object.create(null),
  Object.create({ type: 'expand' }),
  () => 'expand',
  Symbol('expand'),
  10n,
];

function fail(): never {
  throw new Error('hands off');
}

/** A command whose region is another one each time it is read. */
function fickle(type: string, regions: readonly unknown[]): object {
  let reads = 0;
  return {
    type,
    get region() {
      return regions[reads++ % regions.length];
    },
    count: 1,
  };
}

/** Inputs refused so far. Those of the three fuzz files (commands and set-ups, states, saves) are far more than 100,000. */
let refused = 0;

/** A refusal says why: a message of the catalogue, and the clause where a rule is broken. */
function expectReason({ code, clause }: Refusal): void {
  refused += 1;
  if (!(`refusal.${code}` in start)) throw new Error(`no message for ${code}`);
  if (clause !== null && !(clause in clauses)) throw new Error(`no such clause: ${clause}`);
  if (clause === null && !formCodes.includes(code)) throw new Error(`${code} names no clause`);
}

/** What is refused by its form, before any rule. */
const formCodes = ['malformed', 'malformedSetup', 'noSuchSeat', 'noSuchAction'];

/** The states are frozen throughout, so what would write into one throws. */
function tryCommand(state: GameState, command: unknown): void {
  const outcome = apply(state, command);
  const refusal = explain(state, command);
  if ((refusal === null) !== outcome.ok) throw new Error(`explain and apply differ: ${refusal?.code}`);
  if (outcome.ok) expect(faults(outcome.state)).toEqual([]);
  else expectReason(outcome.refusal);
}

describe('nothing a stranger sends can throw, or change the state', () => {
  it('any value as a command', () => {
    fc.assert(fc.property(anyPosition, fc.anything(), tryCommand), { numRuns: isLong ? 5000 : 2000, seed: 1 });
  });

  it('any fields in a known kind of command', () => {
    fc.assert(fc.property(anyPosition, nearly, tryCommand), { numRuns: isLong ? 10_000 : 4000, seed: 2 });
  });

  it('every command of the board that is not legal now', () => {
    for (const state of positions) {
      const listed = new Set(legal(state).map((command) => JSON.stringify(command)));
      for (const command of everyCommand(state)) {
        const outcome = apply(state, command);
        if (outcome.ok !== listed.has(JSON.stringify(command))) throw new Error(`listed? ${JSON.stringify(command)}`);
        if (!outcome.ok) expectReason(outcome.refusal);
      }
    }
  });

  it('values that do something when they are looked at', () => {
    for (const state of positions.slice(0, 20))
      for (const value of hostile) {
        expect(apply(state, value)).toMatchObject({ ok: false, refusal: { clause: null, code: 'malformed' } });
        expect(explain(state, value)?.code).toBe('malformed');
      }
  });

  it('a command that changes while it is read', () => {
    const anyList = fc.array(field, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyPosition, fc.constantFrom(...types), anyList, (state, type, regions) => {
        const outcome = apply(state, fickle(type, regions));
        if (outcome.ok) expect(faults(outcome.state)).toEqual([]);
      }),
      { numRuns: 1000, seed: 3 },
    );
    for (const state of positions.filter(({ phase }) => phase === 'conquer')) {
      for (const command of legal(state)) {
        if (command.type !== 'conquer') continue;
        const outcome = apply(state, fickle('conquer', [command.region, 'elsewhere', -1]));
        expect(outcome.ok && outcome.state.regions[command.region]?.force).toBe(state.turn.force);
      }
    }
  });

  it('any value as a set-up', () => {
    const loose = fc.oneof(field, fc.array(fc.oneof(fc.string(), number), { maxLength: 3 }), fc.sparseArray(number));
    const setup = fc.record(
      {
        players: fc.oneof(fc.integer({ min: 1, max: 6 }), field),
        seed: fc.oneof(fc.integer(), field),
        firstSeat: loose,
        banners: loose,
        badges: loose,
        dice: loose,
      },
      { requiredKeys: [], noNullPrototype: false },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), setup), (value) => {
        const start = newGame(value as GameSetup);
        if (!start.ok) expectReason(start.refusal);
        else expect(faults(start.state)).toEqual([]);
        expect(replay(value as GameSetup, []).ok).toBe(start.ok);
      }),
      { numRuns: isLong ? 3000 : 1000, seed: 4 },
    );
  });

  it('set-ups with gaps, twins, strangers and traps', () => {
    const base = { players: 2, seed: 1 };
    const gap = new Array(1);
    for (const wrong of [
      { ...base, banners: gap },
      { ...base, badges: gap },
      { ...base, dice: gap },
      { ...base, banners: ['orcs', 'orcs'] },
      { ...base, banners: ['constructor'] },
      { ...base, badges: ['orcs'] },
      { ...base, dice: [4] },
      { ...base, firstSeat: 2 },
      { players: Object.create(null), seed: 1 },
      ...hostile,
    ])
      expect(newGame(wrong as GameSetup)).toMatchObject({ ok: false });
  });

  it('any list as the commands of a replay', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(nearly, fc.anything()), { maxLength: 4 }), (commands) => {
        const again = replay({ players: 3, seed: 1 }, commands);
        if (again.ok) return;
        expect(again.at).toBeLessThan(commands.length);
        expectReason(again.refusal);
      }),
      { numRuns: 300, seed: 5 },
    );
  });

  it('were 150,000 and more in the long run, else a third of them', () => {
    expect(refused).toBeGreaterThan(isLong ? 150_000 : 50_000);
  });
});
