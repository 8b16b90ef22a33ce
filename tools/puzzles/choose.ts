import { createHash } from 'node:crypto';
import type { KeptPuzzle } from '../../src/screens/puzzles/collection.ts';
import { type Candidate, CLEAR } from './candidate.ts';

/** So many puzzles in each step of difficulty. */
const PER_STEP = 12;
const STEPS = [1, 2, 3, 4, 5] as const;

/** Puzzles of one race among all. */
const MOST_OF_RACE = 12;

/** Puzzles of one race with one power: no more than that as long as there are enough others, and then a few more. */
const OF_COMBO = [2, 3, 4, 6, 8, 10, 12];

/** Puzzles that begin with a pick: they are the hardest, and much alike. */
const MOST_PICKS = 26;

/**
 * How hard a turn is to find, in points: its deeds, how much of it a raider and a planner miss, how few orders lead there, and whether it takes more than
 * conquering.
 */
function pointsOf({ deeds, coins, raider, planner, ways, isSpecial, solution }: Candidate): number {
  const narrow = ways === 1 ? 2 : ways <= 4 ? 1 : 0;
  return (
    deeds +
    Math.min(3, coins - raider) +
    Math.min(2, Math.max(0, coins - planner)) +
    narrow +
    (isSpecial ? 2 : 0) +
    (picks(solution) ? 1 : 0)
  );
}

/** Does the turn begin with the pick of a combo? */
const picks = ([first]: Candidate['solution']): boolean => first?.type === 'pickCombo';

/**
 * The sixty puzzles: of all candidates that are clear such as are unlike each other, in five steps of as many, the easiest first.
 */
export function chosen(candidates: readonly Candidate[]): readonly KeptPuzzle[] {
  const ordered = candidates.filter(({ lead }) => lead >= CLEAR).toSorted((a, b) => orderOf(a) - orderOf(b));
  const none: readonly Candidate[] = [];
  const varied = OF_COMBO.reduce((kept, ofCombo) => unlike(ordered, ofCombo, kept), none);
  const ranked = varied.toSorted((a, b) => pointsOf(a) - pointsOf(b) || a.positions - b.positions);
  return STEPS.flatMap((step) => {
    const own = ranked.slice((step - 1) * PER_STEP, step * PER_STEP);
    return own.map(({ position, coins, lead, raider, solution }) => ({
      step,
      position,
      coins,
      lead,
      raider,
      solution,
    }));
  });
}

/** These and as many more as are wanted, from each board in turn, so that none is like another. */
function unlike(candidates: readonly Candidate[], ofCombo: number, chosen: readonly Candidate[]): readonly Candidate[] {
  const kept = [...chosen];
  const boards = [2, 3, 4, 5].map((board) => candidates.filter((one) => one.board === board));
  while (kept.length < PER_STEP * STEPS.length && boards.some((left) => left.length > 0))
    for (const left of boards) {
      const at = left.findIndex((one) => isUnlike(one, kept, ofCombo));
      const [next] = at < 0 ? [] : left.splice(0, at + 1).slice(-1);
      if (at < 0) left.length = 0;
      if (next && kept.length < PER_STEP * STEPS.length) kept.push(next);
    }
  return kept;
}

/** No two of one turn's deeds on a board, or of one game; and of no race or combo too many. */
function isUnlike(one: Candidate, kept: readonly Candidate[], mostOfCombo: number): boolean {
  const [race] = one.force.split('+');
  const ofCombo = kept.filter(({ force }) => force === one.force).length;
  const ofRace = kept.filter(({ force }) => force.split('+')[0] === race).length;
  const isSame = kept.some((other) => other.board === one.board && deedsIn(other) === deedsIn(one));
  const isPickTooMany = picks(one.solution) && kept.filter(({ solution }) => picks(solution)).length >= MOST_PICKS;
  const ofGame = kept.filter(({ source }) => source === one.source).length;
  return !isSame && !isPickTooMany && ofGame < 2 && ofCombo < mostOfCombo && ofRace < MOST_OF_RACE;
}

/** Which regions a turn takes, whatever the order. */
function deedsIn({ solution }: Candidate): string {
  return solution
    .flatMap((command) => (command.type === 'conquer' || command.type === 'act' ? [command.region ?? -1] : []))
    .sort((a, b) => a - b)
    .join();
}

/** The most telling first: those that a raider misses by most; among equals an order that depends on nothing but the position. */
function orderOf({ coins, raider, position }: Candidate): number {
  const fine = Number.parseInt(createHash('sha256').update(position).digest('hex').slice(0, 6), 16) / 2 ** 24;
  return fine - Math.min(3, coins - raider);
}
