import type { NpmStart } from '../devices/npm-start.ts';
import { freshSecret, people } from '../devices/opening.ts';
import { type PlainDevice, plainDevice } from '../devices/plain.ts';
import { until } from '../devices/played-room.ts';
import { type Visitor, visitor } from './visitor.ts';

/** A table, and everybody else who can say something there. */
export interface Callers {
  readonly room: string;
  readonly host: PlainDevice;
  /** Comes to the table on a connection of its own, as one of them. */
  readonly come: Readonly<Record<'stranger' | 'watcher' | 'seat', () => Promise<Visitor>>>;
}

/** Opens a table for two: its host sits at the first seat, and another device at the second. */
export async function callersAt(site: NpmStart): Promise<Callers> {
  const opening = people(2);
  const room = await site.open(opening);
  const address = site.address(room);
  const host = await plainDevice(address, opening.secret);
  const [, seat, watch] = await host.links();
  const as = (passport: string | undefined) => {
    const secret = freshSecret();
    return async () => {
      const one = await visitor(address);
      if ((await one.hello(secret, passport))?.type !== 'welcome') throw new Error('One is not let in.');
      return one;
    };
  };
  const come = { stranger: () => visitor(address), watcher: as(watch), seat: as(seat) };
  (await come.seat()).close();
  await until(() => host.known?.you.seats.length === 1, 'the second seat');
  return { room, host, come };
}
