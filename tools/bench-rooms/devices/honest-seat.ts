import { setTimeout as pause } from 'node:timers/promises';
import { comeTo, isWhole } from '../../../src/rooms/client/index.ts';
import { sightOf } from '../../../src/rooms/protocol/index.ts';
import { type Given, moment } from './given.ts';
import { nodeWorld } from './node-world.ts';
import { until } from './played-room.ts';
import { redeployed } from './redeployment.ts';

/** Milliseconds between two commands there. */
export const honestly = 1_000;

/**
 * Somebody plays at a table in peace, with the page's own client: the first of these devices gives a command once a second, and tells of each when it is
 * sent and when it is accepted, however often it has to be said. The others only look on. Never ends.
 */
export async function honestSeat(
  address: string,
  secrets: readonly string[],
  tell: (given: Given) => void,
): Promise<void> {
  const come = (secret: string, at: number) =>
    comeTo(nodeWorld, { address, secret, page: `honest${at}`, clock: () => Date.now() });
  const [first] = secrets.map(come);
  for (; first !== undefined; ) {
    await until(() => isWhole(first.state.known), 'the table');
    const sent = moment();
    tell({ sent, took: null });
    for (let isDone = false; !isDone; ) {
      const { known } = first.state;
      const move = known === null ? null : redeployed(sightOf(known, 0).legal);
      if (known === null || move === null) throw new Error('There is nothing to redeploy.');
      const answer = await first.ask({ type: 'do', on: known.n, seat: 0, commands: [move] });
      isDone = answer.type === 'accepted';
      // Whatever was in the way: it is tried again.
      if (!isDone) await pause(100);
    }
    const took = moment() - sent;
    tell({ sent, took });
    await pause(Math.max(0, honestly - took));
  }
}
