import type { RegionSymbol, Terrain } from './boards/index.ts';
import { factsOf, isNonEmpty, isWaterRegion } from './queries.ts';
import type { Force, MarkerId, PublicState, RegionId } from './state.ts';
import type { CoinLine, Trait, TraitAction, TraitHooks } from './trait.ts';
import { freshTurn } from './turn-order.ts';

/** What regions are, if all of a kind: everything, land, water, the coast, of terrains, with a symbol. */
export type Kind =
  | { readonly all: 'regions' | 'land' | 'water' | 'coast' }
  | { readonly terrains: readonly { readonly terrain: Exclude<Terrain, 'sea' | 'lake'>; readonly count: number }[] }
  | { readonly symbol: RegionSymbol };

export interface Regions {
  readonly count: number;
  readonly kind: Kind | null;
}

/** What a race or power would do on this board, in numbers: coins and tokens are the most it can be. */
export type HereFact =
  /** Coins a turn while these regions are held. */
  | { readonly is: 'coinsHeld'; readonly coins: number; readonly regions: Regions }
  /** Coins every turn, wherever it stands; or once, in the turn of the pick. */
  | { readonly is: 'coinsTurn' | 'coinsPick'; readonly coins: number }
  /** Coins a turn for each marker it brings, once that is placed. */
  | { readonly is: 'coinsMarker'; readonly coins: number; readonly marker: MarkerId }
  /** Coins of the turn in which these regions, not empty now, are conquered. */
  | { readonly is: 'coinsTaken'; readonly coins: number; readonly regions: Regions }
  /** New tokens if all regions that are not empty now were conquered in a turn. */
  | { readonly is: 'tokensTaken'; readonly tokens: number; readonly regions: Regions }
  /** Tokens saved (or, if negative, added) for each of these regions. */
  | { readonly is: 'saves'; readonly tokens: number; readonly regions: Regions }
  /** Regions it may enter by and others may not, attack from afar, link as adjacent, or take though water. */
  | { readonly is: 'enters' | 'reaches' | 'links' | 'sails'; readonly regions: Regions }
  /** An action that takes regions: how many it could take now, if the race stood beside them. */
  | { readonly is: 'acts'; readonly action: TraitAction['id']; readonly regions: Regions }
  | { readonly is: 'brings'; readonly marker: MarkerId; readonly count: number }
  | { readonly is: 'comes'; readonly tokens: number }
  | { readonly is: 'peace'; readonly opponents: number };

type LandFact = Extract<HereFact, { readonly is: 'coinsHeld' | 'saves' }>;

/** Regions that pay such a force coins, or are cheaper to it, by the hooks of a trait of its. */
export function regionsHere(position: PublicState, force: Force, trait: Trait): readonly RegionId[] {
  const { regions } = paying(position, force, trait);
  const cheaper = [...priced(position, force, trait)].flatMap(([tokens, ids]) => (tokens > 0 ? ids : []));
  return [...regions, ...cheaper];
}

/** What regions pay and save, by the hooks of a trait of a force, live or in decline. */
export function landHere(position: PublicState, force: Force, trait: Trait): readonly LandFact[] {
  const facts = force.declined
    ? declinedHere(position, force, trait)
    : [...coinsHeld(position, force, trait), ...saved(position, force, trait)];
  return facts.filter((fact): fact is LandFact => fact.is === 'coinsHeld' || fact.is === 'saves');
}

/** Found by asking its own hooks of a race holding all the board, or all but one. `force`: with its power. */
export function hereOf(position: PublicState, force: Force, trait: Trait): readonly HereFact[] {
  return [
    ...coinsHeld(position, force, trait),
    ...coinsOnce(position, force, trait),
    ...conquests(position, force, trait),
    ...saved(position, force, trait),
    ...ways(position, force, trait),
    ...brought(position, force, trait),
  ];
}

/** Coins a turn in decline, for regions held then. */
export function declinedHere(position: PublicState, force: Force, trait: Trait): readonly HereFact[] {
  return trait.declined ? coinsHeld(position, { ...force, declined: true }, trait.declined) : [];
}

/** The position if the race held every region (but one), all at once; nothing has been done in the turn. */
function held(position: PublicState, force: Force, but: RegionId | null = null): PublicState {
  return {
    ...position,
    forces: [...position.forces, force],
    turnSeat: force.seat,
    turn: { ...freshTurn(), force: force.id },
    regions: position.regions.map((there, region) =>
      region === but ? there : { force: force.id, tokens: 1, lostTribe: false, markers: {} },
    ),
  };
}

const sumOf = (lines: readonly CoinLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Regions that pay, what each of them pays, and what is paid wherever it stands. */
function paying(position: PublicState, force: Force, { coins }: TraitHooks) {
  const lines = coins?.(held(position, force), force) ?? [];
  const own = lines.filter(({ region }) => region !== null);
  const always = sumOf(lines.filter(({ region }) => region === null));
  const regions = own.flatMap(({ region }) => (region === null || isWaterRegion(position, region) ? [] : [region]));
  return { regions, each: own[0]?.amount ?? 0, always };
}

function coinsHeld(position: PublicState, force: Force, trait: TraitHooks): HereFact[] {
  const { regions, each, always } = paying(position, force, trait);
  return [
    ...some({ is: 'coinsHeld', coins: each * regions.length, regions: regionsOf(position, regions) } as const, regions),
    ...(always > 0 ? [{ is: 'coinsTurn', coins: always } as const] : []),
  ];
}

function coinsOnce(position: PublicState, force: Force, { coins, markers = [] }: TraitHooks): HereFact[] {
  if (!coins) return [];
  const all = held(position, force);
  const usual = sumOf(coins(all, force));
  const picked = sumOf(coins({ ...all, turn: { ...all.turn, picked: true } }, force)) - usual;
  const marked = markers.flatMap(({ id }) => {
    const [first, ...others] = all.regions;
    const regions = first ? [{ ...first, markers: { [id]: 1 } }, ...others] : others;
    const more = sumOf(coins({ ...all, regions }, force)) - usual;
    return more > 0 ? [{ is: 'coinsMarker', coins: more, marker: id } as const] : [];
  });
  return [...(picked > 0 ? [{ is: 'coinsPick', coins: picked } as const] : []), ...marked];
}

/** What conquests of a turn bring, if every region that is not empty now were taken. */
function conquests(position: PublicState, force: Force, { coins, reinforcements }: TraitHooks): HereFact[] {
  const all = held(position, force);
  const taken = position.regions.flatMap((there, region) =>
    isNonEmpty(there) && position.forces.find(({ id }) => id === there.force)?.seat !== force.seat ? [region] : [],
  );
  const records = taken.map((region) => ({ force: force.id, region, nonEmpty: true }));
  const fought = { ...all, turn: { ...all.turn, conquests: records } };
  const paid = coins ? sumOf(coins(fought, force)) - sumOf(coins(all, force)) : 0;
  const risen = (reinforcements?.(fought, force).tokens ?? 0) - (reinforcements?.(all, force).tokens ?? 0);
  const regions = regionsOf(position, taken);
  return [
    ...(paid > 0 ? [{ is: 'coinsTaken', coins: paid, regions } as const] : []),
    ...(risen > 0 ? [{ is: 'tokensTaken', tokens: risen, regions } as const] : []),
  ];
}

/** Regions that are cheaper (or, if negative, dearer) by the same number of tokens. */
function priced(position: PublicState, force: Force, { discount, surcharge }: TraitHooks) {
  const by = new Map<number, RegionId[]>();
  for (const region of land(position)) {
    const all = held(position, force, region);
    const less = (discount?.(all, force, region)?.amount ?? 0) - (surcharge?.(all, force, region)?.amount ?? 0);
    if (less !== 0) by.set(less, [...(by.get(less) ?? []), region]);
  }
  return by;
}

function saved(position: PublicState, force: Force, trait: TraitHooks): HereFact[] {
  return [...priced(position, force, trait)].map(([tokens, regions]) => ({
    is: 'saves',
    tokens,
    regions: regionsOf(position, regions),
  }));
}

const land = (position: PublicState) =>
  position.regions.flatMap((_, region) => (isWaterRegion(position, region) ? [] : [region]));

/** Regions it comes to in a way of its own. */
function ways(position: PublicState, force: Force, trait: TraitHooks): HereFact[] {
  const alone: PublicState = { ...position, forces: [...position.forces, force] };
  const where = (fits: (region: RegionId) => boolean) => position.regions.map((_, id) => id).filter(fits);
  const entered = where(
    (region) =>
      trait.entry?.allows(alone, force, region) === true &&
      !isWaterRegion(position, region) &&
      !factsOf(position, region).entry,
  );
  const reached = where((region) => trait.reach?.allows(alone, force, region) === true);
  const linked = where((from) => where((to) => trait.links?.(alone, from, to) === true).length > 0);
  const sailed = where((region) => trait.water !== undefined && isWaterRegion(position, region));
  const fact = (is: 'enters' | 'reaches' | 'links' | 'sails', regions: readonly RegionId[]) =>
    some({ is, regions: regionsOf(position, regions) } as const, regions);
  return [...fact('enters', entered), ...fact('reaches', reached), ...fact('links', linked), ...fact('sails', sailed)];
}

function brought(position: PublicState, force: Force, trait: TraitHooks): HereFact[] {
  const acts = (trait.actions ?? []).flatMap(({ id, targets, refuseRegion }): HereFact[] => {
    if (!targets) return [];
    const regions = land(position).filter((region) => {
      const beside = held(position, force, region);
      const isOwn = position.forces.find((one) => one.id === position.regions[region]?.force)?.seat === force.seat;
      return !isOwn && (refuseRegion?.(beside, force, region) ?? null) === null;
    });
    return [{ is: 'acts', action: id, regions: regionsOf(position, regions) }];
  });
  const markers = (trait.markers ?? []).map(
    ({ id, supply }): HereFact => ({ is: 'brings', marker: id, count: supply }),
  );
  const comes = trait.extraTokens ? [{ is: 'comes', tokens: trait.extraTokens.tokens } as const] : [];
  const peace = trait.treaty ? [{ is: 'peace', opponents: position.players - 1 } as const] : [];
  return [...acts, ...markers, ...comes, ...peace];
}

function some(fact: HereFact, regions: readonly RegionId[]): HereFact[] {
  return regions.length > 0 ? [fact] : [];
}

function regionsOf(position: PublicState, regions: readonly RegionId[]): Regions {
  return { count: regions.length, kind: kindOf(position, new Set(regions)) };
}

function kindOf(position: PublicState, set: ReadonlySet<RegionId>): Kind | null {
  const ids = position.regions.map((_, region) => region);
  const isAll = (fits: (region: RegionId) => boolean) => ids.every((region) => fits(region) === set.has(region));
  const isLand = (region: RegionId) => !isWaterRegion(position, region);
  if (isAll(() => true)) return { all: 'regions' };
  if (isAll(isLand)) return { all: 'land' };
  if (isAll((region) => !isLand(region))) return { all: 'water' };
  const terrainOf = (region: RegionId) => factsOf(position, region).terrain;
  const terrains = grounds.filter((terrain) => [...set].some((region) => terrainOf(region) === terrain));
  if (isAll((region) => terrains.some((terrain) => terrainOf(region) === terrain)))
    return {
      terrains: terrains.map((terrain) => ({
        terrain,
        count: [...set].filter((region) => terrainOf(region) === terrain).length,
      })),
    };
  const symbols = [...set].flatMap((region) => factsOf(position, region).symbols);
  const symbol = symbols.find((one) => isAll((region) => factsOf(position, region).symbols.includes(one)));
  if (symbol) return { symbol };
  return isAll((region) => factsOf(position, region).coastal) ? { all: 'coast' } : null;
}

const grounds = ['farmland', 'hill', 'forest', 'swamp', 'mountain'] as const;
