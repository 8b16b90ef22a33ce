import { assign, type SnapshotFrom, setup } from 'xstate';
import type { SeatSetup } from '../turn/index.ts';
import type { Seek } from './seek.ts';

/** Which game of the programme the showcase is at. */
interface ShowcaseContext {
  /** From 0. */
  readonly number: number;
  /** The first game goes on from where a reload cut it off. */
  readonly goesOn: boolean;
  /** How many games could not go on. */
  readonly failures: number;
  /** The coins are revealed, but somebody who visits still looks at them. */
  readonly isOver: boolean;
  /** Who sat where when a passer-by sat down; null while nobody visits. */
  readonly before: readonly SeatSetup[] | null;
  /** What a presenter goes on to; null while nothing is sought. */
  readonly seek: Seek | null;
  /** The presenter has everything move slowly. */
  readonly slow: boolean;
  /** The presenter walks a turn phase by phase. */
  readonly tour: boolean;
}

const unpresented = { seek: null, slow: false, tour: false } as const;

type ShowcaseEvent =
  /** The game is on the table. */
  | { readonly type: 'laid' }
  /** The coins of the game are revealed. */
  | { readonly type: 'over' }
  /** Enough of the result. */
  | { readonly type: 'skip' }
  /** The game cannot go on. */
  | { readonly type: 'failed' }
  /** A passer-by sits down; this is who sat where. */
  | { readonly type: 'visit'; readonly before: readonly SeatSetup[] }
  /** The visitor has a hand on something. */
  | { readonly type: 'touched' }
  /** The visitor gets up. */
  | { readonly type: 'giveBack' }
  /** Somebody is to explain the game: it holds. */
  | { readonly type: 'present' }
  | { readonly type: 'conclude' }
  /** Hold, or go on. */
  | { readonly type: 'toggle' }
  /** Go on as far as that, and hold there. */
  | { readonly type: 'seek'; readonly seek: Seek }
  | { readonly type: 'found' }
  /** The game was laid again as it stood earlier. */
  | { readonly type: 'rewound' }
  | { readonly type: 'slow' }
  | { readonly type: 'tour' };

/** Seconds before the showcase goes on without its visitor, which are counted aloud. */
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
    /** Milliseconds without a hand on anything before the seconds of a visitor are counted, and how long that takes. */
    idleTime: 65_000,
    countTime: countedSeconds * 1000,
    /** Longest time it may take to lay the table, in milliseconds. */
    layLimit: 30_000,
    /** Milliseconds before the next game after one that failed. */
    mendTime: 6000,
    /** Longest time that one game may take, in milliseconds: should anything stand still, the next one begins. */
    longest: 4 * 3_600_000,
  },
  guards: { goesOn: ({ context }) => context.goesOn, isOver: ({ context }) => context.isOver },
  actions: {
    next: assign(({ context }) => ({ number: context.number + 1, goesOn: false, isOver: false })),
    noteOver: assign({ isOver: true }),
    welcome: assign(({ event }) => (event.type === 'visit' ? { before: event.before } : {})),
    farewell: assign({ before: null }),
    beginSeek: assign(({ event }) => (event.type === 'seek' ? { seek: event.seek } : {})),
    endSeek: assign({ seek: null }),
    changeSlow: assign(({ context }) => ({ slow: !context.slow })),
    changeTour: assign(({ context }) => ({ tour: !context.tour })),
    endPresenting: assign(unpresented),
    noteFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
  },
});

/**
 * What the big screen is about: a game is laid, announced, played, its result is shown, and the next one follows. A visitor at the table, or
 * a presenter who holds it, are states beside `running`, for they leave the game where it is. Neither has its end taken away: a visitor looks
 * at it as at that of any game, and a presenter holds the result.
 */
export const showcaseMachine = showcase.createMachine({
  id: 'showcase',
  context: ({ input }) => ({ ...input, failures: 0, isOver: false, before: null, ...unpresented }),
  initial: 'laying',
  on: { failed: '.failed' },
  states: {
    laying: {
      on: { laid: [{ guard: 'goesOn', target: 'playing' }, { target: 'title' }] },
      after: { layLimit: 'failed' },
    },
    /** The game to come is announced over its board; nobody moves yet. */
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
        /** Somebody plays in an opponent's seat, until it is given back or nobody is there any more. */
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
        /** Somebody explains the game, which holds or goes on as the presenter says. */
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
        passing: { on: { present: 'held', skip: '#showcase.veiled' }, after: { resultTime: '#showcase.veiled' } },
        /** A presenter talks about it, and may go back into the game. */
        held: {
          on: { conclude: '#showcase.veiled', toggle: '#showcase.veiled', rewound: '#showcase.playing.presented' },
          after: { longest: '#showcase.veiled' },
        },
      },
    },
    /** The screen goes dark, and in the dark the table is cleared. */
    veiled: { after: { veilTime: { target: 'laying', actions: 'next' } } },
    failed: {
      on: { failed: {} },
      after: { mendTime: { target: 'laying', actions: ['next', 'noteFailure'] } },
    },
  },
});

/** The names of the showcase's states. */
export type ShowcaseState = keyof typeof showcaseMachine.states;

/** What the big screen is about now. */
export function stateOf({ value }: SnapshotFrom<typeof showcaseMachine>): ShowcaseState {
  if (typeof value === 'string') return value;
  return 'playing' in value ? 'playing' : 'result';
}

/** Does the table hold still? Nobody moves while a game is announced or cleared, or a presenter holds it. */
export function holdsTable(snapshot: SnapshotFrom<typeof showcaseMachine>): boolean {
  return stateOf(snapshot) !== 'playing' || presenterOf(snapshot) === 'paused';
}

/** Does a passer-by play? `counting` while the last seconds without a hand on anything are counted; null while nobody visits. */
export function visitOf({ value }: SnapshotFrom<typeof showcaseMachine>): 'awake' | 'counting' | null {
  if (typeof value === 'string' || !('playing' in value) || typeof value.playing === 'string') return null;
  return 'visited' in value.playing ? (value.playing.visited ?? null) : null;
}

/** What a presenter has the game do; null while nobody presents it. */
export function presenterOf({ value }: SnapshotFrom<typeof showcaseMachine>): 'paused' | 'flowing' | 'seeking' | null {
  if (typeof value === 'string') return null;
  if (!('playing' in value)) return value.result === 'held' ? 'paused' : null;
  if (typeof value.playing === 'string') return null;
  return 'presented' in value.playing ? (value.playing.presented ?? null) : null;
}

/** May a passer-by sit down? */
export function takesSeats(snapshot: SnapshotFrom<typeof showcaseMachine>): boolean {
  return snapshot.hasTag('takesSeats');
}
