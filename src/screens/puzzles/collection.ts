import { evenTemper } from '../../opponents/types.ts';
import { type Command, fingerprint } from '../../rules/index.ts';
import { readPosition } from '../../rules/positions/index.ts';
import { type Puzzle, puzzleSetup } from './puzzle.ts';
import kept from './puzzles.json';

/** A puzzle as the file has it: made by `npm run puzzles`. */
export interface KeptPuzzle {
  readonly step: number;
  readonly position: string;
  readonly coins: number;
  /** How many coins less any other set of regions brings, at least; proven by `npm run puzzles -- --check`. */
  readonly lead: number;
  readonly raider: number;
  readonly solution: readonly Command[];
}

export const steps = [1, 2, 3, 4, 5] as const;

export interface Listed {
  readonly id: string;
  readonly number: number;
  readonly step: number;
  readonly coins: number;
  readonly players: number;
}

const file = kept as readonly KeptPuzzle[];

/** All puzzles, the easiest first. */
export const listed: readonly Listed[] = file.map(({ step, coins, position }, at) => ({
  id: fingerprint(position),
  number: at + 1,
  step,
  coins,
  players: Number(/\bboard (\d)/.exec(position)?.[1] ?? 2),
}));

/** A puzzle of the collection by its number, from 1; null if there is none. */
export function puzzleOf(number: number): Puzzle | null {
  const one = file[number - 1];
  const place = listed[number - 1];
  const read = one && readPosition(one.position);
  if (!one || !place || !read?.ok) return null;
  const { players, turnSeat } = read.state;
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: '',
    colour: seat,
    control: { level: 'strategist', temper: evenTemper, seed: 1 } as const,
  }));
  return {
    setup: puzzleSetup({ game: { players, seed: 0 }, seats }, one.position, turnSeat),
    coins: one.coins,
    solution: one.solution,
    raider: one.raider,
    place,
  };
}
