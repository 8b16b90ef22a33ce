import { characterIds, evenTemper, levelIds, type Opponent } from '../../../src/opponents/types.ts';
import { type Command, type GameSetup, newGame, recorded } from '../../../src/rules/index.ts';
import type { Played, SeatSetup } from '../../../src/session/turn/index.ts';
import { playAgain } from '../../../src/session/turn/step.ts';
import { askBriefly, opponentPlayer } from '../../checks/opponent-player.ts';
import type { Recording } from '../../corpus/recording.ts';
import { fromWords } from '../../corpus/words.ts';
import { playGame } from '../../players/game.ts';

/** They think briefly: their games are as long as those of the ones at the table. */
const ask = askBriefly();

/** A game of opponents of several levels, in every other game with characters, to its end. */
export function gameOfOpponents(players: number, seed: number): Played {
  const opponents = Array.from(
    { length: players },
    (_, seat): Opponent => ({
      level: levelIds[(seed + seat) % levelIds.length] ?? 'raider',
      temper: evenTemper,
      seed: Math.imul(seed, 7919) + seat,
      ...(seed % 2 === 1 ? { character: characterIds[(seed + seat) % characterIds.length] } : {}),
    }),
  );
  // As large as the seeds that the page draws.
  const game = { players, seed: (Math.imul(seed + 1, 0x9e3779b1) >>> 0) % 2 ** 32 };
  const { commands } = playGame(game, opponentPlayer(opponents, ask));
  const seats = opponents.map((control, colour) => ({ name: '', colour, control }));
  return playedFrom(game, seats, commands);
}

/** A game of the corpus, as people at this table would have played it. */
export function gameOfCorpus({ setup, steps }: Recording): Played {
  const seats = Array.from({ length: setup.players }, (_, colour) => ({ name: '', colour, control: 'human' as const }));
  return playedFrom(
    recorded(setup),
    seats,
    steps.map(([words]) => fromWords(words) as Command),
  );
}

function playedFrom(game: GameSetup, seats: readonly SeatSetup[], commands: readonly Command[]): Played {
  const start = newGame(game);
  if (!start.ok) throw new Error(start.refusal.code);
  const played = playAgain(start.state, commands);
  if ('refusal' in played) throw new Error(played.refusal.code);
  return { setup: { game, seats, options: { curtain: false } }, game: played.game, log: played.log };
}
