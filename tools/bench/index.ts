/**
 * `npm run bench`: the figures of the project, each beside its target. With `--json` (`npm run -s bench -- --json`) prints one JSON object and
 * nothing else on the standard output. Progress goes to the error output.
 */
import { openSite } from '../site/site.ts';
import { type Figure, tableOf } from './figure.ts';
import { gameFigures } from './games/index.ts';
import { headlessFigures } from './headless/index.ts';
import { scriptFigures } from './page/index.ts';
import { tableFigures } from './table/index.ts';

const figures: Figure[] = [];
const site = await openSite();
try {
  await add('Playing games …', gameFigures);
  await add('Asking the kernel …', headlessFigures);
  await add('Weighing scripts …', () => scriptFigures(site));
  await add('Looking at the table …', () => tableFigures(site));
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
