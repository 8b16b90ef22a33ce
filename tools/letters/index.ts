/**
 * `npm run make -- letters`: takes those letters out of the page's fonts that its own words are written with, into src/ui/look/letters, with a sheet that says which: a
 * third less to wait for, and four fifths in a language with letters of its own. All others are still fetched when a name has them. The output is committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { root, runTool } from '../house/run.mjs';
import { languages, wordsOf } from '../site/written.ts';

/** What is made of letters as they are set: forms of a language, marks, pairs, and the figures that the sheets ask for. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

/** Signs that panels set between words and numbers by themselves. */
const signs = '\u00a0×·–—‘’“”„‹›«»…−';

/** Everything on a keyboard, signs, and every letter of the words, small and large. */
function lettersUsed(texts: readonly string[]): ReadonlySet<string> {
  const keys = Array.from({ length: 0x7f - 0x20 }, (_, key) => String.fromCodePoint(0x20 + key));
  const said = texts.flatMap((text) => [...text, ...text.toUpperCase(), ...text.toLowerCase()]);
  return new Set([...keys, ...signs, ...said].filter((letter) => letter >= ' '));
}

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly file: string;
  readonly has: (letter: string) => boolean;
}

/** The fonts of a sheet, each with the letters it is for. */
function facesOf(sheet: string): Face[] {
  return [...sheet.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = '']) => {
    const said = (what: RegExp) => what.exec(face)?.[1] ?? '';
    const ranges = said(/unicode-range:\s*([^;]+)/)
      .split(',')
      .map((range) => {
        const [from = '', to = from] = range.trim().replace('U+', '').split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
      });
    return {
      family: said(/font-family:\s*([^;]+)/),
      weight: said(/font-weight:\s*(\d+)/),
      file: said(/url\("([^"]+)"\)/),
      has: (letter) => ranges.some(([from, to]) => from <= codeOf(letter) && codeOf(letter) <= to),
    };
  });
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;

/** Letters as a sheet says them: `U+0020-007E, U+00A0`. */
function rangesOf(letters: readonly string[]): string {
  const ranges: [number, number][] = [];
  for (const code of letters.map(codeOf).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

const folder = `${root}src/ui/look/letters`;
const texts = languages.flatMap((language) => Object.values(wordsOf(language)));
const used = [...lettersUsed(texts)];
await mkdir(folder, { recursive: true });
const rules: string[] = [];
for (const { family, weight, file, has } of facesOf(await readFile(`${root}src/ui/look/styles/fonts.css`, 'utf8'))) {
  const letters = used.filter(has);
  const [, name = ''] = /files\/(.+)-normal\.woff2$/.exec(file) ?? [];
  const font = await subsetFont(await readFile(`${root}node_modules/${file}`), letters.join(''), {
    targetFormat: 'woff2',
    keepFeatures,
  });
  await writeFile(`${folder}/used-${name}.woff2`, font);
  rules.push(`  @font-face {
    font-family: ${family};
    font-weight: ${weight};
    font-display: swap;
    src: url("../letters/used-${name}.woff2") format("woff2");
    unicode-range: ${rangesOf(letters)};
  }`);
  console.log(`${name}: ${letters.length} letters, ${font.length} bytes`);
}
const works = ['alegreya', 'alegreya-sans'].map((name) => `${root}node_modules/@fontsource/${name}/LICENSE`);
const licences = await Promise.all(works.map((file) => readFile(file, 'utf8')));
await writeFile(`${folder}/OFL.txt`, `${licences.map((text) => text.trim()).join('\n\n\n')}\n`);
const sheet = `${root}src/ui/look/styles/letters.css`;
await writeFile(
  sheet,
  `/* The letters that the page's own words are written with, asked for before the whole fonts. Written by \`npm run make -- letters\`. */\n@layer base {\n${rules.join('\n\n')}\n}\n`,
);
await runTool('@biomejs/biome/bin/biome', ['format', '--write', sheet]);
