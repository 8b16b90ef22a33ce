import type { Seat } from '../rules/index.ts';
import type { Decision, Stage, StageName } from '../turn/index.ts';
import type { Naming } from '../words/index.ts';
import { happened, outcomeOf } from './happened.ts';
import { whyOf } from './why.ts';

/** What a passer-by reads about a stage. */
export interface Caption {
  readonly phase: StageName;
  /** Whose doing it is. */
  readonly seat: Seat;
  readonly what: string;
  /** Null where there is nothing to explain. */
  readonly why: string | null;
  /** What takes the place of `why` once the die lies; null where none is thrown. */
  readonly outcome: string | null;
}

/** The caption of a stage. `decisions` are the chart's, the latest last. */
export function captionOf(stage: Stage, decisions: readonly Decision[], naming: Naming): Caption {
  const decision = decisions.at(-1) ?? null;
  return {
    phase: stage.name,
    seat: stage.seat,
    what: happened(stage, naming),
    why: whyOf(stage, decision, naming),
    outcome: outcomeOf(stage, naming),
  };
}

/** How many words there are to read. */
export function wordsIn({ what, why, outcome }: Caption): number {
  return [what, why ?? '', outcome ?? ''].join(' ').split(/\s+/).filter(Boolean).length;
}
