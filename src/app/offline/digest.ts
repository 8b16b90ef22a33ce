/** The digest of a file as the build writes it, `sha256-` and 44 letters: what the `integrity` of a request is, too. */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}
