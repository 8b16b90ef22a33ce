import { findContent, openView, view } from '../../rules/index.ts';
import { hashOfSecret, keyFor } from '../chance/index.ts';
import { bounds, type Opening, type Telling } from '../protocol/index.ts';
import { forgetGuest } from './big-screen.ts';
import { clockSeen, forgiveOutage, freshClock } from './clock.ts';
import { nextDrawing, shareOf } from './drawing.ts';
import type { ConnectionId, Effect, Room } from './effect.ts';
import type { Facts } from './facts.ts';
import { dealt, type Game, restored } from './game.ts';
import { stillKnocking } from './knocks.ts';
import { LiveRoom } from './live-room.ts';
import { enter, roomOf } from './room.ts';
import type { Store } from './room-store.ts';
import { namedApart, notePresence, rosterOf } from './roster.ts';
import { forgiveExpiry, keepUp } from './upkeep.ts';

/** Its game is of a box unknown to these rooms, older than it; or what is stored does not lead to a game. */
export type WhyNot = Extract<Telling<'closed'>['why'], 'damaged' | 'otherBox'>;

/** A room that cannot be called back. What is stored of it stays as it is: a newer or mended version may be able to. */
export class Unrestorable extends Error {
  override readonly name = 'Unrestorable';
  constructor(
    readonly why: WhyNot,
    cause: unknown,
  ) {
    super(`rooms: a room cannot be called back (${why})`, { cause });
  }
}

/** Does what calls a room back; whatever is thrown comes out as an `Unrestorable`. */
function orUnrestorable<T>(store: Store, work: () => T): T {
  try {
    return work();
  } catch (failure) {
    throw new Unrestorable(isOfOtherBox(store) ? 'otherBox' : 'damaged', failure);
  }
}

function isOfOtherBox(store: Store): boolean {
  try {
    const deal = store.rowsFrom(0).findLast(({ act }) => act.kind === 'deal')?.act;
    return deal?.kind === 'deal' && !findContent(deal.deal.setup.game.content).ok;
  } catch {
    return false;
  }
}

export interface Opened {
  readonly room: Room;
  readonly effects: readonly Effect[];
  /** The room's commitment to its share in the drawing that comes next; only when it has just been made. */
  readonly commitment?: string;
}

/** Why no room opens with it, however drawn: the rules do not lead there, or it is too long; or null. */
export function openingTrouble({ setup, commands }: Opening): 'malformed' | 'tooLong' | null {
  const game = dealt({ setup, commands }, '', null);
  if (game === null) return 'malformed';
  return isLong(game) ? 'tooLong' : null;
}

const isLong = ({ holding }: Game) => JSON.stringify(holding.log).length > bounds.dealt;

/**
 * Opens a room with a game. `entropy` is 32 random bytes as hexadecimal digits, from which all its chance and signatures are made. Whoever opens it holds all
 * seats of people; a big screen none. Null, with nothing stored, if the game cannot be played by the rules, or is longer than
 * a room takes.
 */
export function openRoom(code: string, store: Store, opening: Opening, entropy: string, now: number): Opened | null {
  const { secret, commands, choices, commitment = null, bigScreen = null } = opening;
  const setup = namedApart(opening.setup);
  const key = keyFor(entropy, 'room');
  const share = shareOf(key, 0);
  const deal = { setup, commands };
  const game = dealt(deal, share, null);
  if (game === null || isLong(game)) return null;
  const facts: Facts = {
    key,
    host: 0,
    watch: 0,
    choices,
    clock: freshClock(setup.seats.length, choices, now),
    drawings: [{ ...nextDrawing(key, 0), at: 0, played: game.holding.log.length }, nextDrawing(key, 1)],
    firstDrawing: 0,
    proposal: 0,
    noticed: '',
    alive: now,
    isOpened: false,
    expires: 0,
    bigScreen: bigScreen && { now: 0, home: 0, visit: bigScreen.visit },
  };
  return store.together(() => {
    const room = new LiveRoom(code, store, game, facts);
    room.setFacts({});
    room.putDevice({
      device: 0,
      hash: hashOfSecret(secret),
      name: '',
      isWatcher: false,
      hasShared: false,
      committed: commitment,
    });
    for (const [seat, { control }] of setup.seats.entries()) {
      const row = { seat, generation: 0, knock: -1, warm: null, wasLeft: false, isAbsent: false };
      // A big screen sits nowhere: its seats are free.
      const isPersons = control === 'human' && bigScreen === null;
      room.seats[seat] = { ...row, devices: isPersons ? [0] : [], away: isPersons ? now : null };
      room.putSeat(seat, {});
    }
    room.write({ act: { kind: 'deal', deal, share }, seat: null, key: null, at: now }, game, 0);
    keepUp(room, now, true);
    const { commitment: ours } = nextDrawing(key, 1);
    return { room: roomOf(room), effects: room.takeEffects(), commitment: ours };
  });
}

/**
 * Calls a room back from its store: null if there is none in it. `lines` are the connections that have outlived its sleep, with their devices, and whether
 * somebody looks at their pages; `wasDown`: its process was gone, so that nobody is charged for the time since, and what was asked of opponents is asked
 * again. Throws `Unrestorable`, with nothing changed in the store, if what is there does not lead to a room.
 */
export function restoreRoom(
  code: string,
  store: Store,
  connections: readonly (readonly [ConnectionId, number | null, isSeen?: boolean])[],
  wasDown: boolean,
  now: number,
): Opened | null {
  return orUnrestorable(store, () => calledBack(code, store, connections, wasDown, now));
}

function calledBack(
  code: string,
  store: Store,
  connections: readonly (readonly [ConnectionId, number | null, isSeen?: boolean])[],
  wasDown: boolean,
  now: number,
): Opened | null {
  const facts = store.meta('facts') as Facts | null;
  if (facts === null) return null;
  return store.together(() => {
    const rows = store.rowsFrom(0);
    const snapshot = store.snapshot();
    const room = new LiveRoom(code, store, restored(rows, snapshot), facts, snapshot?.n);
    // What cannot be told is found out now, not by whoever comes first.
    rosterOf(room);
    clockSeen(room, now);
    openView(view(room.game.holding.game, null));
    for (const row of rows) room.noteStep(row, row.from);
    for (const [id, device, isSeen = true] of connections) enter(room, id, device, now).isSeen = isSeen;
    stillKnocking(room);
    if (wasDown) {
      forgiveOutage(room, now);
      forgiveExpiry(room, now);
      for (const { device } of room.devices) if (room.connectionsOf(device).length === 0) forgetGuest(room, device);
      notePresence(room, now);
      if (room.question !== null) room.setDue('ask', now);
    }
    room.setAlarm();
    return { room: roomOf(room), effects: room.takeEffects() };
  });
}
