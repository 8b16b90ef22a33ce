import { boardFacts, roundsFor } from './boards/index.ts';
import { boardIdOf, findContent, nameInState } from './box.ts';
import { refillColumn } from './column.ts';
import type { Content } from './content.ts';
import type { GameEvent } from './event.ts';
import { ownReader } from './own-reader.ts';
import type { Play } from './play.ts';
import { drawInt, seedRandom, shuffle } from './random.ts';
import { type Refusal, refuse } from './refusal.ts';
import { houseOf, roundsOf, startingCoinsOf } from './rulings/index.ts';
import type { GameSetup, GameState, PowerId, RaceId } from './state.ts';
import { beginGame, freshTurn } from './turn-order.ts';
import { firstRules, inState, newestRules } from './versions.ts';

export type Start =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

const isIntegerIn = (value: unknown, low: number, high: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= low && Number(value) <= high;

const isSeed = (value: unknown): value is number => Number.isSafeInteger(value);

const isDice = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((face) => isIntegerIn(face, 0, 3));

const isListOf = (value: unknown, known: object): value is readonly string[] =>
  Array.isArray(value) &&
  new Set(value).size === value.length &&
  value.every((id) => typeof id === 'string' && Object.hasOwn(known, id));

/** Copied once, lists included, so that what is played is what was checked, even with getters; or null. */
function readFields(setup: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof setup !== 'object' || setup === null) return null;
  try {
    return Object.fromEntries(
      Object.entries(setup).map(([field, value]) => [field, Array.isArray(value) ? [...value] : value]),
    );
  } catch {
    return null;
  }
}

type FullSetup = GameSetup & {
  readonly banners: readonly RaceId[];
  readonly badges: readonly PowerId[];
  readonly dice: readonly number[];
  readonly rules: number;
};

interface Parsed {
  readonly setup: FullSetup;
  readonly box: Content;
}

function parseSetup(given: unknown): Parsed | { readonly refusal: Refusal } {
  const fields = readFields(given);
  if (!fields) return { refusal: refuse(null, 'malformedSetup') };
  const { players, seed, firstSeat, banners = [], badges = [], dice = [], rules = newestRules, content } = fields;
  if (!isIntegerIn(rules, firstRules, Number.MAX_SAFE_INTEGER)) return { refusal: refuse(null, 'malformedSetup') };
  if (rules > newestRules) return { refusal: refuse(null, 'newerRules', { rules, newest: newestRules }) };
  if (!isIntegerIn(players, 2, 5)) {
    const said = typeof players === 'number' || typeof players === 'string' ? String(players) : typeof players;
    return { refusal: refuse('SET-1', 'playerCount', { players: said }) };
  }
  if (!isSeed(seed)) return { refusal: refuse(null, 'malformedSetup') };
  if (firstSeat !== undefined && !isIntegerIn(firstSeat, 0, players - 1))
    return { refusal: refuse('SET-6', 'firstSeat') };
  const name = content === undefined ? undefined : ownReader().boxName(content);
  if (name === null || (houseOf({ content: name }).coins ?? []).length > players)
    return { refusal: refuse(null, 'malformedSetup') };
  const found = findContent(name);
  if (!found.ok) return found;
  const { races, powers } = found.content;
  if (!isListOf(banners, races) || !isListOf(badges, powers)) return { refusal: refuse('SET-3', 'unknownCombo') };
  if (!isDice(dice)) return { refusal: refuse('SET-9', 'dieFace') };
  return { setup: { players, seed, firstSeat, banners, badges, dice, rules, content: name }, box: found.content };
}

/** The given ids in their order, then the others shuffled. */
function stack(random: number[], first: readonly string[], all: readonly string[]): string[] {
  return [
    ...first,
    ...shuffle(
      random,
      all.filter((id) => !first.includes(id)),
    ),
  ];
}

/** SET: sets up a game and begins its first turn. A faulty set-up is refused, not thrown. */
export function newGame(given: GameSetup): Start {
  const parsed = parseSetup(given);
  if ('refusal' in parsed) return { ok: false, refusal: parsed.refusal };
  const { setup, box } = parsed;
  const board = boardFacts(boardIdOf(setup));
  const random = seedRandom(setup.seed);
  const banners = stack(random, setup.banners, Object.keys(box.races));
  const badges = stack(random, setup.badges, Object.keys(box.powers));
  const firstSeat = setup.firstSeat ?? drawInt(random, 0, setup.players - 1);
  const state: GameState = {
    board: board.id,
    rounds: roundsOf(setup, roundsFor(setup.players)),
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
    tray: Object.fromEntries(Object.values(box.races).map((race) => [race.id, race.supply])),
    column: [],
    bannersLeft: 0,
    badgesLeft: 0,
    discard: [],
    pacts: [],
    turn: freshTurn(),
    coins: Array.from({ length: setup.players }, (_, seat) => startingCoinsOf(setup, seat)),
    hidden: { banners, badges, random, dice: [...setup.dice] },
    rules: inState(setup.rules),
    content: nameInState(setup.content, box),
  };
  const play: Play = { state, events: [] };
  refillColumn(play, 'SET-3');
  beginGame(play);
  return { ok: true, state, events: play.events };
}
