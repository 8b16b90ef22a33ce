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

/** Values that are wrong nearly everywhere, and a few that are right somewhere. */
const odd: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  7,
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  'any',
  'coins',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
  '\u0000',
  '{amount}',
  '<b>',
  [],
  [[]],
  {},
  { part: 'coins' },
  { part: 'toString' },
  Array.from({ length: 1000 }, () => ({ part: 'lingers' })),
];

/** All objects and lists within a value, itself first. */
function* within(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const inner of Object.values(value)) yield* within(inner);
}

/** A box that reads well and is refused by the rules, or not: a lender that is not there or has too few, a name that is taken, too many tokens. */
function liar(draw: Draw): unknown {
  const race = {
    id: pick(draw, ['gnomes', 'orcs', 'hill']),
    tokens: draw(14),
    borrows: pick(draw, ['dwarves', 'trolls', 'nobody']),
  };
  return {
    id: pick(draw, ['base', 'base', 'attic']),
    own: { ownRaces: [race], ...pick(draw, [{ powers: ['hill', 'hill'] }, { powers: ['hill'] }, {}]) },
  };
}

/** A box with something in it forged: a value changed, a field gone, another added, a list longer. */
export function forgedBox(draw: Draw): unknown {
  const box: unknown = structuredClone(randomBox(draw));
  if (draw(6) === 0) return liar(draw);
  for (let left = 1 + draw(3); left > 0; left--) {
    const inside = [...within(box)];
    if (inside.length === 0) return box;
    const target = pick(draw, inside);
    const keys = Object.keys(target);
    const key =
      keys.length > 0 && draw(5) > 0 ? pick(draw, keys) : pick(draw, ['more', 'part', 'names', '__proto__', '0']);
    const value = structuredClone(pick(draw, odd));
    if (draw(6) === 0) Reflect.deleteProperty(target, key);
    else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
    if (Array.isArray(target) && draw(8) === 0) target.push(...target);
  }
  return box;
}
