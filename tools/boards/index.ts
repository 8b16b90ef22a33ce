import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type BoardFacts, boardIds, boards, type PrintedBoardId } from '../../src/rules/boards/index.ts';
import { faultsOf, measure } from '../../src/table/outlines/drawing/checks.ts';
import { drawBoard } from '../../src/table/outlines/drawing/drawing.ts';
import { fileText, outlineFile } from '../../src/table/outlines/drawing/outline-text.ts';
import { type OutlineFile, readOutlines } from '../../src/table/outlines/outline-file.ts';
import { shortfallsOf } from './check/floors.ts';

/** The seed of the first drawing, and the number of attempts if drawings fail the requirements. */
const SEED = 7;
const TRIES = 12;

let bytes = 0;
for (const id of boardIds) {
  const text = fileText(goodDrawing(boards[id], id));
  bytes += gzipSync(text).length;
  writeFileSync(new URL(`../../src/table/outlines/outlines/board-${id}.json`, import.meta.url), text);
}
console.log(`${(bytes / 1000).toFixed(1)} kB, compressed, for all boards`);

/** The first drawing without faults that is good enough. Throws if there is none. */
function goodDrawing(facts: BoardFacts, id: PrintedBoardId): OutlineFile {
  for (let seed = SEED; seed < SEED + TRIES; seed++) {
    const file = outlineFile(drawBoard(facts, seed));
    const geometry = readOutlines(facts.id, file);
    const figures = measure(geometry);
    const faults = [...faultsOf(geometry, facts), ...shortfallsOf(id, geometry.width, figures)];
    const rounded = Object.entries(figures).map(([name, value]) => `${name} ${value.toFixed(3)}`);
    console.log(`board ${facts.id}, seed ${seed}: ${rounded.join(', ')}`);
    if (faults.length === 0) return file;
    console.log(`  refused: ${faults.join('; ')}`);
  }
  throw new Error(`board ${facts.id}: no drawing is good enough`);
}
