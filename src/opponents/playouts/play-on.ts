import { apply, type Command, type GameState, type Seat } from '../../rules/index.ts';
import { leadOf, outlook } from '../evaluation/outlook.ts';
import { quickly } from './quick.ts';

/** What a seat is to do first while a game is played on. */
export interface Intent {
  /** Its next commands, of which the first must be legal. */
  readonly commands: readonly Command[];
  /** Does it mean to let its race decline in its next turn, whatever comes? */
  readonly declinesNext: boolean;
}

/**
 * A seat's lead in coins, as far as can be said once it has done what it means to do and everybody has played on for some rounds: at the end of the
 * game, or at the beginning of this seat's own turn, by the outlook. Dice fall by the state's own chance.
 */
export function leadPlayedOn(state: GameState, { commands, declinesNext }: Intent, rounds: number): number {
  const { seat, round } = state;
  let willDecline = declinesNext;
  let now = asFarAsLegal(state, commands);
  while (now.phase !== 'gameOver') {
    const isNext = now.round > round && beginsTurn(now, seat);
    if (isNext && now.round >= round + rounds) break;
    const declined = isNext && willDecline ? apply(now, { type: 'decline' }) : null;
    if (isNext) willDecline = false;
    now = declined?.ok ? declined.state : asFarAsLegal(now, quickly(now));
  }
  return leadOf(outlook(now), seat);
}

/** Is this seat's turn just beginning? */
function beginsTurn({ turnSeat, phase }: GameState, seat: Seat): boolean {
  return turnSeat === seat && (phase === 'pickCombo' || phase === 'readyTroops');
}

/** After as many of the commands as are legal, of which the first must be: where a roll fell otherwise than planned, the rest is planned anew. */
function asFarAsLegal(state: GameState, [first, ...others]: readonly Command[]): GameState {
  let now = begun(state, first);
  for (const command of others) {
    const outcome = apply(now, command);
    if (!outcome.ok) return now;
    now = outcome.state;
  }
  return now;
}

function begun(state: GameState, command: Command | undefined): GameState {
  const outcome = command && apply(state, command);
  if (!outcome?.ok) throw new Error(`opponents: ${command?.type} cannot be played in ${state.phase}`);
  return outcome.state;
}
