import type { SnapshotFrom } from 'xstate';
import { emptyTable } from './context.ts';
import { tableSetup } from './implementations.ts';
import { stageNames, transitions } from './stages.ts';
import { thinkRequest } from './thinker.ts';
import type { StageName } from './types.ts';

/** A state for each row of the table of phases, with its transitions as `meta` for the map of the turn. */
const turn = tableSetup.createStateConfig({
  initial: 'finding',
  states: Object.fromEntries([['finding', finding()], ...stageNames.map((stage) => [stage, during(stage)] as const)]),
});

function finding() {
  const always = stageNames.map((stage) => ({ guard: { type: 'isIn' as const, params: { stage } }, target: stage }));
  return tableSetup.createStateConfig({ always });
}

function during(stage: StageName) {
  return tableSetup.createStateConfig({
    meta: transitions[stage],
    always: { guard: { type: 'isPast', params: { stage } }, target: 'finding' },
  });
}

/**
 * The state chart of a turn and of the table. During a game two states are active in parallel: the phase of the turn, and what the table is doing.
 * The chart knows what a seat may see and asks the table for everything else (`table-port.ts`); the table's holder decides what is legal and what follows.
 */
export const tableMachine = tableSetup.createMachine({
  id: 'table',
  context: emptyTable,
  initial: 'setUp',
  on: { pause: { actions: 'pause' } },
  states: {
    setUp: { on: { open: { target: 'opening', actions: 'sitDown' } } },
    /** Looks at the table until it is clear whose seat is in front of the screen. */
    opening: {
      on: {
        do: { actions: 'queue' },
        leave: { target: 'setUp', actions: 'clearTable' },
        askAgain: { target: 'opening', reenter: true },
      },
      invoke: {
        id: 'open',
        src: 'look',
        input: ({ context }) => lookOf(context),
        onDone: { target: 'opened', actions: { type: 'see', params: ({ event }) => event.output } },
        onError: { actions: 'noteSilence' },
      },
      after: { answerLimit: { target: 'opening', reenter: true, actions: 'noteSilence' } },
    },
    opened: {
      always: [{ guard: 'isUnseated', target: 'opening', actions: 'wantSeat' }, { target: 'playing' }],
    },
    playing: {
      type: 'parallel',
      invoke: {
        id: 'news',
        src: 'news',
        input: ({ context }) => {
          if (!context.table) throw new Error('turn: no table');
          return context.table;
        },
      },
      on: {
        dismiss: { actions: 'dismiss' },
        leave: { target: 'setUp', actions: 'clearTable' },
        give: { guard: 'mayGive', actions: ['calmDown', 'give'] },
        changed: { actions: 'noteNews' },
      },
      states: {
        turn,
        table: {
          initial: 'route',
          on: {
            do: [{ guard: 'mayDo', target: '.requesting.sending', actions: 'request' }, { actions: 'refuse' }],
            undo: { guard: 'mayUndo', target: '.requesting.sending', actions: 'requestUndo' },
            changed: { guard: 'isNews', target: '.requesting.looking', actions: ['noteNews', 'wantSame'] },
          },
          states: {
            /** What now: fetch news, show something, wait for an opponent, another person or the player. */
            route: {
              id: 'route',
              always: [
                { guard: 'isUnseated', target: 'requesting.looking', actions: 'wantSeat' },
                { guard: 'isBehind', target: 'requesting.looking', actions: 'wantSame' },
                { guard: 'hasStage', target: 'showing' },
                { guard: 'isOver', target: 'over' },
                { guard: 'isOpponents', target: 'thinking' },
                { guard: 'isAnotherPersons', target: 'curtain' },
                { guard: 'isMine', target: 'waiting' },
                { target: 'elsewhere' },
              ],
            },
            waiting: { entry: ['calmDown', 'raiseQueued'] },
            /** Somebody at another screen decides. */
            elsewhere: { entry: ['calmDown', 'raiseQueued'] },
            /** Until it is done, skipped or takes too long; while paused, that limit starts over. */
            showing: {
              entry: 'raiseQueued',
              on: {
                shown: { guard: 'isNowShown', target: 'route', actions: 'nextStage' },
                skip: { target: 'route', actions: 'dropStages' },
                hurry: { target: 'route', actions: 'hurry' },
              },
              after: {
                stageLimit: [
                  { guard: 'isPaused', target: 'route' },
                  { target: 'route', actions: 'nextStage' },
                ],
              },
            },
            /** Its step is played once the people at the table have had time to take in the last one. */
            thinking: {
              entry: ['beginThought', 'raiseQueued'],
              on: { skip: { actions: 'endDelay' }, hurry: { actions: 'hurry' } },
              invoke: {
                id: 'think',
                src: 'think',
                input: ({ context }) => thinkRequest(context),
                onDone: { actions: { type: 'noteThought', params: ({ event }) => event.output } },
                onError: 'stuck',
              },
              always: { guard: 'isReadyToPlay', target: 'requesting.sending', actions: 'requestThought' },
              after: { opponentDelay: { actions: 'endDelay' }, thinkLimit: { guard: 'isPondering', target: 'stuck' } },
            },
            /** An opponent failed or takes too long: ask again, or a person takes its seat. */
            stuck: { id: 'stuck', entry: 'calmDown', on: { askAgain: 'thinking' } },
            /** Something is asked of the table. Other requests wait; what is being shown goes on. */
            requesting: {
              on: {
                do: { actions: 'queue' },
                undo: { guard: 'mayUndo', actions: 'queue' },
                changed: { actions: 'noteNews' },
                shown: { guard: 'isNowShown', actions: 'nextStage' },
                skip: { actions: 'dropStages' },
                hurry: { actions: 'hurry' },
              },
              initial: 'looking',
              states: {
                /** The table has the step, and saves it before answering. */
                sending: {
                  invoke: {
                    id: 'send',
                    src: 'send',
                    input: ({ context: { table, request } }) => {
                      if (!table || !request) throw new Error('turn: nothing to ask');
                      return { table, request };
                    },
                    onDone: [
                      {
                        guard: { type: 'isAccepted', params: ({ event }) => event.output },
                        target: '#route',
                        actions: { type: 'commit', params: ({ event }) => event.output },
                      },
                      { guard: 'isThoughts', target: '#stuck', actions: 'dropRequest' },
                      { target: '#route', actions: { type: 'noteRefusal', params: ({ event }) => event.output } },
                    ],
                    onError: { target: 'pausing', actions: 'noteSilence' },
                  },
                  after: { answerLimit: { target: 'pausing', actions: 'noteSilence' } },
                },
                /** What may be seen now: others did something, or somebody else sits here. */
                looking: {
                  invoke: {
                    id: 'look',
                    src: 'look',
                    input: ({ context }) => lookOf(context),
                    onDone: [
                      { guard: { type: 'isOld', params: ({ event }) => event.output }, target: 'pausing' },
                      { target: '#route', actions: { type: 'see', params: ({ event }) => event.output } },
                    ],
                    onError: { target: 'pausing', actions: 'noteSilence' },
                  },
                  after: { answerLimit: { target: 'pausing', actions: 'noteSilence' } },
                },
                /** The table has not answered, or answered with nothing new: it is asked again in a moment. */
                pausing: {
                  on: { askAgain: [{ guard: 'hasRequest', target: 'sending' }, { target: 'looking' }] },
                  after: { retryDelay: [{ guard: 'hasRequest', target: 'sending' }, { target: 'looking' }] },
                },
              },
            },
            /** One player's hidden coins and decisions are not for the next one's eyes. */
            curtain: {
              entry: ['calmDown', 'cover'],
              always: { guard: 'isUncurtained', target: 'seating', actions: 'wantDecider' },
              on: { do: {}, undo: {}, takeSeat: { target: 'seating', actions: 'wantDecider' } },
            },
            /** The next player has taken the seat and looks at the table. */
            seating: {
              on: {
                do: { actions: 'queue' },
                undo: {},
                changed: { actions: 'noteNews' },
                askAgain: { target: 'seating', reenter: true },
              },
              invoke: {
                id: 'seat',
                src: 'look',
                input: ({ context }) => lookOf(context),
                onDone: { target: 'route', actions: { type: 'see', params: ({ event }) => event.output } },
                onError: { actions: 'noteSilence' },
              },
              after: { answerLimit: { target: 'seating', reenter: true, actions: 'noteSilence' } },
            },
            over: { entry: ['calmDown', 'raiseQueued'] },
          },
        },
      },
    },
  },
});

function lookOf({ table, wanted }: typeof emptyTable) {
  if (!table) throw new Error('turn: no table');
  return { table, seat: wanted };
}

export type TableSnapshot = SnapshotFrom<typeof tableMachine>;
