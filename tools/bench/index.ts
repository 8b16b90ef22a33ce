/**
 * `npm run bench`: the figures of the project, each beside its target. With `--json` (`npm run -s bench -- --json`) prints one JSON object and
 * nothing else on the standard output. `npm run bench -- eye table` takes only these parts. Progress goes to the error output.
 */
import { openSite, type Site } from '../site/site.ts';
import { carryFigures } from './carry/index.ts';
import { eyeFigures } from './eye/index.ts';
import { faceFigures } from './face/index.ts';
import { type Figure, tableOf } from './figure.ts';
import { frameFigures } from './frames/index.ts';
import { gameFigures } from './games/index.ts';
import { grabFigures } from './grab/index.ts';
import { headlessFigures } from './headless/index.ts';
import { linkFigures } from './link/index.ts';
import { pageFigures } from './page/index.ts';
import { replayFigures } from './replay/index.ts';
import { tableFigures } from './table/index.ts';

const parts: readonly { name: string; doing: string; take(site: Site): Promise<readonly Figure[]> }[] = [
  { name: 'games', doing: 'Playing games …', take: gameFigures },
  { name: 'headless', doing: 'Asking the kernel …', take: headlessFigures },
  { name: 'link', doing: 'Packing games into links …', take: linkFigures },
  { name: 'page', doing: 'Weighing the page …', take: pageFigures },
  { name: 'replay', doing: 'Going back in games …', take: replayFigures },
  { name: 'table', doing: 'Counting what is drawn …', take: tableFigures },
  { name: 'carry', doing: 'Carrying tokens …', take: carryFigures },
  { name: 'grab', doing: 'Taking stacks …', take: grabFigures },
  { name: 'face', doing: 'Looking into faces …', take: faceFigures },
  { name: 'eye', doing: 'Looking at the table …', take: eyeFigures },
  { name: 'frames', doing: 'Timing frames …', take: frameFigures },
];
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = wanted.filter((word) => parts.every(({ name }) => name !== word));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const figures: Figure[] = [];
const site = await openSite();
try {
  for (const { name, doing, take } of parts)
    if (wanted.length === 0 || wanted.includes(name)) await add(doing, () => take(site));
} finally {
  await site.close();
}
console.log(
  process.argv.includes('--json')
    ? JSON.stringify(Object.fromEntries(figures.map(({ name, value }) => [name, value])))
    : tableOf(figures),
);

/** Adds some figures; if they cannot be measured it says so and continues with the others. */
async function add(what: string, take: () => Promise<readonly Figure[]>): Promise<void> {
  console.error(what);
  try {
    figures.push(...(await take()));
  } catch (failure) {
    process.exitCode = 1;
    console.error(failure);
  }
}
