import { assign, type SnapshotFrom, setup } from 'xstate';
import type { TableSetup } from '../turn/index.ts';

/** Which game of the programme the showcase is at. */
export interface ShowcaseContext {
  /** From 0. */
  readonly number: number;
  /** The first game goes on from where a reload cut it off. */
  readonly goesOn: boolean;
  /** How many games could not go on. */
  readonly failures: number;
  /** Who sat where when a passer-by sat down; null while nobody visits. */
  readonly before: TableSetup | null;
}

export type ShowcaseEvent =
  /** The game is on the table. */
  | { readonly type: 'laid' }
  /** The coins of the game are revealed. */
  | { readonly type: 'over' }
  /** The game cannot go on. */
  | { readonly type: 'failed' }
  /** A passer-by sits down; this is who sat where. */
  | { readonly type: 'visit'; readonly before: TableSetup }
  /** The visitor has a hand on something. */
  | { readonly type: 'touched' }
  /** The visitor gets up. */
  | { readonly type: 'giveBack' };

/** Seconds before the showcase goes on without its visitor, which are counted aloud. */
export const countedSeconds = 10;

const showcase = setup({
  types: {
    context: {} as ShowcaseContext,
    events: {} as ShowcaseEvent,
    input: {} as Pick<ShowcaseContext, 'number' | 'goesOn'>,
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
  guards: { goesOn: ({ context }) => context.goesOn },
  actions: {
    next: assign(({ context }) => ({ number: context.number + 1, goesOn: false })),
    welcome: assign(({ event }) => (event.type === 'visit' ? { before: event.before } : {})),
    farewell: assign({ before: null }),
    noteFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
  },
});

/**
 * What the big screen is about: a game is laid, announced, played, its result is shown, and the next one follows. A visitor at the table
 * is a state beside `running`, which leaves the game where it is.
 */
export const showcaseMachine = showcase.createMachine({
  id: 'showcase',
  context: ({ input }) => ({ ...input, failures: 0, before: null }),
  initial: 'laying',
  on: { failed: '.failed' },
  states: {
    laying: {
      on: { laid: [{ guard: 'goesOn', target: 'playing' }, { target: 'title' }] },
      after: { layLimit: 'failed' },
    },
    /** The game to come is announced over its board; nobody moves yet. */
    title: {
      on: { visit: { target: 'playing.visited', actions: 'welcome' } },
      after: { titleTime: 'playing' },
    },
    playing: {
      initial: 'running',
      on: { over: 'result' },
      after: { longest: 'veiled' },
      states: {
        running: { on: { visit: { target: 'visited', actions: 'welcome' } } },
        /** Somebody plays in an opponent's seat, until it is given back or nobody is there any more. */
        visited: {
          initial: 'awake',
          exit: 'farewell',
          on: { giveBack: 'running' },
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
      },
    },
    result: { after: { resultTime: 'veiled' } },
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
  return typeof value === 'string' ? value : 'playing';
}

/** Does a passer-by play? `counting` while the last seconds without a hand on anything are counted; null while nobody visits. */
export function visitOf({ value }: SnapshotFrom<typeof showcaseMachine>): 'awake' | 'counting' | null {
  if (typeof value === 'string' || typeof value.playing === 'string') return null;
  return value.playing.visited ?? null;
}
