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

/** Position in a text: line and column, both counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

export interface Word extends TextPlace {
  readonly text: string;
}

/** One fact of a position: its keyword, then the other words. */
export interface Statement {
  readonly keyword: Word;
  readonly words: readonly Word[];
}

/** Splits a text into statements: one per line, or several separated by `;`; `#` begins a comment. */
export function statementsOf(text: string): Statement[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const [code = ''] = line.split('#', 1);
    let from = 0;
    return code.split(';').flatMap((part): Statement[] => {
      const [keyword, ...words] = wordsOf(part, index + 1, from);
      from += part.length + 1;
      return keyword ? [{ keyword, words }] : [];
    });
  });
}

function wordsOf(part: string, line: number, from: number): Word[] {
  return [...part.matchAll(/\S+/g)].map((match) => ({ text: match[0], line, column: from + match.index + 1 }));
}

/** Splits a word at a character, the second part with its own column; the second is null if the character is absent. */
export function cut(word: Word, at: string): readonly [first: Word, second: Word | null] {
  const index = word.text.indexOf(at);
  if (index < 0) return [word, null];
  const rest = index + at.length;
  return [
    { ...word, text: word.text.slice(0, index) },
    { text: word.text.slice(rest), line: word.line, column: word.column + rest },
  ];
}

/** Splits a word at every occurrence of a character, each part with its own column. */
export function cutAll(word: Word, at: string): Word[] {
  const words: Word[] = [];
  for (let left: Word | null = word; left; ) {
    const [first, rest] = cut(left, at);
    words.push(first);
    left = rest;
  }
  return words;
}
