import { recorded } from '../../rules/index.ts';
import { freshClock } from './clock.ts';
import type { Connection } from './connection.ts';
import { drawAnew } from './drawing.ts';
import { dealt, isOver } from './game.ts';
import { keptGame, leftGame } from './kept-game.ts';
import type { LiveRoom } from './live-room.ts';
import { doStep, refusedFor, type Verdict } from './moves.ts';
import { tellRoster, tellWelcome } from './news.ts';

/** Does that device sit where the host sits, or is it the host's? */
export function isHosts({ facts: { host }, seats }: LiveRoom, device: number): boolean {
  return device === host || seats.some(({ devices }) => devices.includes(host) && devices.includes(device));
}

export function hostConnections(room: LiveRoom): readonly Connection[] {
  return [...room.connections.values()].filter(({ device }) => device !== null && isHosts(room, device));
}

/** Gives a device of the host the game, with everything hidden in it. */
export function tellLocal(room: LiveRoom, connection: Connection, isAgain: boolean): void {
  const { setup, commands } = keptGame(room) ?? leftGame(room.game);
  room.send(connection, { type: 'local', setup, commands: [...commands], ...(isAgain ? { isAgain } : {}) });
}

/**
 * The table goes on at the host's screen, at whichever device of theirs they take it: each of them gets the game, and gets it again when it comes back, so that
 * no cut can lose it. The room's is over.
 */
export function goLocal(room: LiveRoom, now: number): Verdict {
  const verdict = isOver(room.game)
    ? null
    : doStep(room, { seat: null, key: null, at: now, act: { kind: 'end' } }, 'end');
  if (verdict !== null) return verdict;
  room.setFacts({ isLocal: true });
  for (const connection of hostConnections(room)) tellLocal(room, connection, false);
  return null;
}

/** Same seats, same box; chance drawn anew with the room's share and that of whoever proposed it. */
export function dealAgain(room: LiveRoom, now: number, given: { share: string; device: number } | null): Verdict {
  const { setup } = room.game.holding;
  const seats = setup.seats.map((seated, seat) => {
    const isPersons = (room.seats[seat]?.devices.length ?? 0) > 0;
    return isPersons ? { ...seated, control: 'human' as const } : seated;
  });
  const { players, content } = recorded(setup.game);
  const deal = { setup: { seats, options: setup.options, game: { players, seed: 0, content } }, commands: [] };
  const firstDrawing = room.facts.drawings.length - 1;
  const share = drawAnew(room, given, 'deal');
  const device = given?.share ?? null;
  const game = dealt(deal, share, device);
  if (game === null) return refusedFor('notNow');
  room.write({ act: { kind: 'deal', deal, share, device }, seat: null, key: null, at: now }, game, 0);
  for (const { seat } of room.seats) room.putSeat(seat, { warm: null, returns: false, wasLeft: false });
  // Whoever gave a share to the first game gives another one to this; whoever proposed it just has.
  for (const row of room.devices)
    room.putDevice({ ...row, hasShared: row.device === given?.device, committed: null, satDown: now });
  const clock = freshClock(seats.length, room.facts.choices, now);
  room.setFacts({ firstDrawing, isOpened: false, isLocal: false, noticed: '', pushed: '', clock });
  for (const connection of room.connections.values()) tellWelcome(room, connection, -1, now);
  tellRoster(room, now);
  return null;
}
