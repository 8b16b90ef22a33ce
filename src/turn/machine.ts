import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Thought } from '../opponents/index.ts';
import { type GameState, newGame, type Phase, view } from '../rules/index.ts';
import { type Context, cleared, committed, emptyTable, seenFrom, withStages } from './context.ts';
import { given, laid, mayGive } from './seating.ts';
import { playCommands, stepBack } from './step.ts';
import { isRipe, question, type ThinkInput, thinker, thoughtStep, withDecision } from './thinking.ts';
import type { LogEntry, StageName, TableEvent, TableSetup } from './types.ts';
import { type Ways, ways } from './ways.ts';

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

const table = setup({
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
      event.type === 'do' &&
      context.game !== null &&
      context.game.seat === context.viewer &&
      event.commands.length > 0 &&
      'pending' in playCommands(context, context.game, event.commands),
    mayUndo: ({ context }) => context.past.length > 0,
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
      event.type === 'resume' ? { ...cleared(context), ...laid(event.setup, event.game), log: event.log } : {},
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
    refuse: assign(({ context, event }) => {
      if (event.type !== 'do' || !context.game) return {};
      const played = playCommands(context, context.game, event.commands);
      return 'refusal' in played ? { refusal: { command: played.command, refusal: played.refusal } } : {};
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
    hideTable: assign(({ context }) => (context.game ? { view: view(context.game, null), legal: [] } : {})),
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

/** A decision: all of the commands or none; a step back; or a refusal that says why. */
const decisions = table.createStateConfig({
  on: {
    do: [{ guard: 'isLegal', target: '.writing', actions: 'prepare' }, { actions: 'refuse' }],
    undo: { guard: 'mayUndo', target: '.writing', actions: 'prepareUndo' },
  },
}).on;

const route = '#table.playing.route';

/** A person is to decide. */
const waiting = table.createStateConfig({ entry: 'calmDown' });

/** An opponent is to decide. Its thought is played once the people at the table have had time to take the last step in. */
const thinking = table.createStateConfig({
  entry: 'beginThought',
  on: { do: {}, undo: {}, skip: { actions: 'breathe' }, hurry: { actions: 'hurry' } },
  invoke: {
    id: 'think',
    src: 'think',
    input: ({ context }) => question(context),
    onDone: { actions: assign({ thought: ({ event }) => event.output }) },
    onError: 'stuck',
  },
  always: [
    { guard: 'isSound', target: 'writing', actions: 'prepareThought' },
    { guard: 'isRipe', target: 'stuck' },
  ],
  after: { breath: { actions: 'breathe' }, thinkLimit: { guard: 'isPondering', target: 'stuck' } },
});

/** An opponent has failed to decide, or takes too long: it may be asked again, or a person takes its seat. */
const stuck = table.createStateConfig({
  entry: 'calmDown',
  on: { do: {}, undo: {}, askAgain: 'thinking' },
});

/** The step is written down; only then does the table show it. A game that cannot be written goes on, and the player is told. */
const writing = table.createStateConfig({
  on: {
    do: {},
    undo: {},
    // The step goes on as it is; who sits where is written down after it.
    give: { guard: 'mayGive', actions: 'give' },
    hurry: { actions: 'hurry' },
  },
  invoke: {
    id: 'persist',
    src: 'persist',
    input: ({ context }) => {
      const { setup: options, pending } = context;
      if (!options || !pending) throw new Error('turn: nothing to write');
      return { setup: options, log: pending.log, game: pending.game };
    },
    onDone: { target: route, actions: ['commit', 'noteWritten'] },
    onError: { target: route, actions: ['commit', 'noteTrouble'] },
  },
});

/** Who sits where has changed: it is written down. What the table shows meanwhile goes on. */
const keeping = table.createStateConfig({
  entry: 'beginKeeping',
  on: {
    shown: { guard: 'isNowShown', actions: 'nextStage' },
    skip: { actions: 'dropStages' },
    hurry: { actions: 'hurry' },
  },
  invoke: {
    id: 'keep',
    src: 'persist',
    input: ({ context }) => {
      const { setup: options, log, game } = context;
      if (!options || !game) throw new Error('turn: nothing to write');
      return { setup: options, log, game };
    },
    onDone: { target: route, actions: 'noteWritten' },
    onError: { target: route, actions: 'noteTrouble' },
  },
});

/** The table shows what happened, until it is done, skipped, or takes too long. While the table is held the time begins anew. */
const showing = table.createStateConfig({
  on: {
    shown: { guard: 'isNowShown', target: route, actions: 'nextStage' },
    skip: { target: route, actions: 'dropStages' },
    hurry: { target: route, actions: 'hurry' },
  },
  after: {
    stageLimit: [
      { guard: 'isHeld', target: route },
      { target: route, actions: 'nextStage' },
    ],
  },
});

/** A phase in which a player decides. */
const decision = table.createStateConfig({
  initial: 'waiting',
  states: { waiting, thinking, stuck, writing, showing },
  ...(decisions ? { on: decisions } : {}),
});

/** A part of the turn that is over as soon as it is shown. */
const passage = decision;

const toStage = (stage: StageName) =>
  ({ guard: { type: 'shows', params: { stage } }, target: `${stage}.showing` }) as const;
const toThought = (phase: Phase) =>
  ({ guard: { type: 'isOpponents', params: { phase } }, target: `${phase}.thinking` }) as const;
const toPhase = (phase: Phase) =>
  ({ guard: { type: 'isPhase', params: { phase } }, target: `${phase}.waiting` }) as const;

/**
 * The chart of a turn and of the table. Its states carry the names of the phases; in each the table waits for a player, has an opponent think, writes a step down,
 * or shows what happened. The rules kernel alone says what is legal and what comes of it.
 * A state that is a phase carries its ways on as `meta`, for the map of the turn.
 */
export const tableMachine = table.createMachine({
  id: 'table',
  context: emptyTable,
  initial: 'setUp',
  on: { hold: { actions: 'hold' } },
  states: {
    setUp: {
      on: {
        start: [{ guard: 'mayStart', target: 'playing.begin', actions: 'startGame' }, { actions: 'refuseStart' }],
        resume: { target: 'playing', actions: 'resumeGame' },
      },
    },
    playing: {
      initial: 'route',
      on: {
        dismiss: { actions: 'dismiss' },
        leave: { target: 'setUp', actions: 'clearTable' },
        give: { guard: 'mayGive', target: '.route', actions: 'give' },
      },
      states: {
        /** A new game is written down before its first decision. */
        begin: { ...writing, entry: 'prepareStart' },
        keeping,
        /** Decides what the table is about now: something to show, an opponent's or another person's seat, or the phase the rules are in. */
        route: {
          always: [
            { guard: 'isUnwritten', target: 'keeping' },
            toStage('pickCombo'),
            toStage('readyTroops'),
            toStage('ghouls'),
            toStage('conquer'),
            toStage('finalRoll'),
            toStage('redeploy'),
            toStage('treaty'),
            toStage('score'),
            toStage('stout'),
            toStage('withdrawal'),
            toStage('decline'),
            toStage('handOver'),
            { guard: 'isOver', target: 'gameOver' },
            toThought('pickCombo'),
            toThought('readyTroops'),
            toThought('ghouls'),
            toThought('conquer'),
            toThought('redeploy'),
            toThought('treaty'),
            toThought('stout'),
            toThought('withdrawal'),
            { guard: 'isOthersDecision', target: 'handOver.curtain' },
            toPhase('pickCombo'),
            toPhase('readyTroops'),
            toPhase('ghouls'),
            toPhase('conquer'),
            toPhase('redeploy'),
            toPhase('treaty'),
            toPhase('stout'),
            toPhase('withdrawal'),
          ],
        },
        pickCombo: { ...decision, meta: ways.pickCombo },
        readyTroops: { ...decision, meta: ways.readyTroops },
        ghouls: { ...decision, meta: ways.ghouls },
        conquer: { ...decision, meta: ways.conquer },
        finalRoll: { ...passage, meta: ways.finalRoll },
        redeploy: { ...decision, meta: ways.redeploy },
        treaty: { ...decision, meta: ways.treaty },
        score: { ...passage, meta: ways.score },
        stout: { ...decision, meta: ways.stout },
        withdrawal: { ...decision, meta: ways.withdrawal },
        decline: { ...passage, meta: ways.decline },
        handOver: {
          meta: ways.handOver,
          initial: 'curtain',
          states: {
            showing,
            /** Hidden coins and decisions of the one player are not for the next one's eyes: nothing is seen until the seat is taken. */
            curtain: {
              entry: ['calmDown', 'hideTable'],
              always: { guard: 'isOpen', target: route, actions: 'takeSeat' },
              on: { takeSeat: { target: route, actions: 'takeSeat' } },
            },
          },
        },
        gameOver: { entry: ['calmDown', 'reveal'], meta: ways.gameOver },
      },
    },
  },
});

export type TableSnapshot = SnapshotFrom<typeof tableMachine>;
