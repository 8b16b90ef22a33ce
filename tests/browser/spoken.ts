import type { BrowserContext, Page } from 'playwright-core';

/** Something that was heard: said by the page, or the name of what the focus came to. */
export interface Heard {
  readonly how: 'said' | 'at once' | 'focus';
  readonly text: string;
}

/** Notes from now on all that a reader of the screen says of its pages by itself. */
export const hearAll = (context: BrowserContext): Promise<unknown> => context.addInitScript(listen);

/** What has been heard since it was last asked for. */
export const heardOn = (page: Page): Promise<readonly Heard[]> =>
  page.evaluate(() => (Reflect.get(window, 'heardAll') as Heard[] | undefined)?.splice(0) ?? []);

/**
 * What was said for nothing: sentences said before, summaries of a turn whose steps were said, numbers without their thing. What the focus comes to is not
 * counted: it may come there again.
 */
export function needless(heard: readonly Heard[]): readonly string[] {
  const all = heard
    .filter(({ how }) => how !== 'focus')
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim());
  const isAgain = (sentence: string, place: number) => sentence !== '' && all.indexOf(sentence) !== place;
  return all.filter((sentence, place) => isAgain(sentence, place) || /^[\d\s%]+$|’s turn in short/.test(sentence));
}

/** As lines to be read. */
export const spokenLog = (heard: readonly Heard[]): string =>
  heard
    .map(({ how, text }) => `${how === 'focus' ? '(focus)' : how === 'said' ? 'says:' : 'at once:'} ${text}`)
    .join('\n');

function listen(): void {
  const heard: Heard[] = [];
  Object.assign(window, { heardAll: heard });
  const speaks = '[role="status"], [role="alert"], [role="log"], output, [aria-live]:not([aria-live="off"])';
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const wordsOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches('[aria-hidden="true"], [hidden]')) return '';
    const label = node.matches('[role="log"], [role="status"]') ? null : node.getAttribute('aria-label');
    return label ?? [...node.childNodes].map(wordsOf).join(' ');
  };
  const say = (region: Element, text: string) => {
    const isUrgent = region.matches('[role="alert"], [aria-live="assertive"]');
    if (plain(text) !== '') heard.push({ how: isUrgent ? 'at once' : 'said', text: plain(text) });
  };
  const observe = (root: Node) =>
    new MutationObserver((mutations) => {
      const whole = new Set<Element>();
      for (const { target, addedNodes, type } of mutations) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(speaks);
        if (region && (type === 'characterData' || addedNodes.length > 0)) {
          // Most of them say all that stands there whenever a part of it changes.
          const isWhole =
            region.getAttribute('aria-atomic') === 'true' ||
            (region.matches('[role="status"], [role="alert"], output') &&
              region.getAttribute('aria-atomic') !== 'false');
          if (isWhole) whole.add(region);
          else for (const node of type === 'characterData' ? [target] : addedNodes) say(region, wordsOf(node));
        } else {
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue;
            const alerts = node.matches('[role="alert"]') ? [node] : [...node.querySelectorAll('[role="alert"]')];
            for (const alert of alerts) whole.add(alert);
          }
        }
      }
      for (const region of whole) if (region.isConnected) say(region, wordsOf(region));
    }).observe(root, { subtree: true, childList: true, characterData: true });
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, { ...init, mode: 'open' });
    observe(root);
    return root;
  };
  observe(document);
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const by = target.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const name =
      by.map((id) => wordsOf(document.getElementById(id) ?? document.createTextNode(''))).join(' ') || wordsOf(target);
    const about = target.getAttribute('aria-description');
    heard.push({ how: 'focus', text: plain(`${name}${about === null ? '' : ` – ${about}`}`) });
  });
}
