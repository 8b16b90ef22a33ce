import { expect, it } from 'vitest';
import { boxes } from '../../tools/bench/eye/boxes.ts';
import { openProfile } from './harness.ts';

const size = 'width: 100px; height: 40px';

/** Pieces of a page, and how many boxes the eye finds in each. */
const pieces: readonly (readonly [what: string, piece: string, count: number])[] = [
  ['a ground', `<p style="${size}; background: tan">`, 1],
  ['a picture', `<p style="${size}; background: linear-gradient(tan, brown)">`, 1],
  ['a border on one side', `<p style="${size}; border-left: 2px solid">`, 1],
  ['a shadow', `<p style="${size}; box-shadow: 0 0 4px">`, 1],
  ['an outline', `<p style="${size}; outline: 1px dashed">`, 1],
  [
    'one inside another, each once',
    `<div style="${size}; background: tan; border: 1px solid"><p style="${size}; background: brown">`,
    2,
  ],
  ['one in what draws nothing', `<div><p style="${size}; background: tan">`, 1],
  ['words', `<p style="${size}; background: transparent; border: 0 solid; outline: 0 solid">words`, 0],
  ['a ground without colour', `<p style="${size}; background: rgb(9 9 9 / 0)">`, 0],
  ['nothing shown', `<div style="display: none"><p style="${size}; background: tan">`, 0],
  ['nothing seen', `<div style="visibility: hidden"><p style="${size}; background: tan">`, 0],
  ['nothing left of it', `<div style="opacity: 0"><p style="${size}; background: tan">`, 0],
  ['for ears only', `<div style="clip-path: inset(50%)"><p style="${size}; background: tan">`, 0],
  ['out of sight', `<p style="${size}; background: tan; position: fixed; left: -200px">`, 0],
  ['tiny', '<p style="width: 14px; height: 14px; background: tan">', 0],
  ['just not tiny', '<p style="width: 15px; height: 14px; background: tan">', 1],
  ['as large as the window', '<div style="position: fixed; inset: 0; background: tan">', 0],
  ['a sign on the board', `<div class="table-labels"><p style="${size}; background: tan">`, 0],
  ['a canvas', `<canvas style="${size}; background: tan"></canvas>`, 0],
];

it('counts what draws a box of its own, once each, and nothing that nobody sees', async () => {
  const page = await (await openProfile({ deviceScaleFactor: 1 })).newPage();
  for (const [what, piece, count] of pieces) {
    await page.setContent(`<!doctype html><body style="margin: 0">${piece}`);
    expect.soft(await page.evaluate(boxes), what).toHaveLength(count);
  }
  await page.setContent(`<!doctype html><p class="plate" style="${size}; background: tan">`);
  expect(await page.evaluate(boxes)).toEqual(['p.plate 100x40']);
});
