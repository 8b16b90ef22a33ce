import { describe, expect, it } from 'vitest';
import { boards } from '../../../src/rules/boards/index.ts';
import { faultsOf, measure } from '../../../src/table/outlines/drawing/checks.ts';
import { boardGeometry } from '../../../src/table/outlines/index.ts';
import { type OutlineFile, readOutlines } from '../../../src/table/outlines/outline-file.ts';
import stored from '../../../src/table/outlines/outlines/board-2.json';
import { shortfallsOf } from '../../../tools/boards/check/floors.ts';
import '../../support/boards.ts';

const facts = boards[2];

/** The stored board 2 with one arc changed. */
function spoilt(arc: number, change: (numbers: number[]) => void): OutlineFile {
  const file = structuredClone(stored);
  const numbers = file.arcs[arc];
  if (numbers !== undefined) change(numbers);
  return file;
}

describe('the checker', () => {
  it('finds no fault in the stored board', () => {
    expect(faultsOf(boardGeometry(2), facts)).toEqual([]);
  });

  it('rejects the outlines of one board for the facts of another', () => {
    expect(faultsOf(boardGeometry(3), facts)).not.toEqual([]);
  });

  it('rejects two regions that changed places', () => {
    const file = structuredClone(stored);
    const [first, second] = file.regions;
    if (first !== undefined && second !== undefined) [first.arcs, second.arcs] = [second.arcs, first.arcs];
    expect(faultsOf(readOutlines(2, file), facts)).not.toEqual([]);
  });

  it('rejects a border that is pulled across another', () => {
    const file = spoilt(0, (numbers) => {
      const middle = 2 + 2 * Math.floor((numbers.length - 2) / 4);
      numbers[middle] = (numbers[middle] ?? 0) + 900;
      numbers[middle + 2] = (numbers[middle + 2] ?? 0) - 900;
    });
    expect(faultsOf(readOutlines(2, file), facts).join()).toContain('lines cross');
  });

  it('rejects an arc that no longer meets its neighbours', () => {
    const file = spoilt(0, (numbers) => {
      numbers[2] = (numbers[2] ?? 0) + 1;
    });
    expect(faultsOf(readOutlines(2, file), facts)).not.toEqual([]);
  });

  it('refuses a sound board that falls short of a floor', () => {
    const figures = measure(boardGeometry(2));
    expect(shortfallsOf(2, boardGeometry(2).width, { ...figures, angle: 30 })).toHaveLength(1);
  });
});
