import { type GameSetup, type House, houseBounds, rulingIds, tidied } from '../../src/rules/index.ts';
import { type Draw, drawFrom } from './random-player.ts';

/** Rules of the house drawn at random: each ruling and each variant about as often as not, so that all of them meet. */
function randomHouse(draw: Draw, players: number): House | undefined {
  const { fewer, more, coins } = houseBounds;
  return tidied({
    otherwise: rulingIds.filter(() => draw(2) === 0),
    draft: draw(3) === 0 ? true : undefined,
    rounds: draw(2) === 0 ? draw(fewer + more + 1) - fewer : 0,
    coins: draw(3) === 0 ? Array.from({ length: players }, () => draw(coins + 1)) : [],
  });
}

/** The set-up with rules of the house drawn by its seed. */
export function withRandomHouse(setup: GameSetup): GameSetup {
  const house = randomHouse(drawFrom(setup.seed + 17), setup.players);
  return house === undefined ? setup : { ...setup, content: { ...(setup.content ?? { id: 'base' }), house } };
}
