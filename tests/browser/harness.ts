import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Answer } from '../../src/ui/storage/answer.ts';
import { launchBrowser } from '../../tools/site/browser.ts';
import { slowFrames } from './slow-frames.ts';
import { patience } from './wait.ts';

export { patience } from './wait.ts';

/** What may be said on the console: two notices of three and r3f about each other, and the driver's about slow reading. */
const knownNotices = [
  'THREE.Clock: This module has been deprecated. Please use THREE.Timer instead.',
  // Said where a profile keeps no site, which is the usual.
  'Service Worker registration blocked by Playwright',
  'THREE.WebGLShadowMap: PCFSoftShadowMap has been deprecated. Using PCFShadowMap instead.',
];
/** The driver's, and that of Chromium before 114, which knows popovers but does not have them yet. */
const driverNotice = /GL Driver Message \(OpenGL, Performance|^Found a 'popover' attribute/;

/** Settings of the person at the screen: nothing moves, the coach is silent, and the picture is the cheapest. */
const settings = {
  speed: 'instant',
  reducedMotion: 'on',
  quality: 'low',
  coach: 'none',
  threats: false,
  forecast: false,
  curtain: true,
};

const usualWindow = { width: 1280, height: 720 };

/** One browser for all files that this process tests; it ends with the process. */
let browser: Browser | null = null;
const contexts: BrowserContext[] = [];
const troubles: string[] = [];

export interface ProfileOptions extends BrowserContextOptions {
  /** The browser draws nothing in 3D: the game is played on the plan. */
  readonly flat?: boolean;
  /** Where the site is served, if not where it is for all tests. */
  readonly site?: string;
  /** Settings that differ from those of all tests. */
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
  /** What was answered at the first start page, if not that the game is known; null for nothing yet. */
  readonly answer?: Answer | null;
  /** Frames are drawn no faster than one in so many milliseconds. */
  readonly frame?: number;
}

/** Opens a browser profile: its own storage, and an eye on everything its pages do wrong. */
export async function openProfile({
  flat = false,
  site = inject('site'),
  settings: others = {},
  answer = 'knows',
  frame,
  ...options
}: ProfileOptions = {}): Promise<BrowserContext> {
  browser ??= await launchBrowser();
  const context = await browser.newContext({
    viewport: usualWindow,
    // A twenty-fifth of the pixels: the software rasteriser takes its time.
    deviceScaleFactor: 0.2,
    reducedMotion: 'reduce',
    acceptDownloads: true,
    // Every profile would fetch the whole site, to keep it.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(patience);
  contexts.push(context);
  await context.addInitScript(
    (states) => {
      // A page that is still blank has no storage.
      if (!location.protocol.startsWith('http')) return;
      for (const [what, state] of Object.entries(states)) {
        const name = `small-world-table.${what}`;
        if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify({ state, version: 0 }));
      }
    },
    { settings: { ...settings, ...others }, ...(answer === null ? {} : { answer: { answer } }) },
  );
  if (options.deviceScaleFactor === undefined) await context.addInitScript(coarsely);
  if (frame !== undefined) await slowFrames(context, frame);
  if (flat) await drawNoMore(context);
  const { origin } = new URL(site);
  context.on('page', (page) => watch(page, origin));
  return context;
}

/** The table is drawn with a quarter of the page's pixels: half the time of a frame. */
function coarsely(): void {
  Object.defineProperty(window, 'devicePixelRatio', { get: () => 0.1 });
}

/** From its next page on the browser draws nothing in 3D. */
export async function drawNoMore(context: BrowserContext): Promise<void> {
  await context.addInitScript(withoutWebGL);
}

function withoutWebGL(): void {
  const original = HTMLCanvasElement.prototype.getContext;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest]);
    },
  });
}

/**
 * Opens the start page in a profile, in the browser's language or another, and waits until there is something on it; `?probe` lets the
 * tests look at the chart.
 */
export async function openPage(context: BrowserContext, language?: string): Promise<Page> {
  return startOn(await context.newPage(), language);
}

/** Goes to the start page, and waits until there is something on it. */
async function startOn(page: Page, language?: string): Promise<Page> {
  await page.goto(`${inject('site')}?probe${language === undefined ? '' : `&lang=${language}`}`);
  await page.locator('#root > *, #no-start:not([hidden])').first().waitFor({ state: 'attached' });
  return page;
}

/** Pages whose tests are over, blank again, by the kind of their profiles. */
const given = new Map<string, Page>();
/** Pages that the current test has borrowed. */
const borrowed = new Map<Page, string>();

/**
 * The start page on a page that tests before have used and left: it is there in a quarter of the time, since its process has seen the site. For tests that
 * ask nothing of the profile itself (no scripts or routes of their own, no second page).
 */
export async function borrowPage({ viewport, ...options }: ProfileOptions = {}, language?: string): Promise<Page> {
  const kind = JSON.stringify(options);
  const known = given.get(kind);
  given.delete(kind);
  const page = known ?? (await (await openProfile(options)).newPage());
  borrowed.set(page, kind);
  contexts.splice(0, contexts.length, ...contexts.filter((context) => context !== page.context()));
  await page.setViewportSize(viewport ?? usualWindow);
  return startOn(page, language);
}

/** Gives a borrowed page back before the test is over, as if nobody had used it. */
export async function giveBack(page: Page): Promise<void> {
  const kind = borrowed.get(page);
  borrowed.delete(page);
  if (kind === undefined || given.has(kind)) return page.context().close();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.emulateMedia({ media: null, contrast: null, colorScheme: null, forcedColors: null });
  for (const key of ['Shift', 'Control', 'Alt', 'Meta']) await page.keyboard.up(key);
  await page.mouse.move(0, 0);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(inject('site')).origin, storageTypes: 'all' });
  await session.detach();
  given.set(kind, page);
}

/** Notes every console error, failure and request to another host. Asked after each test. */
function watch(page: Page, origin: string): void {
  page.on('console', (message) => {
    const text = message.text();
    const isKnown = knownNotices.includes(text) || driverNotice.test(text);
    if (['error', 'warning'].includes(message.type()) && !isKnown) troubles.push(`console: ${text}`);
  });
  page.on('pageerror', (failure) => troubles.push(`failure: ${failure.message}`));
  page.on('requestfailed', (request) => {
    // What was still on its way when the page was left or loaded again is cut off: no fault of the page's.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) troubles.push(`${answer.status()}: ${answer.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) && url.origin !== origin) {
      troubles.push(`another host: ${request.url()}`);
    }
  });
}

/** Pictures of all open pages of a failed test, into the folder `PICTURES` names, if it does. */
export async function photograph(name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder === undefined) return;
  const pages = [...contexts.flatMap((context) => context.pages()), ...borrowed.keys()];
  for (const [index, page] of pages.entries()) {
    await page.screenshot({ path: `${folder}/${name.slice(0, 40)} ${index}.png` }).catch(() => undefined);
  }
}

/** What has gone wrong so far; empties the list. */
export function takeTroubles(): string[] {
  return troubles.splice(0);
}

/** Closes what a test has opened; what it has borrowed is kept for others, unless it went wrong. */
export async function closeProfiles(hasFailed = false): Promise<void> {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  for (const page of [...borrowed.keys()])
    if (hasFailed || page.isClosed()) {
      borrowed.delete(page);
      await page.context().close();
    } else await giveBack(page);
}
