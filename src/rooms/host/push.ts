import type { Push, PushOutcome } from '../core/index.ts';
import type { Environment } from './engine.ts';
import { type Bytes, bytesOf, joined, signedFor, utf8 } from './vapid.ts';

/** Whose browser a notice is for: what it gave with its subscription. */
interface Recipient {
  /** Its public point, and a secret that it shares with us. */
  readonly p256dh: string;
  readonly auth: string;
}

/** What makes each message another one: a pair of keys and salt, drawn for it alone. */
interface Fresh {
  readonly keys: CryptoKeyPair;
  readonly salt: Bytes;
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
/** The longest record; ours is the only one of its message, and far shorter. */
const recordSize = 4096;
/** What a text may have at most, so that it is one record. */
const longest = 3_000;
/** Ends the last record. */
const end = Uint8Array.of(2);

async function fresh(): Promise<Fresh> {
  const keys = (await crypto.subtle.generateKey(curve, true, ['deriveBits'])) as CryptoKeyPair;
  return { keys, salt: crypto.getRandomValues(new Uint8Array(16)) };
}

/**
 * Encrypts a text for a browser as push services carry it (RFC 8291, `aes128gcm`): only that browser can read it. Throws if the recipient's keys are none.
 * `drawn`: for the test vector alone.
 */
export async function encrypted(text: string, { p256dh, auth }: Recipient, drawn?: Fresh): Promise<Bytes> {
  const body = utf8(text);
  if (body.length > longest) throw new RangeError('rooms: a notice is too long');
  const { keys, salt } = drawn ?? (await fresh());
  const theirs = bytesOf(p256dh);
  const ours = await publicPoint(keys.publicKey);
  const point = await crypto.subtle.importKey('raw', theirs, curve, false, []);
  const shared = new Uint8Array(await crypto.subtle.deriveBits({ name: 'ECDH', public: point }, keys.privateKey, 256));
  const secret = await derived(shared, bytesOf(auth), joined(utf8('WebPush: info\0'), theirs, ours), 32);
  const key = await derived(secret, salt, utf8('Content-Encoding: aes128gcm\0'), 16);
  const iv = await derived(secret, salt, utf8('Content-Encoding: nonce\0'), 12);
  const cipher = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  const record = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, cipher, joined(body, end));
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, recordSize);
  return joined(salt, size, Uint8Array.of(ours.length), ours, new Uint8Array(record));
}

/** The public key as a point, uncompressed. */
async function publicPoint(key: CryptoKey): Promise<Bytes> {
  const { x = '', y = '' } = (await crypto.subtle.exportKey('jwk', key)) as JsonWebKey;
  return joined(Uint8Array.of(4), bytesOf(x), bytesOf(y));
}

/** HKDF with SHA-256. */
async function derived(secret: Bytes, salt: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8));
}

/** Seconds a push service keeps a notice for an absent browser; milliseconds it may take to answer. */
const keeps = 24 * 60 * 60;
const patience = 10_000;

/**
 * May rooms hand something to this address? It comes from a visitor: only https at its usual port, to a name of the net, so that nobody can make rooms speak
 * to what only they reach (the engine also refuses names that lead to private addresses). `allowed`: an origin beside those, for tests.
 */
export function isPushService(endpoint: string, allowed = ''): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (allowed !== '' && origin === allowed) return true;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const last = hostname.split('.').at(-1) ?? '';
  // A name of the net ends in letters: addresses in numbers do not, nor do those of version 6.
  const isName = hostname.includes('.') && /^[a-z][a-z0-9-]+$/.test(last);
  return isName && !['local', 'localhost', 'internal', 'lan', 'home', 'arpa', 'onion', 'test'].includes(last);
}

/** Hands a notice to a push service. Never throws; what goes wrong is noted without a word of whose notice it was. */
export async function sendPush(push: Push, { vapid, pushOrigin }: Environment): Promise<PushOutcome> {
  const { endpoint, text, topic } = push;
  if (!isPushService(endpoint, pushOrigin)) return 'gone';
  try {
    const authorization = await signedFor(endpoint, vapid, Date.now());
    if (authorization === null) return 'gone';
    const body = await encrypted(text, push).catch(() => null);
    // Its keys are none: nobody will ever read it.
    if (body === null) return 'gone';
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        Authorization: authorization,
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(keeps),
        Topic: topic,
        Urgency: 'high',
      },
      body,
      // A push service has no reason to send us elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    if (answer.status === 404 || answer.status === 410) return 'gone';
    console.error('rooms: a push service answers:', answer.status);
  } catch {
    console.error('rooms: a push service does not answer.');
  }
  return 'failed';
}
