import { characterIds, levelIds, type Opponent, rungCount } from '../../opponents/types.ts';
import {
  type BoardId,
  boardIds,
  type Content,
  type GameState,
  type House,
  houseBounds,
  newestRules,
  rulesOf,
  rulingIds,
  tidied,
} from '../../rules/index.ts';
import { readBoard } from '../../rules/own-boxes.ts';
import { limits } from '../saves/index.ts';
import type { Control, SeatSetup, TableSetup } from '../turn/index.ts';
import { readBox, writeBox } from './box-field.ts';
import { LinkError } from './envelope.ts';
import {
  type Field,
  flag,
  integer,
  list,
  type NumberReader,
  type NumberWriter,
  optional,
  orderOf,
  share,
  Unfit,
  within,
} from './fields.ts';
import { textLike } from './text.ts';

/** Before version 5 a round more or fewer than printed was all there was. */
const roundsIn = (version: number): Field<number> => within(version > 4 ? -houseBounds.fewer : -1, houseBounds.more);
const coins = list(within(0, houseBounds.coins), 5);

/** From version 3 on: the clauses read otherwise as a number with a bit for each, then the variants. */
const houseIn = (version: number): Field<House | undefined> => ({
  write(to, house = {}) {
    const read = (house.otherwise ?? []).reduce((sum, id) => sum + 2 ** rulingIds.indexOf(id), 0);
    integer.write(to, read);
    flag.write(to, house.draft === true);
    roundsIn(version).write(to, house.rounds ?? 0);
    coins.write(to, house.coins ?? []);
  },
  read(from) {
    const read = integer.read(from);
    // A clause that this table reads in one way only comes from a later one.
    if (read < 0 || read >= 2 ** rulingIds.length) throw new LinkError('newer');
    return tidied({
      otherwise: rulingIds.filter((_, place) => Math.floor(read / 2 ** place) % 2 === 1),
      draft: flag.read(from) || undefined,
      rounds: roundsIn(version).read(from),
      coins: coins.read(from),
    });
  },
});

/** The name of a board of one's own is its description, of so many digits at most. */
const own = textLike('own:B', 1200);

/** In version 4: is there a board other than the usual one for as many players, is it printed, which one? */
const boardField: Field<BoardId | undefined> = {
  write(to, board) {
    flag.write(to, board !== undefined);
    if (board === undefined) return;
    flag.write(to, typeof board === 'number');
    if (typeof board === 'string') return own.write(to, board);
    to.put(boardIds.indexOf(board), boardIds.length);
  },
  read(from) {
    if (!flag.read(from)) return undefined;
    if (flag.read(from)) return boardIds[from.take(boardIds.length)];
    const reading = readBoard(own.read(from));
    if (!reading.ok) throw new Unfit('no board');
    return reading.id;
  },
};

/** Longest position, in letters, and most results of the die, as in a saved game. */
const LONGEST = { position: 10_000, dice: 1000 } as const;

/** Places for characters, and for rungs, in version 2: more than there are, so that others may follow. */
const PLACES = 32;

/** 5: fewer rounds by two or more; 4: a board other than the usual one; 3: played otherwise; 2: an opponent with a character or a rung. */
export function versionFor({ game, seats }: TableSetup): number {
  if ((game.content?.house?.rounds ?? 0) < -1) return 5;
  if (game.content?.board !== undefined) return 4;
  if (game.content?.house !== undefined) return 3;
  const isPlain = ({ control }: SeatSetup) =>
    control === 'human' || (control.character === undefined && control.rung === undefined);
  return seats.every(isPlain) ? 1 : 2;
}

const besides: Field<Pick<Opponent, 'character' | 'rung'>> = {
  write(to, { character, rung }) {
    to.put(character === undefined ? 0 : 1 + characterIds.indexOf(character), PLACES);
    to.put(rung ?? 0, PLACES);
  },
  read(from) {
    const [place, rung] = [from.take(PLACES), from.take(PLACES)];
    const character = characterIds[place - 1];
    // A character or a rung that this table does not know comes from a later one.
    if ((place > 0 && character === undefined) || rung > rungCount) throw new LinkError('newer');
    return { ...(character !== undefined && { character }), ...(rung > 0 && { rung }) };
  },
};

const controlIn = (version: number): Field<Control> => ({
  write(to, decides) {
    to.put(decides === 'human' ? 0 : 1 + levelIds.indexOf(decides.level), levelIds.length + 1);
    if (decides === 'human') return;
    const { aggression, greed, patience } = decides.temper;
    for (const part of [aggression, greed, patience]) share.write(to, part);
    integer.write(to, decides.seed);
    if (version > 1) besides.write(to, decides);
  },
  read(from) {
    const level = levelIds[from.take(levelIds.length + 1) - 1];
    if (level === undefined) return 'human';
    const [aggression, greed, patience] = [share.read(from), share.read(from), share.read(from)];
    const opponent = { level, temper: { aggression, greed, patience }, seed: integer.read(from) };
    return version > 1 ? { ...opponent, ...besides.read(from) } : opponent;
  },
});

const players = within(limits.least, limits.players);
const colour = within(0, limits.players - 1);
/** Every letter may take four bytes. */
const nameField = textLike('', 4 * limits.letters);
const dice = optional(list(within(0, 3), LONGEST.dice));
const lesson = optional(textLike('', 60));

/** What a position is likely to be written with: the words of its language, then those of its box. */
function positionField({ races, powers, markers }: Content): Field<string | undefined> {
  const words =
    'board 2; round 5; first 1; turn 0 conquer\ncoins 5 5\ntribes all\nseat 0 declined hand:\ncolumn \nbanners \nbadges \ndiscard ';
  const names = [...Object.keys(races), ...Object.keys(powers), ...markers.keys()].join(' ');
  return optional(textLike(`${words}\n${names}\nrandom -12345 67890\nseat 1 `, LONGEST.position));
}

/** In the version it needs. `game` is a state of it: it knows the version of the rules and the box. */
export function writeSetup(to: NumberWriter, setup: TableSetup, game: GameState, hasNames: boolean): void {
  const version = versionFor(setup);
  const control = controlIn(version);
  integer.write(to, rulesOf(game));
  const content = writeBox(to, game.content);
  if (version > 2) houseIn(version).write(to, game.content?.house);
  if (version > 3) boardField.write(to, game.content?.board);
  players.write(to, setup.game.players);
  integer.write(to, setup.game.seed);
  optional(within(0, setup.game.players - 1)).write(to, setup.game.firstSeat);
  const { banners, badges } = stacksOf(content);
  banners.write(to, setup.game.banners);
  badges.write(to, setup.game.badges);
  dice.write(to, setup.game.dice);
  flag.write(to, hasNames);
  for (const seat of setup.seats) {
    colour.write(to, seat.colour);
    control.write(to, seat.control);
    if (hasNames) nameField.write(to, seat.name);
  }
  flag.write(to, setup.options.curtain);
  positionField(content).write(to, setup.position);
  lesson.write(to, setup.lesson);
}

/** Reads a game's set-up, written in this version. Throws `newer` or `otherBox` if this table cannot play it. */
export function readSetup(from: NumberReader, version: number): TableSetup {
  const control = controlIn(version);
  const rules = integer.read(from);
  if (rules > newestRules) throw new LinkError('newer');
  const { name: box, content } = readBox(from);
  const house = version > 2 ? houseIn(version).read(from) : undefined;
  const board = version > 3 ? boardField.read(from) : undefined;
  const name = box && { ...box, ...(house && { house }), ...(board !== undefined && { board }) };
  const count = players.read(from);
  const seed = integer.read(from);
  const firstSeat = optional(within(0, count - 1)).read(from);
  const stacks = stacksOf(content);
  const banners = stacks.banners.read(from);
  const badges = stacks.badges.read(from);
  const given = dice.read(from);
  const hasNames = flag.read(from);
  const seats = Array.from({ length: count }, (): SeatSetup => {
    const seat = { colour: colour.read(from), control: control.read(from) };
    return { name: hasNames ? nameField.read(from) : '', ...seat };
  });
  const options = { curtain: flag.read(from) };
  const position = positionField(content).read(from);
  const lessonName = lesson.read(from);
  return {
    game: {
      players: count,
      seed,
      ...(firstSeat !== undefined && { firstSeat }),
      ...(banners && { banners }),
      ...(badges && { badges }),
      ...(given && { dice: given }),
      rules,
      ...(name && { content: name }),
    },
    seats,
    options,
    ...(position !== undefined && { position }),
    ...(lessonName !== undefined && { lesson: lessonName }),
  };
}

function stacksOf({ races, powers }: Content) {
  return { banners: optional(orderOf(Object.keys(races))), badges: optional(orderOf(Object.keys(powers))) };
}
