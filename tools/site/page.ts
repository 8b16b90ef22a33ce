import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Settings } from '../../src/ui/look/settings.ts';
import type { Answer } from '../../src/ui/storage/answer.ts';
import type { Site } from './site.ts';
import { speakPseudo } from './speak-pseudo.ts';

export interface View extends BrowserContextOptions {
  /** Settings that differ from the test defaults: the finest picture, no motion, no curtain, no coach. */
  readonly settings?: Partial<Settings>;
  /** The browser draws nothing in 3D. */
  readonly flat?: boolean;
  /** What was answered at the first start page, if not that the game is known; null for nothing yet. */
  readonly answer?: Answer | null;
  /** Additions to the query `?probe`, such as `&showcase`. */
  readonly address?: string;
  /** Done to the browser before the page is there. */
  readonly prepare?: ((context: BrowserContext) => Promise<unknown>) | undefined;
}

const usual: Partial<Settings> = {
  language: 'en',
  speed: 1,
  pace: 'none',
  reducedMotion: 'on',
  contrast: 'normal',
  quality: 'high',
  coach: 'none',
  tell: 'all',
  shortcuts: true,
  keys: {},
  threats: false,
  forecast: false,
  curtain: false,
  effects: 0,
  ambience: 0,
};

/** Opens the start page as a first-time visitor with these settings sees it. Close its context when done. */
export async function openPage(
  site: Site,
  { settings = {}, flat = false, answer = 'knows', address = '', prepare, ...options }: View = {},
): Promise<Page> {
  const context = await site.browser.newContext({
    viewport: { width: 1280, height: 720 },
    serviceWorkers: 'block',
    ...options,
  });
  await context.addInitScript(
    (states) => {
      // A page that is still blank has no storage.
      if (!location.protocol.startsWith('http')) return;
      for (const [what, state] of Object.entries(states))
        localStorage.setItem(`small-world-table.${what}`, JSON.stringify({ state, version: 0 }));
    },
    {
      settings: { ...usual, language: process.env.LANGUAGE ?? usual.language, ...settings },
      ...(answer === null ? {} : { answer: { answer } }),
    },
  );
  await prepare?.(context);
  if (flat) await context.addInitScript(withoutWebGL);
  if (process.env.LANGUAGE === 'pseudo') await speakPseudo(context);
  const page = await context.newPage();
  await page.goto(`${site.url}?probe${address}`);
  return page;
}

/** Run in a page before it begins: it has no 3D, and draws the plan. */
export function withoutWebGL(): void {
  const original = HTMLCanvasElement.prototype.getContext;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest]);
    },
  });
}
