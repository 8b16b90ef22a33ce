/** How long a signature holds, in seconds: a day at most is allowed. */
const holds = 12 * 60 * 60;

/** The key with which rooms sign what they hand to push services, and whom those may write to. */
interface Vapid {
  readonly key: JsonWebKey;
  readonly contact: string;
}

/** The key as kept: a private P-256 key as JSON (`x`, `y`, `d`), perhaps with a `contact`; null if none. */
function readVapid(text: string | null | undefined): Vapid | null {
  try {
    const { x, y, d, contact } = JSON.parse(text || 'null') as Record<string, unknown>;
    if (typeof x !== 'string' || typeof y !== 'string' || typeof d !== 'string') return null;
    const key = { kty: 'EC', crv: 'P-256', x, y, d };
    return { key, contact: typeof contact === 'string' ? contact : 'mailto:nobody@example.org' };
  } catch {
    return null;
  }
}

export function publicKeyOf(text: string | null | undefined): string | null {
  const vapid = readVapid(text);
  if (vapid === null) return null;
  const { x = '', y = '' } = vapid.key;
  return letters(joined(Uint8Array.of(4), bytesOf(x), bytesOf(y)));
}

/** The header `Authorization` that tells a push service who has sent it (RFC 8292); null without a key. */
export async function signedFor(
  endpoint: string,
  text: string | null | undefined,
  now: number,
): Promise<string | null> {
  const vapid = readVapid(text);
  if (vapid === null) return null;
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
  const key = await crypto.subtle.importKey('jwk', vapid.key, algorithm, false, ['sign']);
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + holds, sub: vapid.contact };
  const said = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => letters(utf8(JSON.stringify(part)))).join('.');
  const seal = letters(new Uint8Array(await crypto.subtle.sign(algorithm, key, utf8(said))));
  return `vapid t=${said}.${seal}, k=${publicKeyOf(text)}`;
}

/** Bytes as an array that WebCrypto takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes in the letters of addresses (base64url), without filling. */
export function letters(bytes: Bytes): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The bytes that such letters stand for. Throws if they are none. */
export function bytesOf(text: string): Bytes {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** A text's bytes, as UTF-8. */
export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function joined(...parts: readonly Bytes[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
