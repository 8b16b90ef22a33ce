import { isIPv6 } from 'node:net';

/**
 * Whom an address stands for: one of IPv4 is somebody's, of IPv6 the first half (/64) is, within which everybody has as many as he likes. Where IPv4 is written as IPv6
 * it is the same one.
 * @param {string} address
 * @returns {string}
 */
export function networkOf(address) {
  const [, plain] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (plain !== undefined) return plain;
  const [whole = ''] = address.split('%');
  if (!isIPv6(whole)) return address;
  const [before = '', after] = whole.toLowerCase().split('::');
  const groups = (/** @type {string} */ text) => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(before), groups(after ?? '')];
  // An address of IPv4 at the end fills two groups; only the first four count.
  const filled = first.length + last.length + (whole.includes('.') ? 1 : 0);
  const gap = after === undefined ? [] : new Array(8 - filled).fill('0');
  return `${[...first, ...gap, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
