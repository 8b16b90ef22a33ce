import { type ArmsColour, type Figure, figureBacks, figureBodies, figureGear, figureHeads } from '../../rules/index.ts';
import { contrast } from '../../ui/look/eyes.ts';
import { figurePalette } from '../../ui/look/figure-colours.ts';

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
