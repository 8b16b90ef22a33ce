import { setTimeout as pause } from 'node:timers/promises';
import { isWhole } from '../../../src/rooms/client/index.ts';
import { canonical, digest } from '../../../src/rules/index.ts';
import type { BenchEngine } from '../engine/bench-engine.ts';
import { freshSecret, people } from './opening.ts';
import { plainDevice } from './plain.ts';
import { type Player, player } from './player.ts';

/** What was found when a room was looked through. */
export interface Findings {
  /** Acknowledged steps that are not in its log, or not with their number. */
  lost: number;
  /** Steps that are there twice: more than were asked for, or acknowledged under two numbers. */
  twice: number;
  /** Logs with a gap. */
  gaps: number;
  /** Rooms whose state is not that of their log played again, or not what a newcomer is shown. */
  unequal: number;
  /** Devices that have ended with another view, log, purse or set-up than a fresh one. */
  differing: number;
}

export const nothingFound = (): Findings => ({ lost: 0, twice: 0, gaps: 0, unequal: 0, differing: 0 });

/** A room in which people play, each with the page's own client. */
export interface PlayedRoom {
  readonly room: string;
  readonly secret: string;
  readonly players: readonly Player[];
  /** How many steps were acknowledged so far. */
  readonly acknowledged: () => number;
  readonly isOver: () => boolean;
  /** Looks its disk through, while it is played. */
  check(findings: Findings): Promise<void>;
  /** Lets everything come to rest, looks it through, compares everybody with a newcomer, and ends it. */
  finish(findings: Findings): Promise<void>;
}

let seeds = 1;
const settles = 60_000;

/** Opens a room for so many people. `through`: the address at which they come to it. */
export async function playedRoom(
  engine: Pick<BenchEngine, 'open' | 'audit' | 'address'>,
  count: number,
  through: (room: string) => string = engine.address,
): Promise<PlayedRoom> {
  const opening = people(count);
  const room = await engine.open(opening);
  const host = await plainDevice(engine.address(room), opening.secret);
  const links = await host.links();
  host.close();
  const players: Player[] = [];
  // One after the other, so that each seat is taken before the first step.
  for (let seat = 1; seat < count; seat++) {
    const one = player(through(room), freshSecret(), seeds++, links[seat]);
    players.push(one);
    await until(() => one.client.state.known?.you.seats.includes(seat) === true, 'a seat');
  }
  players.unshift(player(through(room), opening.secret, seeds++));

  const check = async (findings: Findings) => {
    const before = players.map(({ acknowledged }) => [...acknowledged]);
    const { keys, isGapless, isReplayed } = await engine.audit(room);
    for (const [key, step] of before.flat()) if (keys[step] !== key) findings.lost += 1;
    if (!isGapless) findings.gaps += 1;
    if (!isReplayed) findings.unequal += 1;
  };

  return {
    room,
    secret: opening.secret,
    players,
    acknowledged: () => players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
    isOver: () => players.some(({ client }) => client.state.known?.isOver === true),
    check,
    async finish(findings) {
      for (const one of players) one.rest();
      await until(() => players.every(({ isWaiting }) => !isWaiting), 'every answer');
      await check(findings);
      const { keys, view } = await engine.audit(room);
      const acknowledged = players.flatMap((one) => [...one.acknowledged.keys()]);
      const stored = keys.filter((key) => players.some(({ asked }) => key !== null && asked.has(key)));
      findings.twice += Math.max(0, stored.length - new Set(acknowledged).size);
      await until(() => players.every(({ client }) => isAt(client.state.known, keys.length - 1)), 'the last step');
      for (const { client, secret } of players) {
        const fresh = await plainDevice(engine.address(room), secret);
        const { known } = fresh;
        if (canonical(shown(known)) !== canonical(shown(client.state.known))) findings.differing += 1;
        if (known === null || digest(known.view) !== view) findings.unequal += 1;
        fresh.close();
      }
      for (const one of players) one.end();
    },
  };
}

type Told = Player['client']['state']['known'];

function isAt(known: Told, n: number): boolean {
  return isWhole(known) && known.n >= n;
}

/** What a device shows of the game. */
export function shown(known: Told): unknown {
  if (known === null) return null;
  const { view, coins, log, setup, mayTakeBack, mayAsk, isOver } = known;
  return { view, coins, log, setup, mayTakeBack, mayAsk, isOver };
}

/** Waits until something holds. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  for (const end = performance.now() + settles; !holds(); await pause(5))
    if (performance.now() > end) throw new Error(`${what} has not come`);
}
