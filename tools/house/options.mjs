import { parseArgs } from 'node:util';
import { namesIn } from './hosts.mjs';

/** Usage of the options after `npm start --`. */
export const usage = `npm start -- --port 8080   (any port from 1 to 65535; without it, the usual one)
npm start -- --host        (for everybody in this network)
npm start -- --names table.example,192.168.1.20   (other names and addresses that lead here)
npm start -- --disk-all 2000 --disk-address 200 --disk-room 20 --disk-free 500
                           (megabytes that tables far apart may take up: all, those opened from one address, each; and what has to stay free)`;

/** Megabytes, as numbers of bytes, by the options that say them; what has to stay free may be nothing. */
const disk = {
  'disk-all': { usual: 2000, least: 1 },
  'disk-address': { usual: 200, least: 1 },
  'disk-room': { usual: 20, least: 1 },
  'disk-free': { usual: 500, least: 0 },
};

/**
 * What is said after `npm start --`.
 * @param {readonly string[]} args
 * @returns {{ port: number | null, isOpen: boolean, names: string[], limits: import('../rooms/disk.mjs').Limits }} `port`: null if none is named
 * @throws {Error} with a sentence for the person who wrote it
 */
export function wishesOf(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { ...text, short: 'p' },
      host: { type: 'boolean' },
      names: text,
      'disk-all': text,
      'disk-address': text,
      'disk-room': text,
      'disk-free': text,
    },
  });
  const bytes = (/** @type {keyof typeof disk} */ name) => bytesOf(name, values[name]);
  return {
    port: values.port === undefined ? null : portOf(values.port),
    isOpen: values.host === true,
    names: values.names === undefined ? [] : namesIn(values.names),
    limits: {
      all: bytes('disk-all'),
      address: bytes('disk-address'),
      room: bytes('disk-room'),
      free: bytes('disk-free'),
    },
  };
}

/** @param {string} said */
function portOf(said) {
  const number = /^\d{1,5}$/.test(said) ? Number(said) : 0;
  if (number < 1 || number > 65535) throw new Error(`"${said}" is no port: a port is a number from 1 to 65535.`);
  return number;
}

/** @param {keyof typeof disk} name @param {string | undefined} said */
function bytesOf(name, said) {
  const { usual, least } = disk[name];
  const megabytes = said === undefined ? usual : /^\d{1,9}$/.test(said) ? Number(said) : -1;
  if (megabytes < least)
    throw new Error(
      `"${said}" is no size for --${name}: a size is a number of megabytes from ${least} on, like ${usual}.`,
    );
  return megabytes * 1_000_000;
}
