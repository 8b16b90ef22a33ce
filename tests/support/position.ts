import {
  apply,
  type Combo,
  type Command,
  type Force,
  type GameEvent,
  type GameState,
  type MarkerId,
  newGame,
  type Pact,
  type Phase,
  type PowerId,
  powers,
  type RaceId,
  type Refusal,
  type RegionId,
  races,
  type Seat,
  type TurnState,
} from '../../src/rules/index.ts';

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

/** A position, in a few words. What is not said is empty: no Lost Tribes, no markers but the mountains. */
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
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Builds a state that could stand on the table: tokens come from the tray, banners and badges in play leave the stacks. */
export function position(spec: PositionSpec): GameState {
  const start = newGame({ players: spec.players ?? 2, seed: 1, firstSeat: 0 });
  if (!start.ok) throw new Error(start.refusal.code);
  const base = start.state;
  const seat = spec.seat ?? 0;
  const specs = spec.forces ?? [];
  const forces = specs.map(
    ({ race, power, seat: owner = 0, declined = false, hand = 0, aside = 0, memory = {} }, id): Force => ({
      id,
      seat: owner,
      race,
      power,
      declined,
      hand,
      aside,
      memory,
    }),
  );
  const regions = base.regions.map((region, id) => {
    const holder = specs.findIndex((force) => force.at?.[id] !== undefined);
    return {
      ...region,
      force: holder < 0 ? null : holder,
      tokens: specs[holder]?.at?.[id] ?? 0,
      lostTribe: spec.lostTribes?.includes(id) ?? false,
      markers: { ...region.markers, ...spec.markers?.[id] },
    };
  });
  const tray = Object.fromEntries(
    Object.values(races).map(({ id, supply }) => {
      const used = specs
        .filter((force) => force.race === id)
        .map((force) => (force.hand ?? 0) + (force.aside ?? 0) + sum(Object.values(force.at ?? {})));
      return [id, supply - sum(used)];
    }),
  );
  const free = (all: readonly string[], used: readonly (string | null)[]) => all.filter((id) => !used.includes(id));
  const column =
    spec.column ??
    free(
      Object.keys(races),
      specs.map(({ race }) => race),
    )
      .slice(0, 6)
      .map((race, index) => ({
        race,
        power: free(
          Object.keys(powers),
          specs.map(({ power }) => power),
        )[index] as PowerId,
        coins: 0,
      }));
  const banners =
    spec.banners ?? free(Object.keys(races), [...specs.map(({ race }) => race), ...column.map(({ race }) => race)]);
  const discard = spec.discard ?? [];
  const badges =
    spec.badges ??
    free(Object.keys(powers), [...specs.map(({ power }) => power), ...column.map(({ power }) => power), ...discard]);
  const acting = forces.find((force) => force.seat === seat && force.declined === (spec.phase === 'ghouls'));
  const inConquest = spec.phase === undefined || spec.phase === 'conquer' || spec.phase === 'ghouls';
  return {
    ...base,
    round: spec.round ?? 1,
    turnSeat: seat,
    seat,
    phase: spec.phase ?? 'conquer',
    regions,
    forces,
    nextForce: forces.length,
    tray,
    column: column.map((combo) => ({ ...combo })),
    bannersLeft: banners.length,
    badgesLeft: badges.length,
    discard,
    pacts: spec.pacts ?? [],
    turn: { ...base.turn, force: inConquest ? (acting?.id ?? null) : null, ...spec.turn },
    coins: [...(spec.coins ?? base.coins)],
    hidden: { ...base.hidden, banners: [...banners], badges: [...badges], dice: [...(spec.dice ?? [])] },
  };
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

/** Tries a command that must be refused; gives the refusal. */
export function refused(state: GameState, command: unknown): Refusal {
  const outcome = apply(state, command);
  if (outcome.ok) throw new Error(`accepted: ${JSON.stringify(command)}`);
  return outcome.refusal;
}
