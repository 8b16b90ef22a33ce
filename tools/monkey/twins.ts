import type { BrowserContext, Page } from 'playwright-core';
import { openPage, type View } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import '../site/table.ts';
import { PartyLine } from './party-line.ts';
import { marks, translatePage } from './translation.ts';
import { orGone, type Twin } from './walk.ts';

/** Milliseconds within which both pages come to show the same: a notice that one of them had later has gone by then. */
const patience = 30_000;
/** Milliseconds that the slower of them may take to another place: a busy machine reads a page for a long time. */
const journey = 150_000;
/** Milliseconds between two looks. Both are at rest if nothing has changed between them. */
const pause = 40;
/** Milliseconds that pass on both pages after each act, at once: nothing that waits for so long is missed. */
const beat = 600;
/** Milliseconds for which pages at rest that differ are looked at again. */
const doubt = 800;
/** Milliseconds that pass at once when time is held: a busy machine holds it that much later. */
const leap = 5000;
/** Where a language is chosen. */
const chosen = '.language-pick select';
/** When it is on both pages. */
const now = Date.UTC(2026, 5, 1, 12);

/**
 * Opens two pages, of which the second is translated. What is chance in one is the same in the other, both have one line to a room, and time passes on
 * both only when they are compared: so that nothing depends on which of them is quicker.
 * @param chance where chance begins, from 1: other twins have another
 */
export async function openTwins(site: Site, view: View, chance: number): Promise<Twins> {
  const line = new PartyLine();
  const open = (isTranslated: boolean) =>
    openPage(site, {
      ...view,
      async prepare(context) {
        await context.clock.install({ time: now });
        await context.addInitScript(sameChance, chance);
        if (isTranslated) await context.addInitScript(translatePage);
        await (isTranslated ? line.second(context) : line.first(context));
        await context.addInitScript(ownSockets);
      },
    });
  const [page, other] = await Promise.all([open(false), open(true)]);
  return new Twins(page, other);
}

/** Two pages to which the same is done. */
export class Twins implements Twin {
  /** What is being fetched. */
  private readonly asked = new Set<unknown>();

  constructor(
    readonly first: Page,
    readonly page: Page,
  ) {
    for (const one of [first, page]) {
      one.on('request', (request) => this.asked.add(request));
      one.on('requestfinished', (request) => this.asked.delete(request));
      one.on('requestfailed', (request) => this.asked.delete(request));
    }
  }

  get contexts(): readonly BrowserContext[] {
    return [this.first.context(), this.page.context()];
  }

  /** Does that to both. */
  async bring(bring: (page: Page) => Promise<unknown>): Promise<void> {
    await Promise.all([this.first, this.page].map(bring));
  }

  /** The languages that can be chosen there. */
  async languages(): Promise<readonly string[]> {
    const choice = this.first.locator(chosen).first();
    if (!(await choice.isVisible())) return [];
    return choice.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));
  }

  async speak(language: string): Promise<void> {
    await this.bring((page) => page.locator(chosen).first().selectOption(language));
  }

  /** Until then time passes on both by itself, and from then on only when they are compared: what is still being fetched would be given up in no time. */
  async hold(): Promise<void> {
    const pages = [this.first, this.page];
    await Promise.all(pages.map((page) => page.waitForLoadState('networkidle')));
    const times = await Promise.all(pages.map((page) => page.evaluate(() => Date.now())));
    await Promise.all(this.contexts.map(({ clock }) => clock.pauseAt(Math.max(...times) + leap)));
  }

  async differs(): Promise<string | null> {
    const last = Date.now() + journey;
    let end = Date.now() + patience;
    for (let beats = 0; ; beats++) {
      if (!(await this.isTogether())) end = Math.min(last, Date.now() + patience);
      const differs = await this.restingDiffers(end);
      if (beats > 0 && (differs === null || Date.now() > end)) return differs;
      await Promise.all(this.contexts.map(({ clock }) => clock.runFor(beat).catch(orGone)));
    }
  }

  /** Both have arrived at the same place: while one of them is still on its way, they show two places. */
  private async isTogether(): Promise<boolean> {
    const states = [this.first, this.page].map((page) => page.evaluate(() => document.readyState).catch(orGone));
    return this.first.url() === this.page.url() && (await Promise.all(states)).every((state) => state === 'complete');
  }

  /** Waits until both pages are at rest, and a while longer where they do not show the same. */
  private async restingDiffers(end: number): Promise<string | null> {
    const soon = Date.now() + doubt;
    for (let before = ''; ; ) {
      const [one, other] = await Promise.all([this.first, this.page].map((page) => written(page).catch(blank)));
      const [plain, seen] = [unmarked(one), unmarked(other)];
      const at = plain.findIndex((text, place) => text !== seen[place]);
      const isAlike = at === -1 && plain.length === seen.length;
      const both = JSON.stringify([plain, seen]);
      const isAtRest = before === both && !one?.isBusy && !other?.isBusy && this.asked.size === 0;
      const isTime = Date.now() > (isAtRest ? soon : end);
      // Where the computer plays on by itself there is no rest.
      if (isAlike && (isAtRest || isTime)) return other?.texts.find((text) => isWrong.test(text)) ?? null;
      if (isTime) return `translated it is not the same:\n  ${around(plain, at)}\n  ${around(seen, at)}`;
      before = both;
      await this.first.waitForTimeout(pause);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.contexts.map((context) => context.close()));
  }
}

/**
 * Chance is the same on both pages, and another after each load: what was drawn to be known by has been used. Games are drawn from another source than looks,
 * whose number depends on how quickly frames come. To be called in the page.
 */
function sameChance(seed: number): void {
  // A page that is still blank has no storage.
  if (!location.protocol.startsWith('http')) return;
  const loads = Number(sessionStorage.getItem('loads') ?? 0) + 1;
  sessionStorage.setItem('loads', String(loads));
  const first = (seed * loads) % 2_147_483_647;
  const drawn = { look: first, game: first };
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

/** The driver knows sockets by what is drawn for them, on all pages together: there chance is each page's own. To be called in the page, once sockets are routed. */
function ownSockets(): void {
  const same = crypto.getRandomValues;
  const own = Crypto.prototype.getRandomValues;
  const routed = new Proxy(WebSocket, {
    construct(target, given: ConstructorParameters<typeof WebSocket>) {
      Object.assign(crypto, { getRandomValues: own });
      const socket = new target(...given);
      Object.assign(crypto, { getRandomValues: same });
      return socket;
    },
  });
  Object.assign(window, { WebSocket: routed });
}

/** What is to be the same on both pages. */
interface Written {
  /** Everything that is written, in its order, and what is read aloud. */
  readonly texts: readonly string[];
  /** An opponent is thinking, or the table has been asked for something. */
  readonly isBusy: boolean;
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
      } else if (
        node instanceof Text &&
        node.data.trim() !== '' &&
        !node.parentElement?.closest('script, style, noscript')
      ) {
        // What React holds carries its mark.
        texts.push(Object.keys(node).length > 0 ? `held by React: ${node.data}` : node.data);
      }
    }
    const { value, context } = window.smallWorldProbe?.position() ?? {};
    const state = JSON.stringify(value ?? null);
    return {
      texts,
      isBusy: /requesting/.test(state) || (/thinking/.test(state) && Reflect.get(context ?? {}, 'thought') === null),
    };
  });
}

/** A page that has just been left has nothing written on it. */
function blank(failure: unknown): null {
  orGone(failure);
  return null;
}

const unmarked = (seen: Written | null | undefined): readonly string[] =>
  seen?.texts.map((text) => text.replace(marks, '')) ?? [];

/** What no page may have: a text that React holds, a part that has failed. */
const isWrong = /^held by React|^data-missing: failed/;

function around(texts: readonly string[], at: number): string {
  // One of them may only end sooner.
  const place = at === -1 ? texts.length : at;
  return JSON.stringify(texts.slice(Math.max(0, place - 2), place + 3));
}
