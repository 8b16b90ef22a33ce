import {
  type Arms,
  type ArmsColour,
  armsCharges,
  armsDivisions,
  type Figure,
  figureBacks,
  figureBodies,
  figureGear,
  figureHeads,
} from '../../rules/index.ts';
import { contrast } from '../../ui/look/eyes.ts';
import { figurePalette } from '../../ui/look/figure-colours.ts';
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

/** Numbers from a text, the same each time: each call draws one below `many`. */
function drawnFrom(text: string): (many: number) => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (many) => {
    state = (state + 0x6d2b79f5) | 0;
    const once = Math.imul(state ^ (state >>> 15), state | 1);
    const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61));
    return Math.floor((((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32) * many);
  };
}

/** What a left hand does not hold by chance: beside a right hand's weapon it would be too much. */
const large: readonly Figure['right'][] = ['spear', 'staff', 'banner', 'bow'];

export function figureFor(text: string): Figure {
  const below = drawnFrom(text);
  const pick = <T>(list: readonly T[], usual: T): T => list[below(list.length)] ?? usual;
  const right = pick(
    figureGear.filter((gear) => gear !== 'none' && gear !== 'shield'),
    'sword',
  );
  const left = pick(
    figureGear.filter((gear) => gear !== right && !large.includes(gear)),
    'shield',
  );
  const cloth: ArmsColour = pick(figurePalette.cloth, '#2020a0');
  const trims = figurePalette.trim.filter((colour) => contrast(colour, cloth) >= 2.2);
  const skins = figurePalette.skin.filter((colour) => contrast(colour, cloth) >= 1.7);
  return {
    body: pick(figureBodies, 'slim'),
    head: pick(figureHeads, 'crown'),
    right,
    left,
    back: pick([...figureBacks, 'none', 'none'], 'none'),
    skin: pick(skins, '#eab78e'),
    cloth,
    trim: pick(trims, '#f0b030'),
    metal: pick(figurePalette.metal, '#a4adb8'),
  };
}
