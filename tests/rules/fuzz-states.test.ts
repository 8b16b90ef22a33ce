import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, type GameState, legal, newGame, readState } from '../../src/rules/index.ts';
import clauses from '../../src/ui/locale/en/clauses.json';
import { freeze } from '../../tools/checks/commands.ts';
import { faults } from '../../tools/checks/invariants.ts';
import { drawFrom, pick, randomCommand } from '../../tools/checks/random-player.ts';
import { isLong } from '../support/how-long.ts';
import { mutated } from '../support/mutate.ts';

/** Positions of every phase, frozen, from games on all boards. */
const positions: readonly GameState[] = [1, 2, 3, 4].flatMap((seed) => {
  const start = newGame({ players: 1 + seed, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  const met: GameState[] = [];
  const draw = drawFrom(seed);
  let { state } = start;
  for (let step = 0; state.phase !== 'gameOver'; step++) {
    if (step % 10 === 0) met.push(freeze(state));
    const outcome = apply(state, randomCommand(draw, state));
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    state = outcome.state;
  }
  return [...met, freeze(state)];
});

let refused = 0;
let accepted = 0;

/** Reads a value; says whether it is a state. What is none is refused with reasons: where, what, and which clause of the rules. */
function tryState(value: unknown): boolean {
  const reading = readState(value);
  if (reading.ok) {
    accepted += 1;
    return true;
  }
  refused += 1;
  if (reading.faults.length === 0) throw new Error('refused without a reason');
  for (const { clause, code, message } of reading.faults) {
    if (clause !== null && !(clause in clauses)) throw new Error(`no such clause: ${clause}`);
    if (code === '' || !/^.{12,}\.$/s.test(message)) throw new Error(`no sentence: ${code} ${message}`);
  }
  return false;
}

describe('no value can pass for a state without being one', () => {
  it('any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(tryState(value)).toBe(false);
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it('a state with any value in one of its fields', () => {
    const fields = Object.keys(positions[0] ?? {});
    fc.assert(
      fc.property(fc.constantFrom(...positions), fc.constantFrom(...fields), fc.anything(), (state, field, value) => {
        tryState({ ...state, [field]: value });
      }),
      { numRuns: 3000, seed: 2 },
    );
  });

  it('a state changed in one to three places: refused, or every legal command can be given', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const draw = drawFrom(seed);
        const value = mutated(draw, pick(draw, positions));
        const reading = tryState(value) ? readState(value) : null;
        if (!reading?.ok) return;
        const state = freeze(reading.state);
        for (const command of legal(state)) expect(apply(state, command).ok).toBe(true);
      }),
      { numRuns: isLong ? 6000 : 1000, seed: 3 },
    );
  });

  it('were 9,000 and more (in the long run), a few of them states after all', () => {
    expect(refused).toBeGreaterThan(isLong ? 9000 : 4500);
    expect(accepted).toBeGreaterThan(100);
  });
});

describe('what is accepted can be played', () => {
  it('a state changed at random is refused with a reason, or plays to the end, whole after every command', () => {
    let playable = 0;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const draw = drawFrom(seed);
        const reading = readState(mutated(draw, pick(draw, positions)));
        if (!reading.ok) {
          expect(reading.faults.length).toBeGreaterThan(0);
          return;
        }
        playable += 1;
        let { state } = reading;
        for (let step = 0; state.phase !== 'gameOver'; step++) {
          if (step > 8000) throw new Error('no end');
          const command = randomCommand(draw, state);
          const outcome = apply(state, command);
          if (!outcome.ok) throw new Error(`${JSON.stringify(command)}: ${outcome.refusal.code}`);
          state = outcome.state;
          expect(faults(state)).toEqual([]);
        }
      }),
      { numRuns: isLong ? 300 : 120, seed: 1 },
    );
    expect(playable).toBeGreaterThan(isLong ? 20 : 8);
  });
});
