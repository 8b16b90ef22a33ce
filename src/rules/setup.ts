import { type BoardId, boards } from './boards/index.ts';
import { refillColumn } from './column.ts';
import type { GameEvent } from './event.ts';
import type { Play } from './play.ts';
import { drawInt, seedRandom, shuffle } from './random.ts';
import type { Refusal } from './refusal.ts';
import { refuse } from './refuse.ts';
import { powers, races } from './registry.ts';
import type { GameSetup, GameState } from './state.ts';
import { beginTurn, freshTurn } from './turn-order.ts';

/** Coins each player starts with (SET-5). */
export const startingCoins = 5;

/** A started game, or why it cannot be started so. */
export type Start =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

const isIntegerIn = (value: unknown, low: number, high: number) =>
  Number.isSafeInteger(value) && Number(value) >= low && Number(value) <= high;

function isListOf(value: unknown, known: object): boolean {
  if (value === undefined) return true;
  return (
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((id) => typeof id === 'string' && Object.hasOwn(known, id))
  );
}

/** Why no game can be started like this, or null. */
function refuseSetup(setup: GameSetup): Refusal | null {
  if (typeof setup !== 'object' || setup === null) return refuse(null, 'malformedSetup');
  if (!isIntegerIn(setup.players, 2, 5)) return refuse('SET-1', 'playerCount', { players: String(setup.players) });
  if (!Number.isSafeInteger(setup.seed)) return refuse(null, 'malformedSetup');
  if (setup.firstSeat !== undefined && !isIntegerIn(setup.firstSeat, 0, setup.players - 1))
    return refuse('SET-6', 'firstSeat');
  if (!isListOf(setup.banners, races) || !isListOf(setup.badges, powers)) return refuse('SET-3', 'unknownCombo');
  const { dice } = setup;
  if (dice !== undefined && !(Array.isArray(dice) && dice.every((value) => isIntegerIn(value, 0, 3))))
    return refuse('SET-9', 'dieFace');
  return null;
}

/** The given ids in their order, then the others shuffled. */
function stack(random: number[], given: readonly string[] | undefined, all: readonly string[]): string[] {
  const first = given ?? [];
  return [
    ...first,
    ...shuffle(
      random,
      all.filter((id) => !first.includes(id)),
    ),
  ];
}

/** SET: sets up a game and begins its first turn. A faulty set-up is refused, never thrown at. */
export function newGame(setup: GameSetup): Start {
  const refusal = refuseSetup(setup);
  if (refusal) return { ok: false, refusal };
  const board = boards[setup.players as BoardId];
  const random = seedRandom(setup.seed);
  const banners = stack(random, setup.banners, Object.keys(races));
  const badges = stack(random, setup.badges, Object.keys(powers));
  const firstSeat = setup.firstSeat ?? drawInt(random, 0, setup.players - 1);
  const state: GameState = {
    board: board.id,
    rounds: board.rounds,
    round: 1,
    players: setup.players,
    firstSeat,
    turnSeat: firstSeat,
    seat: firstSeat,
    phase: 'pickCombo',
    regions: board.regions.map(({ terrain, lostTribe }) => ({
      force: null,
      tokens: 0,
      lostTribe,
      markers: terrain === 'mountain' ? { mountain: 1 } : {},
    })),
    forces: [],
    nextForce: 0,
    tray: Object.fromEntries(Object.values(races).map((race) => [race.id, race.supply])),
    column: [],
    bannersLeft: 0,
    badgesLeft: 0,
    discard: [],
    pacts: [],
    turn: freshTurn(),
    coins: Array.from({ length: setup.players }, () => startingCoins),
    hidden: { banners, badges, random, dice: [...(setup.dice ?? [])] },
  };
  const play: Play = { state, events: [] };
  refillColumn(play, 'SET-3');
  beginTurn(play, firstSeat);
  return { ok: true, state, events: play.events };
}
