import type { BoardData } from '../../../rules/boards/own/data.ts';
import { draftFacts } from '../../../rules/boards/own/draft.ts';
import {
  type BoardFacts,
  boards,
  isWater,
  type RegionFacts,
  regionSymbols,
  type Terrain,
} from '../../../rules/index.ts';

/** Something of a board that may be played but is far from the printed ones. */
export interface Warning {
  readonly code: 'regions' | 'ground' | 'water' | 'entries' | 'symbol' | 'tribes' | 'lost' | 'apart';
  /** Which ground or symbol, if it is about one. */
  readonly of?: string;
  /** How many there are, and how many there would be as printed. */
  readonly has: number;
  readonly printed: number;
  readonly regions: readonly number[];
}

/** What is counted of a board, beside the same of the printed one for as many players, as for as much land. */
export interface Count {
  readonly kind: 'terrain' | 'symbol' | 'tribe' | 'entry';
  readonly id: string;
  readonly regions: readonly number[];
  readonly printed: number;
}

const grounds: readonly Terrain[] = ['farmland', 'hill', 'forest', 'swamp', 'mountain'];
/** How far a number may be from that of the printed board: a share of it, and always this much. */
const FAR = { share: 0.4, least: 2 } as const;

const isFar = (has: number, printed: number) => Math.abs(has - printed) > Math.max(FAR.least, FAR.share * printed);
const idsOf = ({ regions }: BoardFacts, fits: (region: RegionFacts) => boolean) =>
  regions.filter(fits).map(({ id }) => id);
const isLand = ({ terrain }: RegionFacts) => !isWater(terrain);

export function countsOf(data: BoardData): readonly Count[] {
  const [facts, printed] = [draftFacts(data), boards[data.players]];
  const land = [facts, printed].map((one) => idsOf(one, isLand).length);
  const count = (kind: Count['kind'], id: string, share: number, fits: (region: RegionFacts) => boolean): Count => ({
    kind,
    id,
    regions: idsOf(facts, fits),
    printed: Math.round(idsOf(printed, fits).length * share),
  });
  const ofLand = (land[0] ?? 0) / (land[1] ?? 1);
  const ofAll = facts.regions.length / printed.regions.length;
  return [
    ...grounds.map((id) => count('terrain', id, ofLand, ({ terrain }) => terrain === id)),
    ...(['sea', 'lake'] as const).map((id) => count('terrain', id, ofAll, ({ terrain }) => terrain === id)),
    ...regionSymbols.map((id) => count('symbol', id, ofLand, ({ symbols }) => symbols.includes(id))),
    count('tribe', 'lostTribe', ofLand, ({ lostTribe }) => lostTribe),
    count('entry', 'entry', ofLand, ({ entry }) => entry),
  ];
}

export function warningsOf(data: BoardData): readonly Warning[] {
  const [facts, printed] = [draftFacts(data), boards[data.players]];
  const counts = countsOf(data);
  const warnings: Warning[] = [];
  const [regions, usual] = [facts.regions.length, printed.regions.length];
  if (Math.abs(regions - usual) > 0.25 * usual)
    warnings.push({ code: 'regions', has: regions, printed: usual, regions: [] });
  for (const { kind, id, regions: those, printed: there } of counts) {
    if (!isFar(those.length, there)) continue;
    const warning = { of: id, has: those.length, printed: there, regions: those };
    if (kind === 'terrain') warnings.push({ code: grounds.includes(id as Terrain) ? 'ground' : 'water', ...warning });
    if (kind === 'symbol') warnings.push({ code: 'symbol', ...warning });
    if (kind === 'tribe') warnings.push({ code: 'tribes', ...warning });
    if (kind === 'entry') warnings.push({ code: 'entries', ...warning });
  }
  const pieces = piecesOf(facts);
  const shut = pieces.filter((piece) => !piece.some((id) => facts.regions[id]?.entry)).flat();
  if (shut.length > 0) warnings.push({ code: 'lost', has: shut.length, printed: 0, regions: shut });
  // Land inside the border of two seas is an island, as on the printed boards; a larger piece is half a board.
  const [, ...others] = pieces.toSorted((a, b) => b.length - a.length);
  const apart = others.filter((piece) => piece.length > 2).flat();
  if (apart.length > 0) warnings.push({ code: 'apart', has: apart.length, printed: 0, regions: apart });
  return warnings;
}

/** The land, piece by piece, as far as one can walk. */
function piecesOf(facts: BoardFacts): readonly (readonly number[])[] {
  const left = new Set(idsOf(facts, isLand));
  const pieces: number[][] = [];
  for (const first of left) {
    const piece = new Set([first]);
    // A set grows while it is walked through.
    for (const id of piece) for (const next of facts.regions[id]?.neighbours ?? []) if (left.has(next)) piece.add(next);
    for (const id of piece) left.delete(id);
    pieces.push([...piece]);
  }
  return pieces;
}
