import { isDeepStrictEqual } from 'node:util';
import { type GameState, newestRules } from '../../src/rules/index.ts';
import { readPosition, writePosition } from '../../src/rules/positions/index.ts';

/** What is wrong with the text of a position: it cannot be read back, or is read as another state. */
export function textFaults(state: GameState): string[] {
  const text = writePosition(state);
  const reading = readPosition(text, newestRules, state.content);
  if (!reading.ok)
    return reading.faults.map(({ line, column, message }) => `position ${line}:${column} ${message}\n${text}`);
  return isDeepStrictEqual(reading.state, state) ? [] : [`the position is read as another:\n${text}`];
}
