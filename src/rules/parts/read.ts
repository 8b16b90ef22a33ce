import { amiss, anyFieldsFrom, checkFields, listFrom, numberFrom, within, wordFrom } from '../box-fault.ts';
import type { PartField } from './field.ts';
import { mostParts, type Part, type PartName, partNames, partRule } from './index.ts';

/** Reads the parts of a race or a power: plain copies, each field checked. Throws `BadBox`. */
export function partsFrom(value: unknown, place: string): readonly Part[] {
  const parts = listFrom(value, mostParts, place, partFrom);
  for (const [index, { part }] of parts.entries()) {
    if (partRule(part).many || parts.findIndex((other) => other.part === part) === index) continue;
    amiss(`${place}[${index}]`, 'partTwice', { part });
  }
  return parts;
}

function partFrom(value: unknown, place: string): Part {
  const said = anyFieldsFrom(value, place);
  const part = wordFrom(said.part, partNames, within(place, 'part')) as PartName;
  const { fields, misfit } = partRule(part);
  checkFields(said, ['part', ...Object.keys(fields)], place);
  const filled: Record<string, unknown> = { part };
  for (const [field, kind] of Object.entries(fields)) {
    if (kind.optional && said[field] === undefined) continue;
    filled[field] = valueFrom(kind, said[field], within(place, field));
  }
  const found = misfit(filled);
  if (found) amiss(within(place, found.field), found.why, { part, field: found.field, other: found.other });
  // Every field has just been checked to be of its kind.
  return filled as unknown as Part;
}

function valueFrom(field: PartField, value: unknown, place: string): unknown {
  switch (field.kind) {
    case 'count':
      return numberFrom(value, field.least, field.most, place);
    case 'choice':
      return wordFrom(value, field.of, place);
    case 'flag':
      return value === true ? true : amiss(place, 'flag');
    case 'some': {
      const words = listFrom(value, field.of.length, place, (item, at) => wordFrom(item, field.of, at));
      if (words.length === 0) amiss(place, 'tooFew');
      const twice = words.find((word, index) => words.indexOf(word) !== index);
      return twice === undefined ? words : amiss(place, 'twice', { word: twice });
    }
  }
}
