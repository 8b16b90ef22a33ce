import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { type GameState, legal, newGame, type Phase, view } from '../rules/index.ts';
import { stagesOf } from './stages.ts';
import { type Pending, playCommands, stepBack } from './step.ts';
import type { LogEntry, StageName, TableContext, TableEvent, TableSetup } from './types.ts';

/** What is written down after each step, before it is shown. */
export interface PersistInput {
  readonly setup: TableSetup;
  readonly log: readonly LogEntry[];
  readonly game: GameState;
}

/** Longest time a stage may take to be shown, in milliseconds: a sleeping tab never stalls a game. */
const stageLimit = 15_000;

interface Context extends TableContext {
  /** The trouble with writing that the player has dismissed: not told again until a step could be written. */
  readonly heard: string | null;
  readonly pending: Pending | null;
}

const emptyTable: Context = {
  setup: null,
  game: null,
  view: null,
  viewer: 0,
  legal: [],
  log: [],
  past: [],
  stages: [],
  stageCount: 0,
  refusal: null,
  storageTrouble: null,
  heard: null,
  pending: null,
};

/** The table as the seat to decide sees it, ready for its decision. */
function seated(game: GameState) {
  return { viewer: game.seat, view: view(game, game.seat), legal: legal(game) };
}

/** What a finished step changes: it is to be shown stage by stage, and the seat that stays in front of the screen may go on at once. */
function committed(context: Context): Partial<Context> {
  const { pending, game, viewer } = context;
  if (!pending || !game) return {};
  const stages = stagesOf(game, pending.game, pending.events, viewer, context.stageCount);
  const stays = pending.game.seat === viewer;
  return {
    game: pending.game,
    log: pending.log,
    past: pending.past,
    pending: null,
    stages,
    stageCount: context.stageCount + stages.length,
    view: stages[0]?.after ?? view(pending.game, viewer),
    legal: stays ? legal(pending.game) : [],
  };
}

/** The next stage comes first; after the last one the view is the present one. */
function withStages(context: Context, stages: Context['stages']): Partial<Context> {
  if (!context.game) return {};
  return { stages, view: stages[0]?.after ?? view(context.game, context.viewer) };
}

const troubleOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown';

const table = setup({
  types: { context: {} as Context, events: {} as TableEvent },
  actors: {
    /** Writes the game down. The app provides one that does; without it nothing is kept. */
    persist: fromPromise<void, PersistInput>(async () => {}),
  },
  delays: { stageLimit },
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
    isPhase: ({ context }, { phase }: { phase: Phase }) => context.game?.phase === phase,
    isOpen: ({ context }) => !context.setup?.options.curtain,
  },
  actions: {
    startGame: assign(({ event }) => {
      if (event.type !== 'start') return {};
      const start = newGame(event.setup.game);
      return start.ok ? { ...emptyTable, setup: event.setup, game: start.state, ...seated(start.state) } : {};
    }),
    refuseStart: assign(({ event }) => {
      if (event.type !== 'start') return {};
      const start = newGame(event.setup.game);
      return start.ok ? {} : { refusal: { command: null, refusal: start.refusal } };
    }),
    resumeGame: assign(({ event }) =>
      event.type === 'resume'
        ? { ...emptyTable, setup: event.setup, game: event.game, log: event.log, ...seated(event.game) }
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
    takeSeat: assign(({ context }) => (context.game ? seated(context.game) : {})),
    clearTable: assign(emptyTable),
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

const waiting = table.createStateConfig({});

/** The step is written down; only then does the table show it. A game that cannot be written goes on, and the player is told. */
const writing = table.createStateConfig({
  on: { do: {}, undo: {} },
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

/** The table shows what happened, until it is done, skipped, or takes too long. */
const showing = table.createStateConfig({
  on: {
    shown: { guard: 'isNowShown', target: route, actions: 'nextStage' },
    skip: { target: route, actions: 'dropStages' },
  },
  after: { stageLimit: { target: route, actions: 'nextStage' } },
});

/** A phase in which a player decides. */
const decision = table.createStateConfig({
  initial: 'waiting',
  states: { waiting, writing, showing },
  ...(decisions ? { on: decisions } : {}),
});

/** A part of the turn that is over as soon as it is shown. */
const passage = decision;

const toStage = (stage: StageName) =>
  ({ guard: { type: 'shows', params: { stage } }, target: `${stage}.showing` }) as const;
const toPhase = (phase: Phase) =>
  ({ guard: { type: 'isPhase', params: { phase } }, target: `${phase}.waiting` }) as const;

/**
 * The chart of a turn and of the table. Its states carry the names of the phases; in each the table waits for a player, writes a step down,
 * or shows what happened. The rules kernel alone says what is legal and what comes of it.
 */
export const tableMachine = table.createMachine({
  id: 'table',
  context: emptyTable,
  initial: 'setUp',
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
      },
      states: {
        /** A new game is written down before its first decision. */
        begin: { ...writing, entry: 'prepareStart' },
        /** Decides what the table is about now: something to show, another player's seat, or the phase the rules are in. */
        route: {
          always: [
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
        pickCombo: decision,
        readyTroops: decision,
        ghouls: decision,
        conquer: decision,
        finalRoll: passage,
        redeploy: decision,
        treaty: decision,
        score: passage,
        stout: decision,
        withdrawal: decision,
        decline: passage,
        handOver: {
          initial: 'curtain',
          states: {
            showing,
            /** Hidden coins and decisions of the one player are not for the next one's eyes: nothing is seen until the seat is taken. */
            curtain: {
              entry: 'hideTable',
              always: { guard: 'isOpen', target: route, actions: 'takeSeat' },
              on: { takeSeat: { target: route, actions: 'takeSeat' } },
            },
          },
        },
        gameOver: { entry: 'takeSeat' },
      },
    },
  },
});

export type TableSnapshot = SnapshotFrom<typeof tableMachine>;
