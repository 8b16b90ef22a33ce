/** `npm run make -- <what>`: makes anew what is committed, but written by a program. Without a name it lists what there is. */
const makers: Readonly<Record<string, readonly [about: string, make: () => Promise<unknown>]>> = {
  boards: ["the four boards' outlines, from their adjacencies", () => import('./boards/index.ts')],
  boxes: ['the schema of a box, docs/box.schema.json', () => import('./boxes/index.ts')],
  chart: ['the statechart of a turn, docs/turn-chart.svg and .machine.js', () => import('./chart/index.ts')],
  corpus: ['the recorded games, after a change of behaviour that was meant', () => import('./corpus/index.ts')],
  dice: ['the throws of the die', () => import('./dice/index.ts')],
  hosting: ['the files for web servers in hosting/', () => import('./site/write-hosting.mjs')],
  icons: ['the icons of the installed page, from public/icon.svg', () => import('./icons/index.ts')],
  letters: [
    "the fonts' letters that the words are written with: after words with a new one",
    () => import('./letters/index.ts'),
  ],
  protocol: ['the answers in docs/protocol.md and the README', () => import('./headless/document.ts')],
};

const [what = '', ...others] = process.argv.slice(2);
const maker = others.length === 0 ? makers[what] : undefined;
if (maker) await maker[1]();
else {
  console.log(
    Object.entries(makers)
      .map(([name, [about]]) => `${name.padEnd(10)} ${about}`)
      .join('\n'),
  );
  process.exitCode = what === '' ? 0 : 2;
}

export {};
