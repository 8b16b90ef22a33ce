import { type ActorRefFrom, assertEvent, assign, enqueueActions, not, type SnapshotFrom, setup } from 'xstate';
import type { GameEvent } from '../../rules/index.ts';
import type { Stage, tableMachine } from '../../session/turn/index.ts';
import { attend, type Shot } from '../../table/attention/index.ts';
import type { TableScope } from '../../table/scope.tsx';
import { type Caption, captionOf } from './caption.ts';
import { isSameShot, shotOf, targetOf, titleShot } from './director.ts';
import { leadIn, outcomeTime, readingTime, type Tempo } from './pace.ts';

/** The facts at the start of a stage: they stay true however the pace changes. */
interface StageTiming {
  readonly stage: Stage;
  readonly caption: Caption;
  /** When its caption came, in milliseconds of the page's clock. */
  readonly since: number;
  /** The camera moved to another shot for it. */
  readonly turns: boolean;
}

interface DieLanding {
  readonly stage: Stage;
  readonly since: number;
}

interface Conditions {
  readonly speed: Tempo;
  readonly still: boolean;
}

const isRoll = ({ type }: GameEvent) => type === 'dieRolled';

export function throwsDie(events: readonly GameEvent[]): boolean {
  return events.some(isRoll);
}

/** When a stage's pieces may move: the camera has arrived. In ms of the page's clock, as everything here. */
function beginOf({ since, turns }: StageTiming, { speed, still }: Conditions): number {
  return since + leadIn(turns, still, speed);
}

/** When a stage may end: its caption, and the outcome of its die once it has landed, can have been read. */
function endOf(timing: StageTiming, landing: DieLanding | null, pace: Conditions): number {
  const read = beginOf(timing, pace) + readingTime(timing.caption, pace.speed);
  return landing?.stage === timing.stage ? Math.max(read, landing.since + outcomeTime(pace.speed)) : read;
}

export interface ShowConditions extends Conditions {
  /** The game is announced: nothing has happened yet. */
  readonly isTitle: boolean;
  /** Somebody is playing: the table is shown as in any game. */
  readonly isOff: boolean;
  /** A presenter holds the game: what has been shown stays. */
  readonly isHeld: boolean;
}

interface PacingInput {
  readonly table: ActorRefFrom<typeof tableMachine>;
  readonly scope: TableScope;
  readonly conditions: ShowConditions;
}

interface PacingContext extends PacingInput {
  /** The stage the table shows, and the length of the log, as last reported to the pacer. */
  readonly stage: Stage | null;
  readonly entries: number;
  readonly timing: StageTiming | null;
  readonly landing: DieLanding | null;
  readonly shot: Shot;
  /** The last caption, and the length of the log when it came. */
  readonly captioned: { readonly caption: Caption; readonly entries: number } | null;
}

type PacingEvent =
  | { readonly type: 'table'; readonly stage: Stage | null; readonly entries: number }
  | { readonly type: 'conditions'; readonly conditions: ShowConditions }
  | { readonly type: 'dieLanded' }
  | { readonly type: 'shown' };

const turned = (before: Shot, next: Shot): Shot => (isSameShot(before, next) ? before : next);

/** The current caption, unless a presenter has gone back before it. */
function captionIn({ captioned, entries }: Pick<PacingContext, 'captioned' | 'entries'>): Caption | null {
  return captioned !== null && captioned.entries <= entries ? captioned.caption : null;
}

const untilNow = (time: number) => Math.max(0, time - performance.now());
const arrivalIn = ({ timing, conditions }: PacingContext) => (timing === null ? 0 : beginOf(timing, conditions));
const endIn = ({ timing, landing, conditions }: PacingContext) =>
  timing === null ? 0 : endOf(timing, landing, conditions);

const pacing = setup({
  types: { context: {} as PacingContext, events: {} as PacingEvent, input: {} as PacingInput },
  delays: {
    arrival: ({ context }) => untilNow(arrivalIn(context)),
    end: ({ context }) => untilNow(endIn(context)),
  },
  guards: {
    goesAside: ({ event }) => event.type === 'conditions' && event.conditions.isOff,
    isAside: ({ context }) => context.conditions.isOff,
    isHeld: ({ context }) => context.conditions.isHeld,
    showsNothing: ({ context }) => context.stage === null,
    isInstant: ({ context }) => context.conditions.speed === 'instant',
    isNewStage: ({ context, event }) => event.type === 'table' && event.stage !== context.stage,
    hasArrived: ({ context }) => context.conditions.speed !== 'instant' && untilNow(arrivalIn(context)) === 0,
    hasBeenRead: ({ context }) => untilNow(endIn(context)) === 0,
  },
  actions: {
    follow: assign(({ event }) => {
      assertEvent(event, 'table');
      return { stage: event.stage, entries: event.entries };
    }),
    setConditions: assign(({ context, event }) => {
      assertEvent(event, 'conditions');
      const { conditions } = event;
      return conditions.isTitle
        ? { conditions, captioned: null, shot: turned(context.shot, titleShot()) }
        : { conditions };
    }),
    begin: assign(({ context }) => {
      const { stage, shot, table } = context;
      const { setup, view, decisions, log } = table.getSnapshot().context;
      if (stage === null || setup === null || view === null) return {};
      const caption = captionOf(stage, decisions, { board: view.board, content: view.content, seats: setup.seats });
      const next = turned(shot, shotOf(stage));
      return {
        captioned: { caption, entries: log.length },
        shot: next,
        timing: { stage, caption, since: performance.now(), turns: next !== shot },
      };
    }),
    pointOut: ({ context }) => attend(context.scope, { selected: targetOf(context.stage) }),
    /** Without a caption nothing is pointed out; between stages the camera shows the whole table. */
    settle: enqueueActions(({ context, enqueue }) => {
      const { conditions, stage, shot } = context;
      if (captionIn(context) !== null || conditions.isOff) return;
      enqueue(() => attend(context.scope, { selected: null }));
      if (!conditions.isTitle && stage === null) enqueue.assign({ shot: turned(shot, shotOf(null)) });
    }),
    /** If reported twice, the first time counts. */
    noteLanding: assign(({ context: { stage, landing } }) =>
      stage === null || landing?.stage === stage || !throwsDie(stage.events)
        ? {}
        : { landing: { stage, since: performance.now() } },
    ),
    report: ({ context: { table, stage } }) => {
      if (stage !== null) table.send({ type: 'shown', stage: stage.id });
    },
  },
});

/**
 * The pacer of the showcase. For each stage the camera travels first, with the caption; then the pieces move; and the stage stays until its caption
 * can have been read. Times are computed from the start of the stage, so that a change of pace loses nothing.
 */
export const pacingMachine = pacing.createMachine({
  id: 'pacing',
  context: ({ input }) => ({
    ...input,
    stage: null,
    entries: 0,
    timing: null,
    landing: null,
    shot: titleShot(),
    captioned: null,
  }),
  initial: 'betweenStages',
  on: {
    table: [{ guard: 'isNewStage', target: '.newStage', actions: 'follow' }, { actions: ['follow', 'settle'] }],
    conditions: { actions: ['setConditions', 'settle'] },
    dieLanded: { actions: 'noteLanding' },
  },
  states: {
    betweenStages: {},
    newStage: {
      always: [
        { guard: 'showsNothing', target: 'betweenStages', actions: 'settle' },
        { guard: 'isAside', target: 'somebodyPlays' },
        { target: 'cameraTravels', actions: ['begin', 'pointOut'] },
      ],
    },
    cameraTravels: {
      always: { guard: 'hasArrived', target: 'piecesMove' },
      // In instant mode the pieces wait for nothing; a later change of speed makes them wait again.
      after: { arrival: { guard: not('isInstant'), target: 'piecesMove' } },
      on: {
        conditions: [
          { guard: 'goesAside', target: 'somebodyPlays', actions: 'setConditions' },
          { target: 'cameraTravels', reenter: true, actions: ['setConditions', 'settle'] },
        ],
        shown: { target: 'captionIsRead', actions: 'noteLanding' },
      },
    },
    piecesMove: {
      on: {
        conditions: [
          { guard: 'goesAside', target: 'somebodyPlays', actions: 'setConditions' },
          { actions: ['setConditions', 'settle'] },
        ],
        shown: { target: 'captionIsRead', actions: 'noteLanding' },
      },
    },
    captionIsRead: {
      always: [
        { guard: 'isHeld', target: 'presenterHolds' },
        { guard: 'hasBeenRead', target: 'reported' },
      ],
      after: { end: 'reported' },
      on: {
        conditions: [
          { guard: 'goesAside', target: 'reported', actions: 'setConditions' },
          { target: 'captionIsRead', reenter: true, actions: ['setConditions', 'settle'] },
        ],
      },
    },
    presenterHolds: {
      on: {
        conditions: [
          { guard: 'goesAside', target: 'reported', actions: 'setConditions' },
          { target: 'captionIsRead', actions: ['setConditions', 'settle'] },
        ],
      },
    },
    /** The table's chart has been told that the stage was shown, and goes on. */
    reported: { entry: 'report' },
    somebodyPlays: {
      on: {
        conditions: [
          { guard: 'goesAside', actions: 'setConditions' },
          { target: 'newStage', actions: 'setConditions' },
        ],
        shown: { target: 'reported', actions: 'noteLanding' },
      },
    },
  },
});

export function pacedIn(state: SnapshotFrom<typeof pacingMachine>, stage: Stage | null) {
  const { conditions, timing, landing, shot } = state.context;
  const full = conditions.speed === 'instant' ? Number.POSITIVE_INFINITY : conditions.speed;
  const waits = stage !== null && (timing?.stage !== stage || state.matches('cameraTravels'));
  return {
    caption: captionIn(state.context),
    isOutcomeShown: stage !== null && landing?.stage === stage,
    shot,
    rate: waits && conditions.speed !== 'instant' ? 0 : full,
  };
}
