import type { Opening } from '../../../src/rooms/protocol/index.ts';
import { usualChoices } from '../../../src/rooms/protocol/index.ts';
import type { Control } from '../../../src/session/turn/index.ts';
import { freshSecret, type Guest } from './guest.ts';

/** Where rooms are: the core in this process, or a real engine. */
export interface Place {
  /** Opens a room; returns its code. */
  open(opening: Opening): Promise<string>;
  connect(room: string, secret?: string): Promise<Guest>;
  /** The process of the rooms dies and starts again; all connections are gone. */
  crash(): Promise<void>;
  end(): Promise<void>;
}

/** What a room is opened with: people, unless a seat's control is given. */
export function openingOf(
  controls: readonly Control[] = ['human', 'human'],
  { choices = usualChoices, ...more }: Partial<Opening> = {},
): Opening {
  const seats = controls.map((control, colour) => ({ name: '', colour, control }));
  const game = { players: controls.length, seed: 5, firstSeat: 0 };
  return { secret: freshSecret(), setup: { seats, options: { curtain: true }, game }, commands: [], choices, ...more };
}

/** A room with its host and a guest at each other seat, all connected. */
export async function seated(
  place: Place,
  opening = openingOf(),
): Promise<{ room: string; guests: Guest[]; links: readonly string[] }> {
  const room = await place.open(opening);
  const host = await place.connect(room, opening.secret);
  await host.hello();
  const links = await host.links();
  const guests = [host];
  for (const [seat, { control }] of opening.setup.seats.entries()) {
    if (seat === 0 || control !== 'human') continue;
    const guest = await place.connect(room);
    await guest.hello({ passport: links[seat] ?? '' });
    guests.push(guest);
  }
  return { room, guests, links };
}
