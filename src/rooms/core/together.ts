import { bounds, type Proposal, type Proposed, type Saying } from '../protocol/index.ts';
import { stay } from './big-screen.ts';
import { clockSeen, pauseClock } from './clock.ts';
import type { Caller } from './connection.ts';
import { isOver } from './game.ts';
import type { LiveRoom } from './live-room.ts';
import { dealAgain, goLocal, hostConnections } from './local-play.ts';
import { doStep, refusedFor, sitsAt, type Verdict } from './moves.ts';
import { proposedOf } from './news.ts';
import type { ProposalRow } from './room-store.ts';
import { claim, sitDown, vacate } from './seating.ts';

/** Proposes something to the table. What nobody else has to agree to happens at once. */
export function propose(room: LiveRoom, caller: Caller, { proposal, share }: Saying<'propose'>): Verdict {
  const [mine] = room.seatsOf(caller.device);
  if (mine === undefined) return refusedFor('watching');
  const trouble = whyNot(room, caller, proposal);
  if (trouble !== null) return trouble;
  const by = proposal.what === 'takeBack' ? proposal.seat : mine;
  put(room, proposal, caller.device, by, askedOf(room, caller.device, proposal), caller.now, share);
  return null;
}

/** Asks its first device, the host and the big screen; one seat at a time. False if too many ask already. */
export function askToJoin(room: LiveRoom, device: number, seat: number, now: number): boolean {
  const joins = room.proposals.filter(({ what }) => what.what === 'join');
  const own = joins.filter(({ by }) => by === device);
  if (own.some(({ what }) => what.what === 'join' && what.seat === seat)) return true;
  for (const one of own) close(room, one, 'declined', now);
  if (joins.length - own.length >= bounds.joins) return false;
  put(room, { what: 'join', seat }, device, null, askedToLet(room, device, seat), now);
  return true;
}

function put(
  room: LiveRoom,
  what: Proposal,
  by: number,
  seat: number | null,
  wanted: readonly number[],
  now: number,
  share?: string,
): void {
  const proposal = room.facts.proposal;
  room.setFacts({ proposal: (proposal + 1) % 1_000_000 });
  const row: ProposalRow = { proposal, what, by, seat, yes: [], no: [], wanted, ...(share ? { share } : {}) };
  room.putProposal(row);
  room.sendAll({ type: 'proposal', proposed: proposedOf(room, row, null) });
  consider(room, row, now);
}

function whyNot(room: LiveRoom, caller: Caller, proposal: Proposal): Verdict {
  const votes = room.proposals.filter(({ what }) => what.what !== 'join');
  if (votes.length >= bounds.proposals) return refusedFor('notNow');
  if (votes.some(({ what }) => what.what === proposal.what)) return refusedFor('notNow');
  if (proposal.what === 'takeBack' && !sitsAt(room, caller, proposal.seat)) return refusedFor('notYourSeat');
  if (proposal.what === 'goLocal' && hostConnections(room).length === 0) return refusedFor('hostAway');
  return proposal.what === 'join' ? refusedFor('notNow') : mootFor(room, proposal);
}

/** Why there is nothing to be decided there, whoever asks; null where there is. */
function mootFor(room: LiveRoom, proposal: Proposal): Verdict {
  const over = isOver(room.game);
  const { isPaused } = room.facts.clock;
  switch (proposal.what) {
    case 'takeBack':
      return over || lastMomentOf(room, proposal.seat) === undefined ? refusedFor('nothingToTakeBack') : null;
    case 'replace':
      if (room.seats[proposal.seat] === undefined) return refusedFor('noSuchSeat');
      return room.seats[proposal.seat]?.isAbsent ? null : refusedFor('notAbsent');
    case 'pause':
      return over || isPaused ? refusedFor('notNow') : null;
    case 'resume':
      return over || !isPaused ? refusedFor('notNow') : null;
    case 'end':
      return over ? refusedFor('notNow') : null;
    case 'rematch':
      return over ? null : refusedFor('notNow');
    case 'goLocal':
    case 'join':
      return null;
  }
}

function lastMomentOf({ game: { trail } }: LiveRoom, seat: number) {
  return trail.findLast((moment) => moment.seat === seat);
}

/** For each seat of people but the proposer's, one that is there: whoever is absent is not waited for. */
function askedOf(room: LiveRoom, by: number, { what }: Proposal): readonly number[] {
  if (what === 'resume') return [];
  const isHere = (device: number) => room.connectionsOf(device).length > 0;
  const present = room.seats
    .filter(({ isAbsent }) => !isAbsent)
    .flatMap(({ devices }) => devices.find(isHere) ?? devices[0] ?? []);
  return [...new Set(present)].filter((device) => device !== by);
}

/** Who is asked whether somebody may join: the first device of the seat, the host, and the big screen. */
function askedToLet(room: LiveRoom, by: number, seat: number): readonly number[] {
  const { host, bigScreen } = room.facts;
  const asked = [room.seats[seat]?.devices[0], host, bigScreen?.now ?? undefined];
  return [...new Set(asked.flatMap((one) => (one === undefined || one === by ? [] : [one])))];
}

export function answerProposal(room: LiveRoom, caller: Caller, { proposal, yes }: Saying<'answer'>): Verdict {
  const row = room.proposals.find((one) => one.proposal === proposal);
  if (row === undefined) return refusedFor('noSuchProposal');
  if (row.by === caller.device && !yes) {
    close(room, row, 'declined', caller.now);
    return null;
  }
  if (!row.wanted.includes(caller.device)) return refusedFor('notYourSeat');
  const wanted = row.wanted.filter((device) => device !== caller.device);
  const next: ProposalRow = yes
    ? { ...row, wanted, yes: [...row.yes, caller.device] }
    : { ...row, wanted, no: [...row.no, caller.device] };
  room.putProposal(next);
  if (outcomeOf(next) === null) room.sendAll({ type: 'proposal', proposed: proposedOf(room, next, null) });
  consider(room, next, caller.now);
  return null;
}

/**
 * Whatever has happened: what has become pointless is not decided any more, and nobody is waited for who is not there, sits there no longer, or is asked at another device now. Whoever
 * has come meanwhile is not asked.
 */
export function reconsider(room: LiveRoom, now: number): void {
  for (const row of [...room.proposals]) {
    if (!room.proposals.includes(row)) continue;
    // Whoever asked to join may be nobody here any more.
    const isGone = row.what.what === 'join' && room.devices[row.by]?.hash === '';
    if (isGone || mootFor(room, row.what) !== null) {
      close(room, row, 'void', now);
      continue;
    }
    const next = { ...row, wanted: stillAsked(room, row) };
    if (next.wanted.join() !== row.wanted.join()) {
      room.putProposal(next);
      if (outcomeOf(next) === null) room.sendAll({ type: 'proposal', proposed: proposedOf(room, next, null) });
    }
    consider(room, next, now);
  }
}

function stillAsked(room: LiveRoom, { what, by, yes, no, wanted }: ProposalRow): readonly number[] {
  if (what.what === 'join') return askedToLet(room, by, what.seat);
  const answered = [...yes, ...no, by];
  const isWithin = (devices: readonly number[], some: readonly number[]) => devices.some((one) => some.includes(one));
  return askedOf(room, by, what).filter((device) => {
    if (wanted.includes(device)) return true;
    const beside = room.seats.filter(({ devices }) => devices.includes(device)).flatMap(({ devices }) => devices);
    return isWithin(beside, wanted) && !isWithin(beside, answered);
  });
}

function consider(room: LiveRoom, row: ProposalRow, now: number): void {
  const outcome = outcomeOf(row);
  if (outcome !== null) close(room, row, outcome, now);
}

function outcomeOf({ what: { what }, yes, no, wanted }: ProposalRow): 'agreed' | 'declined' | null {
  if (what === 'join') return yes.length > 0 ? 'agreed' : no.length > 0 || wanted.length === 0 ? 'declined' : null;
  if (what === 'replace') {
    // Whoever proposes it has a vote as well.
    const all = yes.length + no.length + wanted.length + 1;
    if ((yes.length + 1) * 2 > all) return 'agreed';
    return no.length * 2 >= all ? 'declined' : null;
  }
  return no.length > 0 ? 'declined' : wanted.length === 0 ? 'agreed' : null;
}

/** It is open no more. `void`: there is nothing to be decided any longer. */
function close(room: LiveRoom, row: ProposalRow, outcome: 'agreed' | 'declined' | 'void', now: number): void {
  room.dropProposal(row);
  const isDone = outcome !== 'agreed' || carryOut(room, row, now) === null;
  const told: Proposed['outcome'] = isDone ? outcome : 'void';
  room.sendAll({ type: 'proposal', proposed: proposedOf(room, row, told) });
}

function carryOut(room: LiveRoom, { what, by, share }: ProposalRow, now: number): Verdict {
  switch (what.what) {
    case 'takeBack': {
      const moment = lastMomentOf(room, what.seat);
      if (moment === undefined) return refusedFor('nothingToTakeBack');
      return doStep(
        room,
        { seat: what.seat, key: null, at: now, act: { kind: 'takeBack', to: moment.log } },
        'takeBack',
      );
    }
    case 'join':
      stay(room, by);
      if (room.seats[what.seat]?.devices.length === 0) claim(room, what.seat, by, '', now);
      return sitDown(room, what.seat, by, now) ? null : refusedFor('full');
    case 'replace':
      if (!room.seats[what.seat]?.isAbsent) return refusedFor('notAbsent');
      vacate(room, what.seat, now);
      return null;
    case 'pause':
    case 'resume':
      pauseClock(room, what.what === 'pause', now);
      room.sendAll({ type: 'clock', clock: clockSeen(room, now) });
      return null;
    case 'end':
      return doStep(room, { seat: null, key: null, at: now, act: { kind: 'end' } }, 'end');
    case 'goLocal':
      return goLocal(room, now);
    case 'rematch':
      return rematch(room, now, share === undefined ? null : { share, device: by });
  }
}

/** Another game: what was still to be decided about the last one is so no longer. */
function rematch(room: LiveRoom, now: number, given: Parameters<typeof dealAgain>[2]): Verdict {
  const verdict = dealAgain(room, now, given);
  if (verdict === null)
    for (const row of room.proposals.filter(({ what }) => what.what !== 'join')) close(room, row, 'void', now);
  return verdict;
}
