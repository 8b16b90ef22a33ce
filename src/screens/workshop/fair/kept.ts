import { balanceKnown, type FairTokens } from '../../../opponents/fairness/balance.ts';
import type { Outcome } from '../../../opponents/fairness/opening.ts';
import { fields, flag, list, number, strict, whole } from '../../../ui/kept/reader.ts';
import { stored } from '../../../ui/kept/stored.ts';
import { judged } from '../judged.ts';
import { readCreation } from '../shelf.ts';
import { freshReport, type Report } from './report.ts';
import { jobOf, type Told, work } from './work.ts';

/** The most that are kept: one of a thousand games is some fifty thousand letters. */
const mostReports = 8;

/** What is kept of one: what was judged, and what its games came to. All else follows from that. */
type Kept = Pick<Report, 'creation' | 'gamesEach' | 'played'> & { readonly isOver: boolean };

const outcome = fields<Outcome>({ coins: number(), turns: number(), lead: number(), win: number() });

/** A report as it was kept; null if anything of it makes no sense: its games are then played anew. */
const report = strict(
  fields<Kept>(
    {
      creation: readCreation,
      gamesEach: whole(0),
      played: fields({ tried: whole(0), outcomes: list(outcome), leads: list(number()) }),
      isOver: flag,
    },
    { isOver: false },
  ),
);

const kept = stored<readonly Kept[]>('small-world-table.reports', list(report), []);

/** The report of games that are known; one that was being made when the page was left has stopped. */
function rebuilt({ creation, gamesEach, played, isOver }: Kept): Report {
  const found = judged([creation]);
  const balance = found.ok ? balanceKnown({ content: found.box, known: played.outcomes }) : null;
  const stage = played.leads.length > 0 ? 'tokens' : played.outcomes.length > 0 ? 'playing' : 'trying';
  const tokens = found.ok && isOver ? tokensIn(work({ ...jobOf(found.box, creation.id, gamesEach), played })) : null;
  return {
    ...freshReport(creation, gamesEach),
    state: tokens === null ? 'stopped' : 'over',
    stage,
    balance,
    tokens,
    played,
  };
}

/** What work comes to of which everything is known: it plays nothing. Null if something has to be played after all. */
function tokensIn(steps: Generator<Told>): FairTokens | null {
  for (const { outcome, lead, tokens } of steps) {
    if (outcome !== undefined || lead !== undefined) return null;
    if (tokens !== undefined) return tokens;
  }
  return null;
}

/** The reports of this browser, by what they are about. */
export function keptReports(): Readonly<Record<string, Report>> {
  return Object.fromEntries(kept.read().map((one) => [one.creation.id, rebuilt(one)]));
}

/** Keeps them, the newest if there are many. Where a combo cannot be played nothing is kept: that is soon found again. */
export function keepReports(reports: Readonly<Record<string, Report>>): void {
  const all = Object.values(reports)
    .filter(({ bad }) => bad.length === 0)
    .slice(-mostReports)
    .map(({ creation, gamesEach, played, state }): Kept => ({ creation, gamesEach, played, isOver: state === 'over' }));
  kept.keep(all);
}
