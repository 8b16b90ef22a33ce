/** What could make a name be read as something else, or break what stands beside it: line ends, control signs, halves of signs, and whatever turns the direction of writing. */
const unsafe = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;
/** What nobody sees by itself: blanks, marks that stand on another sign, and signs that are never drawn. */
const unseen = /[\p{Z}\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** More marks than any language puts on one letter. */
const heaped = /(\p{M}{4})\p{M}+/gu;

/** A name as it may stand beside others; empty if there is nothing of it to be seen. */
export function cleanName(typed: string): string {
  const name = typed.normalize('NFC').replace(unsafe, ' ').replace(heaped, '$1').replace(/\s+/g, ' ').trim();
  return name.replace(unseen, '') === '' ? '' : name;
}

/** Of what two names have to differ in to be told apart: letters that look alike in print or in size are one. */
function plain(name: string): string {
  return name.normalize('NFKC').replace(unseen, '').toLowerCase();
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
