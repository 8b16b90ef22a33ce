import { create } from 'zustand';
import type { BadPair, Balance, FairTokens } from '../../fairness/index.ts';
import type { Creation } from '../creation.ts';
import type { Job, Stage, Told } from './work.ts';

/** A balance report: of what it is, how far it has come, and what was found so far. */
export interface Report {
  /** What was judged, as it was then. */
  readonly creation: Creation;
  readonly state: 'running' | 'over' | 'stopped' | 'failed';
  readonly stage: Stage;
  readonly done: number;
  readonly of: number;
  readonly bad: readonly BadPair[];
  readonly balance: Balance | null;
  readonly tokens: FairTokens | null;
}

/** The reports of this page, by creation; one is made at a time. */
export const useReports = create<{ readonly reports: Readonly<Record<string, Report>> }>()(() => ({ reports: {} }));

let thread: { readonly worker: Worker; readonly id: string } | null = null;

function change(id: string, how: (report: Report) => Report): void {
  useReports.setState(({ reports }) => {
    const report = reports[id];
    return report ? { reports: { ...reports, [id]: how(report) } } : { reports };
  });
}

function end(state: Report['state']): void {
  if (thread === null) return;
  const { worker, id } = thread;
  worker.terminate();
  thread = null;
  change(id, (report) => ({ ...report, state }));
}

/** Stops the one that is being made; what was found so far stays. */
export const stopReport = () => end('stopped');

/** Plays games with it on a thread of its own. One that is being made is stopped. */
export function startReport(creation: Creation, job: Job): void {
  stopReport();
  const { id } = creation;
  const fresh: Report = {
    creation,
    state: 'running',
    stage: 'trying',
    done: 0,
    of: 1,
    bad: [],
    balance: null,
    tokens: null,
  };
  useReports.setState(({ reports }) => ({ reports: { ...reports, [id]: fresh } }));
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  thread = { worker, id };
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    change(id, (report) => told(report, data));
    if (data.isOver) end('over');
  });
  worker.addEventListener('error', () => end('failed'));
  worker.postMessage(job);
}

function told(report: Report, { stage, done, of, bad, balance, tokens }: Told): Report {
  return {
    ...report,
    stage,
    done,
    of,
    bad: bad ? [...report.bad, bad] : report.bad,
    balance: balance ?? report.balance,
    tokens: tokens ?? report.tokens,
  };
}
