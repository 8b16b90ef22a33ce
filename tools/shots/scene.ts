import type { Page } from 'playwright-core';
import type { View } from '../site/page.ts';
import type { Film } from './film.ts';

/** Something to photograph. */
export interface Scene {
  /** Also the picture's name. */
  readonly name: string;
  /** Screen and settings; by default 1280 × 720 and the finest picture at rest. */
  readonly view?: View;
  /** Takes the page from the start page to where the picture is taken. */
  bring(page: Page): Promise<void>;
  /** A strip of a movement that `bring` has started, with the clock stopped; otherwise the page is captured as it is. */
  readonly film?: Film;
}

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
export const moving = { settings: { reducedMotion: 'off' } } as const;
