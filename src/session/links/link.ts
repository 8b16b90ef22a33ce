import * as v from 'valibot';
import { apply, type Command, type GameState, legal, newGame, rulesOf } from '../../rules/index.ts';
import { readPosition, writePosition } from '../../rules/positions/index.ts';
import { positionDigest } from '../saves/index.ts';
import { setupSchema } from '../saves/save-text.ts';
import type { GameSoFar, Played, TableSetup } from '../turn/index.ts';
import { playAgain } from '../turn/step.ts';
import { LinkError, type LinkProblem, unwrap, wrap } from './envelope.ts';
import { integer, NumberReader, NumberWriter, Unfit } from './fields.ts';
import { readSetup, versionFor, writeSetup } from './set-up.ts';

/** Commands per digit of a link, and beside them: some take no room, being the only thing to do. */
const MOST = { perDigit: 16, beside: 100 } as const;

/** The most commands a link of this length may hold: no forged one keeps the page busy. */
function mostMoves(digits: number): number {
  return MOST.perDigit * digits + MOST.beside;
}

/** Each command as its place among all legal ones. The order of legal lists is thus part of the format. */
function writeMoves(to: NumberWriter, start: GameState, commands: readonly Command[]): void {
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

/** Plays them as it reads. Throws `otherRules` if the game is over before its last command. */
function readMoves(from: NumberReader, start: GameState, most: number): readonly Command[] {
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

export type Opened =
  | { readonly ok: true; readonly linked: Linked }
  | { readonly ok: false; readonly problem: LinkProblem };

export interface Linked extends GameSoFar {
  readonly setup: TableSetup;
}

export type Made = { readonly ok: true; readonly link: string } | { readonly ok: false; readonly problem: LinkProblem };

/** The moment alone, as a game that begins with its position: what led to it is left out. */
export function positionOf({ setup, game }: Played): Played {
  const { players, rules, content } = setup.game;
  const { lesson: _lesson, ...table } = setup;
  // Its stacks and its generator are in the position: the seed is no longer asked for.
  const dealt = { players, seed: 0, rules, content };
  return { setup: { ...table, game: dealt, position: writePosition(game) }, game, log: [] };
}

/** Digits of the fingerprint of a state that a link repeats: 32 bits. */
const DIGITS = 8;
const checkOf = (game: GameState) => Number.parseInt(positionDigest(game).slice(0, DIGITS), 16);

/** For `#game=`. Whoever reads it knows all that is hidden, even the seed. Never throws: `tooLong`. */
export function makeLink({ setup, log, game }: Played, { names = true } = {}): Made {
  try {
    const to = new NumberWriter();
    writeSetup(to, setup, game, names);
    to.put(checkOf(game), 2 ** 32);
    const start = startOf(setup, game);
    writeMoves(
      to,
      start,
      log.map(({ command }) => command),
    );
    const link = wrap(to.fold(), versionFor(setup));
    return log.length > mostMoves(unwrap(link).digits) ? { ok: false, problem: 'tooLong' } : { ok: true, link };
  } catch (failure) {
    // What does not fit into its field is longer than any of this table's own.
    return { ok: false, problem: failure instanceof Unfit ? 'tooLong' : asProblem(failure) };
  }
}

/** Accepts any text and never throws; a forged link costs no more than a game of its length. */
export function openLink(text: string): Opened {
  try {
    const { number, digits, version } = unwrap(text);
    const from = new NumberReader(number);
    const setup = readSetup(from, version);
    if (!v.is(setupSchema(), setup)) throw new Unfit('set-up');
    const check = from.take(2 ** 32);
    const start = startOf(setup);
    const commands = readMoves(from, start, mostMoves(digits));
    const played = playAgain(start, commands);
    if (!from.isEmpty || 'refusal' in played || checkOf(played.game) !== check) throw new LinkError('otherRules');
    return { ok: true, linked: { setup, ...played } };
  } catch (failure) {
    return { ok: false, problem: asProblem(failure) };
  }
}

/** The state a set-up begins with. `game` is a later state of it, which knows the version of its rules and its box. */
function startOf(setup: TableSetup, game?: GameState): GameState {
  const { content, rules, ...rest } = setup.game;
  const dealt = game === undefined ? { content, rules } : { content: game.content, rules: rulesOf(game) };
  if (setup.position !== undefined) {
    const read = readPosition(setup.position, dealt.rules, dealt.content);
    if (!read.ok || read.state.players !== rest.players) throw new Unfit('position');
    return read.state;
  }
  const start = newGame({ ...rest, ...dealt });
  if (!start.ok) throw new LinkError('otherRules');
  return start.state;
}

/** Whatever else goes wrong over a foreign text is `broken`: it must not take the page with it. */
function asProblem(failure: unknown): LinkProblem {
  return failure instanceof LinkError ? failure.code : 'broken';
}
