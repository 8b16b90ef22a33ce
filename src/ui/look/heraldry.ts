import type { Arms } from '../../rules/index.ts';
import type { Colour } from './colour.ts';
import { charges } from './glyphs/charges.ts';
import { disc, type Sign } from './glyphs/shapes.ts';
import { bringHeraldry, type OwnLook } from './own-look.ts';

/** Outlines of banners and badges on a 24 × 24 grid, by the words of a box. */
export const armsOutlines: Readonly<Record<string, string>> = {
  square: 'M1 1h22v22H1Z',
  swallowtail: 'M1 2h22l-4 10 4 10H1Z',
  shield: 'M1.5 1h21v9c0 6.5-4.2 10.7-10.5 13.3C5.7 20.7 1.5 16.5 1.5 10Z',
  pennon: 'M1 1h6l16.5 11L7 23H1Z',
  lozenge: 'M12 .2 23.8 12 12 23.8.2 12Z',
  roundel: disc(12, 12, 11.3),
};

/** Where the second tincture lies, on the same grid; none where the field is plain. */
export const armsDivisions: Readonly<Record<string, string | null>> = {
  plain: null,
  pale: 'M12 0h12v24H12Z',
  fess: 'M0 8.5h24v7H0Z',
  bend: 'M0 0h5l19 19v5h-5L0 5Z',
  quarterly: 'M12 0h12v12H12ZM0 12h12v12H0Z',
  chevron: 'M12 8l12 10v6L12 14 0 24v-6Z',
  cross: 'M9.3 0h5.4v9.3H24v5.4h-9.3V24H9.3v-9.3H0V9.3h9.3Z',
  saltire: 'M0 0h4.5L12 7.5 19.5 0H24v4.5L16.5 12 24 19.5V24h-4.5L12 16.5 4.5 24H0v-4.5L7.5 12 0 4.5Z',
  bordure: 'M0 0h24v24H0ZM4 4v16h16V4Z',
};

const spot: Sign = { fill: [disc(12, 12, 7)] };

export const chargeOf = (charge: string): Sign => charges[charge] ?? spot;

/** Where the charge stands within an outline, and how large, on the same grid. */
export function chargePlace(shape: string): { readonly x: number; readonly y: number; readonly size: number } {
  switch (shape) {
    case 'pennon':
      return { x: 7.5, y: 12, size: 10 };
    case 'swallowtail':
      return { x: 10, y: 12, size: 13.5 };
    case 'shield':
      return { x: 12, y: 11, size: 14 };
    case 'lozenge':
      return { x: 12, y: 12, size: 11.5 };
    default:
      return { x: 12, y: 12, size: 14.5 };
  }
}

/** All eyes tell them from the printed box's and from one another (tests/ui/look/heraldry.test.ts). */
export const tinctures: readonly Colour[] = [
  '#f7f3ea',
  '#14121a',
  '#ffe23a',
  '#22c4dc',
  '#0a1a4a',
  '#571508',
  '#b4f09a',
  '#f03cf0',
  '#0c0ca0',
];

export const inks: readonly Colour[] = [
  ...tinctures,
  '#f0b030',
  '#c8352b',
  '#3c7a46',
  '#3c57b0',
  '#6a2f96',
  '#8a5a34',
  '#9a9088',
];

export function lookOf({ shape, division, charge, field, second, ink }: Arms): OwnLook {
  const half = armsDivisions[division] ?? null;
  return {
    sign: chargeOf(charge),
    field,
    second: half === null ? field : second,
    ink,
    outline: armsOutlines[shape] ?? armsOutlines.square ?? '',
    half,
    place: chargePlace(shape),
  };
}

const pieceSigns: Readonly<Record<string, Sign>> = {
  tower: {
    fill: ['M12 1l6 7v3h-1.5l1 11.5h-11l1-11.5H6V8ZM10.3 22.5h3.4V18a1.7 1.7 0 0 0-3.4 0ZM10.6 12.5v3h2.8v-3Z'],
  },
  tent: { fill: ['M12.6 3.5V1h-1.2v2.5L1.5 12.8h2.3l-1 9.7h6.7l2.5-7 2.5 7h6.7l-1-9.7h2.3Z'] },
  totem: {
    fill: [
      'M9 1h6v4h1l6.5-1.5L21 9l-5 1.5V12h1.5v3H16v7.5H8V15H6.5v-3H8v-1.5L3 9 1.5 3.5 8 5h1ZM9.7 7.2v1.6h1.6V7.2Zm3 0v1.6h1.6V7.2ZM10 17.5v1.5h4v-1.5Z',
    ],
  },
  idol: {
    fill: [`${disc(12, 6.5, 4.6)}${disc(10.3, 6, 0.9)}${disc(13.7, 6, 0.9)}`, 'M8.5 12h7l4.5 7h1v3.5H3V19h1Z'],
  },
  gate: {
    fill: [
      'M2 22.5V11C2 5 6.5 1.5 12 1.5S22 5 22 11v11.5h-5V11c0-3-2-5-5-5s-5 2-5 5v11.5Z',
      'M12 9.5c2 0 3 1.2 3 3v8.5H9v-8.5c0-1.8 1-3 3-3Z',
    ],
  },
};

bringHeraldry({ lookOf, pieces: pieceSigns });
