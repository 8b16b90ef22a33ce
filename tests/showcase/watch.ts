import { createActor, fromPromise } from 'xstate';
import { decide } from '../../src/opponents/index.ts';
import type { GameState } from '../../src/rules/index.ts';
import {
  type LogEntry,
  nowShowing,
  type Stage,
  type TableSetup,
  type TableSnapshot,
  tableMachine,
} from '../../src/turn/index.ts';
import { settle } from '../support/table-actor.ts';

/** Plays a table of opponents to its end through the chart, and shows each stage as a showcase would see it. It may go on from a position. */
export async function watch(
  setup: TableSetup,
  look: (stage: Stage, snapshot: TableSnapshot) => void = () => undefined,
  from: { readonly game: GameState; readonly log: readonly LogEntry[] } | null = null,
): Promise<TableSnapshot> {
  const actor = createActor(
    tableMachine.provide({ actors: { think: fromPromise(async ({ input }) => decide(input.view, input.opponent)) } }),
  );
  actor.start();
  actor.send(from === null ? { type: 'start', setup } : { type: 'resume', setup, ...from });
  for (let quiet = 0; quiet < 50; ) {
    const snapshot = actor.getSnapshot();
    if (snapshot.matches({ playing: 'gameOver' })) break;
    const stage = nowShowing(snapshot);
    if (stage === null) {
      quiet += 1;
      await settle();
      continue;
    }
    quiet = 0;
    look(stage, snapshot);
    actor.send({ type: 'shown', stage: stage.id });
  }
  return actor.getSnapshot();
}
