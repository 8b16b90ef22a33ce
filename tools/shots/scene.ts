import type { Page } from 'playwright-core';
import type { View } from '../site/page.ts';
import type { Film } from './film.ts';

/** Something to photograph. */
export interface Scene {
  /** Also the picture's name. */
  readonly name: string;
  /** Screen and settings; 1280 × 720 and the finest picture at rest, where nothing else is said. */
  readonly view?: View;
  /** Brings the page, opened on the start page, to where the picture is taken. */
  bring(page: Page): Promise<void>;
  /** A strip of a movement that `bring` has set off, with the clock held; otherwise the page is taken as it is. */
  readonly film?: Film;
}
