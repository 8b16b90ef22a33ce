import { spawn } from 'node:child_process';

/** Waits for the end of what it reads, which is that of whoever holds the other end, then ends the process it was told. */
const script = 'read -r line; kill -9 "$1"';

/**
 * Ends a child of this process as soon as this one is gone, however that was (kill -9, a crash, memory that ran out): nobody would be left to do it. What the
 * child was to keep is kept, since it bears being killed. On Windows the system ends children by itself.
 * @param {import('node:child_process').ChildProcess} child
 */
export function guard(child) {
  if (process.platform === 'win32' || child.pid === undefined) return;
  // In a group of its own: what a terminal sends to all of them does not reach it.
  const watch = spawn('/bin/sh', ['-c', script, 'rooms-guard', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Without a shell there is no guard; the rooms are there all the same.
  watch.on('error', () => {});
  watch.stdin.on('error', () => {});
  watch.unref();
  child.once('exit', () => watch.kill('SIGKILL'));
}
