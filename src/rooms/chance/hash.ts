import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

// In plain script: without TLS, as in a home network, there is no `crypto.subtle`, and rooms hash mid-step.

/** SHA-256 of some texts, as hexadecimal digits. Where one ends and the next begins counts. */
export function hashOf(...texts: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(texts))));
}

/** What only the holder of a key (hexadecimal digits) can compute from a text: 32 bytes. */
export function sealOf(key: string, text: string): Uint8Array {
  return hmac(sha256, hexToBytes(key), utf8ToBytes(text));
}

/** The same as hexadecimal digits: a key for another purpose, which says nothing about the first. */
export function keyFor(key: string, purpose: string): string {
  return bytesToHex(sealOf(key, purpose));
}

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
