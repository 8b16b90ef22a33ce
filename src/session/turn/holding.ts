import { type GameState, legal, rulesOf, type Seat, view } from '../../rules/index.ts';
import { opponentIn, othersDecide } from './seating.ts';
import { type GameSoFar, playCommands, stepBack } from './step.ts';
import type { Refused, Request, Sight } from './table-port.ts';
import type { SeenSetup, TableSetup } from './types.ts';

/** A game as its holder has it: the whole truth, including what is hidden. */
export interface Holding extends GameSoFar {
  readonly setup: TableSetup;
  /** What everybody may know of the set-up: the same object until it changes. */
  readonly seen: SeenSetup;
  readonly revision: number;
}

/**
 * What every seat may know of a set-up: not the seed, nor any given order or throws, which would reveal the stacks and the dice (COL-5). A lesson
 * does show its seed: no outsider plays against the learner.
 */
export function seenSetup({ game, seats, options, lesson, position }: TableSetup): SeenSetup {
  const table = { players: game.players, seats, options };
  const about = position === undefined ? table : { ...table, isLaid: true };
  return lesson === undefined ? about : { ...about, lesson, run: game.seed };
}

/** A game at the moment it is set up. The version of the rules is recorded with it, so that it can be saved and replayed. */
export function createHolding(
  setup: TableSetup,
  game: GameState,
  { log = [], past = [] }: Partial<GameSoFar> = {},
): Holding {
  const said = { ...setup, game: { ...setup.game, rules: rulesOf(game) } };
  return { setup: said, seen: seenSetup(said), game, log, past, revision: 0 };
}

/** For a seat, or an onlooker (null). Everybody sits at this screen. `trouble`: that of the last save. */
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

/** The game after a request, or why it is refused. Taking back never leads into or past an opponent's step. */
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
