import {
  type BoardData,
  type BoardId,
  boardBounds,
  edge,
  type OwnRegion,
  type RegionSymbol,
  regionSymbols,
  type Terrain,
} from '../../../rules/index.ts';
import { readBoard } from '../../../rules/own-boxes.ts';
import { type Chance, chanceOf } from '../drawing/random.ts';
import { cellsOf, type Drafts, UNIT } from './cells.ts';
import { extraCells, ISLAND_RING, placeWaters, type Waters } from './waters.ts';
import type { BoardWishes } from './wishes.ts';

const grounds: readonly Terrain[] = ['farmland', 'hill', 'forest', 'swamp', 'mountain'];
/** Attempts to improve how the ground is mixed, for each region. */
const SWAPS = 60;
/** Of a hundred land regions of the printed boards, so many have a Lost Tribe. */
const TRIBES = 39;

type Land = ReadonlyMap<number, readonly number[]>;

/** The five in equal shares, as on the printed boards, alike ground apart or together as wished. */
function groundsOf(land: Land, { mix }: BoardWishes, chance: Chance): Map<number, Terrain> {
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

/** Of each kind as many as one terrain has regions, on different regions while there are any left. */
function symbolsOf(land: Land, { symbols }: BoardWishes, chance: Chance): Map<number, RegionSymbol[]> {
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
function tribesOf(grounds: ReadonlyMap<number, Terrain>, { tribes }: BoardWishes, chance: Chance): Set<number> {
  const ids = [...grounds].flatMap(([id, terrain]) => (terrain === 'mountain' ? [] : [id]));
  const wished = Math.floor((grounds.size * TRIBES * (shares[tribes] ?? 100)) / 10_000 + 0.5);
  return new Set(chance.shuffled(ids).slice(0, Math.min(wished, boardBounds.tribes)));
}

const TRIES = 60;
/** Of a hundred land regions, so many are entered from outside: on the printed boards 56 to 70. */
const ENTRIES = { least: 45, most: 85 } as const;

/** Null if no attempt came to one (too much water). By exact arithmetic: the same on every machine. */
export function makeBoard(wishes: BoardWishes): BoardId | null {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const data = attemptAt(wishes, chanceOf((wishes.seed * 1009 + attempt * 7919) | 0));
    if (data === null) continue;
    const read = readBoard(data);
    if (read.ok) return read.id;
  }
  return null;
}

function attemptAt(wishes: BoardWishes, chance: Chance): BoardData | null {
  const { players, aspect, seed, regions, islands } = wishes;
  const sizes = extraCells(wishes, chance);
  const extra = sizes.reduce((sum, size) => sum + Math.max(0, size - 1), 0) + islands * (ISLAND_RING - 2);
  const count = regions + extra;
  const height = Math.floor(UNIT * Math.sqrt((count * 100) / aspect));
  const width = Math.floor((height * aspect) / 100);
  const drafts = cellsOf(count, width, height, chance);
  const waters = placeWaters(drafts, wishes, sizes, chance);
  if (waters === null || drafts.size !== regions) return null;
  const land = landOf(drafts, waters);
  if (!isWhole(land, waters)) return null;
  const grounds = groundsOf(land, wishes, chance);
  const symbols = symbolsOf(land, wishes, chance);
  const tribes = tribesOf(grounds, wishes, chance);
  const numbers = numbered(drafts, width, height);
  const rows = [...numbers].map(([id]): OwnRegion => {
    const { x, y, around } = drafts.get(id) ?? { x: 0, y: 0, around: [] };
    const water = waters.seas.has(id) ? 'sea' : 'lake';
    const given = symbols.get(id) ?? [];
    return {
      terrain: grounds.get(id) ?? water,
      at: [Math.floor((100 * x) / width), Math.floor((100 * y) / height)],
      around: around.map((other) => numbers.get(other) ?? edge),
      ...(given.length > 0 && { symbols: given }),
      ...(tribes.has(id) && { lostTribe: true }),
    };
  });
  return hasFairEntries(drafts, land, waters) ? { players, aspect, seed, regions: rows } : null;
}

/** Regions are numbered in rows, from the top left, as on the printed boards. */
function numbered(drafts: Drafts, width: number, height: number): Map<number, number> {
  const rows = Math.max(1, Math.floor(Math.sqrt((drafts.size * height) / width) + 0.5));
  const row = (y: number) => Math.min(rows - 1, Math.floor((y * rows) / height));
  const order = [...drafts].toSorted(([, a], [, b]) => row(a.y) - row(b.y) || a.x - b.x || a.y - b.y);
  return new Map(order.map(([id], number) => [id, number]));
}

function landOf(drafts: Drafts, { seas, lakes }: Waters): Land {
  const isLand = (id: number) => id !== edge && !seas.has(id) && !lakes.has(id);
  return new Map(
    [...drafts].flatMap(([id, { around }]) => (isLand(id) ? [[id, [...new Set(around.filter(isLand))]]] : [])),
  );
}

function isWhole(land: Land, { islands }: Waters): boolean {
  const main = [...land.keys()].filter((id) => !islands.has(id));
  const seen = new Set(main.slice(0, 1));
  // A set grows while it is walked through.
  for (const id of seen) for (const other of land.get(id) ?? []) seen.add(other);
  return main.every((id) => seen.has(id));
}

/** Is the map entered from all sides, and has it an inside? */
function hasFairEntries(drafts: Drafts, land: Land, { seas }: Waters): boolean {
  const shores = new Set([...seas].filter((id) => drafts.get(id)?.around.includes(edge)));
  const entries = [...land.keys()].filter((id) =>
    (drafts.get(id)?.around ?? []).some((other) => other === edge || shores.has(other)),
  );
  const share = (100 * entries.length) / land.size;
  return share >= ENTRIES.least && share <= ENTRIES.most;
}
