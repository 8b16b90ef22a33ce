import { balanceKnown, type FairTokens } from '../../../opponents/fairness/balance.ts';
import type { Outcome } from '../../../opponents/fairness/opening.ts';
import { kept as stored } from '../../../ui/platform/storage.ts';
import { judged } from '../judged.ts';
import { readCreation } from '../shelf.ts';
import { freshReport, type Report } from './report.ts';
import { jobOf, type Told, work } from './work.ts';

/** Where this browser keeps its reports. */
const name = 'small-world-table.reports';
/** The most that are kept: one of a thousand games is some fifty thousand letters. */
const mostReports = 8;

/** What is kept of one: what was judged, and what its games came to. All else follows from that. */
type Kept = Pick<Report, 'creation' | 'gamesEach' | 'played'> & { readonly isOver: boolean };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isNumber = (value: unknown): value is number => Number.isFinite(value);

function readOutcome(found: unknown): Outcome | null {
  if (!isObject(found)) return null;
  const { coins, turns, lead, win } = found;
  return isNumber(coins) && isNumber(turns) && isNumber(lead) && isNumber(win) ? { coins, turns, lead, win } : null;
}

/** A report as it was kept; null if anything of it makes no sense: its games are then played anew. */
function readKept(found: unknown): Kept | null {
  if (!isObject(found) || !isObject(found.played)) return null;
  const creation = readCreation(found.creation);
  const { tried, outcomes, leads } = found.played;
  if (creation === null || !isCount(found.gamesEach) || !isCount(tried)) return null;
  if (!Array.isArray(outcomes) || !Array.isArray(leads) || !leads.every(isNumber)) return null;
  const read = outcomes.map(readOutcome);
  const whole = read.filter((outcome) => outcome !== null);
  return whole.length < read.length
    ? null
    : {
        creation,
        gamesEach: found.gamesEach,
        played: { tried, outcomes: whole, leads },
        isOver: found.isOver === true,
      };
}

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
  const found = stored.value(name);
  if (!Array.isArray(found)) return {};
  const read = found.flatMap((one) => readKept(one) ?? []);
  return Object.fromEntries(read.map((kept) => [kept.creation.id, rebuilt(kept)]));
}

/** Keeps them, the newest if there are many. Where a combo cannot be played nothing is kept: that is soon found again. */
export function keepReports(reports: Readonly<Record<string, Report>>): void {
  const kept = Object.values(reports)
    .filter(({ bad }) => bad.length === 0)
    .slice(-mostReports)
    .map(({ creation, gamesEach, played, state }): Kept => ({ creation, gamesEach, played, isOver: state === 'over' }));
  stored.set(name, JSON.stringify(kept));
}
