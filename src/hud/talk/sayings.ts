import type { CharacterId } from '../../opponents/types.ts';
import type { LogEntry } from '../../rules/course.ts';
import type { GameEvent, Seat } from '../../rules/index.ts';
import { opponentIn, type SeenSetup } from '../../session/turn/index.ts';
import { rollIn } from '../../table/motion/rolled.ts';

type Spoken = 'took' | 'lost' | 'declined' | 'won' | 'rolled' | 'missed' | 'beaten';

/** `consoled`: what is said to a player, by nobody. */
export type Moment = Spoken | 'consoled';

/** What an opponent says: the place of its line among those of its character for that moment. Or whom the table consoles. */
export interface Saying {
  readonly seat: Seat;
  readonly who: CharacterId | 'any';
  readonly moment: Moment;
  readonly line: number;
  /** How many commands had been played when it was said. */
  readonly at: number;
}

const lines: Readonly<Record<Spoken, number>> = {
  took: 2,
  lost: 2,
  declined: 1,
  won: 1,
  rolled: 1,
  missed: 1,
  beaten: 1,
};

/** So many blanks in a row are consoled, once. */
const BLANKS = 3;

/** Moments that have the same words for everybody. */
const common: readonly Spoken[] = ['rolled', 'missed', 'beaten'];

/** Turns, of anybody, in which nothing more is said after something was; but for the end of the game. */
const SILENCE = 4;

/** Turns for which a line stays. */
const STAYS = 2;

/** Share of the moments that are let pass, so that nobody speaks like clockwork: one of three. */
const LET_PASS = 3;

/** Always the same for the same game; at most one line every few turns. Null if nobody speaks. */
export function sayingOf(setup: SeenSetup, log: readonly LogEntry[], winners: readonly Seat[] | null): Saying | null {
  let said: Saying | null = null;
  let saidIn = Number.NEGATIVE_INFINITY;
  let turn = 0;
  for (const [at, { events }] of log.entries()) {
    if (turn - saidIn > SILENCE) {
      const next = firstSaying(setup, events, at);
      if (next) [said, saidIn] = [next, turn];
    }
    if (events.some(({ type }) => type === 'turnEnded')) turn += 1;
  }
  if (winners) return ending(setup, winners, log.length);
  const consoled = consolation(log);
  if (consoled) return consoled;
  return turn - saidIn < STAYS ? said : null;
}

/** Whoever has just thrown the third blank in a row. */
export function consolation(log: readonly LogEntry[]): Saying | null {
  const [seat, isBlank] = throwOf(log.at(-1)) ?? [];
  if (seat === undefined || !isBlank) return null;
  let blanks = 0;
  for (const entry of log.toReversed()) {
    const [thrower, blank] = throwOf(entry) ?? [];
    if (thrower !== seat) continue;
    if (!blank) break;
    blanks += 1;
  }
  return blanks === BLANKS ? { seat, who: 'any', moment: 'consoled', line: 0, at: log.length } : null;
}

/** Who threw the die in a step, and whether it showed a blank. */
function throwOf(entry: LogEntry | undefined): readonly [Seat, boolean] | null {
  const roll = entry && rollIn(entry.events);
  return roll ? [roll.seat, roll.value === 0] : null;
}

function firstSaying(setup: SeenSetup, events: readonly GameEvent[], at: number): Saying | null {
  for (const event of events) {
    for (const [seat, moment] of momentsOf(event, events)) {
      const saying = spoken(setup, seat, moment, at);
      if (saying && mixed(at, seat) % LET_PASS !== 0) return saying;
    }
  }
  return null;
}

/** Who may say something at an event, first whom it concerns most. */
function momentsOf(event: GameEvent, events: readonly GameEvent[]): readonly (readonly [Seat, Spoken])[] {
  switch (event.type) {
    case 'conquered': {
      const begun = events.find((one) => one.type === 'attackBegan' && one.region === event.region);
      const defender = begun?.type === 'attackBegan' ? begun.defender : null;
      if (defender !== null && defender !== event.seat)
        return [
          [defender, 'lost'],
          [event.seat, 'took'],
        ];
      return event.by === 'finalRoll' ? [[event.seat, 'rolled']] : [];
    }
    case 'attemptFailed':
      return [[event.seat, 'missed']];
    case 'declined':
      return [[event.seat, 'declined']];
    default:
      return [];
  }
}

function spoken(setup: SeenSetup, seat: Seat, moment: Spoken, at: number): Saying | null {
  const character = opponentIn(setup, seat)?.character;
  if (character === undefined) return null;
  const who = common.includes(moment) ? 'any' : character;
  return { seat, who, moment, line: mixed(at, seat + 7) % lines[moment], at };
}

function ending(setup: SeenSetup, winners: readonly Seat[], at: number): Saying | null {
  const seats = setup.seats.map((_, seat) => seat);
  const won = seats.filter((seat) => winners.includes(seat)).map((seat) => spoken(setup, seat, 'won', at));
  const lost = seats.filter((seat) => !winners.includes(seat)).map((seat) => spoken(setup, seat, 'beaten', at));
  return [...won, ...lost].find((saying) => saying !== null) ?? null;
}

/** A number from two: the same for the same two, unrelated for neighbours. */
function mixed(one: number, other: number): number {
  const sum = Math.imul(one + 1, 0x9e3779b1) ^ Math.imul(other + 1, 0x85ebca6b);
  return (sum ^ (sum >>> 15)) >>> 3;
}
