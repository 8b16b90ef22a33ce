import type { Balance, FairTokens } from '../../../opponents/fairness/balance.ts';
import type { BadPair } from '../../../opponents/fairness/combos.ts';
import type { Creation } from '../creation.ts';
import type { Played, Stage, Told } from './report-job.ts';

/** Plain JSON but for infinite ends of intervals. */
export interface Report {
  /** What was judged, as it was then. */
  readonly creation: Creation;
  /** How often it plays with each partner. */
  readonly gamesEach: number;
  readonly state: 'running' | 'over' | 'stopped' | 'failed';
  readonly stage: Stage;
  readonly done: number;
  readonly of: number;
  readonly bad: readonly BadPair[];
  readonly balance: Balance | null;
  readonly tokens: FairTokens | null;
  readonly played: Played;
}

export function freshReport(creation: Creation, gamesEach: number): Report {
  return {
    creation,
    gamesEach,
    state: 'running',
    stage: 'trying',
    done: 0,
    of: 1,
    bad: [],
    balance: null,
    tokens: null,
    played: { tried: 0, outcomes: [], leads: [] },
  };
}

export function told(report: Report, { stage, done, of, bad, outcome, lead, balance, tokens }: Told): Report {
  const { tried, outcomes, leads } = report.played;
  return {
    ...report,
    stage,
    done,
    of,
    bad: bad ? [...report.bad, bad] : report.bad,
    balance: balance ?? report.balance,
    tokens: tokens ?? report.tokens,
    played: {
      tried: stage === 'trying' ? done : tried,
      outcomes: outcome ? [...outcomes, outcome] : outcomes,
      leads: lead === undefined ? leads : [...leads, lead],
    },
  };
}

export const canGoOn = ({ state, bad }: Report) => (state === 'stopped' || state === 'failed') && bad.length === 0;

export function gamesOf(
  { gamesEach, played, stage, of }: Report,
  pairs: number,
): { readonly done: number; readonly all: number } {
  const tokens = stage === 'tokens' && of > 1 ? of : 3 * pairs * Math.ceil(gamesEach / 2);
  return {
    done: played.tried + played.outcomes.length + played.leads.length,
    all: pairs + pairs * gamesEach + tokens,
  };
}
