import {
  boardFacts,
  columnLength,
  contentOf,
  type Force,
  type GameState,
  isOtherBoard,
  newestRules,
  type RegionId,
  rulesOf,
  seedRandom,
  startingCoinsOf,
} from '../index.ts';
import {
  allTribes,
  boardWord,
  completed,
  defaultActing,
  defaultAside,
  defaultBegun,
  defaultMarkers,
  defaultMemory,
  defaultSeed,
  type Stacks,
} from './defaults.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** `name:number`, or just the name for 1. */
const counted = (name: string | number, count: number) => (count === 1 ? `${name}` : `${name}:${count}`);

/** A statement, or nothing if it would be empty. */
const line = (keyword: string, words: readonly (string | number)[]) =>
  words.length === 0 ? [] : [[keyword, ...words].join(' ')];

/** `readPosition` reads it back as the same state. Omits defaults, and the box that it is dealt from. */
export function writePosition(state: GameState): string {
  const { players, round, firstSeat, coins, hidden } = state;
  const rules = rulesOf(state);
  const lines = [
    [
      ...(rules === newestRules ? [] : [`rules ${rules}`]),
      isOtherBoard(state) ? `board ${players} ${boardWord(state.board)}` : `board ${players}`,
      `round ${round}`,
      ...(firstSeat === 0 ? [] : [`first ${firstSeat}`]),
      ofTurn(state),
    ].join('; '),
    ...(coins.every((amount, seat) => amount === startingCoinsOf(state, seat)) ? [] : line('coins', coins)),
    ...ofTribes(state),
    ...state.forces.map((force, index) => ofForce(state, force, state.forces[index - 1])),
    ...ofNext(state),
    ...ofRecord(state),
    ...state.pacts.map(({ force, bound }) => `pact ${called(state, force)} ${bound}`),
    ...ofStacks(state),
    ...line('dice', hidden.dice),
    ...(same(hidden.random, seedRandom(defaultSeed)) ? [] : line('random', hidden.random)),
  ];
  return `${lines.join('\n')}\n`;
}

function ofTurn(state: GameState): string {
  const { turnSeat, phase, seat, turn } = state;
  const words = ['turn', `${turnSeat}`, phase];
  if (phase === 'withdrawal') words.push(`${seat}`);
  if (phase === 'ghouls' && turn.force !== null && turn.force !== defaultActing(state)?.id)
    words.push(called(state, turn.force));
  return words.join(' ');
}

function ofTribes(state: GameState): string[] {
  const regions = state.regions.flatMap(({ lostTribe }, id) => (lostTribe ? [id] : []));
  return line('tribes', same(regions, allTribes(state)) && regions.length > 0 ? ['all'] : regions);
}

function ofForce(state: GameState, force: Force, before: Force | undefined): string {
  const { id, seat, race, power, declined, hand, aside, memory } = force;
  const usual = defaultMemory(state, force);
  const words = ['seat', seat, power === null ? race : `${race}+${power}`];
  if (declined) words.push('declined');
  for (const [region, there] of state.regions.entries())
    if (there.force === id) words.push(ofStand(state, region, force));
  if (hand > 0) words.push(`hand:${hand}`);
  if (aside !== defaultAside(state, force)) words.push(`aside:${aside}`);
  for (const name of new Set([...Object.keys(usual), ...Object.keys(memory)]))
    if (memory[name] !== usual[name]) words.push(`memory.${name}:${memory[name] ?? 0}`);
  if (id !== (before?.id ?? -1) + 1) words.push(`id:${id}`);
  return words.join(' ');
}

/** A region with its tokens, and the markers that are not implied by ground or race. */
function ofStand(state: GameState, region: RegionId, force: Force): string {
  const { tokens = 0, markers = {} } = state.regions[region] ?? {};
  const usual = defaultMarkers(contentOf(state), force);
  const ground = boardFacts(state.board).regions[region]?.terrain === 'mountain' ? ['mountain'] : [];
  const brought = Object.entries(markers).filter(
    ([marker, count]) => !ground.includes(marker) && !(usual.includes(marker) && count === 1),
  );
  const missing = usual.flatMap((marker) => (markers[marker] ? [] : [`${marker}:0`]));
  const list = [...brought.map(([marker, count]) => counted(marker, count)), ...missing].join(',');
  return `${counted(region, tokens)}${list === '' ? '' : `[${list}]`}`;
}

function ofNext(state: GameState): string[] {
  const last = state.forces[state.forces.length - 1];
  return state.nextForce === (last?.id ?? -1) + 1 ? [] : line('next', [state.nextForce]);
}

function ofRecord(state: GameState): string[] {
  const { picked, begun, conquests, attacked, roll, memory } = state.turn;
  const lines: string[] = picked ? ['picked'] : [];
  for (const [index, { force, region, nonEmpty }] of conquests.entries()) {
    const word = `${region}${nonEmpty ? '!' : ''}`;
    if (conquests[index - 1]?.force === force) lines.push(`${lines.pop()} ${word}`);
    else lines.push(`conquered ${called(state, force)} ${word}`);
  }
  if (begun !== defaultBegun(state)) lines.push(begun ? 'begun' : 'begun no');
  return [
    ...lines,
    ...line('attacked', attacked),
    ...line('rolled', roll ? [roll.value, roll.clause, roll.binding] : []),
    ...line(
      'memory',
      Object.entries(memory).map(([name, count]) => counted(name, count)),
    ),
  ];
}

/** A race in play by its name; one that has left, by its number. */
function called(state: GameState, id: number): string {
  return state.forces.find((force) => force.id === id)?.race ?? `force:${id}`;
}

/** The column and the stacks, as far as they differ from box order. */
function ofStacks(state: GameState): string[] {
  const { column, discard, hidden, forces } = state;
  const box = contentOf(state);
  const usual = completed(
    box,
    { column: [], banners: [], badges: [] },
    forces.map(({ race }) => race),
    [...forces.flatMap(({ power }) => (power === null ? [] : [power])), ...discard],
  );
  const actual: Stacks = { column, banners: hidden.banners, badges: hidden.badges };
  if (same(usual, actual)) return line('discard', discard);
  const combos = column.map(({ race, power, coins }) => `${race}+${power}${coins > 0 ? `:${coins}` : ''}`);
  const isShort = column.length < columnLength && hidden.banners.length > 0;
  return [
    ...line('column', isShort ? [...combos, 'end'] : combos),
    ...line('banners', unordered(hidden.banners, Object.keys(box.races))),
    ...line('badges', unordered(hidden.badges, Object.keys(box.powers))),
    ...line('discard', discard),
  ];
}

/** The front of a list, up to where the rest is in box order. */
function unordered(list: readonly string[], box: readonly string[]): readonly string[] {
  let from = list.length - 1;
  while (from > 0 && box.indexOf(list[from - 1] ?? '') < box.indexOf(list[from] ?? '')) from -= 1;
  return list.slice(0, Math.max(0, from));
}
