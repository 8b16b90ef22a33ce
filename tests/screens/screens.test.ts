import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { screens } from '../../tools/monkey/screens.ts';

it('the monkey comes to every screen of the page (src/screens/App.tsx)', () => {
  const source = readFileSync('src/screens/App.tsx', 'utf8');
  const all = [...source.matchAll(/^const (\w+) = screen\(/gm)].map(([, name]) => name);
  expect(all.length).toBeGreaterThan(6);
  expect([...new Set(screens.map(({ of }) => of))].toSorted()).toEqual([...all, 'StartPage'].toSorted());
});
