import {
  apply,
  type BoxName,
  type Combo,
  type Command,
  type GameEvent,
  type GameState,
  income,
  type MarkerId,
  newestRules,
  type Pact,
  type Phase,
  type PowerId,
  type RaceId,
  type Refusal,
  type RegionId,
  type Seat,
  type TurnState,
} from '../../src/rules/index.ts';
import { readPosition } from '../../src/rules/positions/index.ts';

/** A race in play, in a few words. */
export interface ForceSpec {
  readonly race: RaceId;
  /** The badge; null for a race in decline without one. */
  readonly power: PowerId | null;
  /** Whose it is; seat 0 if not said. */
  readonly seat?: Seat;
  readonly declined?: boolean;
  readonly hand?: number;
  readonly aside?: number;
  /** Tokens by region. */
  readonly at?: Readonly<Record<RegionId, number>>;
  readonly memory?: Readonly<Record<string, number>>;
}

/** A position as an object, for tests that vary one. What is not said is as in the position language: no Lost Tribes, round 5 … */
export interface PositionSpec {
  readonly players?: 2 | 3 | 4 | 5;
  readonly forces?: readonly ForceSpec[];
  /** `conquer` if not said. The first active force of `seat` acts; in `ghouls` its first force in decline. */
  readonly phase?: Phase;
  /** Whose turn it is; 0 if not said. Seat 0 starts every round. */
  readonly seat?: Seat;
  readonly round?: number;
  readonly coins?: readonly number[];
  readonly lostTribes?: readonly RegionId[];
  readonly markers?: Readonly<Record<RegionId, Readonly<Record<MarkerId, number>>>>;
  readonly column?: readonly Combo[];
  readonly banners?: readonly RaceId[];
  readonly badges?: readonly PowerId[];
  readonly discard?: readonly PowerId[];
  readonly dice?: readonly number[];
  readonly pacts?: readonly Pact[];
  readonly turn?: Partial<TurnState>;
  /** The box it is dealt from; the first if not said. */
  readonly content?: BoxName | undefined;
}

/** A statement of the position language, or nothing if there is nothing to say. */
const line = (keyword: string, words: readonly (string | number)[] | undefined): string[] =>
  words && words.length > 0 ? [[keyword, ...words].join(' ')] : [];

const counted = (count: readonly [name: string, count: number]) => count.join(':');

/** `region:tokens[marker:count]` for every region of a race. */
function stands({ at = {} }: ForceSpec, markers: PositionSpec['markers'] = {}): string[] {
  return Object.entries(at).map(([region, tokens]) => {
    const there = Object.entries(markers[Number(region)] ?? {}).map(counted);
    return `${region}:${tokens}${there.length > 0 ? `[${there.join()}]` : ''}`;
  });
}

function forceLine(force: ForceSpec, markers: PositionSpec['markers']): string {
  const { race, power, seat = 0, declined, hand, aside, memory = {} } = force;
  return [
    `seat ${seat} ${power === null ? race : `${race}+${power}`}`,
    ...(declined ? ['declined'] : []),
    ...stands(force, markers),
    ...(hand === undefined ? [] : [`hand:${hand}`]),
    ...(aside === undefined ? [] : [`aside:${aside}`]),
    ...Object.entries(memory).map((count) => `memory.${counted(count)}`),
  ].join(' ');
}

function turnLines({ turn = {}, forces = [] }: PositionSpec): string[] {
  const { picked, begun, conquests = [], attacked, roll, memory = {} } = turn;
  return [
    ...(picked ? ['picked'] : []),
    ...(begun === undefined ? [] : [begun ? 'begun' : 'begun no']),
    ...conquests.map(
      ({ force, region, nonEmpty }) => `conquered ${forces[force]?.race} ${region}${nonEmpty ? '!' : ''}`,
    ),
    ...line('attacked', attacked),
    ...(roll ? [`rolled ${roll.value} ${roll.clause} ${roll.binding}`] : []),
    ...line('memory', Object.entries(memory).map(counted)),
  ];
}

/** The position in the position language (docs/positions.md). */
function written(spec: PositionSpec): string {
  const { players = 2, forces = [], phase = 'conquer', seat = 0, round = 5, markers, pacts = [] } = spec;
  for (const region of Object.keys(markers ?? {}))
    if (!forces.some(({ at }) => at?.[Number(region)])) throw new Error(`markers of nobody in region ${region}`);
  return [
    `board ${players}; round ${round}; turn ${seat} ${phase}`,
    ...line('coins', spec.coins),
    ...line('tribes', spec.lostTribes),
    ...forces.map((force) => forceLine(force, markers)),
    ...turnLines(spec),
    ...pacts.map(({ force, bound }) => `pact ${forces[force]?.race} ${bound}`),
    ...line(
      'column',
      spec.column?.map(({ race, power, coins }) => counted([`${race}+${power}`, coins])),
    ),
    ...line('banners', spec.banners),
    ...line('badges', spec.badges),
    ...line('discard', spec.discard),
    ...line('dice', spec.dice),
  ].join('\n');
}

/** The state a text of the position language means, dealt from this box; throws what is wrong with the text. */
export function stateOf(text: string, content?: BoxName): GameState {
  const reading = readPosition(text, newestRules, content);
  if (reading.ok) return reading.state;
  const faults = reading.faults.map(
    ({ line, column, clause, message }) => `${line}:${column} ${clause ?? ''} ${message}`,
  );
  throw new Error([text, ...faults].join('\n'));
}

/** Builds a state that could stand on the table, through the position language; throws where no play could lead to it. */
export function position(spec: PositionSpec): GameState {
  return stateOf(written(spec), spec.content);
}

/** Plays commands that must be legal; gives the state after them and all that happened. */
export function play(state: GameState, ...commands: readonly Command[]): { state: GameState; events: GameEvent[] } {
  const events: GameEvent[] = [];
  let now = state;
  for (const command of commands) {
    const outcome = apply(now, command);
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify({ command, refusal: outcome.refusal })}`);
    now = outcome.state;
    events.push(...outcome.events);
  }
  return { state: now, events };
}

/** Coins the seat's turn would pay if it were scored as it is. */
export function coinsOf(state: GameState, seat: Seat): number {
  return income(state, seat).reduce((sum, { amount }) => sum + amount, 0);
}

/** Tries a command that must be refused; gives the refusal. */
export function refused(state: GameState, command: unknown): Refusal {
  const outcome = apply(state, command);
  if (outcome.ok) throw new Error(`accepted: ${JSON.stringify(command)}`);
  return outcome.refusal;
}
