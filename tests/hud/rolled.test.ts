import { describe, expect, it } from 'vitest';
import { lastRoll } from '../../src/hud/dock/turn.ts';
import type { LogEntry } from '../../src/rules/course.ts';
import { apply, type GameState, legal } from '../../src/rules/index.ts';
import { gameWith } from '../browser/games.ts';

const rollOf = (state: GameState) => legal(state).find(({ type }) => type === 'finalRoll');

describe('what the die came to', () => {
  const { state } = gameWith(2, (now) => now.phase === 'conquer' && rollOf(now) !== undefined);
  const command = rollOf(state) ?? expect.fail('no roll');
  const entry = (face: number): LogEntry => {
    const outcome = apply({ ...state, hidden: { ...state.hidden, dice: [face] } }, command);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    return { command, seat: state.seat, round: state.round, events: outcome.events };
  };

  it('is known right after the roll, with its face and whether the region fell, and only until the next step', () => {
    const region = 'region' in command ? command.region : -1;
    expect(lastRoll([entry(3)])).toEqual({ value: 3, region, won: true });
    expect(lastRoll([entry(0)])).toEqual({ value: 0, region, won: false });
    const next: LogEntry = { command: { type: 'endRedeployment' }, seat: 0, round: 1, events: [] };
    expect(lastRoll([entry(3), next])).toBeNull();
    expect(lastRoll([])).toBeNull();
  });
});
