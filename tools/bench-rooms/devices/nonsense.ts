import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { bounds, PROTOCOL } from '../../../src/rooms/protocol/index.ts';

const secret = 'ab'.repeat(32);
/** Messages as they should be, to be bent. */
const sound: readonly Readonly<Record<string, unknown>>[] = [
  { type: 'hello', protocol: PROTOCOL, rules: 2, secret, seen: -1, passport: 'ABCDEF.0.0.x', name: 'x' },
  { type: 'claim', id: 'a', passport: 'ABCDEF.0.0.x' },
  { type: 'share', id: 'a', value: secret },
  { type: 'do', id: 'a', on: 0, seat: 0, commands: [{ type: 'conquer', region: 1 }] },
  { type: 'back', id: 'a', on: 0, seat: 0 },
  { type: 'give', id: 'a', seat: 0, control: { level: 'wanderer', seed: 1, temper: {} } },
  { type: 'propose', id: 'a', proposal: { what: 'takeBack', seat: 0 } },
  { type: 'answer', id: 'a', proposal: 0, yes: true },
  { type: 'choose', id: 'a', choices: { clock: { kind: 'bank', bank: 60_000, grace: 0 }, late: 'pass' } },
  { type: 'say', seat: 0, said: 'hello' },
  { type: 'told', id: 'a', part: 0 },
];

/** Values that no field of ours has, or not there. */
const odd: readonly unknown[] = [
  null,
  [],
  {},
  -1,
  1e308,
  0.5,
  true,
  '',
  'constructor',
  '__proto__',
  '\u0000\uD800',
  'x'.repeat(5_000),
  new Array(2_000).fill(0),
  { type: 'hello' },
  [[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]],
];

/** Messages that are none: bent, cut off, too deep, too long, of other types, and now and then a sound one from somebody who has no right to it. */
export function nonsense(seed: number): () => string | Uint8Array {
  const generator = xoroshiro128plus(seed);
  const below = (most: number) => uniformInt(generator, 0, most - 1);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const bent = () => {
    const message: Record<string, unknown> = { ...one(sound) };
    const fields = Object.keys(message);
    for (let bends = 1 + below(2); bends > 0; bends--) message[one([...fields, 'id', 'extra'])] = one(odd);
    return JSON.stringify(message);
  };
  const kinds: readonly (() => string | Uint8Array)[] = [
    bent,
    bent,
    bent,
    () => bent().slice(0, below(200)),
    () => one(['[', '{"a":', '[{"a":[']).repeat(1 + below(4_000)),
    () => `{"type":"hello","name":"${'x'.repeat(below(2) === 0 ? 100 : bounds.message)}"}`,
    () => Uint8Array.from({ length: below(300) }, () => below(256)),
    () => String.fromCharCode(...Array.from({ length: below(80) }, () => below(0x10000))),
    () => `{"__proto__":{"type":"delete","id":"a"},"constructor":{"prototype":{}}}`,
    () => JSON.stringify(one(sound)),
  ];
  return () => one(kinds)();
}
