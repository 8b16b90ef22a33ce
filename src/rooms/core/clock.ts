import type { Seat } from '../../rules/index.ts';
import type { Choices, ClockSeen } from '../protocol/index.ts';
import type { ClockFacts } from './facts.ts';
import { isOver } from './game.ts';
import type { LiveRoom } from './live-room.ts';

const day = 24 * 60 * 60_000;

export function freshClock(seats: number, { clock }: Pick<Choices, 'clock'>, now: number): ClockFacts {
  const each = clock.kind === 'bank' ? clock.bank : clock.kind === 'days' ? clock.days * day : null;
  return {
    left: new Array<number | null>(seats).fill(each),
    running: null,
    since: now,
    grace: 0,
    turn: '',
    isPaused: false,
  };
}

/** What is left to a seat and of its grace at a moment, if its clock has run since. */
function spent({ left, running, since, grace }: ClockFacts, now: number) {
  if (running === null) return { left: null, grace };
  const gone = Math.max(0, now - since);
  const after = Math.max(0, gone - grace);
  const rest = left[running] ?? null;
  return { left: rest === null ? null : Math.max(0, rest - after), grace: Math.max(0, grace - gone) };
}

export function clockSeen({ facts: { clock } }: LiveRoom, now: number): ClockSeen {
  const { left, running, isPaused } = clock;
  const { left: rest } = spent(clock, now);
  return {
    now,
    left: left.map((each, seat) => (seat === running ? rest : each)),
    running,
    until: timeUp(clock),
    isPaused,
  };
}

export function timeUp({ left, running, since, grace }: ClockFacts): number | null {
  const rest = running === null ? null : left[running];
  return rest === null || rest === undefined ? null : since + grace + rest;
}

const turnOf = ({ seat, round, turnSeat }: LiveRoom['game']['holding']['game']) => `${seat} ${round} ${turnSeat}`;

export function isOutOfTime({ facts: { clock }, game: { holding } }: LiveRoom, seat: Seat): boolean {
  const { game } = holding;
  return game.seat === seat && clock.turn === turnOf(game) && clock.left[seat] === 0 && clock.grace === 0;
}

/** Runs a deciding person's clock, and charges the last. A turn renews the grace or, with days, all of it. */
export function runClock(room: LiveRoom, now: number): void {
  const { clock, choices } = room.facts;
  const { game, setup } = room.game.holding;
  const isPerson = setup.seats[game.seat]?.control === 'human';
  const running = isPerson && !clock.isPaused && !isOver(room.game) ? game.seat : null;
  const turn = turnOf(game);
  if (running === clock.running && (running === null || turn === clock.turn)) return;
  const rest = spent(clock, now);
  const left = clock.left.map((each, seat) => (seat === clock.running ? rest.left : each));
  const isNewTurn = running !== null && turn !== clock.turn;
  const fresh = freshClock(left.length, choices, now).left;
  room.setFacts({
    clock: {
      ...clock,
      running,
      since: now,
      left:
        isNewTurn && choices.clock.kind === 'days'
          ? left.map((each, at) => (at === running ? (fresh[at] ?? null) : each))
          : left,
      grace: isNewTurn ? (choices.clock.kind === 'bank' ? choices.clock.grace : 0) : rest.grace,
      turn: running === null ? clock.turn : turn,
    },
  });
}

export function pauseClock(room: LiveRoom, isPaused: boolean, now: number): void {
  room.setFacts({ clock: { ...room.facts.clock, isPaused } });
  runClock(room, now);
}

/** A room whose process was gone charges nobody for it: the clock goes on from when it was last known to be awake. */
export function forgiveOutage(room: LiveRoom, now: number): void {
  const { clock, alive } = room.facts;
  const asleep = Math.max(0, now - Math.max(alive, clock.since));
  if (clock.running !== null && asleep > 0)
    room.setFacts({ clock: { ...clock, since: clock.since + asleep }, alive: now });
}
