import fc from 'fast-check';

/** Numbers that no field can hold. */
export const oddNumbers = [
  Number.NEGATIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  Number.NaN,
  1e308,
  -1e308,
  -1,
  -1.5,
  8.64e15 + 1,
  2 ** 53,
] as const;

/** What an entry of a store may hold that was never written there by the table. */
export const oddTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '5',
    '-1e999',
    '1e308',
    'true',
    'false',
    '"x"',
    'null',
    '[]',
    '{}',
    '[5]',
    '{"state',
    'undefined',
    'NaN',
  ],
  ...['{"state":null}', '{"state":5}', '{"state":"x"}', '{"state":[]}', '{"state":{},"version":5}'],
  ...['{"state":{"language":{},"keys":5,"effects":-1e999,"room":1e999,"speed":1e308},"version":-1e999}'],
  ...['{"state":{"keys":{"__proto__":"x","board":7},"told":[5,{}],"skipped":5,"run":1e999},"version":0}'],
  '{"__proto__":{"state":{"language":"pl"}}}',
  '['.repeat(20_000),
];

/** A plain value with one of its parts changed into anything, or taken away. */
export function damaged(whole: unknown): fc.Arbitrary<unknown> {
  const ways = [...waysInto(whole)];
  const odd = fc.oneof(fc.constantFrom<unknown>(...oddNumbers, undefined, null, '', 'x'.repeat(5000)), fc.anything());
  return fc.tuple(fc.constantFrom(...ways), odd).map(([way, value]) => changed(whole, way, value));
}

function* waysInto(value: unknown): Generator<readonly string[]> {
  yield [];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) for (const way of waysInto(part)) yield [name, ...way];
}

function changed(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined || typeof whole !== 'object' || whole === null) return value;
  const part: unknown = Reflect.get(whole, name);
  const next = changed(part, rest, value);
  return Array.isArray(whole) ? whole.with(Number(name), next) : { ...whole, [name]: next };
}
