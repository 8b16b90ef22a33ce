/** What makes a name read otherwise or breaks its surroundings: line ends, controls, halves, direction. */
const unsafe = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;
/** What nobody sees by itself: blanks, marks that stand on another sign, and signs that are never drawn. */
const unseen =
  /[\p{Z}\p{M}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}\u{13441}\u{13442}]/gu;
/** More marks than any language puts on one letter. */
const heaped = /(\p{M}{4})\p{M}+/gu;

/** The beginning of a name that has so many letters at most, and no half signs. */
function cut(name: string, letters: number): string {
  let begin = '';
  for (const sign of name) {
    if (begin.length + sign.length > letters) break;
    begin += sign;
  }
  return begin.trimEnd();
}

/**
 * A name as it may stand beside others; empty if there is nothing of it to be seen. No longer than what was typed: some letters are written as several, and a name that is longer than
 * pages read would keep everybody from reading anything of its table.
 */
export function cleanName(typed: string): string {
  const plain = typed.normalize('NFC').replace(unsafe, ' ').replace(heaped, '$1').replace(/\s+/g, ' ').trim();
  const name = cut(plain, typed.length);
  return name.replace(unseen, '') === '' ? '' : name;
}

/** Letters of other alphabets, and signs, that are read as these. */
const alike: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ь',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєҽ',
  g: 'ɡ',
  h: 'һ',
  j: 'ј',
  k: 'кκ',
  l: 'iіιı1|ӏ',
  m: 'м',
  n: 'ո',
  o: 'оοσ0օ',
  p: 'рρ',
  r: 'г',
  s: 'ѕ',
  t: 'тτ',
  u: 'υս',
  v: 'νѵ',
  w: 'ѡ',
  x: 'хχ',
  y: 'уγ',
};
const readAs = new Map(Object.entries(alike).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter])));

/** What is read of a name: two of which that is the same are not told apart. */
function plain(name: string): string {
  const letters = name.normalize('NFKC').toLowerCase().replace(unseen, '').replace(/\p{P}/gu, '');
  return Array.from(letters, (letter) => readAs.get(letter) ?? letter).join('');
}

/** That name, with a number behind it where others have it already. At most `letters` long, as the given one is. */
export function apartFrom(others: readonly string[], name: string, letters: number): string {
  const taken = new Set(others.map(plain));
  if (name === '' || !taken.has(plain(name))) return name;
  for (let count = 2; ; count++) {
    const end = ` ${count}`;
    const apart = `${cut(name, letters - end.length)}${end}`;
    if (!taken.has(plain(apart))) return apart;
  }
}
