import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Command, newGame } from '../../../src/rules/index.ts';
import { SaveError, type SaveProblem } from '../../../src/session/saves/problem.ts';
import { makeRecord, type SavedGame, toText } from '../../../src/session/saves/record.ts';
import { revive } from '../../../src/session/saves/revive.ts';
import { fromText, readRecord } from '../../../src/session/saves/save-text.ts';
import { freeze } from '../../../tools/checks/commands.ts';
import { playGame } from '../../../tools/players/game.ts';
import { settler } from '../../../tools/players/settler.ts';
import { isLong } from '../../support/how-long.ts';
import { setup } from './build.ts';

// Thousands of readings: on a machine that is busy with other things they take their time.
vi.setConfig({ testTimeout: 120_000 });

/** A few turns of a game, as they are written down. */
const played = playGame(setup.game, settler, ({ round }) => round === 2);
const record = freeze(
  makeRecord({ id: 'fuzzed', savedAt: 1000, setup, commands: played.commands, game: played.state }),
);
const text = toText(record);

let refused = 0;

/** The reason why it cannot be read or played again; none for what can. Anything but a reason of ours is a crash. */
function problem(read: () => SavedGame): SaveProblem | null {
  try {
    revive(read());
    return null;
  } catch (failure) {
    if (!(failure instanceof SaveError)) throw failure;
    refused += 1;
    return failure.code;
  }
}

const reasons: readonly SaveProblem[] = ['foreign', 'newer', 'tooMuch', 'damaged', 'otherRules'];

describe('reading a file of a saved game', () => {
  it('opens it while it is whole', () => {
    expect(problem(() => fromText(text))).toBeNull();
    expect(refused).toBe(0);
  });

  it('refuses any other value and never crashes', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(problem(() => readRecord(value))).toBe('foreign');
      }),
      { numRuns: 1500, seed: 1 },
    );
  });

  it('reads no other game where a few characters are changed, and never crashes', () => {
    const place = fc.integer({ min: 0, max: text.length - 2 });
    const edit = fc.tuple(place, fc.integer({ min: 0, max: 3 }), fc.string({ unit: 'binary', maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        let changed = text;
        for (const [at, gone, come] of edits) changed = changed.slice(0, at) + come + changed.slice(at + gone);
        const found = problem(() => fromText(changed));
        // All of it is sealed: what is read is what was written.
        if (found === null) expect(fromText(changed)).toEqual(record);
        else expect(reasons).toContain(found);
      }),
      { numRuns: isLong ? 8000 : 3000, seed: 2 },
    );
  });

  it('says what is wrong, or opens it, with any value in one of its fields, and never crashes', () => {
    const fields = Object.keys(record);
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.anything(), (field, value) => {
        expect(reasons).toContain(problem(() => readRecord({ ...record, [field]: value })));
      }),
      { numRuns: 1500, seed: 3 },
    );
  });

  it('refuses other commands under a right seal, since the rules refuse them or lead elsewhere', () => {
    const index = fc.integer({ min: 0, max: 30 });
    const anyCommand: fc.Arbitrary<Command> = fc.oneof(
      fc.record({ type: fc.constant('conquer' as const), region: index }),
      fc.record({ type: fc.constant('place' as const), region: index, count: index }),
      fc.record({ type: fc.constant('pickCombo' as const), index }),
      fc.record({ type: fc.constantFrom('expand' as const, 'decline' as const, 'endConquests' as const) }),
      fc.record({ type: fc.constant('act' as const), action: fc.string(), region: index }),
    );
    const at = fc.integer({ min: 0, max: record.commands.length - 1 });
    fc.assert(
      fc.property(at, anyCommand, fc.boolean(), (place, command, isAdded) => {
        const commands = record.commands.toSpliced(place, isAdded ? 0 : 1, command);
        const same = JSON.stringify(commands) === JSON.stringify(record.commands);
        const forged = makeRecord({ id: 'a', savedAt: 1000, setup, commands, game: played.state });
        expect(problem(() => readRecord(JSON.parse(JSON.stringify(forged))))).toBe(same ? null : 'otherRules');
      }),
      { numRuns: isLong ? 1500 : 500, seed: 4 },
    );
  });

  it('says what is wrong, or opens it, with any set-up under a right seal, and never crashes', () => {
    const game = fc.record({
      players: fc.oneof(fc.integer({ min: 0, max: 7 }), fc.integer()),
      seed: fc.integer(),
      banners: fc.array(fc.string(), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(game, (other) => {
        const facts = { id: 'a', savedAt: 1000, commands: record.commands, game: played.state };
        const forged = makeRecord({ ...facts, setup: { ...setup, game: other } });
        const found = problem(() => readRecord(JSON.parse(JSON.stringify(forged))));
        expect(reasons).toContain(found);
        if (!newGame(other).ok) expect(['tooMuch', 'damaged', 'otherRules']).toContain(found);
      }),
      { numRuns: 500, seed: 5 },
    );
  });

  it('refused thousands of files in the tests above (12,000 in the long run)', () => {
    expect(refused).toBeGreaterThan(isLong ? 12_000 : 6000);
  });
});
