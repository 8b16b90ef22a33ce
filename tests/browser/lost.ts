import type { Page } from 'playwright-core';

/** What is lost: controls that cannot be brought into sight, words that are cut off, and whatever scrolls both ways; one line each. */
export async function lost(page: Page): Promise<string[]> {
  // For a moment after a dialog or a panel nothing is heard.
  await page.locator('.dialog-shield').waitFor({ state: 'detached' });
  return page.evaluate(() => {
    const shown = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen, .board-controls');
    const named = (element: HTMLElement) =>
      `${element.className} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 50)}`;
    const open = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
    const controls = [...open.querySelectorAll<HTMLElement>('button, select, input, summary, h2, h3')].filter(shown);
    const hidden = controls.flatMap((control) => {
      const target = (control instanceof HTMLInputElement ? control.closest('label') : null) ?? control;
      target.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, right, top, bottom, width } = target.getBoundingClientRect();
      if (width < 2) return [];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const outside = left < -1 || right > innerWidth + 1 || y < 0 || y > innerHeight;
      const met = document.elementFromPoint(x, y);
      const free = met !== null && (target.contains(met) || met.contains(target));
      // A panel that is open lies over what it covers, and can be closed.
      const covered = met?.closest('.side, .camera-buttons') != null;
      return outside ? [`outside: ${named(control)}`] : free || covered ? [] : [`covered: ${named(control)}`];
    });
    const twoWays = [...document.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      const across = scrolls(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const down = scrolls(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return across && down ? [`scrolls both ways: ${named(element)}`] : [];
    });
    const wide = document.documentElement.scrollWidth > innerWidth + 1 ? ['the page scrolls sideways'] : [];
    return [...hidden, ...twoWays, ...wide];
  });
}
