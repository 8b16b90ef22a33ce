// Plain script, since the server before the rooms counts by the same: what each has stored (tools/rooms/openers.mjs).

/**
 * By what visitors are told apart where something is granted to an address: one of version 4 is somebody's; of version 6 the network of a household is (/64), within which everybody
 * has as many as they like. Version 4 written as version 6 is the same one. What is no address is taken as it is.
 * @param {string} address
 * @returns {string}
 */
export function networkOf(address) {
  const [plain = ''] = address
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .split('%');
  const [, mapped] = /^(?:::|(?:0{1,4}:){5})ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain) ?? [];
  if (mapped !== undefined) return mapped;
  if (!/^[\da-f:]*:[\da-f:.]*$/.test(plain)) return address;
  const [before = '', after] = plain.split('::');
  const groups = (/** @type {string} */ text) => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(before), groups(after ?? '')];
  // An address of version 4 at the end fills two groups; only the first four count.
  const filled = first.length + last.length + (plain.includes('.') ? 1 : 0);
  const gap = after === undefined ? [] : new Array(Math.max(0, 8 - filled)).fill('0');
  const network = [...first, ...gap, ...last].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
