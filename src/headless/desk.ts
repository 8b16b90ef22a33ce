import * as v from 'valibot';
import type { GameState } from '../rules/index.ts';
import { faultsOf, object, text } from './fields.ts';
import type { Game } from './game.ts';
import { badRequest, found, Trouble } from './trouble.ts';

/** The fields of an answer after `id` and `ok`. */
export type Answer = Readonly<Record<string, unknown>>;

export interface Request {
  /** One sentence, for `help`. */
  readonly does: string;
  /** The fields besides `id` and `request`. */
  readonly fields: v.ObjectEntries;
  /** Parses a whole request and answers it. Throws `Trouble` if it cannot. */
  answer(desk: Desk, given: unknown): Answer;
}

/** Fields that every request may have; they were read before the request was found by its name. */
const envelope = { id: v.optional(v.any()), request: v.any() };

export function defineRequest<const Fields extends v.ObjectEntries>(
  does: string,
  fields: Fields,
  handle: (desk: Desk, asked: v.InferOutput<v.StrictObjectSchema<Fields, undefined>>) => Answer,
): Request {
  const schema = object({ ...envelope, ...fields });
  return {
    does,
    fields,
    answer(desk, given) {
      const read = v.safeParse(schema, given);
      if (!read.success) throw badRequest(faultsOf(read.issues));
      return handle(desk, read.output);
    },
  };
}

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
