import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A rule of a sheet that stands there for browsers that know what it asks for. */
const asked = /@supports [^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** What is written under src for pages and their workers, without its comments. */
function textsOf(kind: RegExp): (readonly [file: string, text: string])[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => kind.test(file) && !/^(?:rooms\/host|rooms\/core|floor)\//.test(file))
    .map((file) => {
      const text = readFileSync(join('src', file), 'utf8');
      return [
        file,
        text
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .replace(/^\s*\/\/.*$/gm, '')
          .replace(asked, ''),
      ] as const;
    });
}

const sheets = textsOf(/\.css$/);
const scripts = textsOf(/\.tsx?$/);

/**
 * What only browsers above the floor know and would be missed: docs/browsers.md says what is done without. Newer syntax the build's own test finds, newer
 * methods of the language the types: they are those of 2023.
 */
it.each([
  [
    'an open popover without the mark of those that are lent',
    [...sheets, ...scripts],
    /(?<!:not\():popover-open(?!, \[data-popped\])/,
  ],
  ['what is seen, unless the browser can say so', scripts, /\.checkVisibility\(/],
  [
    'colours as later sheets name them',
    sheets,
    /\b(?:color-mix|light-dark|oklch|oklab|lab|lch|color|contrast-color)\(/,
  ],
  [
    'rules of later sheets',
    sheets,
    /@(?:scope|starting-style|property|position-try|view-transition)\b|anchor-name|position-anchor|\banchor\(|animation-timeline/,
  ],
  ['selectors of later sheets', sheets, /:(?:user-valid|user-invalid|state\(|open\b|dir\()|::details-content/],
  ['values of later sheets', sheets, /\b(?:subgrid|sibling-index|round\(|calc-size\()/],
  ['looking behind, and sets of letters', scripts, /\(\?<[=!]|\[[^\]\n]*(?:--|&&)[^\]\n]*\]\/[a-z]*v/],
  [
    'later parts of the page',
    scripts,
    /AbortSignal\.any|startViewTransition\(|URL\.(?:canParse|parse)\(|requestIdleCallback\(|\.moveBefore\(|\.requestClose\(|commandFor\b|CloseWatcher/,
  ],
])('nobody uses %s', (_, texts, pattern) => {
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter(([, text]) => pattern.test(text)).map(([file]) => file)).toEqual([]);
});
