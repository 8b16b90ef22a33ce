import type { LogRow } from '../../../src/rooms/core/index.ts';
import { corePlace } from './core-place.ts';
import type { Guest } from './guest.ts';
import { openingOf, seated } from './place.ts';
import { playOn } from './playing.ts';

/** What rooms have stored of games of two to five, a thousand commands in all, with shares, steps back and opponents; a list of steps for each room. */
export async function thousandCommands(): Promise<readonly (readonly LogRow[])[]> {
  const place = corePlace();
  const logs: (readonly LogRow[])[] = [];
  for (let game = 0, played = 0; played < 1_000; game++) {
    const people = new Array<'human'>(2 + (game % 4)).fill('human');
    const { room, guests } = await seated(place, openingOf(people));
    const [host] = guests as [Guest];
    await host.ask<'share'>({ type: 'share', value: `${game % 10}b`.repeat(32) });
    for (let part = 0; part < 10 && !host.now.isOver; part++) {
      await playOn(guests, 40, 10 * game + part);
      const able = guests.find(({ now }) => now.mayTakeBack.length > 0);
      const [seat] = able?.now.mayTakeBack ?? [];
      if (able !== undefined && seat !== undefined) await able.ask<'back'>({ type: 'back', on: able.now.n, seat });
    }
    const rows = place.store(room).rowsFrom(0);
    played += rows.filter(({ act }) => act.kind === 'do').length;
    logs.push(rows);
  }
  return logs;
}
