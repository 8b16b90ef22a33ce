import {
  type BoardId,
  boardFacts,
  boardIdOf,
  boardIds,
  forceCounters,
  freshTurn,
  type GameState,
  inState,
  type MarkerId,
  type PrintedBoardId,
  type RegionState,
  roundsFor,
  roundsOf,
  seedRandom,
  startingCoinsOf,
} from '../index.ts';
import { setTurn } from './build-turn.ts';
import {
  allTribes,
  boardWord,
  completed,
  defaultAside,
  defaultBoard,
  defaultMarkers,
  defaultMemory,
  defaultRound,
  defaultSeed,
} from './defaults.ts';
import { blame, clipped, countersOf, type ForceDraft, type Reading, type Written } from './draft.ts';

/** Fills in what a text leaves out; null, with notes, if the parts do not fit together at all. */
export function buildState(reading: Reading): GameState | null {
  const { draft, faults } = reading;
  const players = boardIds.find((id) => id === (draft.board?.value ?? defaultBoard));
  if (players === undefined) {
    if (draft.board)
      blame(
        reading,
        draft.board.word,
        `There are boards for 2, 3, 4 and 5 players, not ${draft.board.value}.`,
        'SET-1',
      );
    return null;
  }
  const state = bare(reading, players);
  checkBoard(reading, state.board);
  checkSeats(reading, players);
  standForces(reading, state);
  placeTribes(reading, state);
  takeFromTray(reading, state);
  setTurn(reading, state);
  for (const [index, force] of state.forces.entries()) {
    const said = draft.forces[index];
    force.aside = said?.aside ?? defaultAside(state, force);
    const memory = countersOf(
      reading,
      said?.memory ?? [],
      () => forceCounters(state, force),
      `counter of ${force.race}`,
    );
    force.memory = { ...defaultMemory(state, force), ...memory };
    state.tray = { ...state.tray, [force.race]: (state.tray[force.race] ?? 0) - force.aside };
  }
  checkTray(reading, state);
  return faults.length === 0 ? state : null;
}

/** Everything but forces, tribes and the turn. */
function bare(reading: Reading, players: PrintedBoardId): GameState {
  const { draft, places } = reading;
  const board = boardIdOf({ players, content: reading.content });
  const facts = boardFacts(board);
  const discard = (draft.discard ?? []).map(({ value }) => value);
  const { column, banners, badges } = completed(
    reading.box,
    {
      column: (draft.column ?? []).map(({ value }) => value),
      ends: draft.columnEnds,
      banners: (draft.banners ?? []).map(({ value }) => value),
      badges: (draft.badges ?? []).map(({ value }) => value),
    },
    draft.forces.map(({ race }) => race),
    [...draft.forces.flatMap(({ power }) => (power === null ? [] : [power])), ...discard],
  );
  for (const [list, words] of [
    ['column', draft.column],
    ['hidden.banners', draft.banners],
    ['hidden.badges', draft.badges],
    ['discard', draft.discard],
    ['coins', draft.coins],
    ['hidden.dice', draft.dice],
  ] as const)
    for (const [index, { word }] of (words ?? []).entries()) places.set(`${list}[${index}]`, word);
  const coins = Array.from(
    { length: players },
    (_, seat) => draft.coins?.[seat]?.value ?? startingCoinsOf(reading, seat),
  );
  const extra = draft.coins?.[players];
  if (extra) blame(reading, extra.word, `There are ${players} seats, so this number of coins is nobody's.`);
  return {
    board,
    rounds: roundsOf(reading, roundsFor(players)),
    round: draft.round?.value ?? defaultRound,
    players,
    firstSeat: draft.first?.value ?? 0,
    turnSeat: draft.turn?.seat.value ?? 0,
    seat: draft.turn?.seat.value ?? 0,
    phase: 'pickCombo',
    regions: facts.regions.map(
      ({ terrain }): RegionState => ({
        force: null,
        tokens: 0,
        lostTribe: false,
        markers: terrain === 'mountain' ? { mountain: 1 } : {},
      }),
    ),
    forces: [],
    nextForce: 0,
    tray: Object.fromEntries(Object.values(reading.box.races).map(({ id, supply }) => [id, supply])),
    column,
    bannersLeft: banners.length,
    badgesLeft: badges.length,
    discard,
    pacts: [],
    turn: freshTurn(),
    coins,
    hidden: {
      banners: [...banners],
      badges: [...badges],
      random: draft.random ? [...draft.random] : seedRandom(defaultSeed),
      dice: (draft.dice ?? []).map(({ value }) => value),
    },
    rules: inState(draft.rules?.value ?? reading.rules),
    content: reading.content,
  };
}

/** Notes a position that says it stands on another board than that of the box: its regions are others. */
function checkBoard(reading: Reading, board: BoardId): void {
  const { standsOn } = reading.draft;
  const here = boardWord(board);
  if (!standsOn || standsOn.text === here) return;
  const message = `The position stands on the board "${clipped(standsOn.text)}", and the box it is dealt from is played on "${here}".`;
  blame(reading, standsOn, message, 'SET-1');
}

function checkSeats(reading: Reading, players: number): void {
  const { draft } = reading;
  for (const seat of [draft.first, draft.turn?.seat, ...draft.forces.map((force) => force.seat)])
    if (seat && (seat.value < 0 || seat.value >= players))
      blame(reading, seat.word, `Seats go from 0 to ${players - 1}, so there is no seat ${seat.value}.`, 'SET-1');
}

/** SET-7: removes what is in play from the tray. */
function takeFromTray(reading: Reading, state: GameState): void {
  const tray = { ...state.tray };
  for (const said of reading.draft.forces)
    tray[said.race] = said.stands.reduce((left, { tokens }) => left - tokens, (tray[said.race] ?? 0) - said.hand);
  state.tray = tray;
}

function checkTray(reading: Reading, state: GameState): void {
  for (const said of reading.draft.forces) {
    const left = state.tray[said.race] ?? 0;
    const supply = reading.box.races[said.race]?.supply ?? 0;
    if (left < 0)
      blame(
        reading,
        said.word,
        `There are ${supply} ${said.race} in the box, and this needs ${supply - left}.`,
        'SET-7',
      );
  }
}

/** Adds the races in play, each with its tokens and markers on the map; leaves the tray unchanged. */
function standForces(reading: Reading, state: GameState): void {
  const { draft, places } = reading;
  for (const [index, said] of draft.forces.entries()) {
    const id = said.id ?? state.nextForce;
    const { race, power, declined, hand } = said;
    state.forces.push({ id, seat: said.seat.value, race, power, declined, hand, aside: 0, memory: {} });
    state.nextForce = id + 1;
    places.set(`forces[${index}]`, said.word);
    if (!places.has(`tray.${race}`)) places.set(`tray.${race}`, said.word);
    standTokens(reading, state, said, id);
  }
  state.nextForce = draft.next?.value ?? state.nextForce;
}

function standTokens(reading: Reading, state: GameState, said: ForceDraft, id: number): void {
  for (const { region, tokens, markers } of said.stands) {
    const there = state.regions[region.value];
    if (!there) {
      noRegion(reading, state, region);
      continue;
    }
    if (there.force !== null) {
      const before = state.forces.find((force) => force.id === there.force);
      blame(reading, region.word, `Region ${region.value} is held by ${before?.race} already.`, 'MAP-6');
      continue;
    }
    const brought: [MarkerId, number][] = [
      ...defaultMarkers(reading.box, said).map((marker): [MarkerId, number] => [marker, 1]),
      ...markers,
    ];
    there.force = id;
    there.tokens = tokens;
    there.markers = withoutNone({ ...there.markers, ...Object.fromEntries(brought) });
    reading.places.set(`regions[${region.value}]`, region.word);
  }
}

/** `lair:0`: of what would lie there by itself there is none. */
function withoutNone(markers: Readonly<Record<MarkerId, number>>): Record<MarkerId, number> {
  return Object.fromEntries(Object.entries(markers).filter(([, count]) => count !== 0));
}

function placeTribes(reading: Reading, state: GameState): void {
  const { tribes = [] } = reading.draft;
  const regions = tribes === 'all' ? allTribes(state) : tribes.map(({ value }) => value);
  const words = tribes === 'all' ? [] : tribes;
  for (const region of regions) {
    const there = state.regions[region];
    if (there) there.lostTribe = true;
  }
  for (const written of words) {
    if (!state.regions[written.value]) noRegion(reading, state, written);
    reading.places.set(`regions[${written.value}].lostTribe`, written.word);
  }
}

function noRegion(reading: Reading, { regions }: GameState, { value, word }: Written): void {
  blame(reading, word, `This board has regions 0 to ${regions.length - 1}, so there is no region ${value}.`);
}
