import { apply, type Command, type GameState, legal } from '../../rules/index.ts';
import { integer } from './fields.ts';
import { type NumberReader, type NumberWriter, Unfit } from './number.ts';
import { LinkError } from './problem.ts';

/** Commands that a link may hold for each of its digits, and beside them: some take no room, being the only thing to do, but never that many. */
const MOST = { perDigit: 16, beside: 100 } as const;

/** The most commands a link of this length may hold: no forged one keeps the page busy. */
export function mostMoves(digits: number): number {
  return MOST.perDigit * digits + MOST.beside;
}

/** Writes each command as its place among all that was legal. The order of legal lists is thereby part of the format of links. */
export function writeMoves(to: NumberWriter, start: GameState, commands: readonly Command[]): void {
  integer.write(to, commands.length);
  let state = start;
  for (const command of commands) {
    const open = legal(state);
    to.put(
      open.findIndex((one) => isSame(one, command)),
      open.length,
    );
    const outcome = apply(state, command);
    if (!outcome.ok) throw new Unfit(outcome.refusal.code);
    state = outcome.state;
  }
}

/** Reads commands, playing them; there may be at most `most`. Throws `otherRules` if the game is over before its last command. */
export function readMoves(from: NumberReader, start: GameState, most: number): readonly Command[] {
  const length = integer.read(from);
  if (length < 0 || length > most) throw new Unfit(`${length} of ${most} commands`);
  const commands: Command[] = [];
  let state = start;
  while (commands.length < length) {
    const open = legal(state);
    if (open.length === 0) throw new LinkError('otherRules');
    const command = open[from.take(open.length)];
    const outcome = apply(state, command);
    if (!outcome.ok || command === undefined) throw new LinkError('otherRules');
    commands.push(command);
    state = outcome.state;
  }
  return commands;
}

/** Are all fields equal? Those of a command are plain values. */
function isSame(one: Command, other: Command): boolean {
  if (one.type !== other.type) return false;
  const [fields, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...new Set([...fields.keys(), ...others.keys()])].every((name) => fields.get(name) === others.get(name));
}
