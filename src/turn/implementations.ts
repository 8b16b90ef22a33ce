import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { Thought } from '../opponents/index.ts';
import { type GameState, newGame, type Phase, view } from '../rules/index.ts';
import { type Context, cleared, committed, seenFrom, withStages } from './context.ts';
import { given, isPassedOn, laid, mayGive } from './seating.ts';
import { playCommands, refusalOf, stepBack } from './step.ts';
import { isRipe, type ThinkInput, thinker, thoughtStep, withDecision } from './thinking.ts';
import type { LogEntry, StageName, TableEvent, TableSetup } from './types.ts';
import type { Ways } from './ways.ts';

/** What is written down after each step, before it is shown. */
export interface PersistInput {
  readonly setup: TableSetup;
  readonly log: readonly LogEntry[];
  readonly game: GameState;
}

/** Longest time a stage may take to be shown, in milliseconds: a sleeping tab never stalls a game. */
const stageLimit = 15_000;

/** Longest time an opponent may think, in milliseconds. */
const thinkLimit = 10_000;

const troubleOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown';

/** What the states of the chart are made of: whom it asks, how long it waits, what it looks at, and what it does. */
export const table = setup({
  types: { context: {} as Context, events: {} as TableEvent, meta: {} as Ways },
  actors: {
    /** Writes the game down. The app provides one that does; without it nothing is kept. */
    persist: fromPromise<void, PersistInput>(async () => {}),
    /** Asks an opponent for its step. The app provides one that does; without it every opponent fails to decide. */
    think: fromPromise<Thought, ThinkInput>(() => Promise.reject(new Error('turn: nobody thinks'))),
  },
  delays: {
    stageLimit,
    thinkLimit,
    /** Milliseconds before an opponent's step, so that a person can follow. The app knows how long its person likes it. */
    breath: 0,
  },
  guards: {
    isLegal: ({ context, event }) =>
      event.type === 'do' && event.commands.length > 0 && refusalOf(context, event.commands) === null,
    mayUndo: ({ context }) => context.past.length > 0,
    /** There will be something to take back once the step is written. */
    mayUndoThen: ({ context: { pending, past } }) => (pending?.past ?? past).length > 0,
    mayStart: ({ event }) => event.type === 'start' && newGame(event.setup.game).ok,
    isNowShown: ({ context, event }) => event.type === 'shown' && context.stages[0]?.id === event.stage,
    shows: ({ context }, { stage }: { stage: StageName }) => context.stages[0]?.name === stage,
    isOver: ({ context }) => context.game?.phase === 'gameOver',
    isOthersDecision: ({ context }) => context.game !== null && context.game.seat !== context.viewer,
    isOpponents: ({ context }, { phase }: { phase: Phase }) =>
      context.game?.phase === phase && thinker(context) !== null,
    isUnwritten: ({ context }) => context.unwritten,
    isHeld: ({ context }) => context.held,
    isPondering: ({ context }) => context.thought === null,
    isRipe: ({ context }) => isRipe(context),
    isSound: ({ context }) => isRipe(context) && thoughtStep(context) !== null,
    mayGive: ({ context, event }) => event.type === 'give' && mayGive(context, event.seat, event.control),
    isPhase: ({ context }, { phase }: { phase: Phase }) => context.game?.phase === phase,
    isPassedOn: ({ event }) => event.type === 'resume' && isPassedOn(event.setup, event.game),
    isOpen: ({ context }) => !context.setup?.options.curtain,
  },
  actions: {
    startGame: assign(({ context, event }) => {
      if (event.type !== 'start') return {};
      const start = newGame(event.setup.game);
      return start.ok ? { ...cleared(context), ...laid(event.setup, start.state) } : {};
    }),
    refuseStart: assign(({ event }) => {
      if (event.type !== 'start') return {};
      const start = newGame(event.setup.game);
      return start.ok ? {} : { refusal: { command: null, refusal: start.refusal } };
    }),
    resumeGame: assign(({ context, event }) =>
      event.type === 'resume'
        ? { ...cleared(context), ...laid(event.setup, event.game), log: event.log, past: event.past ?? [] }
        : {},
    ),
    prepare: assign(({ context, event }) => {
      if (event.type !== 'do' || !context.game) return {};
      const played = playCommands(context, context.game, event.commands);
      return 'pending' in played ? { pending: played.pending, refusal: null } : {};
    }),
    prepareStart: assign(({ context }) =>
      context.game ? { pending: { game: context.game, log: context.log, past: [], events: [] } } : {},
    ),
    prepareUndo: assign(({ context }) => ({ pending: stepBack(context), refusal: null })),
    refuse: assign(({ context, event }) =>
      event.type === 'do' ? { refusal: refusalOf(context, event.commands) ?? context.refusal } : {},
    ),
    /** What was asked for waits until it can be done. */
    wait: assign(({ context, event }) =>
      event.type === 'do' || event.type === 'undo' ? { asked: [...context.asked, event] } : {},
    ),
    /** What was asked for is asked again, now that there is somebody to do it. */
    raiseAsked: enqueueActions(({ context, enqueue }) => {
      if (context.asked.length === 0) return;
      enqueue.assign({ asked: [] });
      for (const event of context.asked) enqueue.raise(event);
    }),
    dismiss: assign(({ context }) => ({
      refusal: null,
      storageTrouble: null,
      heard: context.storageTrouble ?? context.heard,
    })),
    commit: assign(({ context }) => committed(context)),
    noteWritten: assign({ storageTrouble: null, heard: null }),
    noteTrouble: assign(({ context, event }) => {
      const trouble = troubleOf('error' in event ? event.error : null);
      return { storageTrouble: trouble === context.heard ? null : trouble };
    }),
    nextStage: assign(({ context }) => withStages(context, context.stages.slice(1))),
    dropStages: assign(({ context }) => withStages(context, [])),
    /** What is asked and refused is not for the next one's eyes. */
    hideTable: assign(({ context }) => ({
      asked: [],
      refusal: null,
      ...(context.game ? { view: view(context.game, null), legal: [] } : {}),
    })),
    takeSeat: assign(({ context }) => (context.game ? seenFrom(context.game, context.game.seat) : {})),
    reveal: assign(({ context }) => (context.game ? { ...seenFrom(context.game, context.viewer), legal: [] } : {})),
    give: assign(({ context, event }) => (event.type === 'give' ? given(context, event.seat, event.control) : {})),
    beginThought: assign({ thought: null, breathed: false }),
    breathe: assign({ breathed: true }),
    prepareThought: assign(({ context }) => ({
      pending: thoughtStep(context),
      decisions: withDecision(context),
      thought: null,
      refusal: null,
    })),
    hurry: assign(({ context }) => ({ ...withStages(context, []), hurried: true })),
    calmDown: assign({ hurried: false }),
    beginKeeping: assign({ unwritten: false }),
    clearTable: assign(({ context }) => cleared(context)),
    hold: assign(({ event }) => (event.type === 'hold' ? { held: event.held } : {})),
  },
});
