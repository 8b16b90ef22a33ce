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
