import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newcomer } from './newcomer.ts';
import { allPillWords, type PillWords } from './pill-words.ts';
import { resize } from './resize.ts';

/** Puts words into the pill, one after another; returns those that take more lines than that, and how many. */
function longerThan(page: Page, all: readonly PillWords[], most: number): Promise<string[]> {
  return page.evaluate(
    async ({ all, most }) => {
      const found = (way: string): HTMLElement => {
        const element = document.querySelector<HTMLElement>(way);
        if (element === null) throw new Error(`There is no ${way}.`);
        return element;
      };
      const [dock, buttons] = [found('.dock'), found('.dock .buttons')];
      const [heading, sign, prompt] = [
        found('.dock h2'),
        found('.dock h2 > span[aria-hidden]:last-child'),
        found('.dock .prompt'),
      ];
      const die = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      die.setAttribute('class', 'die-face');
      const put = (words: PillWords) => {
        document.documentElement.lang = words.language;
        dock.dataset.phase = words.phase;
        // Several play here: it is said whose turn it is on a phone as well.

        heading.classList.toggle('unseen', words.heading === null);
        sign.textContent = words.heading;
        prompt.replaceChildren(...(words.hasDie ? [die, ' '] : []), words.sentence);
        for (const old of buttons.querySelectorAll('.dock-choices, :scope > :not([data-place="undo"])')) old.remove();
        const choices = document.createElement('div');
        choices.className = 'dock-choices';
        for (const { place, label } of words.buttons) {
          const button = document.createElement('button');
          button.dataset.place = place;
          button.textContent = label;
          (place === 'choice' ? choices : buttons).append(button);
        }
        if (choices.childElementCount > 0) buttons.prepend(choices);
      };
      const lines = () => {
        const middles = [sign, prompt].flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()]
            .filter(({ width }) => width > 1)
            .map(({ top, bottom }) => (top + bottom) / 2);
        });
        const [first = 0, ...others] = middles.toSorted((a, b) => a - b);
        let [count, before] = [1, first];
        for (const middle of others) {
          // A line is higher than that; a die in it and bold letters stand out by less.
          if (middle - before > 9) count++;
          before = middle;
        }
        return count;
      };
      // The letters of every language are fetched first.
      for (const words of all) put(words);
      await document.fonts.ready;
      return all.flatMap((words) => {
        put(words);
        const count = lines();
        const said = [words.heading, words.sentence, ...words.buttons.map(({ label }) => `[${label}]`)].join(' ');
        return count > most ? [`${count} lines, ${words.language}, ${words.phase}: ${said}`] : [];
      });
    },
    { all, most },
  );
}

it('whatever the pill says in any language takes two lines at most, and four in the rail of a phone held sideways', async () => {
  const page = await newcomer({ flat: true, deviceScaleFactor: 1 }, 'readyTroops');
  const all = allPillWords();
  expect(all.length).toBeGreaterThan(1500);
  expect(await longerThan(page, all, 2), 'on a screen').toEqual([]);
  await resize(page, { width: 390, height: 844 });
  expect(await longerThan(page, all, 2), 'on a phone').toEqual([]);
  // It is 189 wide.
  await resize(page, { width: 844, height: 390 });
  expect(await longerThan(page, all, 4), 'on a phone held sideways').toEqual([]);
});
