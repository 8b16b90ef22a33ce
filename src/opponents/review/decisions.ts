import type { Course } from '../../rules/course.ts';
import {
  apply,
  type Command,
  forcesOf,
  type GameState,
  heldRegions,
  isConquest,
  legal,
  type Seat,
  tokensOnMap,
  tokensToSetAside,
} from '../../rules/index.ts';

/** The race to take, keep or drop; conquests; their end (last attempt, none, spare tokens); troops. */
export const decisionParts = ['pick', 'stay', 'conquests', 'ending', 'troops'] as const;
type DecisionPart = (typeof decisionParts)[number];

export interface Decision {
  readonly part: DecisionPart;
  /** Commands played before it. */
  readonly at: number;
  readonly round: number;
  readonly seat: Seat;
  /** Conquests: all up to the end of the turn, or to the next throw of the die, which nobody could know. */
  readonly made: readonly Command[];
}

/** A name for a decision, the only one of its kind in its game. */
export const nameOf = ({ at, part }: Pick<Decision, 'at' | 'part'>): string => `${at} ${part}`;

export function decisionsOf(course: Course, seats: readonly Seat[]): readonly Decision[] {
  const found: Decision[] = [];
  let state = course.start;
  let at = 0;
  while (at < course.log.length) {
    const stretch = stretchFrom(course, state, at);
    if (seats.includes(state.seat) && state.seat === state.turnSeat) found.push(...partsOf(state, at, stretch));
    at += stretch.length;
    state = stretch.at(-1)?.after ?? state;
  }
  return found;
}

interface Step {
  readonly command: Command;
  readonly before: GameState;
  readonly after: GameState;
}

/** Of the same phase, up to one that ends the conquests or rolls the die. At least one. */
function stretchFrom({ log }: Course, start: GameState, from: number): readonly Step[] {
  const steps: Step[] = [];
  let before = start;
  for (const { command, events } of log.slice(from)) {
    const outcome = apply(before, command);
    // It was accepted once, and the kernel always answers the same.
    if (!outcome.ok) break;
    const { state: after } = outcome;
    steps.push({ command, before, after });
    const isThrown = events.some(({ type }) => type === 'dieRolled');
    const isSame = after.phase === start.phase && after.seat === start.seat && after.turnSeat === start.turnSeat;
    if (!isSame || isThrown || after.round !== start.round) break;
    before = after;
  }
  return steps;
}

function partsOf(state: GameState, at: number, steps: readonly Step[]): readonly Decision[] {
  const { phase, seat, round } = state;
  const made = steps.map(({ command }) => command);
  const decided = (part: DecisionPart, from: number, commands: readonly Command[]): Decision => ({
    part,
    at: from,
    round,
    seat,
    made: commands,
  });
  if (phase === 'pickCombo') return legal(state).length > 1 ? [decided('pick', at, made)] : [];
  if (phase === 'readyTroops' || phase === 'stout') return mayDecline(state) ? [decided('stay', at, made)] : [];
  if (phase === 'redeploy') return hasTokensToSpare(state) ? [decided('troops', at, made)] : [];
  if (!isConquest(phase)) return [];
  const last = steps.at(-1);
  const ends = last?.command.type === 'endConquests' || last?.command.type === 'finalRoll';
  const moves = ends ? made.slice(0, -1) : made;
  const conquests = moves.some(isMove) ? [decided('conquests', at, moves)] : [];
  const isOpen = ends && legal(last.before).some(({ type }) => type === 'finalRoll' || type === 'conquer');
  return isOpen ? [...conquests, decided('ending', at + moves.length, [last.command])] : conquests;
}

/** A roll beforehand costs nothing and can only help. */
const isMove = (command: Command): boolean => command.type !== 'act' || command.region !== undefined;

function hasTokensToSpare(state: GameState): boolean {
  return forcesOf(state, state.seat).some((force) => {
    const regions = heldRegions(state, force).length;
    return regions > 1 && force.hand + tokensOnMap(state, force) - tokensToSetAside(state, force) > regions;
  });
}

function mayDecline(state: GameState): boolean {
  const commands = legal(state);
  const leaves = commands.some(
    (command) => command.type === 'decline' || (command.type === 'stout' && command.decline),
  );
  const stays = commands.some((command) => command.type === 'expand' || (command.type === 'stout' && !command.decline));
  return leaves && stays;
}
