import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { speakPseudo } from '../../tools/site/speak-pseudo.ts';
import { messagesOf } from '../ui/locale/messages.ts';
import { gameIn, openGame } from './games.ts';
import { planMouse, play } from './hands.ts';
import { openPage, openProfile, patience } from './harness.ts';
import { openMore } from './more.ts';
import { openPanel } from './panels.ts';
import { positionOf } from './probe.ts';
import { startGame } from './set-up.ts';

/** Controls and headings whose words do not fit into them, and whatever sticks out of the page, one line each. */
function cramped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Words for listeners only take no room.
    for (const element of document.body.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(element).clipPath.startsWith('inset(50%')) element.style.display = 'none';
    const shown = [
      ...document.querySelectorAll<HTMLElement>('button, label, h1, h2, h3, legend, th, td, summary, .tag, .ribbon li'),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen, .board-controls'),
    );
    return shown.flatMap((element) => {
      const { left, right } = element.getBoundingClientRect();
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 60);
      // The range of what is inside: a target that is larger than what one sees of it does not count.
      const inside = document.createRange();
      inside.selectNodeContents(element);
      const cut = element.clientWidth > 2 && inside.getBoundingClientRect().right > right + 2;
      const scrolled = element.closest('.ribbon, .hud-left, .hud-right, .side-body') !== null;
      return [
        ...(cut ? [`cut: ${words}`] : []),
        ...((left < -1 || right > innerWidth + 1) && !scrolled ? [`outside: ${words}`] : []),
      ];
    });
  });
}

describe('with words that are 40 % longer', () => {
  it.each([
    ['a screen', { width: 1280, height: 720 }],
    ['a phone', { width: 390, height: 844 }],
  ])('everything on %s has its room', async (_, viewport) => {
    const profile = await openProfile({
      viewport,
      flat: true,
      serviceWorkers: 'block',
      hasTouch: viewport.width < 500,
    });
    await speakPseudo(profile);
    const page = await openPage(profile);
    await page.locator('h1').waitFor();
    expect(await page.title()).toMatch(/[ăęł]/);
    expect(await cramped(page)).toEqual([]);
    await openGame(page, gameIn('conquer'));
    await page.locator('.hud[data-phase="conquer"]').waitFor();
    expect(await cramped(page)).toEqual([]);
    await page.locator('[data-panel="menu"]').click();
    expect(await cramped(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  });
});

/** What there is to read of a game in which a region is picked, and the log of it. */
async function readAll(page: Page) {
  const words = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    phase: document.querySelector('.turn-part')?.textContent?.trim(),
    player: document.querySelector('.player.turn b')?.textContent,
    picked: document.querySelector('[data-card]:has(.card-head button)')?.getAttribute('data-card'),
    card: document.querySelector('[data-card] h2')?.textContent,
    prompt: document.querySelector('.dock .prompt')?.textContent,
  }));
  await openPanel(page, 'log');
  await page.locator('.log li').first().waitFor();
  const log = await page.locator('.log li').allTextContents();
  await page.keyboard.press('Escape');
  await page.locator('.log').waitFor({ state: 'detached' });
  return { ...words, log };
}

async function chooseLanguage(page: Page, language: string): Promise<void> {
  await openPanel(page, 'settings');
  await page.locator('.language select').selectOption(language);
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
  await planMouse.press(page, 'dialog[open] button.icon');
}

it('changes every word in mid-game and nothing of the game, is kept after a reload, and gives way to the address', async () => {
  // On the plan: nothing is to be drawn.
  const page = await openPage(await openProfile({ flat: true }));
  await startGame(page, { players: 2, seed: '19' });
  await play(page, planMouse, ({ state, commands }) => state.includes('conquer') && commands > 3);
  const before = await positionOf(page);
  const open = before.context.legal.flatMap((command) => ('region' in command ? [command.region] : []));
  const picked = before.context.game?.regions.findIndex((_, region) => !open.includes(region)) ?? -1;
  await planMouse.activate(page, picked);
  await page.locator(`[data-card="${picked}"] .card-head button`).waitFor();

  const read = [await readAll(page)];
  for (const language of ['pl', 'bg']) {
    await chooseLanguage(page, language);
    read.push(await readAll(page));
    expect(await positionOf(page)).toEqual(before);
  }
  const [english, ...others] = read;
  const said = (language: string, key: string) => messagesOf(language)[key];
  // Before it stand whose turn it is, the round, and who plays.
  const titled = (language: string) => expect.stringMatching(new RegExp(`^» .* · ${said(language, 'app.title')}$`));
  expect(english).toMatchObject({
    lang: 'en',
    title: titled('en'),
    player: 'Player 1',
    picked: `${picked}`,
  });
  expect(others).toMatchObject([
    { lang: 'pl', title: titled('pl'), phase: said('pl', 'phase.conquer'), player: 'Gracz 1' },
    { lang: 'bg', title: titled('bg'), phase: said('bg', 'phase.conquer'), player: 'Играч 1' },
  ]);
  for (const { picked: stays, card, prompt, log } of others) {
    expect(stays).toBe(`${picked}`);
    expect(card).not.toBe(english?.card);
    expect(prompt).not.toBe(english?.prompt);
    expect(log).toHaveLength(english?.log.length ?? 0);
    expect(log.length).toBeGreaterThan(3);
    expect(log.filter((line) => english?.log.includes(line))).toEqual([]);
  }
  expect(others[0]?.log.filter((line) => others[1]?.log.includes(line))).toEqual([]);

  await page.reload();
  await planMouse.press(page, '.curtain button.primary');
  expect(await page.title()).toEqual(titled('bg'));
  expect(await page.locator('.player.turn b').textContent()).toBe('Играч 1');
  expect((await positionOf(page)).context.game).toEqual(before.context.game);

  // An address that names a language is obeyed, and what it names is kept.
  for (const search of ['?probe&lang=it', '?probe']) {
    await page.goto(`${inject('site')}${search}`);
    await page.locator('html[lang="it"]').waitFor({ state: 'attached' });
    expect(await page.title()).toBe(said('it', 'app.title'));
    await openMore(page);
    expect(await page.locator('[data-game] strong').first().textContent()).toMatch(/Giocatore 1/);
  }
});

it('before any words have come the page says in the reader’s language that it could not start', async () => {
  const profile = await openProfile({ flat: true, serviceWorkers: 'block' });
  await profile.route(/\/assets\/\w+-start-[\w-]+\.js$/, (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("lost")' }),
  );
  const page = await openPage(profile);
  const words = page.locator('#no-start');
  await words.waitFor({ state: 'visible' });
  await words.getByText('This page could not start').waitFor();
  // All languages at first, then the reader's alone.
  await expect.poll(() => words.locator('section:visible').count(), { timeout: patience }).toBe(1);
  // It is told on the console as well.
  const { takeTroubles } = await import('./harness.ts');
  expect(takeTroubles().every((trouble) => /lost|No words/.test(trouble))).toBe(true);
});
