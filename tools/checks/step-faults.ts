import { isDeepStrictEqual } from 'node:util';
import type { GameEvent, GameState } from '../../src/rules/index.ts';
import { apply, explain, legal } from '../../src/rules/index.ts';
import start from '../../src/ui/locale/en/start.json';
import { everyCommand } from './commands.ts';
import { coinsInPlay, faults } from './invariants.ts';
import { retell, tale } from './retell.ts';

/** What is wrong with a step of a game: with the state it led to, or with what its events tell about it. */
export function stepFaults(before: GameState, after: GameState, events: readonly GameEvent[]): string[] {
  const found = faults(after);
  if (!isDeepStrictEqual(tale(after), retell(before, events))) found.push('the events tell of another state');
  let paid = 0;
  for (const event of events) if (event.type === 'coinsMoved' && event.from.at === 'stash') paid += event.amount;
  const gained = coinsInPlay(after) - coinsInPlay(before);
  if (gained !== paid) found.push(`SET-5 ${gained} coins came from a stash that paid ${paid}`);
  return found;
}

/** What is wrong with the legal list: each listed command is accepted; each other one is refused, with a message. */
export function listFaults(state: GameState): string[] {
  const listed = legal(state).map((command) => JSON.stringify(command));
  const allowed = new Set(listed);
  const found = allowed.size === listed.length ? [] : ['a command is listed twice'];
  const seen = new Set<string>();
  for (const command of everyCommand(state)) {
    const text = JSON.stringify(command);
    const outcome = apply(state, command);
    const refusal = explain(state, command);
    seen.add(text);
    if (outcome.ok !== allowed.has(text) || outcome.ok !== (refusal === null))
      found.push(`${text}: listed ${allowed.has(text)}, applied ${outcome.ok}, ${refusal?.code}`);
    if (refusal && !(`refusal.${refusal.code}` in start)) found.push(`no message for ${refusal.code}`);
  }
  for (const text of listed) if (!seen.has(text)) found.push(`${text} is listed, but no command of the board`);
  return found;
}
