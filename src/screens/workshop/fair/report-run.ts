import { create } from 'zustand';
import { balanceKnown, type FairTokens } from '../../../opponents/fairness/balance.ts';
import type { Outcome } from '../../../opponents/fairness/opening.ts';
import { type BoxName, canonical } from '../../../rules/index.ts';
import { askThread } from '../../../ui/platform/thread.ts';
import { fields, flag, list, number, strict, whole } from '../../../ui/storage/reader.ts';
import { stored } from '../../../ui/storage/stored.ts';
import type { Creation } from '../creation.ts';
import { readCreation } from '../shelf.ts';
import { judged } from '../verdict.ts';
import { partsJob } from './job.ts';
import { freshReport, type Report, told } from './report.ts';
import { type Job, jobOf, type Told, work } from './report-job.ts';

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

export function keptReports(): Readonly<Record<string, Report>> {
  return Object.fromEntries(kept.read().map((one) => [one.creation.id, rebuilt(one)]));
}

/** The newest if there are many; none where a combo cannot be played: that is soon found again. */
export function keepReports(reports: Readonly<Record<string, Report>>): void {
  const all = Object.values(reports)
    .filter(({ bad }) => bad.length === 0)
    .slice(-mostReports)
    .map(({ creation, gamesEach, played, state }): Kept => ({ creation, gamesEach, played, isOver: state === 'over' }));
  kept.keep(all);
}

/** The reports of this browser, by creation; one is made at a time. */
export const useReports = create<{ readonly reports: Readonly<Record<string, Report>> }>()(() => ({
  reports: keptReports(),
}));

/** After how many games what has been found is kept: a page may end at any time. */
const OFTEN = 10;

let running: { readonly stop: AbortController; readonly id: string } | null = null;

/** The newest last, so that it is kept longest. */
function change(id: string, how: (report: Report) => Report): void {
  useReports.setState(({ reports: { [id]: report, ...others } }) =>
    report ? { reports: { ...others, [id]: how(report) } } : {},
  );
}

const keep = () => keepReports(useReports.getState().reports);

function end(state: Report['state']): void {
  if (running === null) return;
  const { stop, id } = running;
  running = null;
  stop.abort();
  change(id, (report) => ({ ...report, state }));
  keep();
}

/** Stops the one that is being made; what was found so far stays, and it can be gone on with. */
export const stopReport = () => end('stopped');

/** Plays games with it on a thread of its own. One that is being made is stopped. */
export function startReport(creation: Creation, box: BoxName, gamesEach: number): void {
  stopReport();
  const { id } = creation;
  useReports.setState(({ reports: { [id]: _, ...others } }) => ({
    reports: { ...others, [id]: freshReport(creation, gamesEach) },
  }));
  play(id, jobOf(box, id, gamesEach));
}

/** Goes on with one that was stopped, if it is about the same. */
export function goOnWith(creation: Creation, box: BoxName): void {
  stopReport();
  const { id } = creation;
  const report = useReports.getState().reports[id];
  if (report === undefined || !isAbout(report, creation)) return;
  change(id, (one) => ({ ...one, state: 'running' }));
  play(id, jobOf(box, id, report.gamesEach));
}

/** Is the report about it as it is now? What it is called and looks like does not matter. */
export function isAbout({ creation }: Report, now: Creation): boolean {
  const rules = ({ names: _, arms: __, ...rest }: Creation) => canonical(rest);
  return rules(creation) === rules(now);
}

function play(id: string, job: Omit<Job, 'played'>): void {
  const played = useReports.getState().reports[id]?.played;
  if (played === undefined) return;
  keep();
  let since = 0;
  const stop = new AbortController();
  const { signal } = stop;
  running = { stop, id };
  const onTold = (data: Told) => {
    change(id, (report) => told(report, data));
    since += 1;
    if (since % OFTEN === 0) keep();
    if (data.isOver) end('over');
  };
  askThread(partsJob, { ...job, played }, { signal, onTold }).catch(() => signal.aborted || end('failed'));
}
