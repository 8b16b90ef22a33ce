import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Colour } from '../../src/look/colour.ts';
import { contrast } from './contrast.ts';

const source = new URL('../../src/', import.meta.url);
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));

interface Pair {
  readonly sheet: string;
  readonly rule: string;
  readonly ink: Colour;
  readonly ground: Colour;
}

/** Rules that say both what colour their text has and what lies under it. */
function pairsOf(sheet: string): Pair[] {
  const text = readFileSync(new URL(sheet, source), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, rule = '', body = '']) => {
    const ink = /(?:^|[;\s])color:\s*#([0-9a-f]{6})/.exec(body)?.[1];
    const ground = /(?:^|[;\s])background(?:-color)?:\s*#([0-9a-f]{6})/.exec(body)?.[1];
    return ink && ground ? [{ sheet, rule: rule.trim(), ink: `#${ink}`, ground: `#${ground}` } as const] : [];
  });
}

it.each(sheets.flatMap(pairsOf))('$sheet: the text of $rule is 4.5:1', ({ ink, ground }) => {
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
});

/** Endless animations and how long one turn of each lasts, in milliseconds. */
const endless = sheets.flatMap((sheet) => {
  const text = readFileSync(new URL(sheet, source), 'utf8');
  return [...text.matchAll(/animation:\s*([\w-]+) ([\d.]+)(m?s)[^;]*infinite/g)].map(
    ([, name = '', length = '', unit]) => ({
      sheet,
      name,
      turn: Number(length) * (unit === 's' ? 1000 : 1),
    }),
  );
});

it('endless animations are known', () => {
  expect(endless.length).toBeGreaterThan(0);
});

it.each(endless)('$sheet: $name comes and goes less than three times a second', ({ turn }) => {
  expect(turn).toBeGreaterThan(400);
});
