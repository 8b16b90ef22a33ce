import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Intent } from '../../src/opponents/playouts/play-on.ts';
import type { Command, GameState } from '../../src/rules/index.ts';

/** What a decision is about: the race (to take, to keep or to let decline), or what to conquer. */
export type Kind = 'race' | 'conquest';

/** A choice, and what came of it in games played on to their end. */
export interface Valued {
  readonly intent: Intent;
  /** How far it fell behind the best choice in the same games, in coins: 0 for the best; and the standard error of that. */
  readonly behind: number;
  readonly error: number;
  readonly games: number;
}

/** A decision of a game, with the value of each of its choices. */
export interface Decision {
  readonly kind: Kind;
  readonly state: GameState;
  /** Best first. */
  readonly choices: readonly Valued[];
}

/** The decisions in a bank, one a line; none if there is no such file yet. */
export function readBank(file: string): Decision[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  // The last line may be incomplete if the making was stopped.
  return lines.flatMap((text): Decision[] => (text.endsWith('}') ? [JSON.parse(text)] : []));
}

/** Adds a decision to a bank. */
export const addTo = (file: string, decision: Decision): void => appendFileSync(file, `${JSON.stringify(decision)}\n`);

/**
 * How many coins a first command falls behind the best choice of a decision: as it is best followed up; null for one that nobody valued.
 */
export function regretOf({ choices }: Decision, command: Command): number | null {
  const wanted = JSON.stringify(command);
  const such = choices.filter(({ intent }) => JSON.stringify(intent.commands[0]) === wanted);
  return such.length === 0 ? null : Math.min(...such.map(({ behind }) => behind));
}
