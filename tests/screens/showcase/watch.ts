import { createActor } from 'xstate';
import {
  type GameSoFar,
  nowShowing,
  type Played,
  partOf,
  type Stage,
  type TableSetup,
  type TableSnapshot,
} from '../../../src/session/turn/index.ts';
import { askBriefly } from '../../../tools/checks/opponent-player.ts';
import { begin, chartWith, goOn, settle } from '../../support/table-actor.ts';

/** Whole games are watched, so that warlords play few games on. */
const ask = askBriefly();

type Look = (stage: Stage, snapshot: TableSnapshot) => void;
type From = Pick<GameSoFar, 'game' | 'log'> | null;

/** Plays a table of opponents to its end through the chart, and shows each stage as a showcase would see it. It may go on from a position. */
export async function watch(setup: TableSetup, look?: Look, from: From = null): Promise<TableSnapshot> {
  return (await played(setup, look, from)).actor.getSnapshot();
}

/** The same; gives what is written down of the game. */
export async function recordOf(setup: TableSetup, look?: Look, from: From = null): Promise<Played> {
  return (await played(setup, look, from)).table.record();
}

async function played(setup: TableSetup, look: Look = () => undefined, from: From = null) {
  const actor = createActor(chartWith(async ({ view, opponent }) => ask(view, opponent)));
  actor.start();
  const opening = from === null ? begin(setup) : goOn({ setup, ...from });
  actor.send(opening);
  for (let quiet = 0; quiet < 50; ) {
    const snapshot = actor.getSnapshot();
    const stage = nowShowing(snapshot);
    if (partOf(snapshot) === 'gameOver' && stage === null) break;
    if (stage === null) {
      quiet += 1;
      await settle();
      continue;
    }
    quiet = 0;
    look(stage, snapshot);
    actor.send({ type: 'shown', stage: stage.id });
  }
  return { actor, table: opening.table };
}
