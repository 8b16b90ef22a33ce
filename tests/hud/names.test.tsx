// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { Hud } from '../../src/hud/index.ts';
import '../support/boards.ts';
import { stateOf } from '../support/position.ts';
import { goOn } from '../support/table-actor.ts';
import { clear, playOver, settle, tableFor } from './support.tsx';

afterEach(clear);

const setup = tableFor({ players: 2, seed: 1, firstSeat: 0 });

it.each([
  'board 2; round 4; turn 0 pickCombo; seat 1 orcs+hill 4:3',
  'board 2; round 10; turn 1 gameOver; seat 0 humans+hill 1 2; seat 1 orcs+swamp 5',
])('a name that stands by itself is left as it is by a browser that translates: %s', async (position) => {
  const table = await playOver(<Hud onLeave={() => {}} flat />, setup);
  table.send({ type: 'leave' });
  table.send(goOn({ setup, game: stateOf(position), log: [] }));
  await settle();
  await settle();
  const names = setup.seats.map(({ name }) => name);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: (Element | null)[] = [];
  while (walker.nextNode())
    if (names.includes(walker.currentNode.textContent?.trim() ?? '')) found.push(walker.currentNode.parentElement);
  expect(found.length).toBeGreaterThan(1);
  expect(found.flatMap((place) => (place?.closest('[translate="no"]') ? [] : [place?.outerHTML]))).toEqual([]);
});

it('nothing but names and codes asks not to be translated', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const asking = files.filter((file) => /\btranslate=["{]|notranslate/.test(readFileSync(`src/${file}`, 'utf8')));
  expect(asking).toEqual(['ui/look/AsWritten.tsx']);
  expect(readFileSync('index.html', 'utf8')).not.toMatch(/translate="no"|notranslate/);
});
