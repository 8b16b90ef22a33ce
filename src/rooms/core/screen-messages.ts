import type { Saying } from '../protocol/index.ts';
import { clockSeen, pauseClock } from './clock.ts';
import type { Caller } from './connection.ts';
import { isOver } from './game.ts';
import type { LiveRoom } from './live-room.ts';
import { refusedFor, type Verdict } from './moves.ts';
import { tellRoster } from './news.ts';

/**
 * From now on that device shows the table, or no longer does. Whoever sits here may do it, and the screen it was opened on; at a table that was on no big
 * screen before, the host decides, since from then on the code alone lets people in.
 */
export function beTable(room: LiveRoom, { device, now }: Caller, { on }: Saying<'beTable'>): Verdict {
  const { host } = room.facts;
  const big = room.facts.bigScreen ?? null;
  if (big === null) {
    if (device !== host) return refusedFor('notHost');
    if (on) room.setFacts({ bigScreen: { now: device, home: device, visit: null } });
  } else {
    const isOne = device === big.home || device === host || room.seatsOf(device).length > 0;
    if (!isOne) return refusedFor('watching');
    if (!on && big.now !== device) return null;
    const isOther = big.now !== (on ? device : null);
    room.setFacts({ bigScreen: { ...big, now: on ? device : null } });
    if (isOther && big.isHeld) setHeld(room, false, now);
  }
  room.shown = -1;
  tellRoster(room, now);
  return null;
}

/** Somebody explains at the big screen: it holds the game or lets it go on, and ends nobody else's pause. */
export function hold(room: LiveRoom, { device, now }: Caller, { on }: Saying<'hold'>): Verdict {
  const big = room.facts.bigScreen ?? null;
  if (big === null || big.now !== device) return refusedFor('notHost');
  if (on && isOver(room.game)) return refusedFor('notNow');
  if (on ? !room.facts.clock.isPaused : big.isHeld) setHeld(room, on, now);
  return null;
}

function setHeld(room: LiveRoom, isHeld: boolean, now: number): void {
  const big = room.facts.bigScreen ?? null;
  if (big === null) return;
  room.setFacts({ bigScreen: { ...big, isHeld } });
  pauseClock(room, isHeld, now);
  room.sendAll({ type: 'clock', clock: clockSeen(room, now) });
  tellRoster(room, now);
}

/** A screen that is gone, or shows the table no longer, holds nothing; nor does one whose table has agreed to go on. */
export function endHold(room: LiveRoom, now: number): void {
  const big = room.facts.bigScreen ?? null;
  if (!big?.isHeld) return;
  const isHere = big.now !== null && room.connectionsOf(big.now).length > 0;
  if (isHere && room.facts.clock.isPaused) return;
  setHeld(room, false, now);
}

/** What the seat that has to decide points at: only the big screen is told, and nothing is stored. */
export function point(room: LiveRoom, { device }: Caller, { seat, region }: Saying<'point'>): Verdict {
  const screen = room.facts.bigScreen?.now ?? null;
  if (!room.seatsOf(device).includes(seat)) return refusedFor('notYourSeat');
  // Others may look where they like: the big screen shows what the one points at who decides.
  if (screen === null || room.game.holding.game.seat !== seat) return null;
  for (const connection of room.connectionsOf(screen)) room.send(connection, { type: 'pointed', seat, region });
  return null;
}

/** The big screen has shown everything up to a step: what waited for that goes on. */
export function noteShown(room: LiveRoom, { device }: Caller, { step }: Saying<'shown'>): Verdict {
  if (room.facts.bigScreen?.now === device) room.shown = Math.max(room.shown, step);
  return null;
}
