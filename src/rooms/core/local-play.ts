import { recorded } from '../../rules/index.ts';
import { freshClock } from './clock.ts';
import { drawAnew } from './drawing.ts';
import { dealt, isOver } from './game.ts';
import { keptGame, leftGame } from './kept-game.ts';
import type { Line } from './line.ts';
import { doStep, refusedFor, type Verdict } from './moves.ts';
import { tellRoster, tellWelcome } from './news.ts';
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

/** Same seats, same box; chance drawn anew with the room's share and that of whoever proposed it. */
export function dealAgain(table: Table, now: number, given: { share: string; device: number } | null): Verdict {
  const { setup } = table.game.holding;
  const seats = setup.seats.map((seated, seat) => {
    const isPersons = (table.seats[seat]?.devices.length ?? 0) > 0;
    return isPersons ? { ...seated, control: 'human' as const } : seated;
  });
  const { players, content } = recorded(setup.game);
  const deal = { setup: { seats, options: setup.options, game: { players, seed: 0, content } }, commands: [] };
  const firstDrawing = table.facts.drawings.length - 1;
  const share = drawAnew(table, given, 'deal');
  const device = given?.share ?? null;
  const game = dealt(deal, share, device);
  if (game === null) return refusedFor('notNow');
  table.write({ act: { kind: 'deal', deal, share, device }, seat: null, key: null, at: now }, game, 0);
  for (const { seat } of table.seats) table.putSeat(seat, { warm: null, returns: false, wasLeft: false });
  // Whoever gave a share to the first game gives another one to this; whoever proposed it just has.
  for (const row of table.devices)
    table.putDevice({ ...row, hasShared: row.device === given?.device, committed: null, satDown: now });
  const clock = freshClock(seats.length, table.facts.choices, now);
  table.setFacts({ firstDrawing, isOpened: false, isLocal: false, noticed: '', pushed: '', clock });
  for (const line of table.lines.values()) tellWelcome(table, line, -1, now);
  tellRoster(table, now);
  return null;
}
