import { type ChildProcess, spawn } from 'node:child_process';
import { find, programs } from '../../tools/browsers/programs.mjs';

/** Sets up a screen that nobody sees, for browsers that draw in 3D only on one. */
export default async function setUpScreen(): Promise<() => void> {
  const program = find(programs.screen);
  if (program === null) throw new Error('There is no Xvfb: npm run test:browsers gets it.');
  // It chooses a free number and says it.
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  process.env.DISPLAY = `:${await firstLine(screen)}`;
  return () => {
    screen.kill();
  };
}

function firstLine({ stdout, ...child }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    stdout?.once('data', (said) => resolve(String(said).trim()));
    stdout?.once('close', () => reject(new Error(`Xvfb ended (${child.exitCode}).`)));
  });
}
