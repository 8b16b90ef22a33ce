import * as v from 'valibot';
import {
  type Content,
  firstRules,
  type GameSetup,
  newestRules,
  newGame,
  type PowerId,
  type RaceId,
} from '../../rules/index.ts';
import { defineRequest, gameName, statusOf } from '../desk.ts';
import { boxName, flag, integer, list, nameOf, object } from '../fields.ts';
import { Game, hashOf } from '../game.ts';
import { boxCalled, refused } from '../refusal-trouble.ts';
import { badField, badRequest, expectedFound } from '../trouble.ts';

const race = nameOf('race');
const power = nameOf('power');

export const setupFields = {
  players: integer(2, 5),
  board: v.optional(integer(2, 5, 'the board made for that many players, a whole number')),
  seed: integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  firstSeat: v.optional(integer(0, 4, 'a seat, a whole number')),
  column: v.optional(list('combos, the top one first', object({ race, power }, 'a combo of race and power'), 6)),
  banners: v.optional(list('races, those that follow the column first', race, 50)),
  badges: v.optional(list('powers, those that follow the column first', power, 50)),
  dice: v.optional(list('die results, 0 to 3', integer(0, 3), 1000)),
  rules: v.optional(integer(firstRules, newestRules, 'a version of the rules that this program knows, a whole number')),
  content: v.optional(boxName),
};

/** A set-up as requested: the kernel's, with the column separate from the stacks. */
interface SetupRequest extends GameSetup {
  readonly board?: number | undefined;
  readonly column?: readonly { readonly race: RaceId; readonly power: PowerId }[] | undefined;
}

/** Starts a game as requested; returns it with its first events. `path` is where the fields are in the request. */
export function start(asked: SetupRequest, path = '') {
  const { players, board = players, seed, firstSeat, column = [], dice, rules = newestRules, content } = asked;
  const at = (field: string) => (path === '' ? field : `${path}.${field}`);
  if (board !== players)
    throw badField(at('board'), `Board ${board} is made for ${board} players, not for ${players}.`, 'SET-1');
  if (firstSeat !== undefined && firstSeat >= players)
    throw badField(at('firstSeat'), `Seats go from 0 to ${players - 1}, found ${firstSeat}.`, 'SET-6');
  const banners = [...column.map((combo) => combo.race), ...(asked.banners ?? [])];
  const badges = [...column.map((combo) => combo.power), ...(asked.badges ?? [])];
  refuseUnknown(asked, boxCalled(content, at('content')), at);
  refuseTwins(banners, column.length, at, 'race', 'banners');
  refuseTwins(badges, column.length, at, 'power', 'badges');
  const setup = {
    players,
    seed,
    ...(firstSeat !== undefined && { firstSeat }),
    ...(banners.length > 0 && { banners }),
    ...(badges.length > 0 && { badges }),
    ...(dice !== undefined && { dice }),
    rules,
    ...(content !== undefined && { content }),
  };
  const started = newGame(setup);
  if (!started.ok) throw refused(started.refusal);
  return { game: new Game(started.state, setup), events: started.events };
}

function refuseUnknown(
  { column = [], banners = [], badges = [] }: SetupRequest,
  { races, powers }: Content,
  at: (field: string) => string,
): void {
  const named = [
    ...column.flatMap(({ race, power }, index) => [
      [`column[${index}].race`, race, 'race', races] as const,
      [`column[${index}].power`, power, 'power', powers] as const,
    ]),
    ...banners.map((race, index) => [`banners[${index}]`, race, 'race', races] as const),
    ...badges.map((power, index) => [`badges[${index}]`, power, 'power', powers] as const),
  ];
  const faults = named.flatMap(([path, name, what, known]) =>
    Object.hasOwn(known, name)
      ? []
      : [{ path: at(path), clause: null, code: 'value', message: expectedFound(`the name of a ${what}`, name) }],
  );
  if (faults.length > 0) throw badRequest(faults);
}

/** SET-3: one banner of each race, one badge of each power. Names the field of a duplicate. */
function refuseTwins(
  names: readonly string[],
  inColumn: number,
  at: (field: string) => string,
  ofCombo: string,
  ofStack: string,
): void {
  const twin = names.findIndex((name, index) => names.indexOf(name) < index);
  if (twin < 0) return;
  const path = twin < inColumn ? `column[${twin}].${ofCombo}` : `${ofStack}[${twin - inColumn}]`;
  throw badField(at(path), `There is one of each, and ${names[twin]} was named before.`, 'SET-3');
}

export const newGameRequest = defineRequest(
  'Starts a game.',
  { game: v.optional(gameName), ...setupFields, events: v.optional(flag), state: v.optional(flag) },
  (desk, { game: name, events = true, state = false, ...asked }) => {
    const begun = start(asked);
    desk.put(name, begun.game);
    return {
      ...statusOf(begun.game.state),
      hash: hashOf(begun.game.state),
      events: events ? begun.events : undefined,
      state: state ? begun.game.state : undefined,
    };
  },
);
