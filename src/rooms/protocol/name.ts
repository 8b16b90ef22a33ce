/** What could make a name be read as something else, or break what stands beside it: line ends, control signs, halves of signs, and whatever turns the direction of writing. */
const unsafe = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;
/** What nobody sees by itself: blanks, marks that stand on another sign, and signs that are never drawn. */
const unseen =
  /[\p{Z}\p{M}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}\u{13441}\u{13442}]/gu;
/** More marks than any language puts on one letter. */
const heaped = /(\p{M}{4})\p{M}+/gu;

/** A name as it may stand beside others; empty if there is nothing of it to be seen. */
export function cleanName(typed: string): string {
  const name = typed.normalize('NFC').replace(unsafe, ' ').replace(heaped, '$1').replace(/\s+/g, ' ').trim();
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
    let begin = '';
    for (const sign of name) if (begin.length + sign.length + end.length <= letters) begin += sign;
    const apart = `${begin.trimEnd()}${end}`;
    if (!taken.has(plain(apart))) return apart;
  }
}
