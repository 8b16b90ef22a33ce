/** An id that no other race or power has, here or in any other browser: `own` and ten letters drawn by chance. */
export function freshId(): string {
  return `own${[...crypto.getRandomValues(new Uint8Array(10))].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;
}
