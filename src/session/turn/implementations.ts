import { assertEvent, assign, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import type { Thought } from '../../opponents/types.ts';
import { explain } from '../../rules/index.ts';
import { applyLook, applyStep, type Context, clearTable, coverTable, withStages } from './context.ts';
import { isPersonHere, mayGive, othersDecide, seatToTake } from './seating.ts';
import type { Transitions } from './stages.ts';
import type { Answer, Request, Sight, TablePort } from './table-port.ts';
import { isReadyToPlay, thinkBy, thinker } from './thinker.ts';
import type { StageName, TableEvent } from './types.ts';

/** Longest time a stage may take to be shown, in milliseconds, so that a sleeping tab never stalls a game. */
const stageLimit = 15_000;

/** Longest time an opponent may think, in milliseconds; on a slow machine its thread takes a while to begin. */
const thinkLimit = 20_000;

/** Milliseconds after which a table that has not answered is reported as silent and asked again. */
const answerLimit = 8000;

/** Milliseconds between a failed request and the next try. */
const retryDelay = 2000;

const isMine = ({ present, viewer }: Context) => present !== null && viewer !== null && present.seat === viewer;

/** Was that queued while the table was busy with the same, and can it not be done once more? */
function isRepeated({ present, log }: Context, event: Context['queued'][number]): boolean {
  const asked = event.type === 'do' ? event.commands.at(-1) : undefined;
  if (present === null || asked === undefined) return false;
  const isDone = JSON.stringify(log.at(-1)?.command) === JSON.stringify(asked);
  return isDone && explain(present, asked) !== null;
}

export const tableSetup = setup({
  types: { context: {} as Context, events: {} as TableEvent, meta: {} as Transitions },
  actors: {
    news: fromCallback<TableEvent, TablePort>(({ input, sendBack }) =>
      input.subscribe((revision) => sendBack({ type: 'changed', revision })),
    ),
    look: fromPromise<Sight, { readonly table: TablePort; readonly seat: number | null }>(({ input }) =>
      input.table.look(input.seat),
    ),
    send: fromPromise<Answer, { readonly table: TablePort; readonly request: Request }>(({ input }) =>
      input.table.send(input.request),
    ),
    /** Asks an opponent for its step. The app provides the implementation; without one every opponent fails to decide. */
    think: thinkBy(() => Promise.reject(new Error('turn: nobody thinks'))),
  },
  delays: {
    stageLimit,
    thinkLimit,
    answerLimit,
    retryDelay,
    /** Milliseconds before an opponent's step, so that a person can follow. The app sets it to the person's preference. */
    opponentDelay: 0,
  },
  guards: {
    mayDo: ({ context, event }) =>
      event.type === 'do' && event.commands.length > 0 && (isMine(context) || context.present?.phase === 'gameOver'),
    mayUndo: ({ context }) => isMine(context) && context.mayTakeBack,
    isNowShown: ({ context, event }) => event.type === 'shown' && context.stages[0]?.id === event.stage,
    isNews: ({ context, event }) => event.type === 'changed' && event.revision > context.revision,
    isBehind: ({ context }) => context.announced > context.revision,
    isOld: ({ context }, { revision }: Sight) => revision < context.announced,
    isUnseated: ({ context }) => seatToTake(context) !== context.viewer,
    hasStage: ({ context }) => context.stages.length > 0,
    isIn: ({ context }, { stage }: { stage: StageName }) => stageNow(context) === stage,
    isPast: ({ context }, { stage }: { stage: StageName }) => stageNow(context) !== stage,
    isOver: ({ context }) => context.present?.phase === 'gameOver',
    isOpponents: ({ context }) => thinker(context) !== null,
    isAnotherPersons: ({ context }) => isAnotherPersons(context),
    isMine: ({ context }) => isMine(context),
    isPaused: ({ context }) => context.isPaused,
    isPondering: ({ context }) => context.thought === null,
    isReadyToPlay: ({ context }) => isReadyToPlay(context),
    hasRequest: ({ context }) => context.request !== null,
    isAccepted: (_, { accepted }: Answer) => accepted,
    isThoughts: ({ context }) => context.request !== null && context.request.seat !== context.viewer,
    mayGive: ({ context: { setup: now, present }, event }) =>
      event.type === 'give' &&
      now !== null &&
      present !== null &&
      mayGive(now, present.phase, event.seat, event.control),
    isUncurtained: ({ context }) => !context.setup?.options.curtain,
  },
  actions: {
    sitDown: assign(({ context, event }) => {
      assertEvent(event, 'open');
      return { ...clearTable(context), table: event.table, isTakenUp: event.isTakenUp };
    }),
    noteNews: assign(({ context, event }) => {
      assertEvent(event, 'changed');
      return { announced: Math.max(context.announced, event.revision) };
    }),
    wantSeat: assign(({ context }) => ({ wanted: seatToTake(context) })),
    wantDecider: assign(({ context }) => ({ wanted: context.present?.seat ?? null })),
    wantSame: assign(({ context }) => ({ wanted: context.viewer })),
    see: assign(({ context }, sight: Sight) => applyLook(context, sight)),
    request: assign(({ context: { viewer }, event }) => {
      assertEvent(event, 'do');
      return { request: { seat: viewer, commands: event.commands, viewer } };
    }),
    requestUndo: assign(({ context: { viewer } }) => ({
      request: { seat: viewer, commands: null, viewer },
      refusal: null,
    })),
    requestThought: assign(({ context: { present, thought, viewer } }) => ({
      request: { seat: present?.seat ?? null, commands: thought?.commands ?? [], viewer },
      refusal: null,
    })),
    commit: assign(({ context }, answer: Answer) => (answer.accepted ? applyStep(context, answer.sight) : {})),
    noteRefusal: assign(({ context }, answer: Answer) => ({
      request: null,
      isSilent: false,
      refusal: (answer.accepted ? null : answer.refused) ?? context.refusal,
    })),
    dropRequest: assign({ request: null, isSilent: false }),
    refuse: assign(({ context: { present, viewer, refusal }, event }) => {
      assertEvent(event, 'do');
      const [command] = event.commands;
      const isOthers = command !== undefined && present !== null && present.seat !== viewer;
      return { refusal: isOthers ? othersDecide(present.seat, command) : refusal };
    }),
    noteSilence: assign({ isSilent: true }),
    queue: assign(({ context, event }) => {
      assertEvent(event, ['do', 'undo']);
      return { queued: [...context.queued, event] };
    }),
    /** Now that they can be handled; a button pressed twice while the table was busy was meant once. */
    raiseQueued: enqueueActions(({ context, enqueue }) => {
      if (context.queued.length === 0) return;
      enqueue.assign({ queued: [] });
      for (const event of context.queued) if (!isRepeated(context, event)) enqueue.raise(event);
    }),
    dismiss: assign(({ context, event }) => {
      assertEvent(event, 'dismiss');
      const { refusal, storageTrouble, dismissed } = context;
      return {
        refusal: event.of === 'trouble' ? refusal : null,
        ...(event.of === 'refusal' ? {} : { storageTrouble: null, dismissed: storageTrouble ?? dismissed }),
      };
    }),
    nextStage: assign(({ context }) => withStages(context, context.stages.slice(1))),
    dropStages: assign(({ context }) => withStages(context, [])),
    cover: assign(({ context }) => coverTable(context)),
    give: ({ context, event }) => {
      assertEvent(event, 'give');
      context.table?.give(event.seat, event.control);
    },
    beginThought: assign({ thought: null, isDelayOver: false }),
    noteThought: assign((_, thought: Thought) => ({ thought })),
    endDelay: assign({ isDelayOver: true }),
    hurry: assign(({ context }) => ({ ...withStages(context, []), hurried: true })),
    calmDown: assign({ hurried: false }),
    clearTable: assign(({ context }) => clearTable(context)),
    pause: assign(({ event }) => {
      assertEvent(event, 'pause');
      return { isPaused: event.isPaused };
    }),
  },
});

function isAnotherPersons(context: Context): boolean {
  const { present, viewer } = context;
  return present !== null && present.seat !== viewer && isPersonHere(context, present.seat);
}

/** Is the screen handed from one person to another? Sitting down to a resumed game does not count. */
function isHandedOver(context: Context): boolean {
  const isFirst = context.viewer === null && context.isTakenUp;
  return context.present?.phase !== 'gameOver' && isAnotherPersons(context) && !isFirst;
}

/** Of the stage being shown, else the phase of the game; null before it is known. */
function stageNow(context: Context): StageName | null {
  const { stages, present } = context;
  if (stages[0] || present === null) return stages[0]?.name ?? null;
  return isHandedOver(context) ? 'handOver' : present.phase;
}
