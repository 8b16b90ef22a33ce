import { boardBounds, type RegionSymbol, regionSymbols, type Terrain } from '../../../rules/index.ts';
import type { Chance } from './chance.ts';
import type { BoardWishes } from './wishes.ts';

const grounds: readonly Terrain[] = ['farmland', 'hill', 'forest', 'swamp', 'mountain'];
/** Attempts to improve how the ground is mixed, for each region. */
const SWAPS = 60;
/** Of a hundred land regions of the printed boards, so many have a Lost Tribe. */
const TRIBES = 39;

/** Land in the making: its neighbours that are land. */
export type Land = ReadonlyMap<number, readonly number[]>;

/** Terrain for each land region: the five in equal shares, as on the printed boards, alike ground apart or together as wished. */
export function groundsOf(land: Land, { mix }: BoardWishes, chance: Chance): Map<number, Terrain> {
  const ids = [...land.keys()];
  const order = chance.shuffled(grounds);
  let mountains = 0;
  const all = ids.map((_, k) => {
    const terrain = order[k % order.length] ?? 'hill';
    if (terrain !== 'mountain') return terrain;
    mountains += 1;
    return mountains > boardBounds.mountains ? chance.one(grounds.filter((one) => one !== 'mountain')) : terrain;
  });
  const shuffled = chance.shuffled(all);
  const chosen = new Map(ids.map((id, k) => [id, shuffled[k] ?? 'hill']));
  if (mix === 1) return chosen;
  const alike = (id: number, terrain: Terrain | undefined) =>
    (land.get(id) ?? []).filter((other) => chosen.get(other) === terrain).length;
  for (let left = SWAPS * ids.length; left > 0; left--) {
    const [a, b] = [chance.one(ids), chance.one(ids)];
    const [ofA, ofB] = [chosen.get(a), chosen.get(b)];
    if (ofA === undefined || ofB === undefined || ofA === ofB) continue;
    const before = alike(a, ofA) + alike(b, ofB);
    chosen.set(a, ofB);
    chosen.set(b, ofA);
    const gain = alike(a, ofB) + alike(b, ofA) - before;
    if (mix === 2 ? gain <= 0 : gain >= 0) continue;
    chosen.set(a, ofA);
    chosen.set(b, ofB);
  }
  return chosen;
}

/** How many of a hundred wished ones there are, by the wish: none, half, as printed, half as many again. */
const shares = [0, 50, 100, 150] as const;

/** Symbols for land regions: as many of each kind as there are regions of one terrain, on different regions while there are any left. */
export function symbolsOf(land: Land, { symbols }: BoardWishes, chance: Chance): Map<number, RegionSymbol[]> {
  const ids = [...land.keys()];
  const ofEach = Math.floor((Math.floor(ids.length / grounds.length) * (shares[symbols] ?? 100)) / 100);
  const all = chance.shuffled(regionSymbols.flatMap((symbol) => Array.from({ length: ofEach }, () => symbol)));
  const places = [...chance.shuffled(ids), ...chance.shuffled(ids)];
  const given = new Map<number, RegionSymbol[]>(ids.map((id) => [id, []]));
  for (const symbol of all) {
    const k = places.findIndex((id) => !given.get(id)?.includes(symbol));
    const [id] = k < 0 ? [] : places.splice(k, 1);
    if (id !== undefined) given.get(id)?.push(symbol);
  }
  return given;
}

/** Which land regions have a Lost Tribe: never mountains, as on the printed boards. */
export function tribesOf(grounds: ReadonlyMap<number, Terrain>, { tribes }: BoardWishes, chance: Chance): Set<number> {
  const ids = [...grounds].flatMap(([id, terrain]) => (terrain === 'mountain' ? [] : [id]));
  const wished = Math.floor((grounds.size * TRIBES * (shares[tribes] ?? 100)) / 10_000 + 0.5);
  return new Set(chance.shuffled(ids).slice(0, Math.min(wished, boardBounds.tribes)));
}
