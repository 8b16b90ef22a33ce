import type { TroubleCode } from '../../src/headless/trouble.ts';
import type {
  BoxName,
  CoinPlace,
  Combo,
  Command,
  CommandType,
  ConquestCost,
  ConquestRecord,
  CostLine,
  Force,
  GameEvent,
  GameState,
  GameView,
  HiddenState,
  MoveReason,
  Pact,
  Phase,
  Place,
  Prospect,
  Refusal,
  RegionState,
  TurnState,
} from '../../src/rules/index.ts';
import type { SavedGame } from '../../src/session/saves/index.ts';
import type { TableSetup } from '../../src/session/turn/index.ts';

/** The fields of every form of a union. */
type FieldsOf<T> = T extends unknown ? keyof T : never;
/** Every field of a type, by name: the compiler sees to it that none is missing or too many. */
type Listed<T> = Readonly<Record<FieldsOf<T>, true>>;
type ByType<T extends { readonly type: string }> = {
  readonly [Type in T['type']]: Readonly<Record<Exclude<keyof Extract<T, { type: Type }>, 'type'>, true>>;
};

const yes = true as const;

/** The fields of every command. */
export const commandFields: ByType<Command> & Readonly<Record<CommandType, object>> = {
  pickCombo: { index: yes },
  expand: {},
  decline: {},
  pass: {},
  abandon: { region: yes },
  conquer: { region: yes },
  finalRoll: { region: yes },
  act: { action: yes, region: yes },
  endConquests: {},
  place: { region: yes, count: yes },
  lift: { region: yes, count: yes },
  placeMarker: { marker: yes, region: yes },
  liftMarker: { marker: yes, region: yes },
  endRedeployment: {},
  treaty: { seat: yes },
  stout: { decline: yes },
};

/** The fields of every event. */
export const eventFields: ByType<GameEvent> = {
  turnBegan: { seat: yes, round: yes },
  comboPicked: { seat: yes, force: yes, index: yes, race: yes, power: yes, cost: yes, clause: yes },
  comboRevealed: { index: yes, race: yes, power: yes, clause: yes },
  badgesReshuffled: { clause: yes },
  tokensMoved: {
    force: yes,
    seat: yes,
    race: yes,
    count: yes,
    from: yes,
    to: yes,
    why: yes,
    clause: yes,
  },
  markerMoved: { marker: yes, count: yes, from: yes, to: yes, clause: yes },
  lostTribeRemoved: { region: yes, clause: yes },
  coinsMoved: { amount: yes, from: yes, to: yes, clause: yes, force: yes, region: yes, of: yes },
  attackBegan: { seat: yes, force: yes, region: yes, by: yes, defender: yes },
  dieRolled: { seat: yes, force: yes, value: yes, purpose: yes, region: yes, clause: yes },
  conquered: { seat: yes, force: yes, region: yes, nonEmpty: yes, by: yes, cost: yes, clause: yes },
  attemptFailed: { seat: yes, force: yes, region: yes, cost: yes, clause: yes },
  regionAbandoned: { force: yes, region: yes, clause: yes },
  declined: { seat: yes, force: yes, clause: yes },
  badgeDiscarded: { power: yes, clause: yes },
  raceLeft: { seat: yes, force: yes, race: yes, clause: yes },
  treatyMade: { seat: yes, force: yes, bound: yes, clause: yes },
  treatyEnded: { force: yes, bound: yes, clause: yes },
  scored: { seat: yes, amount: yes },
  phaseChanged: { phase: yes, seat: yes },
  turnEnded: { seat: yes },
  gameEnded: { standings: yes },
};

const state: Listed<GameState> = {
  board: yes,
  rounds: yes,
  round: yes,
  players: yes,
  firstSeat: yes,
  turnSeat: yes,
  seat: yes,
  phase: yes,
  regions: yes,
  forces: yes,
  nextForce: yes,
  tray: yes,
  column: yes,
  bannersLeft: yes,
  badgesLeft: yes,
  discard: yes,
  pacts: yes,
  turn: yes,
  coins: yes,
  hidden: yes,
  rules: yes,
  content: yes,
};
const view: Listed<Omit<GameView, Exclude<keyof GameState, 'coins'>>> = { viewer: yes, coins: yes };
const region: Listed<RegionState> = { force: yes, tokens: yes, lostTribe: yes, markers: yes };
const force: Listed<Force> = {
  id: yes,
  seat: yes,
  race: yes,
  power: yes,
  declined: yes,
  hand: yes,
  aside: yes,
  memory: yes,
};
const combo: Listed<Combo> = { race: yes, power: yes, coins: yes };
const turn: Listed<TurnState> = {
  force: yes,
  picked: yes,
  begun: yes,
  conquests: yes,
  attacked: yes,
  roll: yes,
  memory: yes,
};
const conquest: Listed<ConquestRecord> = { force: yes, region: yes, nonEmpty: yes };
const pact: Listed<Pact> = { force: yes, bound: yes };
const hidden: Listed<HiddenState> = { banners: yes, badges: yes, random: yes, dice: yes };
const place: Listed<Place> = { at: yes, region: yes };
const coinPlace: Listed<CoinPlace> = { at: yes, seat: yes, index: yes };
const refusal: Listed<Refusal> = { clause: yes, code: yes, facts: yes, remedy: yes };
const cost: Listed<ConquestCost> = { region: yes, lines: yes, total: yes };
const line: Listed<CostLine> = { clause: yes, amount: yes, source: yes, of: yes };
const prospect: Listed<Prospect> = {
  force: yes,
  region: yes,
  cost: yes,
  inHand: yes,
  short: yes,
  barrier: yes,
  refusal: yes,
  odds: yes,
};
const file: Listed<SavedGame> = {
  format: yes,
  version: yes,
  id: yes,
  savedAt: yes,
  title: yes,
  setup: yes,
  commands: yes,
  seal: yes,
  check: yes,
};
const tableSetup: Listed<TableSetup> = {
  game: yes,
  seats: yes,
  options: yes,
  position: yes,
  lesson: yes,
};

/** Everything else that has fields: the heading it stands under, and which of the tables there it is. */
export const tables: readonly (readonly [heading: string, table: number, fields: object])[] = [
  ['GameState', 0, state],
  ['GameView', 0, view],
  ['RegionState', 0, region],
  ['Force', 0, force],
  ['Combo', 0, combo],
  ['TurnState', 0, turn],
  ['ConquestRecord', 0, conquest],
  ['Pact', 0, pact],
  ['HiddenState', 0, hidden],
  ['Places', 0, place],
  ['Places', 1, coinPlace],
  ['Refusals', 0, refusal],
  ['Costs', 0, cost],
  ['Costs', 1, line],
  ['`explain`', 2, prospect],
  ['Game files', 0, file],
  ['Game files', 1, tableSetup],
];

export const phases: Readonly<Record<Phase, true>> = {
  pickCombo: yes,
  readyTroops: yes,
  ghouls: yes,
  conquer: yes,
  redeploy: yes,
  treaty: yes,
  stout: yes,
  withdrawal: yes,
  gameOver: yes,
};

export const troubles: Readonly<Record<TroubleCode, true>> = {
  notJson: yes,
  notUtf8: yes,
  tooLong: yes,
  badRequest: yes,
  noGame: yes,
  tooManyGames: yes,
  refused: yes,
  badState: yes,
  badFile: yes,
  otherHash: yes,
  noSetup: yes,
  nothingToUndo: yes,
  internal: yes,
};

/** Why tokens move. */
export const moveReasons: Readonly<Record<MoveReason, true>> = {
  picked: yes,
  readied: yes,
  abandoned: yes,
  conquered: yes,
  lost: yes,
  withdrawn: yes,
  placed: yes,
  lodged: yes,
  stoodBack: yes,
  lifted: yes,
  reinforced: yes,
  setAside: yes,
  declined: yes,
};

/** The fields of a box. */
export const boxFields: Listed<BoxName> = { id: yes, digest: yes, title: yes, own: yes, house: yes, board: yes };
