import { measure } from './measure.ts';

/** Writes the pace of games of so many players, the argument, as JSON. Compiled, and run in a process of its own. */
process.stdout.write(JSON.stringify(measure(Number(process.argv[2]))));
