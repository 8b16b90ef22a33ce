import { complete } from '../complete.ts';
import { type BoardFacts, edge, type PrintedBoardId } from '../facts.ts';
import { codeOf } from './code.ts';
import type { BoardData } from './data.ts';
import { outerOf } from './plane.ts';
import { isEntry } from './read.ts';

export function factsOf(data: BoardData): BoardFacts {
  const { players, aspect, seed, regions } = data;
  const around = regions.map((region) => region.around);
  return complete({
    id: codeOf(data),
    players,
    rounds: rounds[players],
    aspect: aspect / 100,
    outer: outerOf(around),
    regions: regions.map((region, id) => ({
      id,
      terrain: region.terrain,
      symbols: region.symbols ?? [],
      lostTribe: region.lostTribe ?? false,
      edge: region.around.includes(edge),
      entry: isEntry(region, regions),
      neighbours: [...new Set(region.around)].filter((other) => other !== edge).toSorted((a, b) => a - b),
      x: region.at[0] / 100,
      y: region.at[1] / 100,
    })),
    drawing: { seed, around },
  });
}

/** Rounds by number of players, as printed (SET-2). */
const rounds: Readonly<Record<PrintedBoardId, number>> = { 2: 10, 3: 10, 4: 9, 5: 8 };
