import { apply, type GameEvent, type GameSetup, type GameState, newGame, recorded } from '../../src/rules/index.ts';
import { type Marks, marksOf, meaning } from './marks.ts';
import { fromWords } from './words.ts';

/** A game of the corpus: its set-up, and each command with the fingerprints of the kernel's answers after it. */
export interface Recording {
  readonly name: string;
  readonly setup: GameSetup;
  readonly start: Marks;
  readonly steps: readonly Step[];
}

/** A command in words, and its fingerprints. */
export type Step = readonly [words: string, marks: Marks];

/** A step of a replayed game. */
export interface Replayed {
  readonly before: GameState;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly command: unknown;
}

/** Thrown where the result differs from the recording: where, and what. */
class Changed extends Error {
  override readonly name = 'Changed';
}

/**
 * Replays a recorded game and passes each step to `look`. Throws `Changed` at the first command at which the kernel's answers differ from the
 * recording.
 */
export function playAgain(game: Recording, look: (step: Replayed) => void = () => {}): void {
  const start = newGame(recorded(game.setup));
  if (!start.ok) throw new Changed(`${game.name}: the set-up is refused (${start.refusal.code})`);
  let { state } = start;
  compare(`${game.name}, set up ${JSON.stringify(game.setup)}`, game.start, marksOf(0, state, start.events));
  for (const [index, [words, marks]] of game.steps.entries()) {
    const command = fromWords(words);
    const where = `${game.name}, command ${index + 1} of ${game.steps.length}, \`${words}\` in ${state.phase}`;
    const outcome = apply(state, command);
    if (!outcome.ok) throw new Changed(`${where}: refused (${outcome.refusal.code})`);
    compare(where, marks, marksOf(index + 1, outcome.state, outcome.events));
    look({ before: state, state: outcome.state, events: outcome.events, command });
    state = outcome.state;
  }
}

function compare(where: string, recorded: Marks, found: Marks): void {
  for (const [mark, words] of Object.entries(meaning)) {
    const [was, is] = [recorded, found].map((marks) => new Map(Object.entries(marks)).get(mark));
    if (was !== is) throw new Changed(`${where}: ${words} changed`);
  }
}

/** One line per game. */
export function toText(games: readonly Recording[]): string {
  return games.map((game) => `${JSON.stringify({ ...game, start: short(game.start), steps: lines(game) })}\n`).join('');
}

function lines({ steps }: Recording): string[] {
  return steps.map(([words, marks]) => `${words} ${short(marks)}`);
}

/** The fingerprints as consecutive letters: 4 for the legal list, 4 for the events, then those of the state and the answers. */
function short({ legal, events, state = '', answers = '' }: Marks): string {
  return [legal, events, state, answers].join('');
}

/** Reads what `toText` wrote. */
export function fromText(text: string): Recording[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { name, setup, start, steps }: { name: string; setup: GameSetup; start: string; steps: string[] } =
        JSON.parse(line);
      return { name, setup, start: long(start), steps: steps.map(stepOf) };
    });
}

function stepOf(line: string): Step {
  const at = line.lastIndexOf(' ');
  return [line.slice(0, at), long(line.slice(at + 1))];
}

function long(letters: string): Marks {
  const [legal = '', events = '', state, answers] = letters.match(/.{4}/g) ?? [];
  return { legal, events, ...(state !== undefined && { state }), ...(answers !== undefined && { answers }) };
}
