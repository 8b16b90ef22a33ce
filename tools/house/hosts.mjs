import { hostname, networkInterfaces } from 'node:os';

/** A host as requests name it: a name or an address, perhaps a dot that says that the name is whole, perhaps a port. */
const form = /^(\[[\da-f:.]{2,45}\]|[a-z\d_-]+(?:\.[a-z\d_-]+)*)\.?(?::\d{1,5})?$/i;

/**
 * Does a request name this machine, or a name that it was given? If not, a sentence for whoever sent it: a page elsewhere whose name was led here meanwhile is none of ours.
 * @param {string | undefined} host what the request says
 * @param {readonly string[]} [names] other names that lead here
 * @returns {string | null} null where all is well
 */
export function misledBy(host, names = []) {
  const name = nameIn(host ?? '');
  if (name === null) return 'It cannot be told which host this asks for: open the address that the server has printed.';
  if (name === 'localhost' || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name)) return null;
  // Looked up each time: networks come and go.
  if (names.some((one) => nameIn(one) === name) || namesOfMachine().includes(name)) return null;
  return `This server is not "${name}": open the address that it has printed. To have it answer to that name as well, start it with: npm start -- --names ${name}`;
}

/**
 * The names in the option `--names a,b`.
 * @param {string} said
 * @returns {string[]}
 * @throws {Error} with a sentence for the person who wrote it
 */
export function namesIn(said) {
  const names = said.split(',').map((one) => one.trim());
  const strange = names.find((one) => nameIn(one) === null);
  if (strange !== undefined)
    throw new Error(
      `"${strange}" is no name of a host: names are like table.example or 192.168.1.20, with commas between them.`,
    );
  return names;
}

/** @param {string} host */
function nameIn(host) {
  return form.exec(host)?.[1]?.toLowerCase() ?? null;
}

function namesOfMachine() {
  const own = hostname().toLowerCase();
  const [first = own] = own.split('.');
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return [
    ...[own, first, `${first}.local`],
    ...addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address.split('%')[0]}]` : address)),
  ];
}
