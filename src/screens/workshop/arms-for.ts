import { type Arms, armsCharges, armsDivisions } from '../../rules/index.ts';
import { contrast } from '../../ui/look/eyes.ts';
import { tinctures } from '../../ui/look/heraldry.ts';

/** A number from a text, the same each time. */
const numberOf = (text: string) =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

/** Drawn from its id: colours that are told from the printed ones, and a charge that is seen on them. */
export function armsFor(id: string, kind: 'race' | 'power'): Arms {
  const drawn = numberOf(id);
  const pick = <T>(list: readonly T[], by: number, usual: T): T => list[by % list.length] ?? usual;
  const field = pick(tinctures, drawn, '#14121a');
  const seen = tinctures.filter((colour) => contrast(colour, field) >= 4.5);
  const ink = pick(seen, drawn >>> 4, '#ffffff');
  const second = pick(
    tinctures.filter((colour) => colour !== field && contrast(colour, ink) >= 3),
    drawn >>> 7,
    field,
  );
  return {
    shape: kind === 'race' ? 'swallowtail' : 'roundel',
    division: pick(armsDivisions, drawn >>> 9, 'plain'),
    charge: pick(armsCharges, drawn >>> 12, 'star'),
    field,
    second,
    ink,
  };
}
