import { networkInterfaces } from 'node:os';

/**
 * The address under which other machines of the home network find this one; null if it is in none.
 * @returns {string | null}
 */
export function networkAddress() {
  const found = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const outside = found.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
  // Homes use these; others (of virtual machines, of providers) are the second choice.
  return outside.find((address) => /^(?:192\.168|10)\./.test(address)) ?? outside[0] ?? null;
}
