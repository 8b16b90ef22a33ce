import { type Balance, balanceOf, type FairTokens, fairTokensOf } from '../../../opponents/fairness/balance.ts';
import { type BadPair, ownPairs, tryPairs } from '../../../opponents/fairness/combos.ts';
import type { Outcome } from '../../../opponents/fairness/opening.ts';
import { printedBalance } from '../../../opponents/fairness/printed-balance.ts';
import type { BoxName } from '../../../rules/index.ts';
import '../../../rules/own-boxes.ts';

/** What games are known to have come to, each list in its order: they need not be played again. */
export interface Played {
  /** How many combos have been tried, all of them playable. */
  readonly tried: number;
  readonly outcomes: readonly Outcome[];
  /** How far ahead whoever began was, with other numbers of tokens. */
  readonly leads: readonly number[];
}

export interface Job {
  readonly box: BoxName;
  readonly id: string;
  readonly gamesEach: number;
  readonly seed: number;
  readonly played: Played;
}

/** The same games for the same thing. */
const SEED = 1;

export const jobOf = (box: BoxName, id: string, gamesEach: number): Omit<Job, 'played'> => ({
  box,
  id,
  gamesEach,
  seed: SEED,
});

/** In order: is each combo playable, how strong are they, with how many tokens would it be average. */
export type Stage = 'trying' | 'playing' | 'tokens';

export interface Told {
  readonly stage: Stage;
  readonly done: number;
  readonly of: number;
  readonly bad?: BadPair;
  readonly outcome?: Outcome;
  readonly lead?: number;
  readonly balance?: Balance;
  readonly tokens?: FairTokens;
  readonly isOver?: true;
}

/** Goes on after `played`. Pure: the same job comes to the same, however often it was stopped. */
export function* work({ box, id, gamesEach, seed, played }: Job): Generator<Told> {
  const of = ownPairs(box).length;
  let [done, isBad] = [played.tried, false];
  for (const { bad } of tryPairs(box, seed, played.tried)) {
    done += 1;
    isBad ||= bad !== null;
    yield { stage: 'trying', done, of, ...(bad && { bad }) };
  }
  // What cannot be played with everybody is not judged (OWN-3).
  if (isBad || of === 0) {
    yield { stage: 'trying', done, of, isOver: true };
    return;
  }
  const games = balanceOf({ content: box, gamesEach, seed, known: played.outcomes });
  for (let step = games.next(); ; step = games.next()) {
    if (step.done) {
      yield { stage: 'playing', done: step.value.games, of: step.value.games, balance: step.value };
      break;
    }
    const { isRound, soFar, outcome, ...progress } = step.value;
    // Fair only where every combo has been played equally often.
    yield { stage: 'playing', ...progress, outcome, ...(isRound && { balance: soFar() }) };
  }
  const task = { content: box, gamesEach: Math.max(1, Math.ceil(gamesEach / 2)), seed };
  const others = fairTokensOf(task, id, printedBalance.lead, played.leads);
  for (let step = others.next(); ; step = others.next()) {
    if (step.done) {
      yield { stage: 'tokens', done: 1, of: 1, tokens: step.value, isOver: true };
      return;
    }
    yield { stage: 'tokens', ...step.value };
  }
}
