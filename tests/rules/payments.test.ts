import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payments } from '../../src/rules/ahead.ts';
import { apply, type Command, type GameState, legal } from '../../src/rules/index.ts';
import { met } from '../support/met.ts';
import { farm, forest, swamp } from '../support/places.ts';
import { play, stateOf } from '../support/position.ts';

const payment = (state: GameState, command: Command) =>
  payments(state).find((one) => JSON.stringify(one.command) === JSON.stringify(command));

describe('what the turn would pay after each command', () => {
  it('SCO-1, SWP-1 a region taken pays one coin, a swamp one more to whom swamps pay', () => {
    const state = stateOf(`board 2; turn 0 conquer; seat 0 humans+swamp ${forest} hand:9`);
    expect(payment(state, { type: 'conquer', region: swamp })?.coins).toBe(3);
    expect(payment(state, { type: 'conquer', region: farm })?.coins).toBe(3);
    expect(payment(state, { type: 'endConquests' })?.coins).toBe(1);
    expect(payment(state, { type: 'abandon', region: forest })?.coins).toBe(0);
  });

  it('DIE-3 a final roll is told both ways', () => {
    const state = stateOf(`board 2; turn 0 conquer; seat 0 ratmen+swamp ${forest} hand:1`);
    expect(payment(state, { type: 'finalRoll', region: swamp })).toMatchObject({ coins: 3, failed: 1 });
    expect(payment(state, { type: 'endConquests' })).not.toHaveProperty('failed');
  });

  it('DEC-5, TRN-7 a command that ends the turn: what it pays, not what the next turn would', () => {
    const state = stateOf(`board 2; turn 0 readyTroops; seat 0 humans+wealthy ${farm} ${forest}:2`);
    const { events } = play(state, { type: 'decline' });
    expect(events).toContainEqual({ type: 'scored', seat: 0, amount: 2 });
    expect(payment(state, { type: 'decline' })?.coins).toBe(2);
    // WEA-1: seven of them once.
    const placed = stateOf(`board 2; turn 0 redeploy; picked; seat 0 ratmen+wealthy ${farm} ${forest}`);
    expect(payment(placed, { type: 'endRedeployment' })?.coins).toBe(9);
  });

  it('tells of every legal command, of which none is refused, and changes nothing', () => {
    const positions = fc.record({
      players: fc.integer({ min: 2, max: 5 }),
      seed: fc.integer({ min: 0, max: 1000 }),
      steps: fc.integer({ min: 0, max: 200 }),
    });
    fc.assert(
      fc.property(positions, ({ players, seed, steps }) => {
        const state = met(players, seed, steps);
        const before = JSON.stringify(state);
        const told = payments(state);
        expect(told.map(({ command }) => command)).toEqual(legal(state));
        expect(JSON.stringify(state)).toBe(before);
        for (const { command, coins, failed } of told) {
          const outcome = apply(state, command);
          const paid = outcome.ok ? outcome.events.find((event) => event.type === 'scored') : undefined;
          // Where the command ends the turn, what was told is what is paid.
          if (paid?.type === 'scored') expect([coins, failed]).toContain(paid.amount);
        }
      }),
      { numRuns: 40 },
    );
  });
});
