import { limits } from '../../session/saves/limits.ts';
import type { TableSetup } from '../../session/turn/types.ts';
import { apartFrom, cleanName } from '../protocol/index.ts';
import { watchersOf } from './roster.ts';
import type { Table } from './table.ts';

/** A name for that seat or device unlike all others at the table: nobody passes for somebody else. */
export function ownName(table: Table, name: string, own: { seat?: number; device?: number }): string {
  const { seats } = table.game.holding.setup;
  const seated = seats.filter((_, seat) => seat !== own.seat).map((one) => one.name);
  const watching = watchersOf(table).filter(({ device }) => device !== own.device);
  return apartFrom([...seated, ...watching.map((one) => one.name)], name, limits.letters);
}

/** A set-up as it comes from a visitor, with names as a room would have given them. */
export function namedApart(setup: TableSetup): TableSetup {
  const names: string[] = [];
  for (const { name } of setup.seats) names.push(apartFrom(names, cleanName(name), limits.letters));
  return { ...setup, seats: setup.seats.map((seated, seat) => ({ ...seated, name: names[seat] ?? '' })) };
}
