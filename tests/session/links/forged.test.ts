import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { unwrap, wrap } from '../../../src/session/links/envelope.ts';
import { NumberReader } from '../../../src/session/links/fields.ts';
import { openLink, positionOf } from '../../../src/session/links/link.ts';
import { corpus, linkOf } from './games.ts';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const generator = xoroshiro128plus(19);
const draw = (below: number) => uniformInt(generator, 0, below - 1);
const digit = () => digits[draw(64)] ?? '';
const links = corpus.filter(({ log }) => log.length < 260).flatMap((one) => [linkOf(one), linkOf(positionOf(one))]);
const any = <T>(list: readonly T[]): T => {
  const one = list[draw(list.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

/** Ways to spoil a link by accident or on purpose, without knowing how it is made. */
const spoils: readonly ((link: string) => string)[] = [
  (link) => link.slice(0, draw(link.length)),
  (link) => link.slice(1 + draw(link.length)),
  (link) => swap(link, draw(link.length), digit()),
  (link) => swap(swap(link, draw(link.length), digit()), draw(link.length), digit()),
  (link) => swap(link, draw(link.length), any(['%', ' ', '\u0000', '🂡', '<', '=', '\n'])),
  (link) => link + digit(),
  (link) => link.slice(0, 7) + link.slice(7).split('').reverse().join(''),
  (link) => link.toLowerCase(),
  (link) => link + any(links),
  () => Array.from({ length: draw(300) }, digit).join(''),
];

function swap(link: string, at: number, by: string): string {
  return link.slice(0, at) + (by === link[at] ? (by === 'A' ? 'B' : 'A') : by) + link.slice(at + 1);
}

describe('forged links', () => {
  it('are refused, all of a hundred thousand: nothing is thrown, and nothing takes long', () => {
    let slowest = 0;
    for (let count = 0; count < 95_000; count++) {
      const link = any(links);
      const spoilt = any(spoils)(link);
      if (links.includes(spoilt)) continue;
      const begun = performance.now();
      const opened = openLink(spoilt);
      slowest = Math.max(slowest, performance.now() - begun);
      if (opened.ok) throw new Error(`opened: ${spoilt}`);
    }
    expect(slowest).toBeLessThan(5000);
  }, 120_000);

  it('are refused even if the forger knows how to make them look whole', () => {
    const problems = new Map<string, number>();
    let slowest = 0;
    for (let count = 0; count < 5000; count++) {
      const { number } = unwrap(any(links));
      const bits = BigInt(1 + draw(1200));
      const forged = any([
        () => number ^ (1n << bits),
        () => number >> bits,
        () => number << bits,
        () => BigInt(draw(2 ** 31)) << bits,
        () => (1n << bits) - 1n,
      ])();
      const link = wrap(forged);
      if (links.includes(link)) continue;
      const begun = performance.now();
      const opened = openLink(link);
      slowest = Math.max(slowest, performance.now() - begun);
      if (opened.ok) throw new Error(`opened: ${link}`);
      problems.set(opened.problem, (problems.get(opened.problem) ?? 0) + 1);
    }
    expect([...problems.keys()].toSorted()).toEqual(['broken', 'newer', 'otherBox', 'otherRules']);
    expect(slowest).toBeLessThan(5000);
  }, 120_000);

  it('of the greatest length cost no more than a long game: every field has its bounds', () => {
    for (const number of [0n, (1n << 24_500n) - 1n, 1n << 24_499n]) {
      const begun = performance.now();
      expect(openLink(wrap(number)).ok).toBe(false);
      expect(performance.now() - begun).toBeLessThan(5000);
    }
  });

  it('read as any number, take out what was put in', () => {
    const reader = new NumberReader(123n);
    expect([reader.take(10), reader.take(10), reader.isEmpty, reader.take(10), reader.isEmpty, reader.take(7)]).toEqual(
      [3, 2, false, 1, true, 0],
    );
  });
});
