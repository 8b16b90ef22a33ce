import type { Thought } from '../../opponents/types.ts';
import type { LogEntry } from '../../rules/course.ts';
import { type GameView, openView, type Seat } from '../../rules/index.ts';
import { stagesOf } from './stages.ts';
import type { Request, Sight, TablePort } from './table-port.ts';
import type { Decision, TableContext, TableEvent } from './types.ts';

/** The chart's memory; beyond `TableContext`, only what the chart alone needs. */
export interface Context extends TableContext, Pick<Sight, 'here' | 'mayTakeBack'> {
  readonly table: TablePort | null;
  /** The game was begun in an earlier session. */
  readonly isTakenUp: boolean;
  /** The revision we know, and the latest the table has announced; −1 before the first. */
  readonly revision: number;
  readonly announced: number;
  /** The seat about to be in front of the screen. */
  readonly wanted: Seat | null;
  readonly request: Request | null;
  /** The storage trouble the player has dismissed: not reported again until a step could be saved. */
  readonly dismissed: string | null;
  /** What the player asked for while the table was busy, in order; carried out afterwards. */
  readonly queued: readonly Extract<TableEvent, { readonly type: 'do' | 'undo' }>[];
  readonly thought: Thought | null;
  readonly isDelayOver: boolean;
  /** Nothing is shown or waited for until a person has to decide. */
  readonly hurried: boolean;
  /** No opponent's step is played, and no stage times out. Survives the end of a game. */
  readonly isPaused: boolean;
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
  queued: [],
  thought: null,
  isDelayOver: false,
  hurried: false,
  isPaused: false,
};

export function clearTable({ isPaused }: Context): Context {
  return { ...emptyTable, isPaused };
}

/** What the chart takes from a sight. A dismissed trouble is reported again only if a save succeeded in between. */
function applySight({ dismissed, announced }: Context, { view, trouble, revision, ...rest }: Sight): Partial<Context> {
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

/** Entries played since the log we know; empty if part of that log was taken back. */
function newEntries(before: readonly LogEntry[], after: readonly LogEntry[]): readonly LogEntry[] {
  return after[before.length - 1] === before.at(-1) ? after.slice(before.length) : [];
}

function stagesTo({ present, log, hurried, stageCount }: Context, sight: Sight): Context['stages'] {
  const events = newEntries(log, sight.log).flatMap((entry) => entry.events);
  return present === null || hurried ? [] : stagesOf(present, sight.view, events, stageCount);
}

/** An accepted request is shown stage by stage; the seat that stays in front may continue at once. */
export function applyStep(context: Context, sight: Sight): Partial<Context> {
  const stages = stagesTo(context, sight);
  return {
    ...applySight(context, sight),
    ...showingFirst(sight.view, stages),
    stageCount: context.stageCount + stages.length,
    request: null,
    refusal: null,
    thought: null,
    decisions: withDecision(context),
  };
}

/** What others did is shown after the present stages; those for a seat that left the screen are dropped. */
export function applyLook(context: Context, sight: Sight): Partial<Context> {
  const { wanted, viewer } = context;
  const brought = wanted === viewer ? stagesTo(context, sight) : [];
  const isShownOn = wanted === viewer && sight.log.length >= context.log.length;
  const stages = isShownOn ? [...context.stages, ...brought] : [];
  return {
    ...applySight(context, sight),
    ...showingFirst(sight.view, stages),
    stageCount: context.stageCount + brought.length,
    viewer: wanted,
  };
}

export function withStages({ present }: Context, stages: Context['stages']): Partial<Context> {
  return present ? showingFirst(present, stages) : {};
}

/** The table as everybody may see it, without the previous player's pending requests. */
export function coverTable({ present, view }: Context): Partial<Context> {
  return {
    queued: [],
    refusal: null,
    legal: [],
    present: present && openView(present),
    view: view && openView(view),
  };
}

function showingFirst(present: TableContext['present'], stages: Context['stages']): Partial<Context> {
  return { present, stages, view: stages[0]?.after ?? present };
}

/** With the step just played. An opponent's older ones are dropped once it decides in a turn of its own. */
function withDecision({ present, thought, decisions }: Context): readonly Decision[] {
  if (!present || !thought) return decisions;
  const { seat, round, turnSeat } = present;
  const kept = decisions.filter((one) => one.seat !== seat || turnSeat !== seat || isSameTurn(one, present));
  return [...kept, { seat, round, turnSeat, ...thought, seen: openView(present) }];
}

function isSameTurn(decision: Decision, { round, turnSeat }: GameView): boolean {
  return decision.round === round && decision.turnSeat === turnSeat;
}
