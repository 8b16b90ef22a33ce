import { apply, type Command, type GameState, type Seat } from '../../rules/index.ts';
import { leadOf, outlook } from '../evaluation/outlook.ts';
import { rolled } from '../levels/plan.ts';
import { type Manner, quickly } from './quick.ts';

/** What a seat means to do. */
export interface Intent {
  /** Its next commands, of which the first must be legal. */
  readonly commands: readonly Command[];
  /** The odds, 0–1, if the last of them is a last attempt with the die; else null. */
  readonly odds: number | null;
  /** Does it mean to let its race decline in its next turn, however things stand then? */
  readonly declinesNext: boolean;
}

/** How games are played on. */
export interface Course extends Manner {
  /** For how many rounds: ten are to the end of any game. */
  readonly rounds: number;
}

/**
 * A seat's lead in coins (with three players or more mostly its own coins), as far as can be said once it has done what it means to do and everybody has
 * played on for some rounds: at the end of the game, or at the beginning of this seat's own turn, by the outlook. A last attempt that it means to make
 * counts by its exact odds, both ways played on; all other dice fall by the state's own chance.
 */
export function leadPlayedOn(state: GameState, { commands, odds, declinesNext }: Intent, course: Course): number {
  const lead = (start: GameState) => leadFrom(start, state, declinesNext, course);
  const last = commands.at(-1);
  if (odds === null || !last) return lead(asFarAsLegal(state, commands));
  const before = asFarAsLegal(state, commands.slice(0, -1));
  if (!apply(before, last).ok) return lead(before);
  return odds * lead(rolled(before, last, true)) + (1 - odds) * lead(rolled(before, last, false));
}

/** The weight of the others' coins in how a game ended: of many others most of it is chance, which hides what a choice is worth. */
const spite = { duel: 1, crowd: 0.3 };

function leadFrom(start: GameState, { seat, round }: GameState, declinesNext: boolean, course: Course): number {
  let means = declinesNext;
  let now = start;
  while (now.phase !== 'gameOver') {
    const isNext = now.round > round && beginsTurn(now, seat);
    if (isNext && now.round >= round + course.rounds) break;
    const declined = isNext && means ? apply(now, { type: 'decline' }) : null;
    if (isNext) means = false;
    now = declined?.ok ? declined.state : asFarAsLegal(now, quickly(now, course));
  }
  return leadOf(outlook(now), seat, now.players === 2 ? spite.duel : spite.crowd);
}

/** The game as this seat finds it when its next turn begins, everybody having played on; or its end. */
export function untilNextTurn(start: GameState, seat: Seat, manner: Manner): GameState {
  let now = start;
  while (now.phase !== 'gameOver' && !(now.round > start.round && beginsTurn(now, seat)))
    now = asFarAsLegal(now, quickly(now, manner));
  return now;
}

/** Is this seat's turn just beginning? */
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
