import { type Bytes, bytesOf, joined, utf8 } from './bytes.ts';

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
