import { type Command, legal, type Seat } from '../../rules/index.ts';
import { mayGive } from '../../session/turn/seating.ts';
import type { Control } from '../../session/turn/types.ts';
import { bounds, type Cause, type RoomRefusal, type Saying, type Why } from '../protocol/index.ts';
import { mayConfirm } from './big-screen.ts';
import { isOutOfTime, runClock } from './clock.ts';
import { isOver } from './game.ts';
import type { Caller } from './line.ts';
import { tellNotice, tellRoster, tellStep } from './news.ts';
import { ownName } from './roster.ts';
import { isRefused, type Step, type Table } from './table.ts';

/** What comes of a request: null if it is accepted. */
export type Verdict = Why | null;

export const refusedFor = (code: RoomRefusal): Why => ({ by: 'room', code });

/** Does a step, and tells everybody. */
export function doStep(table: Table, step: Step, cause: Cause): Verdict {
  const done = table.commit(step);
  if (isRefused(done)) return done;
  // What is told of the step says whose clock runs after it.
  runClock(table, step.at);
  tellStep(table, done, cause);
  return null;
}

export function play(table: Table, caller: Caller, { on, seat, commands, id }: Saying<'do'>): Verdict {
  const trouble = mayAct(table, caller, seat, on);
  if (trouble !== null) return refusedFor(trouble);
  if (isKeptUntilLater(table, seat)) return refusedFor('notNow');
  if (table.game.holding.log.length >= bounds.played) return refusedFor('roomFull');
  noLongerShares(table, caller);
  returnSeat(table, seat, caller.now);
  return doStep(table, stepOf(caller, seat, id, { kind: 'do', commands: withoutGaps(commands) }), 'do');
}

export function takeBack(table: Table, caller: Caller, { on, seat, id }: Saying<'back'>): Verdict {
  const trouble = mayAct(table, caller, seat, on);
  return trouble === null ? doStep(table, stepOf(caller, seat, id, { kind: 'back' }), 'back') : refusedFor(trouble);
}

export function rename(table: Table, caller: Caller, { seat, name, id }: Saying<'name'>): Verdict {
  if (!sitsAt(table, caller, seat)) return refusedFor('notYourSeat');
  if (table.renames >= bounds.renames) return refusedFor('roomFull');
  return doStep(table, stepOf(caller, seat, id, { kind: 'name', name: ownName(table, name, { seat }) }), 'name');
}

/**
 * Who decides for a seat from now on. Its people may give it to an opponent and take it back at any time; others may let one keep it warm while they are
 * absent; the host may do as it likes with a seat of nobody.
 */
export function give(table: Table, caller: Caller, { seat, control, id }: Saying<'give'>): Verdict {
  const row = table.seats[seat];
  const { setup, game } = table.game.holding;
  const now = setup.seats[seat]?.control;
  if (row === undefined || now === undefined) return refusedFor('noSuchSeat');
  if (isOver(table.game) || !mayGive(setup, game.phase, seat, control)) return refusedFor('notNow');
  const isMine = sitsAt(table, caller, seat);
  if (!isMine) {
    const trouble = mayGiveOthers(table, caller, seat, control);
    if (trouble !== null) return refusedFor(trouble);
  }
  // With no time left for this turn the seat would be lost again at once: it returns when the turn is over.
  if (isMine && control === 'human' && isKeptUntilLater(table, seat)) {
    table.putSeat(seat, { returns: true });
    tellRoster(table, caller.now);
    return null;
  }
  const isNobodys = row.devices.length === 0;
  if (isNobodys && control === 'human') table.putSeat(seat, { devices: [caller.device], away: null });
  table.putSeat(seat, { warm: control === 'human' || isNobodys ? null : control, returns: false });
  const verdict = doStep(table, stepOf(caller, seat, id, { kind: 'give', control }), 'give');
  if (!isMine && !isNobodys) tellNotice(table, 'warm', seat, caller.now);
  tellRoster(table, caller.now);
  return verdict;
}

function mayGiveOthers(table: Table, caller: Caller, seat: Seat, control: Control): RoomRefusal | null {
  const row = table.seats[seat];
  if (row?.devices.length === 0) return mayConfirm(table, caller.device) ? null : 'notHost';
  if (table.seatsOf(caller.device).length === 0) return 'watching';
  if (control === 'human') return 'notYourSeat';
  return row?.isAbsent ? null : 'notAbsent';
}

function noLongerShares(table: Table, { device }: Caller): void {
  const row = table.devices[device];
  if (row !== undefined && row.satDown !== 0) table.putDevice({ ...row, satDown: 0 });
}

/** An opponent decides for the rest of this turn, since its owner's time for it is used up. */
function isKeptUntilLater(table: Table, seat: Seat): boolean {
  return table.seats[seat]?.warm != null && isOutOfTime(table, seat);
}

/** Whoever has asked for their seat while time had run out has it back once that turn is over. */
export function returnSeats(table: Table, now: number): void {
  for (const { seat, returns = false } of table.seats)
    if (returns && !isOutOfTime(table, seat)) returnSeat(table, seat, now);
}

function returnSeat(table: Table, seat: Seat, now: number): void {
  if (table.seats[seat]?.warm === null) return;
  table.putSeat(seat, { warm: null, returns: false });
  doStep(table, { seat, key: null, at: now, act: { kind: 'give', control: 'human' } }, 'give');
  tellRoster(table, now);
}

function stepOf({ device, now }: Caller, seat: Seat, id: string, act: Step['act']): Step {
  return { seat, key: `${device} ${id}`, at: now, act };
}

export function sitsAt(table: Table, { device }: Caller, seat: Seat): boolean {
  return table.seats[seat]?.devices.includes(device) ?? false;
}

/** May the caller act for that seat, having seen the table as it was after step `on`? */
function mayAct(table: Table, caller: Caller, seat: Seat, on: number): RoomRefusal | null {
  if (table.seatsOf(caller.device).length === 0) return 'watching';
  if (!sitsAt(table, caller, seat)) return 'notYourSeat';
  if (table.facts.clock.isPaused) return 'paused';
  if (isOver(table.game)) return 'notNow';
  return on < table.lastDecisive ? 'stale' : null;
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
export function passTurn(table: Table, seat: Seat, now: number): void {
  for (let count = 0; count < mostPassing; count++) {
    const { game } = table.game.holding;
    if (isOver(table.game) || game.seat !== seat) return;
    const moves = legal(game);
    const kind = passing.find((type) => moves.some((move) => move.type === type));
    const command = moves.find(({ type }) => type === kind) ?? moves[0];
    if (command === undefined) return;
    if (doStep(table, { seat, key: null, at: now, act: { kind: 'do', commands: [command] } }, 'passed') !== null)
      return;
  }
}
