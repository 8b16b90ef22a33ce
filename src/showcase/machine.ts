import { assign, type SnapshotFrom, setup } from 'xstate';

/** Which game of the programme the showcase is at. */
export interface ShowcaseContext {
  /** From 0. */
  readonly number: number;
  /** The first game goes on from where a reload cut it off. */
  readonly goesOn: boolean;
  /** How many games could not go on. */
  readonly failures: number;
}

export type ShowcaseEvent =
  /** The game is on the table. */
  | { readonly type: 'laid' }
  /** The coins of the game are revealed. */
  | { readonly type: 'over' }
  /** The game cannot go on. */
  | { readonly type: 'failed' };

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
    noteFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
  },
});

/**
 * What the big screen is about: a game is laid, announced, played, its result is shown, and the next one follows. A visitor at the table, or
 * a presenter who holds it, are states beside `running`, for they leave the game where it is.
 */
export const showcaseMachine = showcase.createMachine({
  id: 'showcase',
  context: ({ input }) => ({ ...input, failures: 0 }),
  initial: 'laying',
  on: { failed: '.failed' },
  states: {
    laying: {
      on: { laid: [{ guard: 'goesOn', target: 'playing' }, { target: 'title' }] },
      after: { layLimit: 'failed' },
    },
    /** The game to come is announced over its board; nobody moves yet. */
    title: { after: { titleTime: 'playing' } },
    playing: {
      initial: 'running',
      on: { over: 'result' },
      after: { longest: 'veiled' },
      states: { running: {} },
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
