/**
 * `npm run bench`: the figures of the project, each beside its aim. With `--json` (`npm run -s bench -- --json`) they come as
 * one JSON object, and nothing else, on the standard output. What is said on the way goes to the error output.
 */
import { openSite } from '../site/site.ts';
import { type Figure, tableOf } from './figure.ts';
import { gameFigures } from './games/index.ts';
import { scriptFigures } from './page/index.ts';
import { tableFigures } from './table/index.ts';

const figures: Figure[] = [];
console.error('Playing games …');
figures.push(...(await gameFigures()));
const site = await openSite();
try {
  console.error('Weighing scripts …');
  figures.push(...(await scriptFigures(site)));
  console.error('Looking at the table …');
  figures.push(...(await tableFigures(site)));
} finally {
  await site.close();
}
console.log(
  process.argv.includes('--json')
    ? JSON.stringify(Object.fromEntries(figures.map(({ name, value }) => [name, value])))
    : tableOf(figures),
);
