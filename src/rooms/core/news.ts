import { rulesOf, view } from '../../rules/index.ts';
import {
  bounds,
  type Cause,
  changeOf,
  type HeardLine,
  type OwnCoins,
  PROTOCOL,
  type Proposed,
  type You,
} from '../protocol/index.ts';
import { isBigScreen } from './big-screen.ts';
import { clockSeen } from './clock.ts';
import type { Connection, Message } from './connection.ts';
import { type Game, isOver, startOf } from './game.ts';
import { keptGame } from './kept-game.ts';
import type { Done, LiveRoom } from './live-room.ts';
import type { ProposalRow } from './room-store.ts';
import { besideOf, rosterOf } from './roster.ts';

interface Shown {
  readonly game: Game['holding']['game'];
  readonly log: number;
}

function youOf(room: LiveRoom, device: number): You {
  const { isWatcher = true, hasShared = false } = room.devices[device] ?? {};
  const seats = [...room.seatsOf(device)];
  return { device, seats, isHost: room.facts.host === device, isWatcher, hasShared, ...besideOf(room, device) };
}

/** A turn behind? By the seats they know as theirs: what they are told next follows from what they saw. */
export function isBehind(room: LiveRoom, { seats, device }: Connection): boolean {
  return room.facts.choices.behind && seats.length === 0 && !(device !== null && isBigScreen(room, device));
}

/** What is shown on a connection: those without a seat may be a turn behind while the game goes on. */
function shownTo(room: LiveRoom, game: Game, connection: Connection): Shown {
  const { holding, turnStart } = game;
  return isBehind(room, connection) && !isOver(game) ? turnStart : { game: holding.game, log: holding.log.length };
}

function coinsOf(room: LiveRoom, device: number): OwnCoins {
  const { coins } = room.game.holding.game;
  return room.seatsOf(device).map((seat) => [seat, coins[seat] ?? 0] as const);
}

/** The seats of a device that may take back now, and those that may ask the table to let them. */
function backOf(room: LiveRoom, device: number) {
  const { holding, trail } = room.game;
  const mine = room.seatsOf(device);
  const isOpen = !isOver(room.game);
  const mayTakeBack = mine.filter((seat) => isOpen && holding.game.seat === seat && holding.past.length > 0);
  const mayAsk = mine.filter((seat) => trail.some((moment) => moment.seat === seat) && !mayTakeBack.includes(seat));
  return { mayTakeBack, mayAsk: isOpen ? mayAsk : [] };
}

export function proposedOf(room: LiveRoom, row: ProposalRow, outcome: Proposed['outcome']): Proposed {
  const { proposal, what, seat, by: device, yes, wanted } = row;
  const about = { proposal, what, by: seat, device, yes: [...yes], wanted: [...wanted], outcome };
  return what.what === 'goLocal' && keptGame(room) === null ? { ...about, isBare: true } : about;
}

function startSeen({ game: { holding } }: LiveRoom) {
  const start = startOf(holding.setup);
  return start === null ? undefined : view(start, null);
}

/** All a device may know. Its log: from the step it has seen, or, where that is known otherwise, an entry. */
export function tellWelcome(
  room: LiveRoom,
  connection: Connection,
  seen: number,
  now: number,
  from: number | null = null,
): void {
  const { device } = connection;
  if (device === null) return;
  connection.seats = room.seatsOf(device);
  connection.isBehind = isBehind(room, connection);
  connection.knocks = '';
  // Who is there is in it: what was told of that before is no longer the last word.
  connection.roster = '';
  const { game, log } = shownTo(room, room.game, connection);
  // What those have seen who are or were a turn behind does not follow from the number of the last step.
  const known =
    from ??
    (connection.seats.length === 0 || seen < 0 || seen > room.n ? 0 : Math.min(log, ...room.froms.slice(seen + 1)));
  const entries = room.game.holding.log.slice(known, log);
  const welcome: Message = {
    type: 'welcome',
    room: room.code,
    protocol: PROTOCOL,
    rules: rulesOf(game),
    you: youOf(room, device),
    setup: room.game.holding.seen,
    ...(known === 0 ? { start: startSeen(room) } : {}),
    view: view(game, null),
    coins: coinsOf(room, device),
    ...backOf(room, device),
    length: log,
    from: known,
    entries: entries.slice(0, bounds.entries),
    roster: rosterOf(room),
    clock: clockSeen(room, now),
    choices: room.facts.choices,
    proposals: room.proposals.map((row) => proposedOf(room, row, null)),
    drawings: room.facts.drawings.slice(room.facts.firstDrawing),
    heard: [...heardAt(room)],
    isOver: isOver(room.game),
    expires: room.facts.expires,
  };
  const more: Message[] = [];
  for (let at = bounds.entries; at < entries.length; at += bounds.entries)
    more.push({ type: 'more', from: known + at, entries: entries.slice(at, at + bounds.entries) });
  room.send(connection, welcome, ...more);
}

/** Tells everybody of a step, each as much of it as they may know. */
export function tellStep(room: LiveRoom, done: Done, cause: Cause): void {
  const { before, game, seat, at } = done;
  const setup = before.holding.seen === game.holding.seen ? {} : { setup: game.holding.seen };
  const changes: { was: Shown['game']; is: Shown['game']; change: ReturnType<typeof changeOf> }[] = [];
  const changeTo = (was: Shown['game'], is: Shown['game']) => {
    const known = changes.find((one) => one.was === was && one.is === is);
    if (known !== undefined) return known.change;
    const change = changeOf(view(was, null), view(is, null));
    changes.push({ was, is, change });
    return change;
  };
  for (const connection of room.connections.values()) {
    const { device } = connection;
    if (device === null) continue;
    const was = shownTo(room, before, connection);
    const is = shownTo(room, game, connection);
    const isShown = was.game !== is.game || was.log !== is.log;
    if (!isShown && is.game !== game.holding.game && !('setup' in setup)) continue;
    const from = Math.min(was.log, is.log);
    room.send(connection, {
      type: 'step',
      cause,
      by: seat,
      from,
      entries: game.holding.log.slice(from, is.log),
      change: changeTo(was.game, is.game),
      coins: coinsOf(room, device),
      ...backOf(room, device),
      ...setup,
      clock: clockSeen(room, at),
    });
  }
}

/**
 * Tells everybody who is at the table now, if that is not what they were told last. Whoever has got a seat or lost one, or shows the table from now on, may know other things than before: all of them
 * are told.
 */
export function tellRoster(room: LiveRoom, now: number): void {
  const roster = rosterOf(room);
  const text = JSON.stringify(roster);
  for (const connection of room.connections.values()) {
    if (connection.device === null || connection.isLeaving) continue;
    const you = youOf(room, connection.device);
    const told = `${JSON.stringify(you)}${text}`;
    if (you.seats.join() !== connection.seats.join() || isBehind(room, connection) !== connection.isBehind)
      tellWelcome(room, connection, room.facts.choices.behind ? -1 : room.n, now);
    // Guests who come and go change nothing of what the others see.
    else if (told !== connection.roster) room.send(connection, { type: 'roster', you, roster });
    connection.roster = told;
  }
}

export function tellNotice(
  room: LiveRoom,
  what: 'absent' | 'back' | 'left' | 'warm' | 'late' | 'expiring' | 'opponentFails',
  seat: number | null,
  at: number,
): void {
  room.sendAll({ type: 'notice', what, seat, at });
}

/** What was said last, oldest first. */
function heardAt({ store }: LiveRoom): readonly HeardLine[] {
  return (store.meta('heard') as readonly HeardLine[] | null) ?? [];
}

/** Keeps what is said for those who are not there; returns it with its number. */
export function noteHeard(room: LiveRoom, { seat, said }: Pick<HeardLine, 'seat' | 'said'>): HeardLine {
  const before = heardAt(room);
  const line = { nth: (before.at(-1)?.nth ?? 0) + 1, seat, said };
  room.store.setMeta('heard', [...before, line].slice(-bounds.heard));
  return line;
}
