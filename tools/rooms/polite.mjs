import { setPriority } from 'node:os';

/** By how much: whoever waits is let pass, and on a machine that is busy all the time a thought still gets a quarter of its share. */
const niceness = 5;

/**
 * Lets this thread yield to everything else of the machine: a thought has time, an answer of a room has not. Only Linux knows priorities of threads; elsewhere
 * it would be that of the whole process, with the page's server in it.
 */
export function bePolite() {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, niceness);
  } catch {
    // Not allowed here: it thinks as everything else does.
  }
}
