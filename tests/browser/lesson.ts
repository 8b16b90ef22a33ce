import type { Page } from 'playwright-core';
import { makeRecord, toText } from '../../src/session/saves/record.ts';
import { openFile } from '../../tools/site/games.ts';
import '../../src/ui/locale/english.ts';
import { act, begun, obedient, setup } from '../screens/learn/first-game-play.ts';
import { type Hands, waitFor } from './hands.ts';

/** Opens a first game that somebody has played as the coach says, before its last step. */
export async function openLastStep(page: Page): Promise<void> {
  const commands = obedient()
    .game.log.map(({ command }) => command)
    .slice(0, -1);
  const game = begun();
  act(game, commands);
  await openFile(page, toText(makeRecord({ id: 'lesson', savedAt: Date.now(), setup, commands, game: game.state })));
}

/** What the coach says and points at, as the page shows it. */
export interface LessonStep {
  readonly words: string;
  /** How far the lesson is. */
  readonly step: number;
  /** What to do: read on, act on a region, press what is marked; null while there is nothing to do. */
  readonly now: 'next' | 'press' | { readonly region: number } | 'over' | null;
  /** Changes with every step of the game. */
  readonly commands: number;
}

/** What the coach says once somebody is waited for; null while it writes, shows or thinks. */
function told(page: Page): Promise<LessonStep | null> {
  return page.evaluate((): LessonStep | null => {
    const { value, context } = window.smallWorldProbe?.position() ?? {};
    // While a note is to be read the opponent waits.
    const isNote = document.querySelector('[data-coach="next"]') !== null;
    if (!isNote && !/waiting|gameOver/.test(JSON.stringify(value ?? null))) return null;
    const words = document.querySelector('.coach-line')?.textContent ?? '';
    const said = document.querySelector('.coach [data-said="true"]')?.textContent ?? '';
    // Said to ears and eyes alike, or it is not said yet.
    if (words === '' || !said.startsWith(words)) return null;
    const pointed = document.querySelector('[data-pointed]');
    const region = pointed?.getAttribute('data-region') ?? null;
    const now = (): LessonStep['now'] => {
      if (document.querySelector('[data-coach="real"]')) return 'over';
      if (document.querySelector('[data-coach="next"]')) return 'next';
      if (region !== null) return { region: Number(region) };
      return pointed ? 'press' : null;
    };
    const step = Number(/\d+/.exec(document.querySelector('.coach-note')?.textContent ?? '')?.[0] ?? 0);
    const asking =
      document.querySelector('dialog[open], [data-card] [data-pointed], [data-choice="pickCombo"][data-pointed]') !==
      null;
    return { words, step, now: now(), commands: (context?.log.length ?? 0) * 2 + Number(asking) };
  });
}

/** Does what the coach says until `isFar` says so, or the lesson is over; gives all that was said. Fails where there is nothing to do. */
export async function follow(
  page: Page,
  hands: Hands,
  isFar: (told: LessonStep) => boolean = () => false,
): Promise<string[]> {
  const heard: string[] = [];
  for (;;) {
    const before = await waitFor('the coach to say what to do', async () => {
      const seen = await told(page);
      return seen?.now ? seen : null;
    });
    if (heard.at(-1) !== before.words) heard.push(before.words);
    if (before.now === 'over' || isFar(before)) return heard;
    if (before.now === 'next') await hands.press(page, '[data-coach="next"]');
    else if (before.now === 'press') await hands.press(page, '[data-pointed]');
    else if (before.now) await hands.activate(page, before.now.region);
    await waitFor(`"${before.words}" to be past`, async () => {
      const seen = await told(page);
      return seen !== null && JSON.stringify(seen) !== JSON.stringify(before);
    });
  }
}
