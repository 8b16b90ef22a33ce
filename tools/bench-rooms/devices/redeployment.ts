import { startOf } from '../../../src/rooms/core/game.ts';
import type { Opening } from '../../../src/rooms/protocol/index.ts';
import { apply, type Command, legal } from '../../../src/rules/index.ts';
import { people } from './opening.ts';

/**
 * A game of two whose first player redeploys, after so many commands: troops are placed, lifted and placed again. That never ends by itself, so there is always
 * something legal to do, however much was done, and it is always the first seat that does it.
 */
export function redeployment(length = 0): Opening {
  const opening = people(2);
  const commands: Command[] = [];
  let state = startOf(opening.setup);
  while (state !== null && (state.phase !== 'redeploy' || commands.length < length)) {
    const hasConquered = commands.some(({ type }) => type === 'conquer');
    const kinds = state.phase === 'conquer' && !hasConquered ? ['conquer'] : ['pickCombo', 'endConquests'];
    const moves = legal(state);
    const command = moves.find(({ type }) => kinds.includes(type)) ?? redeployed(moves);
    const done = command === null ? null : apply(state, command);
    if (command === null || !done?.ok) throw new Error('This game leads to no redeployment.');
    commands.push(command);
    state = done.state;
  }
  return { ...opening, commands };
}

/** What goes on with a redeployment; null if there is none. */
export function redeployed(moves: readonly Command[]): Command | null {
  return moves.find(({ type }) => type === 'place') ?? moves.find(({ type }) => type === 'lift') ?? null;
}
