import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Colour } from '../../../src/ui/look/colour.ts';
import * as sizes from '../../../src/ui/look/sizes.ts';
import { spelled } from '../../../tools/site/sizes.ts';
import { contrast } from './contrast.ts';

const source = new URL('../../../src/', import.meta.url);
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));

/** The text of a sheet, without comments. */
function textOf(sheet: string): string {
  return readFileSync(new URL(sheet, source), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
}

const tokensSheet = 'ui/look/styles/tokens.css';
/** The one sheet that is no room's own: it declares the order of the layers. */
const layersSheet = 'ui/look/styles/layers.css';
/** Colours by their names, as they are without harder contrasts. */
const tokens = new Map(
  [...(textOf(tokensSheet).split('[data-bold]')[0] ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  ),
);
const scripts = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(new URL(name, source), 'utf8'))
  .join('\n');

interface Pair {
  readonly sheet: string;
  readonly rule: string;
  readonly ink: Colour;
  readonly ground: Colour;
}

/** Rules that say both what colour their text has and what lies under it. */
function pairsOf(sheet: string): Pair[] {
  const plain = (name: string | undefined): Colour | null => {
    const value = tokens.get(name ?? '') ?? '';
    return /^#[0-9a-f]{6}$/.test(value) ? `#${value.slice(1)}` : null;
  };
  return [...textOf(sheet).matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, rule = '', body = '']) => {
    const ink = plain(/(?:^|[;\s])color:\s*var\((--[\w-]+)\)/.exec(body)?.[1]);
    const ground = plain(/(?:^|[;\s])background(?:-color)?:\s*var\((--[\w-]+)\)/.exec(body)?.[1]);
    return ink && ground ? [{ sheet, rule: rule.trim(), ink, ground } as const] : [];
  });
}

/** What stands at the top of a sheet: the beginnings of its blocks, and its statements. */
function topOf(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (const [at, sign] of [...text].entries()) {
    if (sign === '{' && depth++ === 0) found.push(text.slice(from, at).trim());
    if (sign === ';' && depth === 0) found.push(text.slice(from, at).trim());
    if (sign === '}') depth--;
    if (depth === 0 && (sign === ';' || sign === '}')) from = at + 1;
  }
  return found;
}

describe('the layers', () => {
  const order = /@layer ([^;{]+);/.exec(textOf(layersSheet))?.[1]?.split(', ') ?? [];

  it('have one order, declared once', () => {
    expect(order.length).toBeGreaterThan(5);
    expect(sheets.filter((sheet) => topOf(textOf(sheet)).some((top) => /^@layer .*,/.test(top)))).toEqual([
      layersSheet,
    ]);
  });

  it.each(sheets.filter((sheet) => sheet !== layersSheet))('hold every rule of %s', (sheet) => {
    const outside = topOf(textOf(sheet)).filter(
      (top) => !top.startsWith('@import ') && !order.some((layer) => top === `@layer ${layer}`),
    );
    expect(outside).toEqual([]);
  });

  // Which sheet comes first is not known: whichever it is brings the order along.
  it.each([...scripts.matchAll(/import '[./\w-]*?([\w-]+\.css)'/g)].map(([, name = '']) => name))(
    'are declared by %s, which is fetched on its own, before anything else',
    (name) => {
      const found = sheets.filter((sheet) => sheet.split('/').at(-1) === name);
      expect(found).toHaveLength(1);
      for (const sheet of found)
        expect(topOf(textOf(sheet))[0]).toMatch(/^@import "[./]+(?:ui\/)?look\/styles\/layers\.css"$/);
    },
  );
});

describe('what a window is', () => {
  const asked = sheets.flatMap((sheet) =>
    [...textOf(sheet).matchAll(/@media ([^{]+?)\s*\{/g)].map(([, list = '']) => list.replace(/\s+/g, ' ')),
  );

  it('has a name where it is asked for twice', () => {
    const all = [...asked.filter((list) => !list.includes('(--')), ...Object.values(sizes)].map(spelled);
    expect(all.filter((list, at) => all.indexOf(list) !== at)).toEqual([]);
  });

  it('that has a name is asked for, and all that is asked for has one', () => {
    expect(Object.keys(sizes).filter((name) => !asked.some((list) => list.includes(`(--${name})`)))).toEqual([]);
    expect(asked.map(spelled).filter((list) => list.includes('(--'))).toEqual([]);
  });

  it('is spelled out for each part of a list', () => {
    expect(spelled('(--narrow) and (hover: none), print')).toBe(
      '(max-aspect-ratio: 4 / 5) and (hover: none), (max-width: 46rem) and (min-height: 32rem) and (hover: none), (max-width: 38rem) and (hover: none), print',
    );
  });
});

describe('colours', () => {
  const literal = /#[0-9a-f]{3,8}\b(?![^{}]*\{)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;

  it.each(sheets.filter((sheet) => sheet !== tokensSheet))('of %s are named', (sheet) => {
    expect(textOf(sheet).match(literal) ?? []).toEqual([]);
  });

  it('that are named are used, and all that is used is named', () => {
    const all = sheets.map(textOf).join('\n');
    const used = new Set([...`${all}\n${scripts}`.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
    const inSheets = new Set([...all.matchAll(/[{;\s](--[\w-]+):/g)].map(([, name = '']) => name));
    // Some are set by scripts, for one element each.
    const byScripts = (name: string) =>
      scripts.includes(`'${name}'`) || (/^--free-/.test(name) && scripts.includes('`--free-$'));
    expect([...used].filter((name) => !inSheets.has(name) && !byScripts(name))).toEqual([]);
    expect([...inSheets].filter((name) => !used.has(name))).toEqual([]);
  });
});

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

it('no rule for all parts of something gives its texts, or their translations, what they have from it', () => {
  const inherited =
    /(?:^|[;\s])(?:pointer-events|cursor|visibility|color|font[\w-]*|text-[\w-]+|white-space):(?!\s*(?:none|inherit))/;
  const found = sheets.flatMap((sheet) =>
    [...textOf(sheet).matchAll(/([^{};]+)\{([^{}]*)\}/g)]
      .filter(([, , body = '']) => inherited.test(body))
      .flatMap(([, rule = '']) => rule.split(/,(?![^(]*\))/))
      // What stands in a row of a table is no text.
      .filter((one) => /\*\s*$/.test(one) && !/\btr\S* > \*\s*$/.test(one))
      .map((one) => `${sheet}: ${one.trim()}`),
  );
  expect(found).toEqual([]);
});

it('no animation runs for ever but those that are listed here', () => {
  expect(endless.length).toBeGreaterThan(0);
});

it.each(endless)('$sheet: $name comes and goes less than three times a second', ({ turn }) => {
  expect(turn).toBeGreaterThan(400);
});

it('no line that says nothing yet is there for a reader of the screen', () => {
  expect(textOf('ui/look/styles/parts.css')).toMatch(/p\[data-said\]:empty \{\s*display: none;/);
});
