import type { BrowserContext, Page } from 'playwright-core';
import { openPage, type View } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import type { Device, Screen } from './screens.ts';

/** Milliseconds within which the focus is somewhere after a press, and for which what may still come is waited for. */
const [patience, still] = [3000, 250];
const view = { viewport: { width: 1280, height: 720 } } as const;
/** What is pressed: everything that may open or close something. Regions are chosen, not opened. */
const pressed = 'button, summary, [aria-haspopup], [popovertarget], [aria-expanded]';

/** Something that can be pressed, by its place among all and its name. */
interface Pressed {
  readonly place: number;
  readonly name: string;
}

/** Where the focus is, and what is open. */
interface State {
  /** What has the focus; null: nothing has, or something that is not to be seen. */
  readonly at: string | null;
  readonly isInOpened: boolean;
  /** Nothing has been pressed since an address was opened: the focus is where the browser puts it. */
  readonly isFresh: boolean;
  readonly opened: string;
}

/**
 * Presses everything on each of these screens by its key, and then Escape: the focus is never lost, and is in the dialog that is open.
 * @param tell is told of each fault, and of each screen that is done
 */
export async function sweepFocus(
  site: Site,
  wanted: readonly Screen[],
  tell: (line: string) => void,
): Promise<{ readonly events: number; readonly faults: number }> {
  let [events, faults] = [0, 0];
  for (const screen of wanted) {
    const tried = new Set<string>();
    const before = { events, faults };
    let device: { readonly page: Page; readonly close: () => Promise<void> } | null = null;
    while (true) {
      device ??= await arrived(site, screen, view);
      const { page } = device;
      if (tried.size === 0) fault(await lost(page), 'at first');
      const next = (await pressable(page)).find(({ name }) => !tried.has(name));
      if (next === undefined) break;
      tried.add(next.name);
      events++;
      fault(await press(page, next), next.name);
      if (await isLedOff(page, next)) {
        await device.close();
        device = null;
      }
    }
    await device?.close();
    tell(`${screen.name}: ${events - before.events} presses, ${faults - before.faults} faults`);
    function fault(what: string | null, by: string): void {
      if (what === null) return;
      faults++;
      tell(`${screen.name}, ${by}: ${what}`);
    }
  }
  return { events, faults };
}

/** Comes to a screen, at one page for each device; all of them are closed together. */
export async function arrived(site: Site, screen: Screen, view: View) {
  const all: Page[] = [];
  const devices = await screen.bring(async (more = {}): Promise<Device> => {
    const prepare = (context: BrowserContext) => context.addInitScript(notePresses);
    const page = await openPage(site, { ...view, flat: screen.isDrawn !== true, prepare, ...more });
    all.push(page);
    return { first: page, bring: async (bring) => void (await bring(page)) };
  });
  const page = devices[0]?.first;
  if (page === undefined) throw new Error(`monkey: nobody came to ${screen.name}`);
  await page.waitForLoadState('networkidle');
  return { page, close: async () => void (await Promise.all(all.map((one) => one.context().close()))) };
}

function notePresses(): void {
  addEventListener('click', () => Object.assign(document.documentElement.dataset, { pressed: '' }), true);
}

/** Presses that, then Escape. Returns what is wrong with the focus after one of them. */
async function press(page: Page, { place }: Pressed): Promise<string | null> {
  const before = await state(page);
  const one = page.locator(`:is(${pressed})`).nth(place);
  await one.focus();
  await page.keyboard.press('Enter');
  const after = await lost(page);
  if (after !== null) return after;
  const now = await state(page);
  if (now.opened === before.opened) return null;
  if (!now.isInOpened) return `the focus is at “${now.at}”, not in what has opened`;
  await page.keyboard.press('Escape');
  const closed = await lost(page);
  return closed === null ? null : `after Escape ${closed}`;
}

/** Waits until the focus is somewhere where it can be seen. Returns what is wrong with it, if it does not come there. */
async function lost(page: Page): Promise<string | null> {
  await page.waitForTimeout(still);
  for (const end = Date.now() + patience; ; await page.waitForTimeout(50)) {
    const { at, isFresh } = await state(page).catch(gone);
    if (at !== null || isFresh) return null;
    if (Date.now() > end) return 'the focus is nowhere';
  }
}

/** The page is being left. */
const gone = (): State => ({ at: null, isInOpened: false, isFresh: false, opened: '' });

/** Was what it led to another screen, or is it gone itself? */
async function isLedOff(page: Page, { place, name }: Pressed): Promise<boolean> {
  const all = await pressable(page).catch(() => []);
  return !all.some((one) => one.place === place && one.name === name) || (await state(page)).opened !== '';
}

function state(page: Page): Promise<State> {
  return page.evaluate(() => {
    const active = document.activeElement;
    const open = [...document.querySelectorAll('dialog[open], :popover-open')];
    const isSeen =
      active instanceof HTMLElement && active !== document.body && active.checkVisibility({ visibilityProperty: true });
    const top = open.at(-1);
    return {
      at: isSeen ? `${active.localName} ${active.getAttribute('aria-label') ?? active.innerText?.slice(0, 40)}` : null,
      isInOpened: top === undefined || top.contains(active) || !top.matches('dialog'),
      isFresh: !('pressed' in document.documentElement.dataset),
      opened: open.map((one) => one.className || one.id).join(' '),
    };
  });
}

/** What can be pressed now. */
function pressable(page: Page): Promise<readonly Pressed[]> {
  return page.evaluate((pressed) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((one, place) => {
      const isHere = (modal?.contains(one) ?? true) && one.closest('[inert]') === null;
      const isOn = !one.matches(':disabled, [aria-disabled="true"]');
      if (!isHere || !isOn || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
      return [{ place, name: `${one.localName} ${one.dataset.panel ?? ''} ${name.trim().slice(0, 60)}` }];
    });
  }, pressed);
}
