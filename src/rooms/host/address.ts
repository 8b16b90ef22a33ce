/**
 * By what visitors are told apart where something is granted to an address: one of version 4 as it is; of version 6 the network of a household (/64), of which everybody has
 * as many addresses as they like. What is no address is taken as it is.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .split('%');
  const [, mapped] = /^(?:::|(?:0{1,4}:){5})ffff:(?:0:)?(\d+\.\d+\.\d+\.\d+)$/.exec(plain) ?? [];
  if (mapped !== undefined) return mapped;
  if (!plain.includes(':')) return plain;
  const [before = '', after = ''] = plain.split('::');
  const parts = before === '' ? [] : before.split(':');
  const rest = after === '' ? [] : after.split(':');
  // The last 32 bits may be written as an address of version 4.
  const length = parts.length + rest.length + (plain.includes('.') ? 1 : 0);
  const all = plain.includes('::')
    ? [...parts, ...new Array<string>(Math.max(0, 8 - length)).fill('0'), ...rest]
    : parts;
  const network = all.slice(0, 4).map((part) => part.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
