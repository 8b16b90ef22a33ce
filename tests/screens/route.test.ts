import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress } from '../../src/screens/page/read-handed.ts';
import { addressOf, isHanded, type Route, routeOf } from '../../src/screens/route.ts';

/** Where the page goes that is at this address. */
const routeAt = (address: string) => routeOf(address, readAddress(address.replace(/^[^#]*/, '')));

const id = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((text) => !/\p{Surrogate}/u.test(text));
const letters = fc.stringMatching(/^[\w-]{1,80}$/);
const code = fc.stringMatching(/^[ABCDEFGHJKLMNPQRSTUVWXYZ23456789]{6}$/);

const anyRoute: fc.Arbitrary<Route> = fc.oneof(
  fc.constantFrom('start', 'tables', 'showcase', 'table').map((at) => ({ at })),
  id.map((id) => ({ at: 'game' as const, id })),
  fc.record({ at: fc.constant('replay' as const), id, moment: fc.nat(999_999) }),
  fc.record({ at: fc.constant('puzzle' as const), which: fc.oneof(fc.nat(9999).map(String), letters) }),
  fc.record({ at: fc.constantFrom('workshop', 'boards'), brought: fc.oneof(fc.constant(''), letters) }),
  code.map((link) => ({ at: 'room' as const, link })),
  fc.tuple(code, letters).map(([room, rest]) => ({ at: 'carried' as const, tables: `${room}.d1.${rest}` })),
  letters.map((link) => ({ at: 'link' as const, link })),
);

/** What stands in a query and names no screen that has a name after # as well. */
const queries = ['', '?lang=pl', '?probe&lang=en', '?living=off', '?workshop', '?boards=1&probe', '?framed'];

/** What a link brings is as long as it says: where it says nothing sensible, it stays as it is. */
describe('the address of a screen', () => {
  it('leads to it, whatever the page was opened with', () => {
    fc.assert(
      fc.property(anyRoute, fc.constantFrom(...queries), (route, query) => {
        const address = addressOf(route, query);
        expect(routeAt(address)).toEqual(route);
        const words = query
          .slice(1)
          .split('&')
          .filter((word) => !/^(workshop|boards|$)/.test(word));
        for (const word of words) expect(address).toContain(word);
        expect(addressOf(route, address)).toBe(address);
      }),
    );
  });

  it('keeps its query alone where it is left for the start page, and no other screen in it', () => {
    expect(addressOf({ at: 'start' }, '?lang=pl&workshop&probe#made=abc')).toBe('?lang=pl&probe');
    expect(addressOf({ at: 'boards', brought: '' }, '?workshop')).toBe('#/boards');
  });

  it.each([
    '#/',
    '#//',
    '#/game',
    '#/game/',
    '#/game/%',
    '#/game/%E0%A4%A',
    `#/game/${'x'.repeat(10_000)}`,
    '#/nowhere/at/all',
    '#/constructor',
    '#/__proto__/x',
    '#game',
    '#%00',
    '#?workshop',
    '#/replay//3',
  ])('that makes no sense leads to the start page: %s', (address) => {
    expect(routeAt(address)).toEqual({ at: 'start' });
  });

  it('never fails, and never names what nobody could have', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom('?', '#', '#/', '#/game/', '#/replay/x/'),
        (text, before) => {
          const route = routeAt(before + text);
          if (route.at === 'replay') expect(route.moment).toSatisfy(Number.isSafeInteger);
          if (route.at === 'game') expect(route.id).not.toBe('');
          expect(() => addressOf(route, '')).not.toThrow();
        },
      ),
    );
  });
});

/** Every address that was ever given away, and where it leads. */
const old: readonly (readonly [address: string, route: Route])[] = [
  ['', { at: 'start' }],
  ['#', { at: 'start' }],
  ['#foo', { at: 'start' }],
  ['?lang=pl', { at: 'start' }],
  ['?lang=xx&probe', { at: 'start' }],
  ['?living=on', { at: 'start' }],
  ['?living=off', { at: 'start' }],
  ['?probe', { at: 'start' }],
  ['?framed#game=abc', { at: 'link', link: 'abc' }],
  ['#game=abc', { at: 'link', link: 'abc' }],
  ['?lang=it#game=abc', { at: 'link', link: 'abc' }],
  ['#GAME%3Dabc', { at: 'link', link: 'abc' }],
  ['#room=ABCDEF', { at: 'room', link: 'ABCDEF' }],
  ['#room=f67wf5', { at: 'room', link: 'F67WF5' }],
  ['?probe#room=ABCDEF.', { at: 'room', link: 'ABCDEF' }],
  ['#tables', { at: 'tables' }],
  ['#tables=ABCDEF.d1.x', { at: 'carried', tables: 'ABCDEF.d1.x' }],
  ['#made=abc', { at: 'workshop', brought: 'abc' }],
  ['?workshop#made=abc', { at: 'workshop', brought: 'abc' }],
  ['?workshop', { at: 'workshop', brought: '' }],
  ['?probe&workshop=1&lang=en', { at: 'workshop', brought: '' }],
  ['?workshops', { at: 'start' }],
  ['#board=abc', { at: 'boards', brought: 'abc' }],
  ['#BOARD%3Dabc', { at: 'boards', brought: 'abc' }],
  ['#boards=abc', { at: 'start' }],
  ['?boards', { at: 'boards', brought: '' }],
  ['?probe&boards=1&lang=en', { at: 'boards', brought: '' }],
  ['?boardset', { at: 'start' }],
  ['?boards#game=abc', { at: 'link', link: 'abc' }],
  ['?showcase', { at: 'showcase' }],
  ['?showcase&players=3&speed=2&exit', { at: 'showcase' }],
  ['?tour', { at: 'showcase' }],
  ['?tour=3&showcase', { at: 'showcase' }],
  ['?showcase#game=abc', { at: 'showcase' }],
  ['?table', { at: 'table' }],
  ['?table&players=4', { at: 'table' }],
  ['?showcase&guests=2', { at: 'table' }],
  ['?showcase&guests', { at: 'showcase' }],
  ['?table#room=ABCDEF', { at: 'room', link: 'ABCDEF' }],
  ['?showcase&guests=2#room=ABCDEF', { at: 'room', link: 'ABCDEF' }],
];

describe('an address of earlier versions', () => {
  it.each(old)('%s leads where it led', (address, route) => {
    expect(routeAt(address)).toEqual(route);
  });

  it('waits to be read only where it was handed on', () => {
    const waiting = old.filter(([address]) => isHanded(address)).map(([address]) => address);
    expect(waiting.every((address) => address.includes('#') && !address.startsWith('?showcase#'))).toBe(true);
    expect(['#/game/x', '#/replay/x/3', '#tables', '', '?workshop'].some(isHanded)).toBe(false);
  });
});
