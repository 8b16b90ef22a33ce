import { type Command, type GameState, newestRules } from '../../rules/index.ts';
import { readPosition, writePosition } from '../../rules/positions/index.ts';
import type { TableSetup } from '../../session/turn/index.ts';

/** The name of the lesson that a puzzle is: what a set-up says that is to be solved, not played on. */
const puzzleLesson = 'puzzle';

interface PuzzlePlace {
  /** Its name for what this browser remembers: the fingerprint of its position. */
  readonly id: string;
  /** From 1, through all steps. */
  readonly number: number;
  /** Its step of difficulty, 1–5. */
  readonly step: number;
}

export interface Puzzle {
  readonly setup: TableSetup;
  readonly coins: number;
  /** The commands of the best turn, as far as they decide it. */
  readonly solution: readonly Command[];
  /** What a raider makes of it, in coins; null if nobody has looked. */
  readonly raider: number | null;
  /** Null for one that came by a link or out of a game. */
  readonly place: PuzzlePlace | null;
}

/** More dice results than any turn has rolls, all of them blank, so that nothing is won by luck. */
const blanks = `dice ${new Array<number>(24).fill(0).join(' ')}`;

/** In the position language: what is seen at the table, with blanks on the die; the hidden is left out. */
export function puzzlePosition(state: GameState): string {
  const lines = writePosition({ ...state, rules: newestRules })
    .split('\n')
    .filter((line) => line !== '' && !/^(banners|badges|random|dice)\b/.test(line));
  return [...lines, blanks].join('; ');
}

export function puzzleSetup(table: Pick<TableSetup, 'game' | 'seats'>, position: string, seat: number): TableSetup {
  const { players, content } = table.game;
  return {
    game: { players, seed: 0, rules: newestRules, ...(content && { content }) },
    seats: table.seats.map((one, at) => (at === seat ? { ...one, control: 'human' } : one)),
    options: { curtain: false },
    position,
    lesson: puzzleLesson,
  };
}

export function isPuzzle({ lesson, position }: TableSetup): boolean {
  return lesson === puzzleLesson && position !== undefined;
}

/** The state a puzzle begins with; null if its position cannot be read here. */
export function puzzleStart({ game, position }: TableSetup): GameState | null {
  if (position === undefined) return null;
  const read = readPosition(position, game.rules, game.content);
  return read.ok && read.state.players === game.players ? read.state : null;
}
