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
