import { type BoardData, boardData, boardIds, type OwnBoardId } from '../../../src/rules/index.ts';
import { makeBoard } from '../../../src/table/outlines/making/make.ts';
import { printedWishes } from '../../../src/table/outlines/making/wishes.ts';

/** A source of whole numbers from 0 up to `count`. */
type Below = (count: number) => number;

function source(seed: number): Below {
  let state = seed >>> 0 || 1;
  return (count) => {
    // xorshift, which is enough to spoil things.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % count;
  };
}

const junk: readonly unknown[] = [null, -1, 1e9, 0.5, '', 'sea', [], {}, true, Number.NaN, '__proto__', [[[]]]];

/** Boards that somebody may send: sound ones with some places spoilt, names with some digits changed, and anything else. */
export function* forged(count: number, seed: number): Generator<unknown> {
  const below = source(seed);
  const sound = boardIds.map((players) => makeBoard(printedWishes(players, seed)) as OwnBoardId);
  for (let number = 0; number < count; number++) {
    const id = sound[below(sound.length)] ?? sound[0];
    if (id === undefined) return;
    const kind = below(10);
    if (kind === 0) yield spoiltName(id, below);
    else if (kind === 1) yield junk[below(junk.length)];
    else yield spoiltData(structuredClone(boardData(id)), 1 + below(4), below);
  }
}

function spoiltName(id: string, below: Below): string {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ é';
  const at = below(id.length);
  const cut = below(3) === 0 ? id.length - below(20) : id.length;
  return `${id.slice(0, at)}${digits[below(digits.length)]}${id.slice(at + 1, cut)}`;
}

type Loose = Record<'players' | 'aspect' | 'seed', unknown> & { regions: Record<string, unknown>[] };

/** The data with so many places changed: most into something that could stand there. */
function spoiltData(data: BoardData, places: number, below: Below): unknown {
  const board = data as unknown as Loose;
  for (let left = places; left > 0; left--) {
    const row = board.regions[below(board.regions.length)];
    if (row === undefined) continue;
    if (!Array.isArray(row.around)) continue;
    const around: unknown[] = row.around;
    const some = below(board.regions.length);
    switch (below(12)) {
      case 0:
        row.terrain = (['farmland', 'sea', 'lake', 'mountain', 'desert'] as const)[below(5)];
        break;
      case 1:
        around.splice(below(around.length), 1);
        break;
      case 2:
        around.splice(below(around.length), 0, some - 1);
        break;
      case 3:
        around[below(around.length)] = some - 1;
        break;
      case 4:
        around.reverse();
        break;
      case 5:
        row.lostTribe = row.lostTribe !== true;
        break;
      case 6:
        row.symbols = [['mine'], ['magic', 'magic'], ['cavern', 'mine'], 'mine'][below(4)];
        break;
      case 7:
        board.regions.splice(some, 1);
        break;
      case 8:
        row[(['terrain', 'at', 'around', 'symbols', 'lostTribe', 'more'] as const)[below(6)] ?? 'at'] =
          junk[below(junk.length)];
        break;
      case 9:
        board[(['players', 'aspect', 'seed'] as const)[below(3)] ?? 'seed'] = junk[below(junk.length)];
        break;
      case 10:
        row.at = [below(101), below(101)];
        break;
      default:
        // Two regions change what lies around them.
        [row.around, (board.regions[some] ?? row).around] = [(board.regions[some] ?? row).around, row.around];
    }
  }
  return board;
}
