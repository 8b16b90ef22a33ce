import type { Given } from '../house/arguments.ts';

/** A game of so many players, by the seed of its stacks and dice. */
export interface Deal {
  readonly players: number;
  readonly seed: number;
}

/** Plays jobs on all threads, and gives what came of them in their order; no more than are asked for. */
export type Ask<Job, Answer> = (jobs: Iterable<Job>) => AsyncIterable<Answer>;

/** One of the things that are measured. Jobs and answers are plain JSON: they go to other threads, and into a log. */
export interface Part<Job, Answer> {
  /** What it tells, and what its options mean, for `--help`. */
  readonly about: string;
  /** Its options, each with what it is if nothing is said; a flag is false. */
  readonly options: Readonly<Record<string, string | false>>;
  readonly play: (job: Job) => Answer;
  readonly report: (given: Given, ask: Ask<Job, Answer>) => Promise<void>;
}

/** A part whose jobs are its own affair. */
export type AnyPart = Part<unknown, unknown>;

/** Says of a part that nobody but itself makes its jobs and reads its answers. */
export function part<Job, Answer>({ play, report, ...words }: Part<Job, Answer>): AnyPart {
  return {
    ...words,
    play: (job) => play(job as Job),
    report: (given, ask) => report(given, ask as Ask<Job, Answer>),
  };
}
