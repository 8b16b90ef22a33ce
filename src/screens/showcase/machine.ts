import { assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import type { SeatSetup } from '../../session/turn/index.ts';
import type { Seek } from './presses.ts';

interface ShowcaseContext {
  /** From 0. */
  readonly number: number;
  /** The first game continues where a reload cut it off. */
  readonly goesOn: boolean;
  readonly failures: number;
  /** The coins are revealed, but a visitor is still looking at them. */
  readonly isOver: boolean;
  /** The seating when a visitor sat down; null while there is no visitor. */
  readonly before: readonly SeatSetup[] | null;
  readonly seek: Seek | null;
  readonly slow: boolean;
  /** The presenter shows a turn phase by phase. */
  readonly tour: boolean;
  /** Which chapter of the story of the game is told, from 1; 0 for its result. */
  readonly chapter: number;
  /** Milliseconds for each chapter; empty while there is nothing to tell. */
  readonly chapters: readonly number[];
}

const untold = { chapter: 0, chapters: [] } as const;

const unpresented = { seek: null, slow: false, tour: false } as const;

type ShowcaseEvent =
  | { readonly type: 'laid' }
  /** The coins of the game are revealed. */
  | { readonly type: 'over' }
  /** The story of the game can be told: milliseconds for each of its chapters. */
  | { readonly type: 'told'; readonly chapters: readonly number[] }
  /** Enough of the result. */
  | { readonly type: 'skip' }
  /** Somebody has seen enough of a brief showcase. */
  | { readonly type: 'enough' }
  | { readonly type: 'failed' }
  /** A passer-by sits down; `before` is the seating until then. */
  | { readonly type: 'visit'; readonly before: readonly SeatSetup[] }
  | { readonly type: 'touched' }
  | { readonly type: 'giveBack' }
  | { readonly type: 'present' }
  | { readonly type: 'conclude' }
  | { readonly type: 'toggle' }
  | { readonly type: 'seek'; readonly seek: Seek }
  | { readonly type: 'found' }
  | { readonly type: 'rewound' }
  | { readonly type: 'slow' }
  | { readonly type: 'tour' };

/** Seconds, counted down visibly, before the showcase goes on without its visitor. */
export const countedSeconds = 10;

const showcase = setup({
  types: {
    context: {} as ShowcaseContext,
    events: {} as ShowcaseEvent,
    input: {} as Pick<ShowcaseContext, 'number' | 'goesOn'>,
    tags: {} as 'takesSeats',
  },
  delays: {
    titleTime: 0,
    resultTime: 0,
    veilTime: 0,
    /** Milliseconds without input before a visitor's countdown starts, and its length. */
    idleTime: 65_000,
    countTime: countedSeconds * 1000,
    /** Longest time it may take to lay the table, in milliseconds. */
    layLimit: 30_000,
    /** Milliseconds before the next game after a failed one. */
    mendTime: 6000,
    /** Longest duration of a game, in milliseconds: if anything gets stuck, the next one begins. */
    longest: 4 * 3_600_000,
  },
  guards: {
    goesOn: ({ context }) => context.goesOn,
    isOver: ({ context }) => context.isOver,
    hasChapter: ({ context }) => context.chapter < context.chapters.length,
  },
  actions: {
    next: assign(({ context }) => ({ number: context.number + 1, goesOn: false, isOver: false, ...untold })),
    noteChapters: assign(({ event }) => {
      assertEvent(event, 'told');
      return { chapters: event.chapters };
    }),
    nextChapter: assign(({ context }) => ({ chapter: context.chapter + 1 })),
    closeStory: assign(untold),
    noteOver: assign({ isOver: true }),
    welcome: assign(({ event }) => {
      assertEvent(event, 'visit');
      return { before: event.before };
    }),
    farewell: assign({ before: null }),
    beginSeek: assign(({ event }) => {
      assertEvent(event, 'seek');
      return { seek: event.seek };
    }),
    endSeek: assign({ seek: null }),
    changeSlow: assign(({ context }) => ({ slow: !context.slow })),
    changeTour: assign(({ context }) => ({ tour: !context.tour })),
    endPresenting: assign(unpresented),
    noteFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
  },
});

/**
 * The course of the big screen: a game is laid, announced and played, its result is shown, and the next one follows. A visitor at the table or a
 * presenter holding it are states beside `running`, since they leave the game where it is. Both get to see the end: a visitor as in any game, and a
 * presenter holds the result.
 */
export const showcaseMachine = showcase.createMachine({
  id: 'showcase',
  context: ({ input }) => ({ ...input, failures: 0, isOver: false, before: null, ...unpresented, ...untold }),
  initial: 'laying',
  on: { failed: '.failed', enough: '.ended', told: { actions: 'noteChapters' } },
  states: {
    laying: {
      on: { laid: [{ guard: 'goesOn', target: 'playing' }, { target: 'title' }] },
      after: { layLimit: 'failed' },
    },
    /** The coming game is announced over its board; nobody moves yet. */
    title: {
      tags: 'takesSeats',
      on: { visit: { target: 'playing.visited', actions: 'welcome' }, present: 'playing.presented' },
      after: { titleTime: 'playing' },
    },
    playing: {
      initial: 'running',
      on: { over: 'result' },
      after: { longest: 'veiled' },
      states: {
        running: {
          tags: 'takesSeats',
          always: { guard: 'isOver', target: '#showcase.veiled' },
          on: { visit: { target: 'visited', actions: 'welcome' }, present: 'presented' },
        },
        visited: {
          initial: 'awake',
          exit: 'farewell',
          on: { giveBack: 'running', over: { actions: 'noteOver' } },
          states: {
            awake: {
              on: { touched: { target: 'awake', reenter: true } },
              after: { idleTime: 'counting' },
            },
            counting: {
              on: { touched: 'awake' },
              after: { countTime: '#showcase.playing.running' },
            },
          },
        },
        presented: {
          initial: 'paused',
          exit: 'endPresenting',
          on: {
            conclude: 'running',
            slow: { actions: 'changeSlow' },
            tour: { actions: 'changeTour' },
            seek: { target: '.seeking', actions: 'beginSeek' },
            rewound: '.paused',
            over: '#showcase.result.held',
          },
          states: {
            paused: { on: { toggle: 'flowing' } },
            flowing: { on: { toggle: 'paused', over: '#showcase.result' } },
            seeking: { exit: 'endSeek', on: { found: 'paused', toggle: 'paused' } },
          },
        },
      },
    },
    result: {
      initial: 'passing',
      states: {
        /** The result, then the story of the game chapter by chapter. */
        passing: {
          on: { present: 'held', skip: '#showcase.veiled' },
          after: {
            resultTime: [
              { guard: 'hasChapter', target: 'passing', reenter: true, actions: 'nextChapter' },
              { target: '#showcase.veiled' },
            ],
          },
        },
        /** The presenter talks, and may go back in the game. */
        held: {
          on: {
            conclude: '#showcase.veiled',
            toggle: '#showcase.veiled',
            rewound: { target: '#showcase.playing.presented', actions: 'closeStory' },
          },
          after: { longest: '#showcase.veiled' },
        },
      },
    },
    /** The screen goes dark, and the table is cleared behind it. */
    veiled: { after: { veilTime: { target: 'laying', actions: 'next' } } },
    /** The game is held behind the question what comes now. */
    ended: { on: { failed: {}, enough: {} } },
    failed: {
      on: { failed: {} },
      after: { mendTime: { target: 'laying', actions: ['next', 'noteFailure'] } },
    },
  },
});

export type ShowcaseState = keyof typeof showcaseMachine.states;

export function stateOf({ value }: SnapshotFrom<typeof showcaseMachine>): ShowcaseState {
  if (typeof value === 'string') return value;
  return 'playing' in value ? 'playing' : 'result';
}

/** Nobody moves while a game is announced or cleared, or a presenter holds it. */
export function holdsTable(snapshot: SnapshotFrom<typeof showcaseMachine>): boolean {
  return stateOf(snapshot) !== 'playing' || presenterOf(snapshot) === 'paused';
}

/** `counting` during the final countdown without input; null if there is no visitor. */
export function visitOf({ value }: SnapshotFrom<typeof showcaseMachine>): 'awake' | 'counting' | null {
  if (typeof value === 'string' || !('playing' in value) || typeof value.playing === 'string') return null;
  return 'visited' in value.playing ? (value.playing.visited ?? null) : null;
}

/** What a presenter makes the game do; null if nobody presents it. */
export function presenterOf({ value }: SnapshotFrom<typeof showcaseMachine>): 'paused' | 'flowing' | 'seeking' | null {
  if (typeof value === 'string') return null;
  if (!('playing' in value)) return value.result === 'held' ? 'paused' : null;
  if (typeof value.playing === 'string') return null;
  return 'presented' in value.playing ? (value.playing.presented ?? null) : null;
}

export function takesSeats(snapshot: SnapshotFrom<typeof showcaseMachine>): boolean {
  return snapshot.hasTag('takesSeats');
}
