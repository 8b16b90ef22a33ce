import { IntlMessageFormat } from 'intl-messageformat';

type Ast = ReturnType<IntlMessageFormat['getAst']>;
type Element = Ast[number];

const accents: Readonly<Record<string, string>> = {
  A: 'Ă',
  C: 'Ć',
  E: 'Ę',
  I: 'Î',
  L: 'Ł',
  N: 'Ń',
  O: 'Ó',
  S: 'Ș',
  T: 'Ț',
  U: 'Ù',
  Z: 'Ż',
  a: 'ă',
  c: 'ć',
  e: 'ę',
  i: 'î',
  l: 'ł',
  n: 'ń',
  o: 'ó',
  s: 'ș',
  t: 'ț',
  u: 'ù',
  z: 'ż',
};

/** Text with accents and 40 % longer: every word repeats its end. */
function longer(words: string): string {
  return words.replace(/\p{L}+/gu, (word) => {
    const end = word.slice(word.length - Math.round(word.length * 0.4));
    return [...word, ...end.toLowerCase()].map((letter) => accents[letter] ?? letter).join('');
  });
}

function lengthened(element: Element): Element {
  if (element.type === 0) return { ...element, value: longer(element.value) };
  if ('children' in element) return { ...element, children: element.children.map(lengthened) };
  if (!('options' in element)) return element;
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map(lengthened) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}

/**
 * An English message in a pseudo-language: 40 % longer, with the accents of the five languages. For tests of layouts, and of whether every word on
 * the page comes from the catalogue. Accepts text or a parsed message; returns messages with arguments parsed.
 */
export function pseudoOf(message: string | Ast): string | Ast {
  if (typeof message === 'string' && !/[{'<]/.test(message)) return longer(message);
  const ast = typeof message === 'string' ? new IntlMessageFormat(message, 'en').getAst() : message;
  return ast.map(lengthened);
}
