import { execFileSync } from 'node:child_process';
import { build } from 'vite';
import { root } from '../../house/run.mjs';
import { rounded } from '../../measure/statistics.ts';
import type { Figure } from '../figure.ts';
import type { Pace } from './measure.ts';

const folder = `${root}.bench/games`;

/** Games per second, with two and with five players; compiled like the site, each in a fresh process. */
export async function gameFigures(): Promise<Figure[]> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: 'tools/bench/games/main.ts', outDir: folder, emptyOutDir: true },
  });
  return [...figuresOf(2, 2000), ...figuresOf(5, 500)];
}

function figuresOf(players: number, aim: number): Figure[] {
  const pace = paceOf(players);
  return [
    {
      name: `random${players}p_games_per_s`,
      value: rounded(pace.gamesPerSecond, 1),
      aim: { atLeast: aim },
      note: 'the fastest round',
    },
    {
      name: `random${players}p_games_per_s_usual`,
      value: rounded(pace.usualGamesPerSecond, 1),
      note: 'the middle round',
    },
    { name: `random${players}p_commands_per_game`, value: rounded(pace.commandsPerGame, 1) },
    { name: `random${players}p_commands_per_s`, value: Math.round(pace.commandsPerSecond) },
    { name: `random${players}p_legal_lists_per_s`, value: Math.round(pace.listsPerSecond) },
    ...(pace.bytesPerCommand === null
      ? []
      : [{ name: `random${players}p_bytes_per_command`, value: Math.round(pace.bytesPerCommand) }]),
  ];
}

/** A heap large enough for a whole round of games without a collection, so that allocations can be measured (MiB). */
const flags = ['--expose-gc', '--min-semi-space-size=512', '--max-semi-space-size=512'];

function paceOf(players: number): Pace {
  const play = (options: readonly string[]): Pace =>
    JSON.parse(
      execFileSync(process.execPath, [...options, `${folder}/main.js`, String(players)], { encoding: 'utf8' }),
    );
  // Only the allocations come from the process with the large heap: the pace is that of Node with default settings.
  return { ...play([]), bytesPerCommand: play(flags).bytesPerCommand };
}
