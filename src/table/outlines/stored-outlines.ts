import type { OutlineFile } from './outline-file.ts';

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);
const isList = (value: unknown, least: number): value is readonly number[] =>
  Array.isArray(value) && value.length >= least && value.every(isWhole);

type Loose = Partial<Record<keyof OutlineFile, unknown>>;
type LooseRegion = Partial<Record<keyof OutlineFile['regions'][number], unknown>>;

/** Is that a drawing of a board of so many regions, as the program writes them? Whatever was stored may be damaged. */
export function isOutlineFile(value: unknown, count: number): value is OutlineFile {
  if (typeof value !== 'object' || value === null) return false;
  const { width, height, arcs, regions }: Loose = value;
  if (!isWhole(width) || !isWhole(height) || width <= 0 || height <= 0) return false;
  if (!Array.isArray(arcs) || !arcs.every((arc) => isList(arc, 6))) return false;
  const isRegion = (region: unknown) => {
    if (typeof region !== 'object' || region === null) return false;
    const { arcs: around, seat, spots }: LooseRegion = region;
    if (!isList(around, 1) || !around.every((arc) => (arc < 0 ? ~arc : arc) < arcs.length)) return false;
    return isList(seat, 3) && Array.isArray(spots) && spots.every((spot) => isList(spot, 3));
  };
  return Array.isArray(regions) && regions.length === count && regions.every(isRegion);
}
