import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Phase } from '../../src/rules/index.ts';
import { released } from '../../src/ui/locale/languages.ts';
import { speakPseudo } from '../../tools/site/speak-pseudo.ts';
import { mostTelling } from '../support/how-long.ts';
import { gameIn, openGame } from './games.ts';
import { openPage, openProfile } from './harness.ts';
import { resize } from './resize.ts';

/** What shows less than all its words, one line each. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { overflowX, overflowY, textOverflow, clipPath, webkitLineClamp } = getComputedStyle(element);
      const isHiding = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
      const holdsWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
      const mayCut = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || (isHiding && holdsWords);
      // Words for listeners only take no room.
      if (!mayCut || clipPath.startsWith('inset(50%') || !element.checkVisibility({ visibilityProperty: true }))
        return [];
      const [over, under] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
      return over > 1 || (under > 1 && overflowY !== 'visible') ? [`${element.className}: ${element.textContent}`] : [];
    }),
  );
}

const phases: readonly Phase[] = ['pickCombo', 'readyTroops', 'conquer', 'redeploy', 'gameOver'];
const phone = { flat: true, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };
const [upright, sideways] = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
const spoken = [...Object.keys(released), 'pseudo'];

it.each(mostTelling(spoken, (language) => language === 'bg' || language === 'pseudo'))(
  'on phones nothing is cut off that is said in the language %s',
  async (language) => {
    for (const phase of phases) {
      const profile = await openProfile({ ...phone, viewport: upright });
      if (language === 'pseudo') await speakPseudo(profile);
      const page = await openPage(profile, language === 'pseudo' ? 'en' : language);
      await openGame(page, gameIn(phase));
      await page.locator(`.hud[data-phase="${phase}"]`).waitFor();
      for (const size of [upright, sideways]) {
        await resize(page, size);
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await cutWords(page), `${phase}, ${size.width} wide`).toEqual([]);
      }
      await profile.close();
    }
  },
);
