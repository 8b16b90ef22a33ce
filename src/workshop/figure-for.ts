import { contrast } from '../look/eyes.ts';
import { figurePalette } from '../look/figure-colours.ts';
import { type ArmsColour, type Figure, figureBacks, figureBodies, figureGear, figureHeads } from '../rules/index.ts';

/** Numbers from a text, the same each time: each call draws one below `many`. */
function drawnFrom(text: string): (many: number) => number {
  let state = [...text].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );
  return (many) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return Math.floor((((state ^ (state >>> 13)) >>> 0) / 2 ** 32) * many);
  };
}

/** What needs the hand to be empty, for a figure that is easily read: two of these are too much. */
const large: readonly Figure['right'][] = ['spear', 'staff', 'banner', 'bow'];

/** A figure drawn from a text: parts that go together, and colours that are seen beside each other. */
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
  return {
    body: pick(figureBodies, 'slim'),
    head: pick(figureHeads, 'crown'),
    right,
    left,
    back: pick([...figureBacks, 'none', 'none'], 'none'),
    skin: pick(figurePalette.skin, '#eab78e'),
    cloth,
    trim: pick(trims, '#f0b030'),
    metal: pick(figurePalette.metal, '#a4adb8'),
  };
}
