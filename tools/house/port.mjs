import { parseArgs } from 'node:util';

/** Usage of the options after `npm start --`. */
export const usage =
  'npm start -- --port 8080   (any port from 1 to 65535; without it, the usual one)\nnpm start -- --host        (for everybody in this network)';

/** @param {readonly string[]} args */
function optionsOf(args) {
  return parseArgs({ args: [...args], options: { port: { type: 'string', short: 'p' }, host: { type: 'boolean' } } })
    .values;
}

/**
 * Is the site to be opened to the network (`--host`)?
 * @param {readonly string[]} args
 */
export function isForNetwork(args) {
  return optionsOf(args).host === true;
}

/**
 * The port in the arguments, as `--port 8080`, `--port=8080` or `-p 8080`; null if there is none.
 * @param {readonly string[]} args
 * @returns {number | null}
 * @throws {Error} with a sentence for the person who wrote it
 */
export function portOf(args) {
  const { port } = optionsOf(args);
  if (port === undefined) return null;
  const number = /^\d{1,5}$/.test(port) ? Number(port) : 0;
  if (number < 1 || number > 65535) throw new Error(`"${port}" is no port: a port is a number from 1 to 65535.`);
  return number;
}

/**
 * Why a port cannot be used, in a sentence.
 * @param {number} port
 * @param {unknown} failure
 */
export function portRefusal(port, failure) {
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: end it, or choose another port.`;
  if (code === 'EACCES') return `Port ${port} is not allowed for this user: choose one from 1024 on.`;
  return `Port ${port} cannot be had (${failure instanceof Error ? failure.message : failure}): choose another.`;
}
