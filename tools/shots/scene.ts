import type { Page } from 'playwright-core';
import type { View } from '../site/page.ts';

/** Something to photograph. */
export interface Scene {
  /** Also the picture's name. */
  readonly name: string;
  /** Screen and likes; 1280 × 720 and the finest picture at rest, where nothing else is said. */
  readonly view?: View;
  /** Brings the page, opened on the start page, to where the picture is taken. */
  bring(page: Page): Promise<void>;
}
