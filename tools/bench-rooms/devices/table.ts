import type { Opening } from '../../../src/rooms/protocol/index.ts';
import type { BenchEngine } from '../engine/bench-engine.ts';
import { freshSecret, people } from './opening.ts';
import { type PlainDevice, plainDevice } from './plain.ts';

/** A room with a device at each seat of a person. */
export interface BenchTable {
  readonly room: string;
  readonly devices: readonly PlainDevice[];
  /** Somebody plays a step; milliseconds until it was answered, null if the game is over or an opponent decides. */
  step(): Promise<number | null>;
}

/** Opens a room, and lets everybody in. */
export async function openTable(
  engine: Pick<BenchEngine, 'open' | 'address'>,
  opening: Opening = people(2),
  seed = 1,
): Promise<BenchTable> {
  const room = await engine.open(opening);
  const address = engine.address(room);
  const host = await plainDevice(address, opening.secret, { seed });
  const devices = [host];
  const links = await host.links();
  for (const [seat, { control }] of opening.setup.seats.entries()) {
    const passport = links[seat];
    if (seat === 0 || control !== 'human' || passport === undefined) continue;
    devices.push(await plainDevice(address, freshSecret(), { passport, seed: seed + seat }));
  }
  const step = async () => {
    // Whoever is to move may not have heard of it yet: the one before says what the last step was.
    const newest = Math.max(...devices.map(({ known }) => known?.n ?? -1));
    for (const device of devices) await device.reached(newest);
    for (const device of devices) {
      const took = await device.step();
      if (took !== null) return took;
    }
    return null;
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    room,
    devices,
    step() {
      // One after the other, also where this machine is too busy to be in time.
      const mine = last.then(step);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
