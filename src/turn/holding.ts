import { type GameState, legal, rulesOf, type Seat, view } from '../rules/index.ts';
import { opponentIn, othersDecide } from './seating.ts';
import { type GameSoFar, playCommands, stepBack } from './step.ts';
import type { Refused, Request, Sight } from './table.ts';
import type { SeenSetup, TableSetup } from './types.ts';

/** A game as whoever holds it has it: all of it, with what is hidden. */
export interface Holding extends GameSoFar {
  readonly setup: TableSetup;
  /** What everybody may know of the set-up: the same object until it changes. */
  readonly seen: SeenSetup;
  readonly revision: number;
}

/**
 * What every seat may know of a set-up: not the seed, nor an order or throws that were given, which tell the stacks and the dice (COL-5). A lesson is
 * known by its seed; nobody plays against the learner but who is in it.
 */
export function seenSetup({ game, seats, options, lesson }: TableSetup): SeenSetup {
  const about = { players: game.players, seats, options };
  return lesson === undefined ? about : { ...about, lesson, run: game.seed };
}

/** A game as it is first held. By which rules it is played is part of what is written down, and of what it can be played again from. */
export function held(setup: TableSetup, game: GameState, { log = [], past = [] }: Partial<GameSoFar> = {}): Holding {
  const said = { ...setup, game: { ...setup.game, rules: rulesOf(game) } };
  return { setup: said, seen: seenSetup(said), game, log, past, revision: 0 };
}

/** What a seat may know of it; null for an onlooker. Everybody at the table is at this screen. `trouble` is that of the last writing. */
export function sightOf(
  { game, log, past, seen, revision }: Holding,
  seat: Seat | null,
  trouble: string | null,
): Sight {
  const decides = game.seat === seat;
  return {
    revision,
    setup: seen,
    view: view(game, seat),
    legal: decides ? legal(game) : [],
    log,
    mayTakeBack: decides && past.length > 0,
    here: seen.seats.map((_, at) => at),
    trouble,
  };
}

/** What the game comes to by a request, or why it is refused. No step back leads into or past an opponent's step. */
export function outcomeOf(
  holding: Holding,
  { seat, commands }: Request,
): Holding | { readonly refused: Refused | null } {
  const { game, setup, revision } = holding;
  const isMine = game.seat === seat;
  if (!isMine && (commands === null || game.phase !== 'gameOver'))
    return { refused: commands === null ? null : othersDecide(game.seat, commands[0]) };
  const next = commands === null ? stepBack(holding) : playCommands(holding, commands);
  if (next === null || 'refusal' in next) return { refused: next };
  const past = commands === null || opponentIn(setup, game.seat) === null ? next.past : [];
  return { ...holding, ...next, past, revision: revision + 1 };
}
