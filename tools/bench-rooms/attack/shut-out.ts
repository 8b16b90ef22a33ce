import { setTimeout as pause } from 'node:timers/promises';
import { comeTo, isWhole } from '../../../src/rooms/client/index.ts';
import type { FloodName } from '../attackers/floods.ts';
import type { AttackedTable } from '../attackers/targets.ts';
import { apart } from '../devices/apart.ts';
import { nodeWorld } from '../devices/node-world.ts';
import type { NpmStart } from '../devices/npm-start.ts';

/** Milliseconds until everybody has come, and that a player tries at most; how often the player comes back; seconds that the others would stay. */
const gather = 3_000;
const patience = 20_000;
const returns = 5;
const stay = 300;

/** A table is full of people with nothing but its code, and a player who had lost the line comes back: milliseconds until that one sits again, at most. */
export async function shutOut(
  site: NpmStart,
  tableAt: (site: NpmStart) => Promise<AttackedTable>,
  flood: FloodName,
): Promise<number> {
  const { room, second } = await tableAt(site);
  const address = site.address(room);
  const crowd = await apart();
  try {
    const target = { url: site.url, address, secret: second, seconds: stay };
    crowd.begin({ do: 'flood', flood, target });
    await pause(gather);
    let longest = 0;
    for (let times = 0; times < returns && longest < patience; times++) {
      longest = Math.max(longest, await comeBack(address, second));
      await pause(500);
    }
    return longest;
  } finally {
    crowd.end();
  }
}

/** Somebody comes with the page's own client, and again where that gives up; milliseconds until it sits. */
async function comeBack(address: string, secret: string): Promise<number> {
  const began = performance.now();
  const took = () => performance.now() - began;
  while (took() < patience) {
    const client = comeTo(nodeWorld, { address, secret, page: `back${began}`, clock: () => Date.now() });
    const isHere = () => isWhole(client.state.known) && client.state.known.you.seats.length > 0;
    while (!isHere() && client.state.connection !== 'ended' && took() < patience) await pause(2);
    const isDone = isHere();
    client.end();
    if (isDone) return took();
    await pause(100);
  }
  return patience;
}
