import { hashOf } from './hash.ts';

/** What is stored of a device's secret. */
export function hashOfSecret(secret: string): string {
  return hashOf('device', secret);
}

/** What a page says of its device as it connects, of that hash: enough for its room to expect it, and not to be it. */
export function hintOf(hash: string): string {
  return hash.slice(0, 24);
}

export function addressOf(address: string, secret: string): string {
  return `${address}?device=${hintOf(hashOfSecret(secret))}`;
}
