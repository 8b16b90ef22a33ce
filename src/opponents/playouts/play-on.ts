import { apply, type Command, type GameState, type Seat } from '../../rules/index.ts';
import { leadOf, outlook } from '../evaluation/outlook.ts';
import { quickly } from './quick.ts';

/**
 * A seat's lead in coins, as far as can be said once these commands are carried out and everybody has played on for some rounds: at the end of the
 * game, or at the beginning of this seat's own turn, by the outlook. Dice fall by the state's own chance.
 */
export function leadPlayedOn(state: GameState, commands: readonly Command[], rounds: number): number {
  const { seat, round } = state;
  let now = asFarAsLegal(state, commands);
  while (now.phase !== 'gameOver') {
    if (now.round >= round + rounds && beginsTurn(now, seat)) break;
    now = asFarAsLegal(now, quickly(now));
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
