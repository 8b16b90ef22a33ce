import { type Command, legal, type Seat } from '../../rules/index.ts';
import { mayGive } from '../../session/turn/seating.ts';
import type { Control } from '../../session/turn/types.ts';
import { bounds, type Cause, type RoomRefusal, type Saying, type Why } from '../protocol/index.ts';
import { mayConfirm } from './big-screen.ts';
import { isOutOfTime, runClock } from './clock.ts';
import type { Caller } from './connection.ts';
import { isOver } from './game.ts';
import { isRefused, type LiveRoom, type Step } from './live-room.ts';
import { tellNotice, tellRoster, tellStep } from './news.ts';
import { ownName } from './roster.ts';

/** What comes of a request: null if it is accepted. */
export type Verdict = Why | null;

export const refusedFor = (code: RoomRefusal): Why => ({ by: 'room', code });

/** Does a step, and tells everybody. */
export function doStep(room: LiveRoom, step: Step, cause: Cause): Verdict {
  const done = room.commit(step);
  if (isRefused(done)) return done;
  // What is told of the step says whose clock runs after it.
  runClock(room, step.at);
  tellStep(room, done, cause);
  return null;
}

export function play(room: LiveRoom, caller: Caller, { on, seat, commands, id }: Saying<'do'>): Verdict {
  const trouble = mayAct(room, caller, seat, on);
  if (trouble !== null) return refusedFor(trouble);
  if (isKeptUntilLater(room, seat)) return refusedFor('notNow');
  if (room.game.holding.log.length >= bounds.played) return refusedFor('roomFull');
  noLongerShares(room, caller);
  returnSeat(room, seat, caller.now);
  return doStep(room, stepOf(caller, seat, id, { kind: 'do', commands: withoutGaps(commands) }), 'do');
}

export function takeBack(room: LiveRoom, caller: Caller, { on, seat, id }: Saying<'back'>): Verdict {
  const trouble = mayAct(room, caller, seat, on);
  return trouble === null ? doStep(room, stepOf(caller, seat, id, { kind: 'back' }), 'back') : refusedFor(trouble);
}

export function rename(room: LiveRoom, caller: Caller, { seat, name, id }: Saying<'name'>): Verdict {
  if (!sitsAt(room, caller, seat)) return refusedFor('notYourSeat');
  if (room.renames >= bounds.renames) return refusedFor('roomFull');
  return doStep(room, stepOf(caller, seat, id, { kind: 'name', name: ownName(room, name, { seat }) }), 'name');
}

/**
 * Who decides for a seat from now on. Its people may give it to an opponent and take it back at any time; others may let one keep it warm while they are
 * absent; the host may do as it likes with a seat of nobody.
 */
export function give(room: LiveRoom, caller: Caller, { seat, control, id }: Saying<'give'>): Verdict {
  const row = room.seats[seat];
  const { setup, game } = room.game.holding;
  const now = setup.seats[seat]?.control;
  if (row === undefined || now === undefined) return refusedFor('noSuchSeat');
  if (isOver(room.game) || !mayGive(setup, game.phase, seat, control)) return refusedFor('notNow');
  const isMine = sitsAt(room, caller, seat);
  if (!isMine) {
    const trouble = mayGiveOthers(room, caller, seat, control);
    if (trouble !== null) return refusedFor(trouble);
  }
  // With no time left for this turn the seat would be lost again at once: it returns when the turn is over.
  if (isMine && control === 'human' && isKeptUntilLater(room, seat)) {
    room.putSeat(seat, { returns: true });
    tellRoster(room, caller.now);
    return null;
  }
  const isNobodys = row.devices.length === 0;
  if (isNobodys && control === 'human') room.putSeat(seat, { devices: [caller.device], away: null });
  room.putSeat(seat, { warm: control === 'human' || isNobodys ? null : control, returns: false });
  const verdict = doStep(room, stepOf(caller, seat, id, { kind: 'give', control }), 'give');
  if (!isMine && !isNobodys) tellNotice(room, 'warm', seat, caller.now);
  tellRoster(room, caller.now);
  return verdict;
}

function mayGiveOthers(room: LiveRoom, caller: Caller, seat: Seat, control: Control): RoomRefusal | null {
  const row = room.seats[seat];
  if (row?.devices.length === 0) return mayConfirm(room, caller.device) ? null : 'notHost';
  if (room.seatsOf(caller.device).length === 0) return 'watching';
  if (control === 'human') return 'notYourSeat';
  return row?.isAbsent ? null : 'notAbsent';
}

function noLongerShares(room: LiveRoom, { device }: Caller): void {
  const row = room.devices[device];
  if (row !== undefined && row.satDown !== 0) room.putDevice({ ...row, satDown: 0 });
}

/** An opponent decides for the rest of this turn, since its owner's time for it is used up. */
function isKeptUntilLater(room: LiveRoom, seat: Seat): boolean {
  return room.seats[seat]?.warm != null && isOutOfTime(room, seat);
}

/** Whoever has asked for their seat while time had run out has it back once that turn is over. */
export function returnSeats(room: LiveRoom, now: number): void {
  for (const { seat, returns = false } of room.seats)
    if (returns && !isOutOfTime(room, seat)) returnSeat(room, seat, now);
}

function returnSeat(room: LiveRoom, seat: Seat, now: number): void {
  if (room.seats[seat]?.warm === null) return;
  room.putSeat(seat, { warm: null, returns: false });
  doStep(room, { seat, key: null, at: now, act: { kind: 'give', control: 'human' } }, 'give');
  tellRoster(room, now);
}

function stepOf({ device, now }: Caller, seat: Seat, id: string, act: Step['act']): Step {
  return { seat, key: `${device} ${id}`, at: now, act };
}

export function sitsAt(room: LiveRoom, { device }: Caller, seat: Seat): boolean {
  return room.seats[seat]?.devices.includes(device) ?? false;
}

/** May the caller act for that seat, having seen the table as it was after step `on`? */
function mayAct(room: LiveRoom, caller: Caller, seat: Seat, on: number): RoomRefusal | null {
  if (room.seatsOf(caller.device).length === 0) return 'watching';
  if (!sitsAt(room, caller, seat)) return 'notYourSeat';
  if (room.facts.clock.isPaused) return 'paused';
  if (isOver(room.game)) return 'notNow';
  return on < room.lastDecisive ? 'stale' : null;
}

/** Optional fields that were not given are left out, as the rules write commands. */
function withoutGaps(commands: readonly Command[]): readonly Command[] {
  return JSON.parse(JSON.stringify(commands));
}

/** What ends a turn soonest when nobody decides: commands in order, and a bound that no turn reaches. */
const passing: readonly Command['type'][] = [
  'pass',
  'endConquests',
  'endRedeployment',
  'pickCombo',
  'place',
  'placeMarker',
];
const mostPassing = 400;

/** The turn passes: the seat whose time is up does as little as the rules allow, until another one decides. */
export function passTurn(room: LiveRoom, seat: Seat, now: number): void {
  for (let count = 0; count < mostPassing; count++) {
    const { game } = room.game.holding;
    if (isOver(room.game) || game.seat !== seat) return;
    const moves = legal(game);
    const kind = passing.find((type) => moves.some((move) => move.type === type));
    const command = moves.find(({ type }) => type === kind) ?? moves[0];
    if (command === undefined) return;
    if (doStep(room, { seat, key: null, at: now, act: { kind: 'do', commands: [command] } }, 'passed') !== null) return;
  }
}
