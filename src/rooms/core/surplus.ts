import { bounds } from '../protocol/index.ts';
import { watchersOf } from './roster.ts';
import { makeStranger } from './stranger.ts';
import type { Table } from './table.ts';
import { tellRoster } from './telling.ts';

/**
 * However somebody came to sit nowhere (by a link, or since their seat was given away), no more of them are known than every page can read of: the ones who are not there
 * go first, then the last ones.
 */
export function keepBounds(table: Table, now: number): void {
  const watchers = watchersOf(table).filter(({ device }) => device !== table.facts.host);
  const surplus = watchers.length - bounds.watchers;
  if (surplus <= 0) return;
  const isHere = (device: number) => Number(table.linesOf(device).length > 0);
  const inOrder = [...watchers].sort((a, b) => isHere(a.device) - isHere(b.device) || b.device - a.device);
  for (const { device } of inOrder.slice(0, surplus)) makeStranger(table, device);
  tellRoster(table, now);
}
