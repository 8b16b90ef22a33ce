import { type Attack, type Attacker, attacksOn, settings, withSomeRace } from './attackers.ts';
import type { Clause } from './clause.ts';
import { isGround } from './content.ts';
import { conquestCost, costOf, oddsOf } from './cost.ts';
import { type Marched, type MarchStep, type MarchTerms, march, oddsOfMarch, rollOf, setOut } from './march.ts';
import { activeForce, forceOf, holder, regionsOf, tokensLeft } from './queries.ts';
import { highestFace } from './random.ts';
import { barredFromFinalRoll, immunity, openRegions } from './reach.ts';
import type { ConquestCost, Odds } from './refusal.ts';
import type { Force, GameState, PowerId, PublicState, RaceId, RegionId, RegionState, Seat } from './state.ts';

/**
 * How near a danger is, nearest first: a race in play can take the region as things stand (`certain`), or with luck (`chance`); only one that is yet
 * to be picked can (`new`); or only after something else has changed (`remote`): the race gives up regions of its own, or others clear its way.
 */
export const grades = ['certain', 'chance', 'new', 'remote'] as const;
export type Grade = (typeof grades)[number];

/** A way in which a region could be lost before its holder's next turn. */
export interface Threat {
  readonly region: RegionId;
  readonly grade: Grade;
  readonly seat: Seat;
  /** The race, and its power; null for a pair that nobody has seen yet (COL-5). */
  readonly race: RaceId | null;
  readonly power: PowerId | null;
  /** In decline, but acting (GHO-2). */
  readonly declined: boolean;
  /** The combo is still on offer, at this place of the column, 0 the top; null for a race in play. */
  readonly offered: number | null;
  /** `conquer`, `finalRoll` or a roll made beforehand, an action's id; `unseen`, `detour`: nobody can say. */
  readonly by: string;
  readonly clause: Clause;
  /** What it takes on its way there, in order, and by which means. */
  readonly way: readonly Pick<MarchStep, 'region' | 'by'>[];
  /** The itemised cost of the conquest itself; null where nobody can say. */
  readonly cost: ConquestCost | null;
  /** Tokens it takes, those of the way included. */
  readonly tokens: number;
  /** Tokens it can attack with, keeping all its regions (TRN-3). */
  readonly available: number;
  /** Tokens lacking; 0 when they suffice. */
  readonly short: number;
  /** The chance of the die; null if none is needed. */
  readonly odds: Odds | null;
}

/** Before its holder's next turn; nearest danger first, empty if nobody can or nobody holds the region. */
export function threats(position: PublicState, region: RegionId): readonly Threat[] {
  const defender = position.regions[region] ? holder(position, region) : null;
  return (defender && threatsTo(position, defender.seat).get(region)) ?? [];
}

/** What a seat could lose before its next turn, and how; all else is safe. In its own: as things stand. */
export function threatsTo(position: PublicState, seat: Seat): ReadonlyMap<RegionId, readonly Threat[]> {
  const own = regionsOf(position, seat);
  const targets = own.filter((region) => immunity(position, region) === null);
  const found = new Map<RegionId, Threat[]>();
  const note = (threat: Threat) => found.set(threat.region, [...(found.get(threat.region) ?? []), threat]);
  const before: Seat[] = [];
  for (const attack of targets.length > 0 ? attacksOn(position, seat) : []) {
    // What earlier attackers can take may be gone by then, and so may anything of others.
    const lost = new Set(found.keys());
    let isFirst = before.length === 0;
    for (const attacker of attack.attackers) {
      const near = asThingsStand(attacker, targets);
      for (const threat of near) note(threat);
      const left = targets.filter((region) => !near.some((threat) => threat.region === region));
      for (const threat of byDetour(attacker, left, { defender: seat, lost, before, isFirst })) note(threat);
      if (attacker.offered === null) isFirst = false;
    }
    if (attack.isUnseen) for (const region of targets) note(unseen(attack, region));
    before.push(attack.turn.seat);
  }
  return new Map([...found].map(([region, all]) => [region, all.toSorted(byNearness)]));
}

function byNearness(a: Threat, b: Threat): number {
  return (
    grades.indexOf(a.grade) - grades.indexOf(b.grade) ||
    Number(a.race === null) - Number(b.race === null) ||
    chanceOf(b) - chanceOf(a) ||
    a.way.length - b.way.length ||
    a.tokens - b.tokens
  );
}

/** The chance of success, 0–1, if the attack is tried. */
export function chanceOf({ odds }: Pick<Threat, 'odds'>): number {
  return odds ? odds.wins / odds.of : 1;
}

/** What the attacker could take if it acted now, keeping all that it holds: the surest way to each of the regions. */
function asThingsStand(attacker: Attacker, targets: readonly RegionId[]): Threat[] {
  const { state, force: id, offered } = attacker;
  const start = setOut(state, id);
  const sure = march([start], { isLucky: false });
  const roll = rollOf(state, start.force);
  const lucky = roll ? march([start], { isLucky: true }) : [];
  return targets.flatMap((region) => {
    const said = surely(sure, region) ?? byFinalRoll(sure, region) ?? (roll && byRolls(start, lucky, region, roll));
    if (!said) return [];
    const grade = offered ? 'new' : said.odds ? 'chance' : 'certain';
    return [{ ...threatOf(attacker, region, start.force.hand), ...said, grade }];
  });
}

type Means = Pick<Threat, 'by' | 'clause' | 'way' | 'cost' | 'tokens' | 'short' | 'odds'>;

/** A way without any luck; of several the one with most tokens left. */
function surely(reached: readonly Marched[], region: RegionId): Means | null {
  const there = reached.find(({ at, steps }) => at === region && steps.length > 0);
  const last = there?.steps.at(-1);
  if (!there || !last) return null;
  const { by, clause, cost } = last;
  return { by, clause, cost, way: wayOf(there), tokens: spentOn(there), short: 0, odds: null };
}

/** DIE-1: the last attempt, from wherever the race can get to. */
function byFinalRoll(reached: readonly Marched[], region: RegionId): Means | null {
  let best: Means | null = null;
  for (const here of reached) {
    const { state, force, steps } = here;
    if (force.hand === 0 || barredFromFinalRoll(state, force) !== null || !openRegions(state, force)[region]) continue;
    const cost = conquestCost(state, force, region);
    const short = cost.total - force.hand;
    const odds = oddsOf(short);
    if (!odds || (best?.odds && best.odds.wins >= odds.wins)) continue;
    const way = stepsOf(steps);
    best = { by: 'finalRoll', clause: 'DIE-1', cost, way, tokens: spentOn(here) + cost.total, short, odds };
  }
  return best;
}

/** BER-1: a way on which every roll is worth its most, with the chance that all go well enough. */
function byRolls(
  start: Marched,
  reached: readonly Marched[],
  region: RegionId,
  { id, clause }: NonNullable<ReturnType<typeof rollOf>>,
): Means | null {
  const there = reached.find(({ at, steps }) => at === region && steps.length > 0);
  const last = there?.steps.at(-1);
  if (!there || !last) return null;
  const tokens = spentOn(there);
  const short = Math.max(0, tokens - start.force.hand);
  return { by: id, clause, cost: last.cost, way: wayOf(there), tokens, short, odds: oddsOfMarch(start, there.steps) };
}

const stepsOf = (steps: readonly MarchStep[]): Threat['way'] => steps.map(({ region, by }) => ({ region, by }));
const wayOf = ({ steps }: Marched) => stepsOf(steps.slice(0, -1));
const spentOn = ({ steps }: Marched) => steps.reduce((sum, { tokens }) => sum + tokens, 0);

function threatOf({ state, seat, force: id, offered }: Attacker, region: RegionId, available: number) {
  const { race, power, declined } = forceOf(state, id);
  return { region, seat, race, power, declined, offered: offered?.index ?? null, available };
}

interface Before {
  readonly defender: Seat;
  /** Regions of the defender that earlier attackers could take. */
  readonly lost: ReadonlySet<RegionId>;
  /** Seats that have a turn before. */
  readonly before: readonly Seat[];
  readonly isFirst: boolean;
}

/**
 * What the attacker could take in the best of all cases: it gives up what it likes of its own (TRN-4), has every discount it could have, and the
 * highest rolls; if others act before it, they have cleared its way. Nothing else can happen, so whatever is not found here is safe from it.
 */
function byDetour(attacker: Attacker, targets: readonly RegionId[], before: Before): Threat[] {
  if (targets.length === 0) return [];
  const best = before.isFirst ? attacker.state : cleared(attacker, before);
  const force = forceOf(best, attacker.force);
  const roll = rollOf(best, { ...force, hand: Math.max(1, force.hand) });
  const terms: MarchTerms = {
    isLucky: true,
    most: best.regions.map((_, region) => leastCost(best, force, region, roll?.leaves ?? null)),
    guises: before.isFirst ? none : (state, region) => lonely(state, region, attacker, before),
  };
  const reached = march(settings(best, attacker.force), terms);
  const isWithinDie = (region: RegionId) =>
    reached.some(
      ({ state, force: mover }) =>
        mover.hand > 0 &&
        barredFromFinalRoll(state, mover) === null &&
        openRegions(state, mover)[region] &&
        Math.min(terms.most?.[region] ?? 0, costOf(state, mover, region)) - mover.hand <= highestFace,
    );
  const available = forceOf(attacker.state, attacker.force).hand;
  return targets
    .filter((region) => reached.some(({ at, steps }) => at === region && steps.length > 0) || isWithinDie(region))
    .map((region) => ({
      ...threatOf(attacker, region, available),
      grade: 'remote',
      by: 'detour',
      clause: 'TRN-4',
      way: [],
      cost: null,
      tokens: 0,
      short: 0,
      odds: null,
    }));
}

const none = () => [];

/** The least it can cost: with everything else in the race's hands, and the highest roll if it has one. */
function leastCost(state: GameState, force: Force, region: RegionId, roll: GameState['turn']['roll']): number {
  const regions = state.regions.map((there, id) => (id === region ? there : { ...there, force: force.id, tokens: 1 }));
  const turn = roll ? { ...state.turn, roll: { ...roll, value: highestFace } } : state.turn;
  return costOf({ ...state, regions, turn }, force, region);
}

/** The way cleared: of what others may have taken only the ground is left; treaties of others are over. */
function cleared({ state, force: id, seat }: Attacker, { defender, lost, before }: Before): GameState {
  const force = forceOf(state, id);
  const seats = before.filter((one) => one !== seat);
  const peopled = withSomeRace(state, seats);
  const isKept = (there: RegionState, region: RegionId) => {
    if (there.force === null) return false;
    const by = forceOf(peopled, there.force);
    return by.id === id || (by.seat === defender && !lost.has(region));
  };
  const regions = peopled.regions.map((there, region) => (isKept(there, region) ? there : emptied(there)));
  // Tokens lost meanwhile lie in the tray again.
  const tray = { ...peopled.tray, [force.race]: (peopled.tray[force.race] ?? 0) + tokensLeft(state, force) };
  const pacts = peopled.pacts.filter((pact) =>
    peopled.forces.some((one) => one.id === pact.force && one.seat === defender),
  );
  return { ...peopled, regions, tray, pacts };
}

function emptied({ markers }: RegionState): RegionState {
  const ground = Object.fromEntries(Object.entries(markers).filter(([marker]) => isGround(marker)));
  return { force: null, tokens: 0, lostTribe: false, markers: ground };
}

/** The same with one token of another seat's active race in the region, where that may be by then. */
function lonely(state: GameState, region: RegionId, { seat }: Attacker, { defender }: Before): GameState[] {
  if (state.regions[region]?.force !== null) return [];
  return Array.from({ length: state.players }, (_, other) => other)
    .filter((other) => other !== seat && other !== defender)
    .flatMap((other) => activeForce(state, other) ?? [])
    .map(({ id }) => ({
      ...state,
      regions: state.regions.map((one, at) => (at === region ? { ...emptied(one), force: id, tokens: 1 } : one)),
    }));
}

/** COL-5: a pair that nobody has seen yet may be picked, and nobody knows what it can do. */
function unseen({ turn }: Attack, region: RegionId): Threat {
  return {
    region,
    grade: 'new',
    seat: turn.seat,
    race: null,
    power: null,
    declined: false,
    offered: null,
    by: 'unseen',
    clause: 'COL-5',
    way: [],
    cost: null,
    tokens: 0,
    available: 0,
    short: 0,
    odds: null,
  };
}
