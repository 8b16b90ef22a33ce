import { measure } from './measure.ts';

/** Prints the pace of games with the number of players given as the argument, as JSON. Compiled, and run in its own process. */
process.stdout.write(JSON.stringify(measure(Number(process.argv[2]))));
