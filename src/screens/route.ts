import { attempt } from '../ui/platform/attempt.ts';
import type { Handed } from './page/read-handed.ts';

export type Route =
  | { readonly at: 'start' | 'tables' | 'table' }
  /** Brief: a few turns for somebody who wants to see the game, and then it is their turn. */
  | { readonly at: 'showcase'; readonly isBrief?: boolean }
  | { readonly at: 'game'; readonly id: string }
  /** A game shown again, from the moment after so many commands. */
  | { readonly at: 'replay'; readonly id: string; readonly moment: number }
  /** By its number in the collection; one that is in none by the link that it is. */
  | { readonly at: 'puzzle'; readonly which: string }
  /** With what a link brings there; empty for nothing. */
  | { readonly at: 'workshop' | 'boards'; readonly brought: string }
  /** A room's code, or an invitation. */
  | { readonly at: 'room'; readonly link: string }
  /** Tables of one's own, taken along from another device. */
  | { readonly at: 'carried'; readonly tables: string }
  /** A game in a link: asked about, over whatever is shown. */
  | { readonly at: 'link'; readonly link: string };

/** What of a query names a screen, and has a name after # as well. */
const makers = ['workshop', 'boards'] as const;
/** More than any id. */
const LONGEST = 200;

const has = (query: string, words: string) => new RegExp(`[?&](?:${words})(=|&|$)`).test(query);

export const wantsShowcase = (query: string) => has(query, 'showcase|tour');

/** Is the page with this query a showcase that is looked at? One that passers-by may take seats of is a table. */
const isShowcase = (query: string) => wantsShowcase(query) && !isTableWanted(query);

/** Does it bring something handed on from one to another, to be read by whoever knows how? */
export function isHanded(address: string): boolean {
  const hash = hashOf(address);
  return hash !== '' && hash !== '#tables' && !hash.startsWith('#/') && !isShowcase(queryOf(address));
}

export function routeOf(address: string, handed: Handed | null = null): Route {
  const query = queryOf(address);
  const hash = hashOf(address);
  if (isShowcase(query)) return { at: 'showcase' };
  if (hash === '#tables') return { at: 'tables' };
  const named = hash.startsWith('#/') ? namedIn(hash.slice(2).split('/')) : handed && handedTo(handed);
  if (named !== null) return named;
  for (const at of makers) if (has(query, at)) return { at, brought: '' };
  return { at: isTableWanted(query) ? 'table' : 'start' };
}

/** The address of a screen, from its query on, for a page that is at that one. */
export function addressOf(route: Route, from: string): string {
  const words = queryOf(from).replace(/^\?/, '').split('&');
  const own: readonly string[] = makers;
  // One leads on from a brief showcase; any other is left for good.
  const left = has(queryOf(from), 'brief') && route.at !== 'showcase' ? [...own, 'showcase', 'brief'] : own;
  const rest = words.filter((word) => word !== '' && !left.includes(word.replace(/=.*/s, '')));
  if ((route.at === 'showcase' || route.at === 'table') && routeOf(`?${rest.join('&')}`).at !== route.at)
    rest.push(route.at);
  if (route.at === 'showcase' && route.isBrief) rest.push('brief');
  return `${rest.length === 0 ? '' : `?${rest.join('&')}`}${afterHash(route)}`;
}

/** What of an address leads to a screen, and may be handed on: its part from # on. */
export function afterHash(route: Route): string {
  switch (route.at) {
    case 'start':
    case 'showcase':
    case 'table':
      return '';
    case 'tables':
      return '#tables';
    case 'game':
      return `#/game/${encodeURIComponent(route.id)}`;
    case 'replay':
      return `#/replay/${encodeURIComponent(route.id)}/${route.moment}`;
    case 'puzzle':
      return `#/puzzle/${route.which}`;
    case 'workshop':
      return route.brought === '' ? '#/workshop' : `#made=${route.brought}`;
    case 'boards':
      return route.brought === '' ? '#/boards' : `#board=${route.brought}`;
    case 'room':
      return `#room=${route.link}`;
    case 'carried':
      return `#tables=${route.tables}`;
    case 'link':
      return `#game=${route.link}`;
  }
}

export function handedTo({ kind, body }: Handed): Route {
  switch (kind) {
    case 'game':
      return { at: 'link', link: body };
    case 'room':
      return { at: 'room', link: body };
    case 'tables':
      return { at: 'carried', tables: body };
    case 'made':
      return { at: 'workshop', brought: body };
    case 'board':
      return { at: 'boards', brought: body };
  }
}

function namedIn([at, first = '', second = '']: readonly string[]): Route | null {
  const id = attempt(() => decodeURIComponent(first)) ?? '';
  const isId = id !== '' && id.length <= LONGEST;
  if (at === 'game') return isId ? { at, id } : null;
  if (at === 'replay') return isId ? { at, id, moment: /^\d{1,6}$/.test(second) ? Number(second) : 0 } : null;
  if (at === 'puzzle') return { at, which: /^[\w-]*$/.test(first) ? first : '' };
  if (at === 'workshop' || at === 'boards') return { at, brought: '' };
  return null;
}

const hashOf = (address: string) => /#.+/s.exec(address)?.[0] ?? '';
const queryOf = (address: string) => address.replace(/#.*/s, '');

/** `?table`, or a showcase that passers-by may take seats of (`?showcase&guests=2`). */
export function isTableWanted(search = location.search): boolean {
  return /[?&]table(=|&|$)/.test(search) || (/[?&]showcase(=|&|$)/.test(search) && /[?&]guests=\d/.test(search));
}
