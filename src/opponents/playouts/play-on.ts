import { apply, type Command, type GameState, isConquest, legal, type Seat } from '../../rules/index.ts';
import { leadOf, outlook } from '../evaluation/outlook.ts';
import { standingOf } from '../evaluation/standing.ts';
import { type Breadth, lineOf, plansOf, rolled } from '../planning/plan.ts';
import { planner, withLessons } from '../planning/planner.ts';
import { after } from '../play.ts';
import { evenTemper } from '../types.ts';

export interface Intent {
  /** Its next commands, of which the first must be legal. */
  readonly commands: readonly Command[];
  /** The odds, 0–1, if the last of them is a last attempt with the die; else null. */
  readonly odds: number | null;
  /** Does it mean to let its race decline in its next turn, however things stand then? */
  readonly declinesNext: boolean;
}

export interface Course extends Manner {
  /** For how many rounds: ten are to the end of any game. */
  readonly rounds: number;
}

/** How a seat stands after a game was played on, in coins. */
export interface Standing {
  readonly lead: number;
  /** Like `lead`, but with three players or more mostly its own coins: what choices are compared by. */
  readonly worth: number;
}

/** At the end, or when its own turn begins, by outlook; last attempts by exact odds, other dice by chance. */
export function playedOn(state: GameState, { commands, odds, declinesNext }: Intent, course: Course): Standing {
  const standing = (start: GameState) => standingFrom(start, state, declinesNext, course);
  const last = commands.at(-1);
  if (odds === null || !last) return standing(asFarAsLegal(state, commands));
  const before = asFarAsLegal(state, commands.slice(0, -1));
  if (!apply(before, last).ok) return standing(before);
  const [won, lost] = [standing(rolled(before, last, true)), standing(rolled(before, last, false))];
  const average = (part: (of: Standing) => number) => odds * part(won) + (1 - odds) * part(lost);
  return { lead: average(({ lead }) => lead), worth: average(({ worth }) => worth) };
}

export function worthPlayedOn(state: GameState, intent: Intent, course: Course): number {
  return playedOn(state, intent, course).worth;
}

/** The weight of others' coins in a standing: of many others most is chance, which hides a choice's worth. */
const spite = { duel: 1, crowd: 0.3 };

function standingFrom(start: GameState, { seat, round }: GameState, declinesNext: boolean, course: Course): Standing {
  let means = declinesNext;
  let now = start;
  while (now.phase !== 'gameOver') {
    const isNext = now.round > round && beginsTurn(now, seat);
    if (isNext && now.round >= round + course.rounds) break;
    const declined = isNext && means ? apply(now, { type: 'decline' }) : null;
    if (isNext) means = false;
    now = declined?.ok ? declined.state : asFarAsLegal(now, quickly(now, course));
  }
  const coins = outlook(now);
  return { lead: leadOf(coins, seat), worth: leadOf(coins, seat, now.players === 2 ? spite.duel : spite.crowd) };
}

/** The game as this seat finds it when its next turn begins, everybody having played on; or its end. */
export function untilNextTurn(start: GameState, seat: Seat, manner: Manner): GameState {
  let now = start;
  while (now.phase !== 'gameOver' && !(now.round > start.round && beginsTurn(now, seat)))
    now = asFarAsLegal(now, quickly(now, manner));
  return now;
}

function beginsTurn({ turnSeat, phase }: GameState, seat: Seat): boolean {
  return turnSeat === seat && (phase === 'pickCombo' || phase === 'readyTroops');
}

/** After as many of the commands as are legal: where a roll fell otherwise than planned, the rest is planned anew. */
export function asFarAsLegal(state: GameState, commands: readonly Command[]): GameState {
  let now = state;
  for (const command of commands) {
    const outcome = apply(now, command);
    if (!outcome.ok) {
      if (now === state) throw new Error(`opponents: ${command.type} is refused by ${outcome.refusal.clause}`);
      return now;
    }
    now = outcome.state;
  }
  return now;
}

export interface Manner {
  readonly breadth: Breadth;
}

/** Plans conquests once, to the turn's end; where a roll falls otherwise, only the first are legal. */
export function quickly(state: GameState, manner: Manner): readonly Command[] {
  if (isConquest(state.phase)) return best(linesFrom(state, state.turnSeat, manner.breadth)).commands;
  if (state.phase === 'readyTroops') return best(withLessons(state, readyLines(state, manner))).commands;
  return planner(state, { temper: evenTemper, seed: state.seat }).commands;
}

interface Line {
  readonly commands: readonly Command[];
  readonly value: number;
}

interface ReadyLine extends Line {
  readonly command: Command;
}

function linesFrom(state: GameState, seat: Seat, breadth: Breadth): readonly Line[] {
  if (!isConquest(state.phase)) return [{ commands: [], value: standingOf(state, seat, evenTemper) }];
  const [plan] = plansOf(state, evenTemper, breadth);
  return plan ? [{ commands: lineOf(plan), value: plan.value }] : [];
}

/** Before a turn with a race: the best line after each command, as it promises at first sight. */
export function readyLines(state: GameState, { breadth }: Manner): readonly ReadyLine[] {
  return legal(state).map((command): ReadyLine => {
    const { commands, value } = best(linesFrom(after(state, [command]), state.turnSeat, breadth));
    return { command, commands: [command, ...commands], value };
  });
}

function best<L extends Line>([first, ...others]: readonly L[]): L {
  if (!first) throw new Error('opponents: nothing to choose from');
  return others.reduce((found, line) => (line.value > found.value ? line : found), first);
}
