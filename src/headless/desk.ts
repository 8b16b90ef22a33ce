import type { GameState } from '../rules/index.ts';
import { text } from './fields.ts';
import { found } from './found.ts';
import type { Game } from './game.ts';
import { Trouble } from './trouble.ts';

export const mainGame = 'main';
const mostGames = 1000;

export const gameName = text('the name of a game', 100);

export class Desk {
  private readonly games = new Map<string, Game>();
  ended = false;

  constructor(
    /** Version of the program, as reported by `hello`. */
    readonly version: string,
  ) {}

  get names(): readonly string[] {
    return [...this.games.keys()];
  }

  game(name: string = mainGame): Game {
    const game = this.games.get(name);
    if (game) return game;
    const message = `There is no game ${found(name)}: begin with newGame, load or replay.`;
    throw new Trouble('noGame', message, { faults: [{ path: 'game', clause: null, code: 'noGame', message }] });
  }

  put(name: string = mainGame, game: Game): void {
    if (!this.games.has(name) && this.games.size >= mostGames)
      throw new Trouble('tooManyGames', `There are ${mostGames} games already: close one.`);
    this.games.set(name, game);
  }

  close(name: string = mainGame): void {
    this.game(name);
    this.games.delete(name);
  }
}

/** The fields about a game in every answer. */
export function statusOf({ phase, seat, round }: GameState) {
  return { phase, seat, round };
}
