import { type ActorRefFrom, assign, enqueueActions, not, type SnapshotFrom, setup } from 'xstate';
import { attend, type Shot } from '../attention/index.ts';
import type { Stage, tableMachine } from '../turn/index.ts';
import { type Caption, captionOf } from './caption.ts';
import { beginOf, type Conditions, type Course, endOf, type Lying, throwsDie } from './course.ts';
import { isSameShot, shotOf, targetOf, titleShot } from './director.ts';

/** The conditions of the show. */
export interface Showing extends Conditions {
  /** The game is announced: nothing has happened yet. */
  readonly isTitle: boolean;
  /** Somebody is playing: the table is shown as in any game. */
  readonly isOff: boolean;
  /** A presenter holds the game: what has been shown stays. */
  readonly isHeld: boolean;
}

interface PacingInput {
  readonly table: ActorRefFrom<typeof tableMachine>;
  readonly asked: Showing;
}

interface PacingContext extends PacingInput {
  /** The stage the table shows, and the length of the log, as last reported to the pacer. */
  readonly stage: Stage | null;
  readonly entries: number;
  readonly course: Course | null;
  readonly lying: Lying | null;
  readonly shot: Shot;
  /** The last caption, and the length of the log when it came. */
  readonly spoken: { readonly words: Caption; readonly entries: number } | null;
}

type PacingEvent =
  /** The table shows something else, or its log has changed. */
  | { readonly type: 'table'; readonly stage: Stage | null; readonly entries: number }
  | { readonly type: 'asked'; readonly asked: Showing }
  /** The die of the present stage has landed. */
  | { readonly type: 'lies' }
  /** The table has shown the present stage. */
  | { readonly type: 'shown' };

const turned = (before: Shot, next: Shot): Shot => (isSameShot(before, next) ? before : next);

/** The current caption, unless a presenter has gone back before it. */
function captionIn({ spoken, entries }: Pick<PacingContext, 'spoken' | 'entries'>): Caption | null {
  return spoken !== null && spoken.entries <= entries ? spoken.words : null;
}

const untilNow = (time: number) => Math.max(0, time - performance.now());
const arrivalIn = ({ course, asked }: PacingContext) => (course === null ? 0 : beginOf(course, asked));
const endIn = ({ course, lying, asked }: PacingContext) => (course === null ? 0 : endOf(course, lying, asked));

const pacing = setup({
  types: { context: {} as PacingContext, events: {} as PacingEvent, input: {} as PacingInput },
  delays: {
    arrival: ({ context }) => untilNow(arrivalIn(context)),
    end: ({ context }) => untilNow(endIn(context)),
  },
  guards: {
    goesAside: ({ event }) => event.type === 'asked' && event.asked.isOff,
    isAside: ({ context }) => context.asked.isOff,
    isHeld: ({ context }) => context.asked.isHeld,
    showsNothing: ({ context }) => context.stage === null,
    isInstant: ({ context }) => context.asked.speed === 'instant',
    isNewStage: ({ context, event }) => event.type === 'table' && event.stage !== context.stage,
    hasArrived: ({ context }) => context.asked.speed !== 'instant' && untilNow(arrivalIn(context)) === 0,
    hasBeenRead: ({ context }) => untilNow(endIn(context)) === 0,
  },
  actions: {
    follow: assign(({ event }) => (event.type === 'table' ? { stage: event.stage, entries: event.entries } : {})),
    take: assign(({ context, event }) => {
      if (event.type !== 'asked') return {};
      const { asked } = event;
      return asked.isTitle ? { asked, spoken: null, shot: turned(context.shot, titleShot()) } : { asked };
    }),
    /** The camera moves to the stage, and its caption appears. */
    begin: assign(({ context }) => {
      const { stage, shot, table } = context;
      const { setup, view, decisions, log } = table.getSnapshot().context;
      if (stage === null || setup === null || view === null) return {};
      const words = captionOf(stage, decisions, { board: view.board, seats: setup.seats });
      const next = turned(shot, shotOf(stage));
      return {
        spoken: { words, entries: log.length },
        shot: next,
        course: { stage, words, since: performance.now(), turns: next !== shot },
      };
    }),
    pointOut: ({ context }) => attend({ selected: targetOf(context.stage) }),
    /** Without a caption nothing is pointed out; between stages the camera shows the whole table. */
    settle: enqueueActions(({ context, enqueue }) => {
      const { asked, stage, shot } = context;
      if (captionIn(context) !== null || asked.isOff) return;
      enqueue(() => attend({ selected: null }));
      if (!asked.isTitle && stage === null) enqueue.assign({ shot: turned(shot, shotOf(null)) });
    }),
    /** If reported twice, the first time counts. */
    lay: assign(({ context: { stage, lying } }) =>
      stage === null || lying?.stage === stage || !throwsDie(stage.events)
        ? {}
        : { lying: { stage, since: performance.now() } },
    ),
    tell: ({ context: { table, stage } }) => {
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
    course: null,
    lying: null,
    shot: titleShot(),
    spoken: null,
  }),
  initial: 'betweenStages',
  on: {
    table: [{ guard: 'isNewStage', target: '.newStage', actions: 'follow' }, { actions: ['follow', 'settle'] }],
    asked: { actions: ['take', 'settle'] },
    lies: { actions: 'lay' },
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
        asked: [
          { guard: 'goesAside', target: 'somebodyPlays', actions: 'take' },
          { target: 'cameraTravels', reenter: true, actions: ['take', 'settle'] },
        ],
        shown: { target: 'captionIsRead', actions: 'lay' },
      },
    },
    piecesMove: {
      on: {
        asked: [{ guard: 'goesAside', target: 'somebodyPlays', actions: 'take' }, { actions: ['take', 'settle'] }],
        shown: { target: 'captionIsRead', actions: 'lay' },
      },
    },
    captionIsRead: {
      always: [
        { guard: 'isHeld', target: 'presenterHolds' },
        { guard: 'hasBeenRead', target: 'told' },
      ],
      after: { end: 'told' },
      on: {
        asked: [
          { guard: 'goesAside', target: 'told', actions: 'take' },
          { target: 'captionIsRead', reenter: true, actions: ['take', 'settle'] },
        ],
      },
    },
    presenterHolds: {
      on: {
        asked: [
          { guard: 'goesAside', target: 'told', actions: 'take' },
          { target: 'captionIsRead', actions: ['take', 'settle'] },
        ],
      },
    },
    /** The table's chart has been told that the stage was shown, and goes on. */
    told: { entry: 'tell' },
    somebodyPlays: {
      on: {
        asked: [
          { guard: 'goesAside', actions: 'take' },
          { target: 'newStage', actions: 'take' },
        ],
        shown: { target: 'told', actions: 'lay' },
      },
    },
  },
});

/** What is shown of a stage right now. */
export function pacedIn(state: SnapshotFrom<typeof pacingMachine>, stage: Stage | null) {
  const { asked, course, lying, shot } = state.context;
  const full = asked.speed === 'instant' ? Number.POSITIVE_INFINITY : asked.speed;
  const waits = stage !== null && (course?.stage !== stage || state.matches('cameraTravels'));
  return {
    caption: captionIn(state.context),
    isTold: stage !== null && lying?.stage === stage,
    shot,
    rate: waits && asked.speed !== 'instant' ? 0 : full,
  };
}
