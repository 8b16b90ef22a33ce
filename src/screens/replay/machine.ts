import { assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import type { Course } from '../../rules/course.ts';
import type { Knowledge, ReplayTable } from './port.ts';
import { placeOf, type Unit } from './way.ts';

/** Speeds of a replay, in times the usual one. */
export const tempos = [0.5, 1, 2, 4, 8] as const;

/** Milliseconds at speed 1 between two commands. */
const REST = 500;
/** Milliseconds for which the table is seen as it was, before a deed that somebody wants to see. */
const LOOK = 1200;
/** Longest time in milliseconds that a command may take to be shown, however slowly it is told. */
const LIMIT = 120_000;

interface ReplayInput {
  readonly course: Course;
  readonly table: ReplayTable;
  /** Where there is something to go to, in order. */
  readonly marks: readonly number[];
  readonly played: number;
  readonly knowledge: Knowledge;
  /** It begins right before a deed that is to be seen. */
  readonly sees?: boolean;
  readonly plays?: boolean;
}

interface ReplayContext extends ReplayInput {
  readonly speed: number;
  /** The camera goes where something happens, instead of being moved by hand. */
  readonly follows: boolean;
}

type ReplayEvent =
  | { readonly type: 'toggle' }
  | { readonly type: 'go'; readonly to: number }
  /** To what happens after so many commands: the table as it was, and then the deed. */
  | { readonly type: 'see'; readonly at: number }
  /** To the next of a unit, or the one before: a command ahead is shown as it is played. */
  | { readonly type: 'step'; readonly unit: Unit; readonly way: 1 | -1 }
  | { readonly type: 'marks'; readonly marks: readonly number[] }
  | { readonly type: 'tempo'; readonly speed: number }
  | { readonly type: 'know'; readonly knowledge: Knowledge }
  | { readonly type: 'camera'; readonly follows: boolean }
  | { readonly type: 'idle' };

const replay = setup({
  types: { context: {} as ReplayContext, events: {} as ReplayEvent, input: {} as ReplayInput },
  delays: { look: LOOK, rest: ({ context }) => REST / context.speed, limit: LIMIT },
  guards: {
    isSeen: ({ context: { sees, played, course } }) => sees === true && played < course.log.length,
    isPlayed: ({ context: { plays, played, course } }) => plays === true && played < course.log.length,
    isAtEnd: ({ context: { played, course } }) => played >= course.log.length,
  },
  actions: {
    rewind: assign({ played: 0 }),
    next: assign(({ context: { played } }) => ({ played: played + 1 })),
    go: assign(({ context: { course, marks, played }, event }) => {
      assertEvent(event, ['go', 'see', 'step']);
      const to =
        event.type === 'step'
          ? placeOf(course, marks, played, event.unit, event.way)
          : event.type === 'go'
            ? event.to
            : event.at;
      return { played: Math.max(0, Math.min(course.log.length, Math.round(to))) };
    }),
    mark: assign(({ event }) => {
      assertEvent(event, 'marks');
      return { marks: event.marks };
    }),
    setTempo: assign(({ event }) => {
      assertEvent(event, 'tempo');
      return { speed: event.speed };
    }),
    know: assign(({ event }) => {
      assertEvent(event, 'know');
      return { knowledge: event.knowledge };
    }),
    aim: assign(({ event }) => {
      assertEvent(event, 'camera');
      return { follows: event.follows };
    }),
    show: ({ context: { table, played, knowledge } }) => table.show(played, knowledge),
    /** Whatever the table shows of the way there, it stops: provided by whoever has its chart. */
    cut: () => undefined,
  },
});

/** It is held, or plays one command after the other, each as soon as the one before has been shown. */
export const replayMachine = replay.createMachine({
  id: 'replay',
  context: ({ input }) => ({ ...input, speed: 1, follows: true }),
  initial: 'begun',
  on: {
    see: { target: '.seeing', actions: ['go', 'show', 'cut'] },
    marks: { actions: 'mark' },
    tempo: { actions: 'setTempo' },
    know: { actions: ['know', 'show', 'cut'] },
    camera: { actions: 'aim' },
  },
  states: {
    begun: {
      always: [{ guard: 'isSeen', target: 'seeing' }, { guard: 'isPlayed', target: 'playing' }, { target: 'held' }],
    },
    /** It waits for a moment before the deed. Whatever is asked of it meanwhile is done at once. */
    seeing: {
      after: {
        look: [
          { guard: 'isAtEnd', target: 'held' },
          { target: 'held', actions: ['cut', 'next', 'show'] },
        ],
      },
      on: {
        toggle: { target: 'playing.showing', actions: ['next', 'show'] },
        step: { target: 'held', actions: ['go', 'show', 'cut'] },
        go: { target: 'held', actions: ['go', 'show', 'cut'] },
      },
    },
    held: {
      on: {
        toggle: [
          { guard: 'isAtEnd', target: 'playing', actions: ['rewind', 'show', 'cut'] },
          { target: 'playing.showing', actions: ['next', 'show'] },
        ],
        step: [
          {
            guard: ({ context, event }) =>
              event.unit === 'command' && event.way > 0 && context.played < context.course.log.length,
            actions: ['cut', 'next', 'show'],
          },
          { actions: ['go', 'show', 'cut'] },
        ],
        go: { actions: ['go', 'show', 'cut'] },
      },
    },
    playing: {
      initial: 'resting',
      on: {
        toggle: 'held',
        step: { target: '.resting', reenter: true, actions: ['go', 'show', 'cut'] },
        go: { target: '.resting', reenter: true, actions: ['go', 'show', 'cut'] },
      },
      states: {
        resting: {
          always: { guard: 'isAtEnd', target: '#replay.held' },
          after: { rest: { target: 'showing', actions: ['next', 'show'] } },
        },
        showing: { on: { idle: 'resting' }, after: { limit: 'resting' } },
      },
    },
  },
});

export function isPlaying({ value }: SnapshotFrom<typeof replayMachine>): boolean {
  return typeof value === 'object';
}
