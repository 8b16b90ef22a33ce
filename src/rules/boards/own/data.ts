import type { OwnBoardId, PrintedBoardId, RegionSymbol, Terrain } from '../facts.ts';

/** The digits of a code, 64 of them, as in links. */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const prefix = 'own:';
/** The version of the format, its first digit. */
const version = 1;
/** Digits of each number. */
const length = { players: 1, aspect: 2, seed: 6, regions: 1, kind: 2, at: 3, around: 1, neighbour: 1 } as const;
const longest = 1200;
/** Values of a coordinate. */
const places = 101;
/** The edge of the board as a neighbour. */
const edgeDigit = 63;

/** The name of a board: its whole description in a few hundred digits. One board has one name. */
export function codeOf({ players, aspect, seed, regions }: BoardData): OwnBoardId {
  const head = [
    inDigits(version, 1),
    inDigits(players, length.players),
    inDigits(aspect, length.aspect),
    inDigits(seed, length.seed),
    inDigits(regions.length, length.regions),
  ];
  return `${prefix}${head.join('')}${regions.map(regionCode).join('')}`;
}

function regionCode({ terrain, at: [x, y], around, symbols = [], lostTribe = false }: OwnRegion): string {
  const marks = regionSymbols.reduce((sum, symbol, bit) => sum + (symbols.includes(symbol) ? 2 << bit : 0), 0);
  const kind = terrains.indexOf(terrain) * 16 + marks + (lostTribe ? 1 : 0);
  return [
    inDigits(kind, length.kind),
    inDigits(x * places + y, length.at),
    inDigits(around.length, length.around),
    ...around.map((id) => inDigits(id < 0 ? edgeDigit : id, length.neighbour)),
  ].join('');
}

function inDigits(number: number, count: number): string {
  let text = '';
  for (let left = number; text.length < count; left = Math.floor(left / 64)) text = (digits[left % 64] ?? '') + text;
  return text;
}

/** What a code says, still to be checked like any data; null if it is none. */
export function dataOf(code: string): BoardData | null {
  if (!code.startsWith(prefix) || code.length > longest) return null;
  const values = Array.from(code.slice(prefix.length), (digit) => digits.indexOf(digit));
  if (values.includes(-1)) return null;
  let at = 0;
  const take = (count: number) => {
    let number = 0;
    for (let left = count; left > 0; left--) number = number * 64 + (values[at++] ?? Number.NaN);
    return number;
  };
  if (take(1) !== version) return null;
  const [players, aspect, seed] = [take(length.players), take(length.aspect), take(length.seed)];
  const count = take(length.regions);
  // A code that ends here has no count, so no regions: its digits are fewer than were taken.
  const regions = Array.from({ length: count }, (): OwnRegion => {
    const [kind, place] = [take(length.kind), take(length.at)];
    const around = Array.from({ length: take(length.around) || 0 }, () => {
      const id = take(length.neighbour);
      return id === edgeDigit ? -1 : id;
    });
    const symbols = regionSymbols.filter((_, bit) => (kind & (2 << bit)) !== 0);
    return {
      terrain: terrains[kind >> 4] ?? 'sea',
      at: [Math.floor(place / places), place % places],
      around,
      symbols,
      ...(kind % 2 === 1 && { lostTribe: true }),
    };
  });
  if (at !== values.length) return null;
  return { players: players as PrintedBoardId, aspect, seed, regions };
}

export interface OwnRegion {
  readonly terrain: Terrain;
  /** Its coarse centre, in hundredths of the board's width and height. */
  readonly at: readonly [number, number];
  /** Its neighbours clockwise, -1 for the edge; one of them twice where a third lies inside their border. */
  readonly around: readonly number[];
  readonly symbols?: readonly RegionSymbol[] | undefined;
  readonly lostTribe?: boolean | undefined;
}

/** A board of one's own, as data (docs/boxes.md). Plain JSON. */
export interface BoardData {
  readonly players: PrintedBoardId;
  /** Its width divided by its height, in hundredths. */
  readonly aspect: number;
  readonly seed: number;
  readonly regions: readonly OwnRegion[];
}

/** How much a board may have. Mountains and Lost Tribes are as many as lie in the box (SET-4). */
export const boardBounds = {
  regions: { least: 12, most: 60 },
  aspect: { least: 90, most: 180 },
  seed: 2 ** 31 - 1,
  /** Regions around one, the edge among them. */
  around: { least: 2, most: 14 },
  mountains: 9,
  tribes: 18,
  /** Land regions, and those of them where the map is entered, at least. */
  land: 8,
  entries: 4,
} as const;

/** All terrains, in the order in which codes count them. */
export const terrains: readonly Terrain[] = ['farmland', 'hill', 'forest', 'swamp', 'mountain', 'sea', 'lake'];

/** All symbols, likewise. */
export const regionSymbols: readonly RegionSymbol[] = ['cavern', 'magic', 'mine'];
