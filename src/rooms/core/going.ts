import { isOver } from './game.ts';
import { keptGame, leftGame } from './kept.ts';
import type { Line } from './line.ts';
import { doStep, type Verdict } from './playing.ts';
import type { Table } from './table.ts';

/** Does that device sit where the host sits, or is it the host's? */
export function isHosts({ facts: { host }, seats }: Table, device: number): boolean {
  return device === host || seats.some(({ devices }) => devices.includes(host) && devices.includes(device));
}

export function hostsLines(table: Table): readonly Line[] {
  return [...table.lines.values()].filter(({ device }) => device !== null && isHosts(table, device));
}

/** Gives a device of the host the game, with everything hidden in it. */
export function tellLocal(table: Table, line: Line, isAgain: boolean): void {
  const { setup, commands } = keptGame(table) ?? leftGame(table.game);
  table.send(line, { type: 'local', setup, commands: [...commands], ...(isAgain ? { isAgain } : {}) });
}

/**
 * The table goes on at the host's screen, at whichever device of theirs they take it: each of them gets the game, and gets it again when it comes back, so that
 * no cut can lose it. The room's is over.
 */
export function goLocal(table: Table, now: number): Verdict {
  const verdict = isOver(table.game)
    ? null
    : doStep(table, { seat: null, key: null, at: now, act: { kind: 'end' } }, 'end');
  if (verdict !== null) return verdict;
  table.setFacts({ isLocal: true });
  for (const line of hostsLines(table)) tellLocal(table, line, false);
  return null;
}
