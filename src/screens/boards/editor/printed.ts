import type { BoardData } from '../../../rules/boards/own/data.ts';
import { boards, edge, type PrintedBoardId } from '../../../rules/index.ts';
import { type BoardGeometry, outlinesOf } from '../../../table/outlines/index.ts';

/** What the drawings of the printed boards begin with (tools/boards), so that a copy is drawn like them. */
const seeds: Readonly<Record<PrintedBoardId, number>> = { 2: 7, 3: 7, 4: 14, 5: 7 };

/** A printed board as data of one's own. Rejects if its outlines cannot be fetched. */
export async function printedData(id: PrintedBoardId): Promise<BoardData> {
  const { use, retry } = outlinesOf(id);
  retry();
  // One try: whoever pressed is told, and may press again.
  await new Promise<void>((done) => {
    const stop = use.subscribe(({ isComing }) => isComing || end());
    const end = () => {
      stop();
      done();
    };
    if (!use.getState().isComing) end();
  });
  const { value } = use.getState();
  if (value === null) throw new Error(`board ${id}: no outlines`);
  return dataOfPrinted(id, value);
}

/** The same, from its outlines. */
export function dataOfPrinted(id: PrintedBoardId, geometry: BoardGeometry): BoardData {
  const { aspect, regions } = boards[id];
  const inHundredths = (value: number) => Math.round(value * 100);
  return {
    players: id,
    aspect: inHundredths(aspect),
    seed: seeds[id],
    regions: regions.map(({ terrain, symbols, lostTribe, x, y }, region) => ({
      terrain,
      at: [inHundredths(x), inHundredths(y)],
      around: (geometry.regions[region]?.sides ?? []).map(({ arc }) => {
        const other = arc.regions[0] === region ? arc.regions[1] : arc.regions[0];
        return other ?? edge;
      }),
      ...(symbols.length > 0 && { symbols }),
      ...(lostTribe && { lostTribe }),
    })),
  };
}
