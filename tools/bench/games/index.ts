import { execFileSync } from 'node:child_process';
import { build } from 'vite';
import { root } from '../../house/run.mjs';
import type { Figure } from '../figure.ts';
import type { Pace } from './measure.ts';

const folder = `${root}.bench/games`;

/** Games per second, of two and of five; compiled as the site is, each in a fresh process. */
export async function gameFigures(): Promise<Figure[]> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: 'tools/bench/games/main.ts', outDir: folder, emptyOutDir: true },
  });
  return [...figuresOf(2, 800), ...figuresOf(5, 250)];
}

function figuresOf(players: number, aim: number): Figure[] {
  const pace = paceOf(players);
  return [
    {
      name: `random${players}p_games_per_s`,
      value: rounded(pace.gamesPerSecond),
      aim: { atLeast: aim },
      note: 'the fastest round',
    },
    { name: `random${players}p_games_per_s_usual`, value: rounded(pace.usualGamesPerSecond), note: 'the middle round' },
    { name: `random${players}p_commands_per_game`, value: rounded(pace.commandsPerGame) },
    { name: `random${players}p_commands_per_s`, value: Math.round(pace.commandsPerSecond) },
  ];
}

function paceOf(players: number): Pace {
  return JSON.parse(execFileSync(process.execPath, [`${folder}/main.js`, String(players)], { encoding: 'utf8' }));
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
