/**
 * `npm run measure -- <part> [options]`: what opponents, combos and boxes are worth, by games of opponents. `--help` lists the parts, `<part> --help` says
 * what its options are. A job of a part is a game, or a decision played on, and all cores play at once (`--threads 2`: so many); `--log FILE` keeps what
 * came of each, so that it can be stopped at any moment and continued with the same arguments. `--write` makes the figures those of the project.
 */
import { availableParallelism } from 'node:os';
import { ended, givenIn } from '../house/arguments.ts';
import { openLog } from './log.ts';
import { partOf, parts } from './parts.ts';
import { openPool } from './pool.ts';

const shared = { threads: String(availableParallelism()), log: '', help: false } as const;
const [name = '--help', ...args] = process.argv.slice(2);

if (name === '--help')
  console.log(
    `npm run measure -- <part> [options]; <part> --help says more.\n\n${Object.entries(parts)
      .map(([id, { about }]) => `${id.padEnd(16)} ${about.split('. ')[0]}`)
      .join('\n')}`,
  );
else await measure().catch((failure) => ended('measure', failure));

async function measure(): Promise<void> {
  const { about, options, report } = partOf(name);
  const all = { ...shared, ...options };
  const given = givenIn(args, all);
  if (given.is('help')) {
    console.log(
      `${about}\n\n${Object.entries(all)
        .map(([id, other]) => `--${id} ${other || ''}`.trim())
        .join('\n')}`,
    );
    return;
  }
  const pool = await openPool(name, given.number('threads'), openLog(given.text('log') || undefined));
  try {
    await report(given, pool.ask);
  } finally {
    await pool.close();
  }
}
