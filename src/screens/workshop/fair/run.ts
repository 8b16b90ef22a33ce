import { create } from 'zustand';
import { type BoxName, canonical } from '../../../rules/index.ts';
import { askThread } from '../../../ui/platform/thread.ts';
import type { Creation } from '../creation.ts';
import { partsJob } from './job.ts';
import { keepReports, keptReports } from './kept.ts';
import { freshReport, type Report, told } from './report.ts';
import { type Job, jobOf, type Told } from './work.ts';

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
