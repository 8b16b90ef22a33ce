import { type ArmsColour, colourFrom } from './arms.ts';
import { fieldsFrom, within, wordFrom } from './box-fault.ts';

export const figureBodies = ['slim', 'stout', 'tall', 'small', 'brute', 'robed', 'fourLegged', 'coiled'] as const;
export const figureHeads = [
  'crown',
  'hood',
  'hat',
  'helmet',
  'turban',
  'bull',
  'bird',
  'cat',
  'frog',
  'imp',
  'cyclops',
  'pumpkin',
] as const;
export const figureGear = [
  'none',
  'sword',
  'axe',
  'hammer',
  'spear',
  'staff',
  'lantern',
  'banner',
  'shield',
  'bow',
  'book',
  'cup',
] as const;
export const figureBacks = ['none', 'cape', 'wings', 'pack', 'shell'] as const;
export const figureColours = ['skin', 'cloth', 'trim', 'metal'] as const;

/** The figure of a race of one's own: chosen parts and four colours, put together by whoever shows it. */
export interface Figure {
  readonly body: (typeof figureBodies)[number];
  readonly head: (typeof figureHeads)[number];
  readonly right: (typeof figureGear)[number];
  readonly left: (typeof figureGear)[number];
  readonly back: (typeof figureBacks)[number];
  readonly skin: ArmsColour;
  readonly cloth: ArmsColour;
  /** Hems, belts and other small things of cloth. */
  readonly trim: ArmsColour;
  readonly metal: ArmsColour;
}

/** Reads a figure from any value: a plain copy, each field checked. Throws `BadBox`. */
export function figureFrom(value: unknown, place: string): Figure {
  const said = fieldsFrom(value, ['body', 'head', 'right', 'left', 'back', ...figureColours], place);
  const word = <Word extends string>(field: string, words: readonly Word[]) =>
    wordFrom(said[field], words, within(place, field)) as Word;
  const tone = (field: (typeof figureColours)[number]) => colourFrom(said[field], within(place, field));
  return {
    body: word('body', figureBodies),
    head: word('head', figureHeads),
    right: word('right', figureGear),
    left: word('left', figureGear),
    back: word('back', figureBacks),
    skin: tone('skin'),
    cloth: tone('cloth'),
    trim: tone('trim'),
    metal: tone('metal'),
  };
}
