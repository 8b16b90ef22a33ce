/**
 * `npm run bench:rooms`: what rooms hold, each figure beside its aim. With `--json` prints one JSON object and nothing else on the standard output.
 * `npm run bench:rooms -- kill pace` takes only these parts; `--kills 20` and `--minutes 1` shorten the kills and the cuts. `sleep` takes
 * ten minutes (`--sleep 1`: one), `visits` some (`--visits 200`: less), `flood` seven (`--seconds 5`: three), `attack` three, and they are only taken by their
 * names. Progress goes to the error output.
 */
import { loadavg } from 'node:os';
import { type Figure, tableOf } from '../bench/figure.ts';
import { attackFigures } from './parts/attack.ts';
import { coreFigures } from './parts/core.ts';
import { cutFigures } from './parts/cut.ts';
import { floodFigures } from './parts/flood.ts';
import { killFigures } from './parts/kill.ts';
import { paceFigures } from './parts/pace.ts';
import { pressFigures } from './parts/press.ts';
import { sitFigures } from './parts/sit.ts';
import { sizeFigures } from './parts/sizes.ts';
import { sleepFigures } from './parts/sleep.ts';
import { strangerFigures } from './parts/strangers.ts';
import { thinkingFigures } from './parts/thinking.ts';
import { visitFigures } from './parts/visits.ts';

/** The number after an option of the command line. */
function option(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`);
  const given = Number(process.argv[at + 1]);
  return at < 0 || !Number.isFinite(given) ? otherwise : given;
}

const kills = option('kills', 100);
const minutes = option('minutes', 5);
const messages = option('messages', 100_000);
const sleep = option('sleep', 10);
const visits = option('visits', 2000);
const seconds = option('seconds', 40);

interface Part {
  readonly name: string;
  readonly doing: string;
  take(): Promise<readonly Figure[]>;
  /** Taken only where it is named. */
  readonly isLong?: true;
}

const parts: readonly Part[] = [
  { name: 'core', doing: 'Playing in memory …', take: coreFigures },
  { name: 'sizes', doing: 'Opening a thousand rooms …', take: sizeFigures },
  { name: 'pace', doing: 'Playing in fifty rooms …', take: paceFigures },
  { name: 'thinking', doing: 'Letting an opponent think …', take: thinkingFigures },
  { name: 'sit', doing: 'Opening invitations …', take: sitFigures },
  { name: 'press', doing: 'Pressing on a phone …', take: pressFigures },
  { name: 'kill', doing: `Killing the engine ${kills} times …`, take: () => killFigures(kills) },
  { name: 'cut', doing: `Cutting connections for ${minutes} minutes …`, take: () => cutFigures(minutes * 60_000) },
  { name: 'strangers', doing: `Sending ${messages} malformed messages …`, take: () => strangerFigures(messages) },
  {
    name: 'flood',
    doing: `Flooding rooms, ${seconds} seconds each …`,
    take: () => floodFigures(seconds),
    isLong: true,
  },
  { name: 'attack', doing: 'Attacking rooms …', take: attackFigures, isLong: true },
  { name: 'sleep', doing: `Sleeping for ${sleep} minutes …`, take: () => sleepFigures(sleep * 60_000), isLong: true },
  { name: 'visits', doing: `Scanning ${visits} times …`, take: () => visitFigures(visits), isLong: true },
];

const words = process.argv.slice(2).filter((word, at, all) => !word.startsWith('--') && !isValue(all[at - 1]));
const unknown = words.filter((word) => parts.every(({ name }) => name !== word));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

// Whatever was started ends with this.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const figures: Figure[] = [];
for (const { name, doing, take, isLong = false } of parts) {
  if (words.length > 0 ? !words.includes(name) : isLong) continue;
  console.error(doing);
  try {
    figures.push(...(await take()));
  } catch (failure) {
    process.exitCode = 1;
    console.error(failure);
  }
}
console.error(`Load of this machine: ${loadavg()[0]?.toFixed(1)}.`);
console.log(
  process.argv.includes('--json')
    ? JSON.stringify(Object.fromEntries(figures.map(({ name, value }) => [name, value])))
    : tableOf(figures),
);
// Connections that are being mended keep no one waiting.
process.exit();

function isValue(before: string | undefined): boolean {
  return (
    before !== undefined && ['--kills', '--minutes', '--messages', '--sleep', '--visits', '--seconds'].includes(before)
  );
}
