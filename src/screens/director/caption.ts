import type { Seat } from '../../rules/index.ts';
import type { Decision, Stage, StageName } from '../../session/turn/index.ts';
import type { Naming } from '../../ui/words/names.ts';
import { outcomeOf, whatHappens } from './what-happens.ts';
import { whyOf } from './why.ts';

/** What passers-by read about a stage. */
export interface Caption {
  readonly phase: StageName;
  /** The seat that acts. */
  readonly seat: Seat;
  readonly what: string;
  /** Null if there is nothing to explain. */
  readonly why: string | null;
  /** What replaces `why` once the die has landed; null if none is thrown. */
  readonly outcome: string | null;
}

/** The caption of a stage. `decisions` are the chart's, the latest last. */
export function captionOf(stage: Stage, decisions: readonly Decision[], naming: Naming): Caption {
  const decision = decisions.at(-1) ?? null;
  return {
    phase: stage.name,
    seat: stage.seat,
    what: whatHappens(stage, naming),
    why: whyOf(stage, decision, naming),
    outcome: outcomeOf(stage, naming),
  };
}

/** Number of words to read. */
export function wordsIn({ what, why, outcome }: Caption): number {
  return [what, why ?? '', outcome ?? ''].join(' ').split(/\s+/).filter(Boolean).length;
}
