import type { Page } from 'playwright-core';
import { openPage, type View } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { marks, translatePage } from './translation.ts';
import { orGone, type Twin } from './walk.ts';

/** Milliseconds within which both pages come to show the same. */
const patience = 6000;
/** Milliseconds between two looks. Both are at rest if nothing has changed between them. */
const pause = 60;

/** Opens two pages, of which the second is translated; what is chance in one is the same in the other. */
export async function openTwins(site: Site, view: View): Promise<{ readonly page: Page; readonly twin: Twin }> {
  const open = (before: readonly (() => void)[]) => openPage(site, { ...view, before: [sameChance, ...before] });
  const [page, translated] = await Promise.all([open([]), open([translatePage])]);
  return { page, twin: { page: translated, differs: () => differs(page, translated) } };
}

/**
 * Chance is the same on every page. Games are drawn from another source than looks, whose number depends on how quickly frames come. No named function
 * is in here, nor one that gets a name: it would need a helper of the compiler's.
 */
function sameChance(): void {
  const drawn = { look: 12, game: 12 };
  Object.assign(Math, {
    random() {
      drawn.look = (drawn.look * 16_807) % 2_147_483_647;
      return drawn.look / 2_147_483_647;
    },
  });
  Object.assign(crypto, {
    getRandomValues(numbers: Uint32Array) {
      for (const place of numbers.keys()) {
        drawn.game = (drawn.game * 16_807) % 2_147_483_647;
        numbers[place] = drawn.game;
      }
      return numbers;
    },
  });
}

/** What is to be the same on both pages. */
interface Written {
  /** Everything that is written, in its order, and what is read aloud. */
  readonly texts: readonly string[];
  /** Where the controls lie, in CSS pixels. */
  readonly places: readonly number[];
}

function written(page: Page): Promise<Written> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node instanceof Element) {
        // A title is kept elsewhere while it is explained.
        const titled = node.getAttribute('title') ?? node.getAttribute('data-title');
        if (titled) texts.push(`title: ${titled}`);
        for (const name of ['aria-label', 'alt', 'placeholder', 'data-missing']) {
          const words = node.getAttribute(name);
          if (words) texts.push(`${name}: ${words}`);
        }
      } else if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.matches('script, style')) {
        // What React holds carries its mark.
        texts.push(Object.keys(node).length > 0 ? `held by React: ${node.data}` : node.data);
      }
    }
    const controls = document.querySelectorAll('button, a, summary, label, select, input, [data-region]');
    const places = [...controls].flatMap((control) => {
      const { x, y } = control.getBoundingClientRect();
      return [x, y];
    });
    return { texts, places };
  });
}

/** A page that has just been left has nothing written on it. */
function blank(failure: unknown): Written {
  orGone(failure);
  return { texts: [], places: [] };
}

async function differs(page: Page, translated: Page): Promise<string | null> {
  let before = '';
  for (const end = Date.now() + patience; ; ) {
    const [one, other] = await Promise.all([written(page).catch(blank), written(translated).catch(blank)]);
    const [plain, seen] = [unmarked(one), unmarked(other)];
    const differing = plain.findIndex((text, at) => text !== seen[at]);
    const isAlike = differing === -1 && plain.length === seen.length;
    const moved = one.places.findIndex((place, at) => Math.abs(place - (other.places[at] ?? Number.NaN)) > 2);
    const now = JSON.stringify([plain, one.places, other.places]);
    if (isAlike && moved === -1 && before === now) return other.texts.find((text) => isWrong.test(text)) ?? null;
    if (Date.now() > end) {
      if (!isAlike)
        return `translated it is not the same:\n  ${around(plain, differing)}\n  ${around(seen, differing)}`;
      return moved === -1
        ? 'never at rest'
        : `translated it lies elsewhere: ${one.places[moved]} and ${other.places[moved]}`;
    }
    before = now;
    await page.waitForTimeout(pause);
  }
}

const unmarked = ({ texts }: Written): readonly string[] => texts.map((text) => text.replace(marks, ''));

/** What no page may have: a text that React holds, a part that has failed. */
const isWrong = /^held by React|^data-missing: failed/;

function around(texts: readonly string[], place: number): string {
  return JSON.stringify(texts.slice(Math.max(0, place - 2), place + 3));
}
