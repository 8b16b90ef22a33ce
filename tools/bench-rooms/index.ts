/**
 * `npm run bench:rooms`: what rooms hold, each figure beside its aim. With `--json` prints one JSON object and nothing else on the standard output.
 * `npm run bench:rooms -- kill pace` takes only these parts; `--kills 20` and `--minutes 1` shorten the kills and the cuts. `sleep` takes
 * ten minutes (`--sleep 1`: one), `visits` some (`--visits 200`: less), `flood` seven (`--seconds 5`: three), `attack` three, and they are only taken by their
 * names. Progress goes to the error output.
 */
import { loadavg } from 'node:os';
import { type Part, takeParts } from '../bench/parts.ts';
import { givenTo, orEnd } from '../house/arguments.ts';
import { freePort } from '../site/free-port.ts';
import { openSite, type SiteWithRooms } from '../site/site.ts';
import { type BenchEngine, benchEngine } from './engine/bench-engine.ts';
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
import { during } from './share.ts';

const given = givenTo(
  'bench:rooms',
  { json: false, kills: '100', minutes: '5', messages: '100000', sleep: '10', visits: '2000', seconds: '40' },
  true,
);
const [kills, minutes, messages, sleep, visits, seconds] = orEnd('bench:rooms', () =>
  ['kills', 'minutes', 'messages', 'sleep', 'visits', 'seconds'].map(given.number),
) as [number, number, number, number, number, number];

/** On an engine of its own, or at a site of its own with rooms and a browser. */
const onEngine = (take: (engine: BenchEngine) => ReturnType<Part['take']>) => async () => {
  const engine = await benchEngine();
  return during(engine, engine.end, take);
};
const onSite = (take: (site: SiteWithRooms, inspector: number) => ReturnType<Part['take']>) => async () => {
  const inspector = await freePort();
  const site = await openSite({ flat: true, withRooms: true, inspector });
  return during(site, site.close, () => take(site, inspector));
};

const parts: readonly Part[] = [
  { name: 'core', doing: 'Playing in memory …', take: coreFigures },
  { name: 'sizes', doing: 'Opening a thousand rooms …', take: onEngine(sizeFigures) },
  { name: 'pace', doing: 'Playing in fifty rooms …', take: onEngine(paceFigures) },
  { name: 'thinking', doing: 'Letting an opponent think …', take: thinkingFigures },
  { name: 'sit', doing: 'Opening invitations …', take: onSite(sitFigures) },
  { name: 'press', doing: 'Pressing on a phone …', take: onSite(pressFigures) },
  {
    name: 'kill',
    doing: `Killing the engine ${kills} times …`,
    take: onEngine((engine) => killFigures(engine, kills)),
  },
  {
    name: 'cut',
    doing: `Cutting connections for ${minutes} minutes …`,
    take: onEngine((engine) => cutFigures(engine, minutes * 60_000)),
  },
  {
    name: 'strangers',
    doing: `Sending ${messages} malformed messages …`,
    take: onEngine((engine) => strangerFigures(engine, messages)),
  },
  {
    name: 'flood',
    doing: `Flooding rooms, ${seconds} seconds each …`,
    take: () => floodFigures(seconds),
    isLong: true,
  },
  { name: 'attack', doing: 'Attacking rooms …', take: attackFigures, isLong: true },
  {
    name: 'sleep',
    doing: `Sleeping for ${sleep} minutes …`,
    take: onEngine((engine) => sleepFigures(engine, sleep * 60_000)),
    isLong: true,
  },
  {
    name: 'visits',
    doing: `Scanning ${visits} times …`,
    take: onSite((site, inspector) => visitFigures(site, inspector, visits)),
    isLong: true,
  },
];

// Whatever was started ends with this.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await takeParts('bench:rooms', parts, given);
console.error(`Load of this machine: ${loadavg()[0]?.toFixed(1)}.`);
// Connections that are being mended keep no one waiting.
process.exit();
