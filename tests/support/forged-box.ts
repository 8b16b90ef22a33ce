import { randomBox } from '../../tools/checks/random-box.ts';
import { type Draw, pick } from '../../tools/checks/random-player.ts';

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
