import type { Page } from 'playwright-core';
import { type Act, carryOut } from './act.ts';
import type { Choose } from './choose.ts';
import { type Look, likewise, look } from './look.ts';
import { watch } from './watch.ts';

/** Something that went wrong with the page, and the acts before it. */
export interface Fault {
  readonly what: string;
  /** All acts since the page was opened, oldest first. */
  readonly acts: readonly Act[];
}

/** The result of a walk. */
export interface Walk {
  readonly events: number;
  readonly fault: Fault | null;
  /** How often each screen was seen: phases of the game, and the other screens. */
  readonly seen: Readonly<Record<string, number>>;
}

/** A page to which the same is done. */
export interface Twin {
  readonly page: Page;
  /** Waits until both pages show the same; says what differs, if they do not come to that. */
  differs(): Promise<string | null>;
}

/** Milliseconds within which a page must answer and show something. */
const patience = 30_000;

/** The page was left or reloaded while it was queried: not a fault. */
const isGone = (failure: unknown) =>
  /Execution context was destroyed|Cannot find context|navigat|frame was detached|ERR_ABORTED/i.test(String(failure));

/**
 * Performs acts on a page, chosen at random or from a list, until the given number is reached or something goes wrong: its script fails, its console
 * reports an error, the crash screen or a blank page appears, or it gives no answer for half a minute. Everything is done to its twin as well, if it has
 * one, and nothing may differ then.
 */
export async function walk(page: Page, next: Choose | readonly Act[], events: number, twin?: Twin): Promise<Walk> {
  const pages = twin === undefined ? [page] : [page, twin.page];
  const watched = pages.map(watch);
  const said = () => watched.flatMap((troubles) => troubles());
  const acts: Act[] = [];
  const counts: Record<string, number> = {};
  const ended = (fault: Fault | null): Walk => ({ events: acts.length, fault, seen: counts });
  const wrong = (what: string): Walk => ended({ what, acts });
  while (acts.length < events) {
    const looks = (await answer(Promise.all(pages.map(patientLook)))) ?? [];
    const [seen] = looks;
    if (seen === undefined) return wrong('frozen: no answer in 30 s');
    const troubles = said();
    if (troubles.length > 0) return wrong(troubles.join('\n'));
    if (seen.screen === 'crash') return wrong('the crash screen');
    if (seen.screen === 'blank') return wrong('a blank page');
    const name = seen.phase ?? seen.screen;
    counts[name] = (counts[name] ?? 0) + 1;
    const act = typeof next === 'function' ? next(seen) : next[acts.length];
    if (act === undefined) break;
    acts.push(act);
    const done = pages.map((one, at) => carryOut(one, likewise(act, seen, looks[at] ?? seen)).catch(orGone));
    const isDone = await answer(Promise.all(done).then(() => true));
    if (isDone === null) return wrong('frozen: no answer in 30 s');
    const differs = await twin?.differs();
    if (differs) return wrong(differs);
  }
  const troubles = said();
  return troubles.length > 0 ? wrong(troubles.join('\n')) : ended(null);
}

/** Looks until something is visible: a page being loaded is blank for a moment. */
async function patientLook(page: Page): Promise<Look> {
  const end = Date.now() + patience - 5000;
  for (;;) {
    // A swipe across the page may navigate back, off the site.
    if (page.url() === 'about:blank') await page.goForward({ waitUntil: 'commit' }).catch(orGone);
    const seen = await look(page).catch(orGone);
    if (seen !== false && (seen.screen !== 'blank' || Date.now() > end)) return seen;
    await new Promise((done) => setTimeout(done, 100));
  }
}

export function orGone(failure: unknown): false {
  if (!isGone(failure)) throw failure;
  return false;
}

/** The answer, or null if it does not come in time. */
async function answer<T>(asked: Promise<T>): Promise<T | null> {
  asked.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((give) => {
    timer = setTimeout(give, patience, null);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
