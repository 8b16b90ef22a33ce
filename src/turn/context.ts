import type { Thought } from '../opponents/index.ts';
import { openView, type Seat } from '../rules/index.ts';
import { withDecision } from './decisions.ts';
import { stagesOf } from './stages.ts';
import type { Request, Sight, Table } from './table.ts';
import type { LogEntry, TableContext, TableEvent } from './types.ts';

/** What the chart remembers; what nobody but the chart needs is added here. */
export interface Context extends TableContext, Pick<Sight, 'here' | 'mayTakeBack'> {
  /** Who is asked; null before a game. */
  readonly table: Table | null;
  /** The game was begun at an earlier sitting. */
  readonly isTakenUp: boolean;
  /** The revision that is known, and the last that the table has told of; −1 before the first. */
  readonly revision: number;
  readonly announced: number;
  /** The seat that is about to be in front of the screen. */
  readonly wanted: Seat | null;
  /** What the table was asked for, until it answers. */
  readonly request: Request | null;
  /** The trouble with writing that the player has dismissed: not told again until a step could be written. */
  readonly dismissed: string | null;
  /** What the player asked for while the table was busy, in order: it is done after that. */
  readonly asked: readonly Extract<TableEvent, { readonly type: 'do' | 'undo' }>[];
  /** What the opponent to decide has come to, until it is played. */
  readonly thought: Thought | null;
  /** The pause before an opponent's step is over. */
  readonly breathed: boolean;
  /** Nothing is shown or waited for until a person is to decide. */
  readonly hurried: boolean;
  /** Nothing goes on by itself: no opponent's step is played, and no stage runs out of time. It outlasts the game. */
  readonly held: boolean;
}

export const emptyTable: Context = {
  table: null,
  isTakenUp: false,
  revision: -1,
  announced: -1,
  setup: null,
  view: null,
  present: null,
  viewer: null,
  wanted: null,
  here: [],
  legal: [],
  log: [],
  mayTakeBack: false,
  stages: [],
  stageCount: 0,
  refusal: null,
  decisions: [],
  storageTrouble: null,
  isSilent: false,
  dismissed: null,
  request: null,
  asked: [],
  thought: null,
  breathed: false,
  hurried: false,
  held: false,
};

/** The table with nothing on it. Who holds it holds the next game as well. */
export function cleared({ held }: Context): Context {
  return { ...emptyTable, held };
}

/** What the chart takes over of a sight. A trouble that was dismissed is told again once something could be written in between. */
function known({ dismissed, announced }: Context, { view, trouble, revision, ...rest }: Sight): Partial<Context> {
  return {
    ...rest,
    revision,
    announced: Math.max(announced, revision),
    present: view,
    storageTrouble: trouble === dismissed ? null : trouble,
    dismissed: trouble === null ? null : dismissed,
    isSilent: false,
  };
}

/** What was played since the log that is known; nothing where some of that was taken back. */
function newEntries(before: readonly LogEntry[], after: readonly LogEntry[]): readonly LogEntry[] {
  return after[before.length - 1] === before.at(-1) ? after.slice(before.length) : [];
}

/** The stages of what a sight brings. */
function stagesTo({ present, log, hurried, stageCount }: Context, sight: Sight): Context['stages'] {
  const events = newEntries(log, sight.log).flatMap((entry) => entry.events);
  return present === null || hurried ? [] : stagesOf(present, sight.view, events, stageCount);
}

/** What an accepted request changes: it is to be shown stage by stage, and the seat that stays in front of the screen may go on at once. */
export function committed(context: Context, sight: Sight): Partial<Context> {
  const stages = stagesTo(context, sight);
  return {
    ...known(context, sight),
    ...showingFirst(sight.view, stages),
    stageCount: context.stageCount + stages.length,
    request: null,
    refusal: null,
    thought: null,
    decisions: withDecision(context),
  };
}

/**
 * What a look at the table changes: what others did meanwhile is shown after what is being shown. What was shown to the seat that is no more in front
 * of the screen is not shown on to other eyes.
 */
export function looked(context: Context, sight: Sight): Partial<Context> {
  const { wanted, viewer } = context;
  const brought = wanted === viewer ? stagesTo(context, sight) : [];
  const isShownOn = wanted === viewer && sight.log.length >= context.log.length;
  const stages = isShownOn ? [...context.stages, ...brought] : [];
  return {
    ...known(context, sight),
    ...showingFirst(sight.view, stages),
    stageCount: context.stageCount + brought.length,
    viewer: wanted,
  };
}

/** The next stage comes first; after the last one the view is the present one. */
export function withStages({ present }: Context, stages: Context['stages']): Partial<Context> {
  return present ? showingFirst(present, stages) : {};
}

/** The table as everybody may see it, and nothing of what the last one asked for. */
export function covered({ present, view }: Context): Partial<Context> {
  return {
    asked: [],
    refusal: null,
    legal: [],
    present: present && openView(present),
    view: view && openView(view),
  };
}

function showingFirst(present: TableContext['present'], stages: Context['stages']): Partial<Context> {
  return { present, stages, view: stages[0]?.after ?? present };
}
