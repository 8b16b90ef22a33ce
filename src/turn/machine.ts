import { assign, type SnapshotFrom } from 'xstate';
import type { Phase } from '../rules/index.ts';
import { emptyTable } from './context.ts';
import { table } from './implementations.ts';
import { question } from './thinking.ts';
import type { StageName } from './types.ts';
import { ways } from './ways.ts';

/** A decision: all of the commands or none; a step back; or a refusal that says why. */
const decisions = table.createStateConfig({
  on: {
    do: [{ guard: 'isLegal', target: '.writing', actions: 'prepare' }, { actions: 'refuse' }],
    undo: { guard: 'mayUndo', target: '.writing', actions: 'prepareUndo' },
  },
}).on;

const route = '#table.playing.route';

/** Another seat decides: whoever wants to do something is told so. */
const othersDecide = table.createStateConfig({ on: { do: { actions: 'refuse' }, undo: {} } }).on;

/** Nothing is decided while the table writes; what is asked for waits until it has. */
const busy = table.createStateConfig({
  on: { do: { actions: 'wait' }, undo: { guard: 'mayUndoThen', actions: 'wait' } },
}).on;

/** A person is to decide. */
const waiting = table.createStateConfig({ entry: ['calmDown', 'raiseAsked'] });

/** An opponent is to decide. Its thought is played once the people at the table have had time to take the last step in. */
const thinking = table.createStateConfig({
  entry: ['beginThought', 'raiseAsked'],
  on: { ...othersDecide, skip: { actions: 'breathe' }, hurry: { actions: 'hurry' } },
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
  on: { ...othersDecide, askAgain: 'thinking' },
});

/** The step is written down; only then does the table show it. A game that cannot be written goes on, and the player is told. */
const writing = table.createStateConfig({
  on: {
    ...busy,
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
    ...busy,
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
  entry: 'raiseAsked',
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

/** Hidden coins and decisions of the one player are not for the next one's eyes: nothing is seen until the seat is taken. */
const curtain = table.createStateConfig({
  entry: ['calmDown', 'hideTable'],
  always: { guard: 'isOpen', target: route, actions: 'takeSeat' },
  on: { do: {}, takeSeat: { target: route, actions: 'takeSeat' } },
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
        resume: [
          { guard: 'isPassedOn', target: 'playing.takenUp', actions: 'resumeGame' },
          { target: 'playing', actions: 'resumeGame' },
        ],
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
        /** A game that maybe somebody else goes on with: behind the curtain, as between two turns. */
        takenUp: curtain,
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
          ...(othersDecide ? { on: othersDecide } : {}),
          states: {
            showing,
            curtain,
          },
        },
        gameOver: {
          entry: ['calmDown', 'reveal', 'raiseAsked'],
          on: { do: { actions: 'refuse' } },
          meta: ways.gameOver,
        },
      },
    },
  },
});

export type TableSnapshot = SnapshotFrom<typeof tableMachine>;
