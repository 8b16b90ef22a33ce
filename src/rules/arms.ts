import { amiss, fieldsFrom, within, wordFrom } from './box-fault.ts';

export const armsShapes = ['square', 'swallowtail', 'shield', 'pennon', 'lozenge', 'roundel'] as const;
export type ArmsShape = (typeof armsShapes)[number];

export const armsDivisions = [
  'plain',
  'pale',
  'fess',
  'bend',
  'quarterly',
  'chevron',
  'cross',
  'saltire',
  'bordure',
] as const;
export type ArmsDivision = (typeof armsDivisions)[number];

export const armsCharges = [
  'star',
  'sun',
  'moon',
  'crown',
  'tower',
  'key',
  'sword',
  'axe',
  'hammer',
  'arrow',
  'anchor',
  'ship',
  'tree',
  'leaf',
  'flower',
  'flame',
  'drop',
  'horn',
  'eye',
  'hand',
  'skull',
  'serpent',
  'fish',
  'bird',
  'paw',
  'heart',
] as const;
export type ArmsCharge = (typeof armsCharges)[number];

/** A colour as `#rrggbb`. */
export type ArmsColour = `#${string}`;

/** The arms of a race or power of one's own: chosen words and three colours, drawn by whoever shows them. */
export interface Arms {
  readonly shape: ArmsShape;
  readonly division: ArmsDivision;
  readonly charge: ArmsCharge;
  /** The field: the colour by which it is known on the table. */
  readonly field: ArmsColour;
  readonly second: ArmsColour;
  /** The charge. */
  readonly ink: ArmsColour;
}

const colour = /^#[0-9a-f]{6}$/;
const colours = ['field', 'second', 'ink'] as const;

/** Reads arms from any value: a plain copy, each field checked. Throws `BadBox`. */
export function armsFrom(value: unknown, place: string): Arms {
  const said = fieldsFrom(value, ['shape', 'division', 'charge', ...colours], place);
  const word = <Word extends string>(field: string, words: readonly Word[]) =>
    wordFrom(said[field], words, within(place, field)) as Word;
  const tincture = (field: (typeof colours)[number]) => colourFrom(said[field], within(place, field));
  return {
    shape: word('shape', armsShapes),
    division: word('division', armsDivisions),
    charge: word('charge', armsCharges),
    field: tincture('field'),
    second: tincture('second'),
    ink: tincture('ink'),
  };
}

/** Reads a colour from any value. Throws `BadBox`. */
export function colourFrom(found: unknown, place: string): ArmsColour {
  if (found === undefined) amiss(place, 'missing');
  return typeof found === 'string' && colour.test(found) ? (found as ArmsColour) : amiss(place, 'colour');
}
