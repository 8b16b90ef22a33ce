import type { Thing } from '../../table/attention/index.ts';
import type { TableScope } from '../../table/scope.tsx';
import { sentences, t } from '../../ui/locale/index.ts';
import { isHidden } from '../../ui/platform/visibility.ts';
import { regionOfElement } from '../board/board-keys.ts';
import type { Game } from '../frame/use-game.ts';
import { colourWords, signWords, wordsOf } from './explanations.ts';

/** What is pressed: what it is called is what it says of itself, and of all its parts. */
const controls = 'button, a, summary, input, select, [role="button"], [role="img"]';
/** Whole lists and panels are no sign, and what they are called is written on them. */
const wholes = 'ul, ol, table, section, nav, dialog, aside, header, #board';

/** The words of a `title`; while it is pointed at it is kept elsewhere, so that the browser shows none of its own. */
export const titleOf = (element: Element): string | null =>
  element.getAttribute('title') ?? element.getAttribute('data-title');

function isRegionThing(of: string | null): of is 'tokens' | 'cost' | 'danger' {
  return of === 'tokens' || of === 'cost' || of === 'danger';
}

function thingOf(element: Element): Thing | null {
  const [of, region] = [element.getAttribute('data-thing'), regionOfElement(element)];
  return isRegionThing(of) && region !== null ? { of, region } : null;
}

function ownWords(element: Element, game: Game): string | null {
  const thing = thingOf(element);
  if (thing) return wordsOf(thing, game);
  const title = titleOf(element);
  if (title) return title;
  const sign = element.getAttribute('data-sign');
  const signed = sign === null ? null : signWords(sign, game);
  if (signed) return signed;
  const colour = element.getAttribute('data-colour');
  if (colour !== null) return colourWords(game, Number(colour));
  const heard = [...element.children].filter((child) => child.matches('.unseen') && child.textContent);
  if (heard.length > 0) return sentences(...heard.map(({ textContent }) => textContent));
  if (element.matches('.coins')) {
    // Not what is written there: a browser may have translated it.
    const amount = Number(/\d+/.exec(element.getAttribute('data-amount') ?? '')?.[0] ?? Number.NaN);
    return Number.isNaN(amount) ? null : t('coins', { amount });
  }
  const chip = element.matches('.chip') ? element.querySelector('[data-sign]')?.getAttribute('data-sign') : null;
  if (chip) return signWords(chip, game);
  // A sign before the words of a heading says the same.
  if (element.matches('h1, h2, h3, h4')) return element.textContent?.trim() || null;
  if (!element.matches(controls)) return element.matches('fieldset') ? element.getAttribute('aria-label') : null;
  return element.getAttribute('aria-label') ?? (heardIn(element).replace(/\s+/g, ' ').trim() || null);
}

function heardIn(node: Node): string {
  if (node instanceof Element && node.matches('[aria-hidden="true"]')) return '';
  return node instanceof Text ? node.data : [...node.childNodes].map(heardIn).join('');
}

/** Its own words, or those of what it is a part of, with the part that they belong to. */
export function explained(
  element: Element | null,
  game: Game,
): { readonly words: string; readonly at: Element } | null {
  for (let at = element; at !== null && !at.matches(wholes); at = at.parentElement) {
    const words = ownWords(at, game);
    if (words) return { words, at };
    if (at.matches(controls)) return null;
  }
  return null;
}

export function signsInSight(scope: TableScope): readonly Element[] {
  const all = scope.findAll(
    '.hud :is(.glyph, .chip, .swatch, .coins, .portrait, [title], .stepper-count), #board :is([data-sign], [data-thing])',
  );
  return [...all].filter((sign) => {
    if (isHidden(sign) || sign.closest('.unseen')) return false;
    const { left, top, width, height } = sign.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && (sign.contains(met) || met.contains(sign));
  });
}
