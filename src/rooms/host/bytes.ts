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
