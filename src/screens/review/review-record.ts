/** What is kept of a review beside its game. */
import * as v from 'valibot';
import { AGAIN } from '../../opponents/luck/other-dice.ts';
import { decisionParts } from '../../opponents/review/decisions.ts';
import type { Judged } from '../../opponents/review/judge.ts';
import { digest, limits, type SavedGame } from '../../session/saves/index.ts';
import { commandsSchema, whole } from '../../session/saves/save-text.ts';

/** A review as far as it has come. Plain JSON. */
export interface KeptReview {
  /** Which game it is of: one that was played otherwise is another. */
  readonly of: string;
  /** The judge; what an earlier one thought does not go with what this one does. */
  readonly judge: number;
  readonly seats: readonly number[];
  readonly judged: readonly Judged[];
  readonly isBegun: boolean;
  /** Somebody stopped it: it goes on when told to. */
  readonly isHeld: boolean;
  readonly again: { readonly played: number; readonly wins: readonly number[] };
  /** Each seat's figure of care, 0–1, once all its decisions have been judged; null before. */
  readonly care: readonly (number | null)[];
}

/** Raised when decisions are found or judged otherwise than before. */
export const JUDGE = 2;

export function gameKey({ setup, commands }: Pick<SavedGame, 'setup' | 'commands'>): string {
  const { game, position } = setup;
  return digest({ players: game.players, seed: game.seed, firstSeat: game.firstSeat ?? null, position, commands });
}

const coins = v.pipe(v.number(), v.minValue(-9999), v.maxValue(9999));
const judged: v.GenericSchema<unknown, Judged> = v.object({
  at: whole(0, limits.steps),
  part: v.picklist(decisionParts),
  best: commandsSchema,
  cost: coins,
  error: v.pipe(v.number(), v.minValue(0), v.maxValue(9999)),
  games: whole(0, 9999),
});
const seat = whole(0, limits.players - 1);
const wins = v.pipe(v.array(whole(0, AGAIN)), v.maxLength(limits.players));
const share = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));
const kept = v.object({
  of: v.string(),
  judge: v.literal(JUDGE),
  seats: v.pipe(v.array(seat), v.maxLength(limits.players)),
  judged: v.pipe(v.array(v.unknown()), v.maxLength(2000)),
  isBegun: v.boolean(),
  isHeld: v.boolean(),
  again: v.fallback(v.object({ played: whole(0, AGAIN), wins }), { played: 0, wins: [] }),
  care: v.fallback(v.pipe(v.array(share), v.maxLength(limits.players)), []),
});

/** Null if it is none, of another game or judge; a judgement that makes no sense is left out, made again. */
export function readKept(data: unknown, of: string): KeptReview | null {
  const read = v.safeParse(kept, data);
  if (!read.success || read.output.of !== of) return null;
  const { judged: list, again, ...rest } = read.output;
  const isCounted = again.wins.every((won) => won <= again.played);
  return {
    ...rest,
    judged: list.flatMap((one) => {
      const parsed = v.safeParse(judged, one);
      return parsed.success ? [parsed.output] : [];
    }),
    again: isCounted ? again : { played: 0, wins: [] },
  };
}
