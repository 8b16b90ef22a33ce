/** Words longer than this are not compared: they are no misspelt names. */
const longest = 40;

/** The known name closest to what was written, or null if none is close. Ignores case. */
export function nearest(written: string, known: readonly string[]): string | null {
  if (written.length > longest) return null;
  const far = Math.max(2, Math.ceil(written.length / 3));
  let best: string | null = null;
  let least = far + 1;
  for (const name of known) {
    const away = distance(written.toLowerCase(), name.toLowerCase());
    if (away < least) [best, least] = [name, away];
  }
  return best;
}

/** The number of insertions, deletions and substitutions of letters between two words (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
