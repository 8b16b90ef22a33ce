import {
  type BoxName,
  contentOf,
  type OwnPowerData,
  type OwnRaceData,
  type Part,
  type PartField,
  partNames,
  partRule,
} from '../../src/rules/index.ts';
import { type Draw, pick } from './random-player.ts';

/** Something that fits a field. */
function filling(draw: Draw, field: PartField): unknown {
  switch (field.kind) {
    case 'count':
      return field.least + draw(field.most - field.least + 1);
    case 'choice':
      return pick(draw, field.of);
    case 'flag':
      return true;
    case 'some': {
      const first = draw(field.of.length);
      return field.of.filter((_, place) => place === first || draw(6) === 0);
    }
  }
}

/** A part filled in at random, each of its fields as likely left out as not. What does not go together is drawn again. */
export function randomPart(draw: Draw, part: Part['part']): Part {
  for (;;) {
    const { fields, misfit } = partRule(part);
    const said: Record<string, unknown> = { part };
    for (const [name, field] of Object.entries(fields))
      if (!field.optional || draw(2) === 0) said[name] = filling(draw, field);
    // Each field is of its kind, as in data that were read.
    if (misfit(said) === null) return said as unknown as Part;
  }
}

/** Up to so many parts at random, as a race or a power of one's own may have them; no piece twice, nor one of those taken. */
function randomParts(draw: Draw, most: number, taken: Set<string> = new Set()): readonly Part[] {
  const parts: Part[] = [];
  for (let left = draw(most + 1); left > 0; left--) {
    const name = pick(draw, partNames);
    if (!partRule(name).many && parts.some(({ part }) => part === name)) continue;
    const part = randomPart(draw, name);
    const piece = 'piece' in part ? part.piece : undefined;
    if (piece !== undefined && taken.has(piece)) continue;
    if (piece !== undefined) taken.add(piece);
    parts.push(part);
  }
  return parts;
}

/** A box with a race and a power of one's own, made at random from the vocabulary; it can be played with. */
export function randomBox(draw: Draw): BoxName {
  const { races } = contentOf({});
  const taken = new Set<string>();
  const borrows = pick(draw, Object.keys(races));
  const race: OwnRaceData = {
    id: 'gnomes',
    tokens: draw(Math.min(10, races[borrows]?.supply ?? 0) + 1),
    borrows,
    parts: randomParts(draw, 6, taken),
    names: { en: 'Gnomes' },
  };
  const power: OwnPowerData = { id: 'nimble', tokens: draw(6), parts: randomParts(draw, 6, taken) };
  return { id: 'base', own: { ownRaces: [race], ownPowers: [power] } };
}
