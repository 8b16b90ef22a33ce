import { type BoardId, boardFacts, type PrintedBoardId, roundsFor } from '../boards/index.ts';
import { findContent, guest, nameInState } from '../box.ts';
import type { Clause } from '../clause.ts';
import type { Content } from '../content.ts';
import { readBox } from '../own-boxes.ts';
import { phases } from '../phases.ts';
import { dieFaces, highestFace } from '../random.ts';
import { roundsOf } from '../rulings/index.ts';
import type {
  BoxName,
  Combo,
  ConquestRecord,
  Force,
  GameState,
  HiddenState,
  Pact,
  RegionState,
  TurnState,
} from '../state.ts';
import { firstRules, inState, newestRules } from '../versions.ts';
import { entriesOf, fieldsOf, flag, type Given, integer, itemsOf, nameIn, note, oneOf, orNull, text } from './input.ts';

/** More than any game reaches: a bound on what is read. */
const mostCounted = 1_000_000;
const mostEntries = 200;
const mostDice = 1000;

const count = (given: Given) => integer(given, 0, mostCounted);
const list = <T>(given: Given, most: number, read: (given: Given) => T): T[] => itemsOf(given, most).map(read);

function memory(given: Given): Record<string, number> {
  return Object.fromEntries(
    entriesOf(given, mostEntries).map(([name, value]) => {
      if (name.length > 100) note(given, 'type', `A name of ${name.length} characters is too long.`);
      return [name, count(value)];
    }),
  );
}

function markers(given: Given, box: Content): Record<string, number> {
  return Object.fromEntries(
    entriesOf(given, mostEntries).map(([name, value]) => {
      if (!box.markers.has(name) && name !== guest.id)
        note(value, 'unknownName', `There is no marker "${name.slice(0, 40)}" in the box.`);
      return [name, integer(value, 1, mostCounted)];
    }),
  );
}

function tray(given: Given, { races }: Content): Record<string, number> {
  const entries = entriesOf(given, mostEntries);
  for (const [name, value] of entries)
    if (!Object.hasOwn(races, name)) note(value, 'unknownName', `There is no race "${name.slice(0, 40)}" in the box.`);
  for (const name of Object.keys(races))
    if (!entries.some(([found]) => found === name))
      note(given, 'missing', `The tray does not say how many ${name} it holds.`);
  return Object.fromEntries(entries.map(([name, value]) => [name, count(value)]));
}

function region(given: Given, box: Content): RegionState {
  const field = fieldsOf(given, ['force', 'tokens', 'lostTribe', 'markers']);
  return {
    force: orNull(field('force'), count),
    tokens: count(field('tokens')),
    lostTribe: flag(field('lostTribe')),
    markers: markers(field('markers'), box),
  };
}

function force(given: Given, { races, powers }: Content, seat: (given: Given) => number): Force {
  const field = fieldsOf(given, ['id', 'seat', 'race', 'power', 'declined', 'hand', 'aside', 'memory']);
  return {
    id: count(field('id')),
    seat: seat(field('seat')),
    race: nameIn(field('race'), races, 'race'),
    power: orNull(field('power'), (badge) => nameIn(badge, powers, 'power')),
    declined: flag(field('declined')),
    hand: count(field('hand')),
    aside: count(field('aside')),
    memory: memory(field('memory')),
  };
}

function combo(given: Given, { races, powers }: Content): Combo {
  const field = fieldsOf(given, ['race', 'power', 'coins']);
  return {
    race: nameIn(field('race'), races, 'race'),
    power: nameIn(field('power'), powers, 'power'),
    coins: count(field('coins')),
  };
}

function pact(given: Given, seat: (given: Given) => number): Pact {
  const field = fieldsOf(given, ['force', 'bound']);
  return { force: count(field('force')), bound: seat(field('bound')) };
}

/** Any text: whether the roll is one of the acting race's by that clause is asked later (`record.ts`). */
const clause = (given: Given) => text(given) as Clause;

const face = (given: Given) => integer(given, Math.min(...dieFaces), highestFace, 'a face of the die');

function turn(given: Given, seat: (given: Given) => number, place: (given: Given) => number): TurnState {
  const field = fieldsOf(given, ['force', 'picked', 'begun', 'conquests', 'attacked', 'roll', 'memory']);
  return {
    force: orNull(field('force'), count),
    picked: flag(field('picked')),
    begun: flag(field('begun')),
    conquests: list(field('conquests'), mostEntries, (item): ConquestRecord => {
      const part = fieldsOf(item, ['force', 'region', 'nonEmpty']);
      return { force: count(part('force')), region: place(part('region')), nonEmpty: flag(part('nonEmpty')) };
    }),
    attacked: list(field('attacked'), mostEntries, seat),
    roll: orNull(field('roll'), (roll) => {
      const part = fieldsOf(roll, ['value', 'clause', 'binding']);
      return { value: face(part('value')), clause: clause(part('clause')), binding: clause(part('binding')) };
    }),
    memory: memory(field('memory')),
  };
}

/** The generator (`random.ts`) is four signed 32-bit integers, never all zero: it would stand still. */
function random(given: Given): number[] {
  const parts = itemsOf(given, 4, 4).map((part) => integer(part, -(2 ** 31), 2 ** 31 - 1));
  if (parts.length === 4 && parts.every((part) => part === 0))
    note(given, 'range', 'The four numbers of the generator are all 0, from which no chance can come.');
  return parts;
}

function hidden(given: Given, { races, powers }: Content): HiddenState {
  const field = fieldsOf(given, ['banners', 'badges', 'random', 'dice']);
  return {
    banners: list(field('banners'), mostEntries, (item) => nameIn(item, races, 'race')),
    badges: list(field('badges'), mostEntries, (item) => nameIn(item, powers, 'power')),
    random: random(field('random')),
    dice: list(field('dice'), mostDice, face),
  };
}

const fields = [
  'board',
  'rounds',
  'round',
  'players',
  'firstSeat',
  'turnSeat',
  'seat',
  'phase',
  'regions',
  'forces',
  'nextForce',
  'tray',
  'column',
  'bannersLeft',
  'badgesLeft',
  'discard',
  'pacts',
  'turn',
  'coins',
  'hidden',
  'rules',
  'content',
] as const;

/** The first version if omitted; a newer one is reported as such: only a newer program can continue by it. */
function rules(given: Given): number | undefined {
  const { value } = given;
  if (value === undefined) return undefined;
  if (Number.isSafeInteger(value) && Number(value) > newestRules) {
    note(
      given,
      'newer',
      `The game is played by version ${value} of the rules; here they are known up to ${newestRules}.`,
    );
    return undefined;
  }
  return inState(integer(given, firstRules, newestRules, 'a version of the rules'));
}

/** The box named, the first if none, and its name as states hold it. Notes a fault if it is unplayable. */
function boxOf(given: Given): { readonly name: BoxName | undefined; readonly box: Content } {
  const reading = given.value === undefined ? null : readBox(given.value);
  if (reading?.ok === false) {
    const { place, why, facts } = reading.fault;
    const message = `Expected the name of a box, its id and what is one’s own in it: ${why} ${JSON.stringify(facts)}.`;
    note({ ...given, path: place === '' ? given.path : `${given.path}.${place}` }, why, message);
  }
  const said = reading?.ok ? reading.name : undefined;
  const found = findContent(said);
  if (found.ok) return { name: nameInState(said, found.content), box: found.content };
  const { code, clause, facts } = found.refusal;
  const path = found.place === undefined ? given.path : `${given.path}.own.${found.place}`;
  note({ ...given, path }, code, `There is no such box here to play with: ${JSON.stringify(facts)}.`, clause);
  return boxOf({ ...given, value: undefined });
}

function sameBoard(given: Given, board: BoardId): void {
  if (given.value !== board) note(given, 'value', 'Expected the board that the box names.', 'SET-1');
}

/** Copies a state out of any value, field by field, noting what is malformed. */
export function shapeOf(given: Given): GameState {
  const field = fieldsOf(given, fields);
  const { name, box } = boxOf(field('content'));
  const board = name?.board ?? oneOf<PrintedBoardId>(field('board'), [2, 3, 4, 5]);
  if (name?.board !== undefined) sameBoard(field('board'), name.board);
  // On the printed board of another number only the box says which board it is.
  const players = name?.board === undefined && typeof board === 'number' ? board : integer(field('players'), 2, 5);
  const { regions } = boardFacts(board);
  const rounds = roundsOf({ content: name }, roundsFor(players));
  const seat = (at: Given) => integer(at, 0, players - 1, 'a seat');
  const place = (at: Given) => integer(at, 0, regions.length - 1, 'a region');
  return {
    board,
    rounds: integer(field('rounds'), rounds, rounds),
    round: integer(field('round'), 1, rounds),
    players: integer(field('players'), players, players),
    firstSeat: seat(field('firstSeat')),
    turnSeat: seat(field('turnSeat')),
    seat: seat(field('seat')),
    phase: oneOf(field('phase'), phases),
    regions: itemsOf(field('regions'), regions.length, regions.length).map((item) => region(item, box)),
    forces: list(field('forces'), mostEntries, (item) => force(item, box, seat)),
    nextForce: count(field('nextForce')),
    tray: tray(field('tray'), box),
    column: list(field('column'), mostEntries, (item) => combo(item, box)),
    bannersLeft: count(field('bannersLeft')),
    badgesLeft: count(field('badgesLeft')),
    discard: list(field('discard'), mostEntries, (item) => nameIn(item, box.powers, 'power')),
    pacts: list(field('pacts'), mostEntries, (item) => pact(item, seat)),
    turn: turn(field('turn'), seat, place),
    coins: itemsOf(field('coins'), players, players).map(count),
    hidden: hidden(field('hidden'), box),
    rules: rules(field('rules')),
    content: name,
  };
}
