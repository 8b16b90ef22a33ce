import { useCallback, useMemo } from 'react';
import type { Command, GameView } from '../../rules/index.ts';
import {
  isCurtain,
  nowShowing,
  opponentAtWork,
  opponentIn,
  partOf,
  type SeenSetup,
  type Stage,
  type StageName,
} from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { type TableScope, useScope } from '../../table/scope.tsx';
import type { Naming } from '../../ui/words/names.ts';

/** The game as the panels show it. */
export interface Game {
  readonly setup: SeenSetup;
  readonly view: GameView;
  readonly phase: StageName;
  /** What the person at the screen may do now: nothing while another player's step is shown. */
  readonly legal: readonly Command[];
  /** What is being shown, or null while the table waits for a player. */
  readonly stage: Stage | null;
  readonly naming: Naming;
  readonly scope: TableScope;
}

const noCommands: readonly Command[] = [];

/** Is the outcome of the stage still secret: a die in the air? */
export function isSuspense(stage: Stage | null): stage is Stage {
  return stage?.events.some((event) => event.type === 'dieRolled') ?? false;
}

/** The game on the table, or null if there is none. While a die rolls the panels still show the state before it. */
export function useGame(): Game | null {
  const scope = useScope();
  const setup = TableActor.useSelector((snapshot) => snapshot.context.setup);
  const now = TableActor.useSelector((snapshot) => snapshot.context.view);
  const allowed = TableActor.useSelector((snapshot) => snapshot.context.legal);
  const stage = TableActor.useSelector(nowShowing);
  const phase = TableActor.useSelector(partOf);
  return useMemo(() => {
    if (!setup || !now || phase === 'setUp') return null;
    const suspense = isSuspense(stage);
    const view = suspense ? stage.before : now;
    const naming = { board: view.board, content: view.content, seats: setup.seats };
    // What the person may do after it does not belong under another player's name.
    const isOthers = stage !== null && stage.seat !== view.viewer;
    return { setup, view, phase, legal: suspense || isOthers ? noCommands : allowed, stage, naming, scope };
  }, [scope, setup, now, allowed, stage, phase]);
}

export function useCurtain(): boolean {
  return TableActor.useSelector(isCurtain);
}

/** Thinking, waiting for the table, or failed; null while a person decides or something is shown. */
export function useOpponentAtWork(): ReturnType<typeof opponentAtWork> {
  return TableActor.useSelector(opponentAtWork);
}

export function isOpponents({ setup, stage, view }: Game): boolean {
  return view.phase !== 'gameOver' && opponentIn(setup, stage?.seat ?? view.seat) !== null;
}

/** Returns a function that sends one step of the player, done and undone as a whole; does nothing for an empty one. */
export function useDo(): (commands: readonly Command[]) => void {
  const actor = TableActor.useActorRef();
  return useCallback(
    (commands) => {
      if (commands.length > 0) actor.send({ type: 'do', commands });
    },
    [actor],
  );
}
