import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A key with which rooms sign the notices that they hand to push services, as they read it (`vapid` in src/rooms/host/engine.ts): one line of JSON.
 * @param {string} contact whom push services may write to, as an address of mail (`mailto:…`) or of a page
 * @returns {string}
 */
export function newVapid(contact = 'mailto:nobody@example.org') {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  return JSON.stringify({ x, y, d, contact });
}

/**
 * The key of a folder of rooms: made when it is asked for first, and kept beside them, for the eyes of whoever runs them alone.
 * @param {string} folder
 * @returns {string}
 */
export function vapidIn(folder) {
  const file = join(folder, 'vapid.json');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    const made = newVapid();
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${made}\n`, { mode: 0o600 });
    return made;
  }
}

/**
 * The public half of such a key, which `GET rooms/` says (`push`): whoever says it has these rooms.
 * @param {string} vapid
 * @returns {string | null} null if it is no key
 */
export function publicKeyOf(vapid) {
  try {
    const { x, y } = JSON.parse(vapid);
    return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
      'base64url',
    );
  } catch {
    return null;
  }
}
