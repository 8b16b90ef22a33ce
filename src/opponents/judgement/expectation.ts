/** What holdings are worth to the end of the game, in coins still to come, for a seat with so many turns left. */
export interface Expectation {
  /** Whatever it holds: with an active race, and without one, picking afresh. */
  readonly active: number;
  readonly fresh: number;
  /** For each coin a turn that its active race, and its races in decline, earn by what they hold. */
  readonly perActive: number;
  readonly perDeclined: number;
  /** For each token of the active race beyond one in each region. */
  readonly perFree: number;
}

/**
 * By turns left, from 0: fitted by least squares to some 40,000 positions of games between quick opponents, all player counts together, and
 * smoothed (`npm run expectations` prints the fit).
 */
const expectations: readonly Expectation[] = [
  { active: 0, fresh: 0, perActive: 0, perDeclined: 0, perFree: 0 },
  { active: 0.2, fresh: 7.1, perActive: 0.92, perDeclined: 0.9, perFree: 0.41 },
  { active: 1.9, fresh: 13.7, perActive: 1.58, perDeclined: 1.55, perFree: 0.98 },
  { active: 7, fresh: 21.7, perActive: 1.85, perDeclined: 2.05, perFree: 1.23 },
  { active: 15.5, fresh: 30, perActive: 1.9, perDeclined: 2.3, perFree: 1.23 },
  { active: 25, fresh: 38.6, perActive: 1.85, perDeclined: 2.5, perFree: 1.2 },
  { active: 35.5, fresh: 48.5, perActive: 1.8, perDeclined: 2.5, perFree: 1.05 },
  { active: 48.5, fresh: 58, perActive: 1.5, perDeclined: 2.5, perFree: 0.7 },
  { active: 61, fresh: 67.5, perActive: 1.2, perDeclined: 2.2, perFree: 0.4 },
  { active: 71, fresh: 77.5, perActive: 1, perDeclined: 1.4, perFree: 0.4 },
  { active: 79, fresh: 86, perActive: 1, perDeclined: 1.3, perFree: 0.4 },
];

/** What to expect with so many turns left. */
export function expectationFor(turns: number): Expectation {
  const found = expectations[Math.min(turns, expectations.length - 1)];
  if (!found) throw new Error(`opponents: ${turns} turns left`);
  return found;
}
