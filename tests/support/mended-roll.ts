import { type Command, type GameSetup, type GameState, legal, newGame } from '../../src/rules/index.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { play } from './position.ts';

/** Berserk Orcs begin, and the first rolls are blanks. */
export const setup: GameSetup = {
  players: 2,
  seed: 4,
  banners: ['orcs'],
  badges: ['berserk'],
  dice: [0, 0],
  firstSeat: 0,
};

/** A game at its beginning. */
export function begun(given: GameSetup): GameState {
  const start = newGame(given);
  if (!start.ok) throw new Error(start.refusal.code);
  return start.state;
}

const roll: Command = { type: 'act', action: 'berserkRoll' };

/** Berserk Orcs take a region, and in their second turn roll, see a blank and abandon it: as it could be done by the first version. */
export function mendedRoll(first: GameState): Command[] {
  const picked: readonly Command[] = [{ type: 'pickCombo', index: 0 }];
  const held = play(first, ...picked).state;
  const [conquer] = legal(held).filter(({ type }) => type === 'conquer');
  if (conquer?.type !== 'conquer') throw new Error('nothing to conquer');
  const mine: Command[] = [...picked, conquer, { type: 'endConquests' }];
  let state = play(first, ...mine).state;
  // Tokens are spread and the other player plays, anyhow, until the Orcs are to begin again.
  const draw = drawFrom(1);
  while (!(state.seat === 0 && state.phase === 'readyTroops')) {
    const command = state.seat === 0 && state.phase === 'redeploy' ? legal(state).at(-1) : randomCommand(draw, state);
    if (!command) throw new Error('nothing to do');
    mine.push(command);
    state = play(state, command).state;
  }
  return [...mine, { type: 'expand' }, roll, { type: 'abandon', region: conquer.region }];
}
