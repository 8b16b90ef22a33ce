// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answered } from '../../../src/ui/platform/attempt.ts';
import { openAudio, wish } from '../../../src/ui/platform/audio.ts';
import { blobOf, hasGraphicsCard, hasWebGL, penOf } from '../../../src/ui/platform/canvas.ts';
import { copy } from '../../../src/ui/platform/clipboard.ts';
import { hasDatabases, isSameKey, mayHaveDatabase, openDatabase } from '../../../src/ui/platform/database.ts';
import { addressNow, followHash, pushEntry, replaceEntry, stateNow, travel } from '../../../src/ui/platform/entries.ts';
import { fillScreenNow, mayFillScreen } from '../../../src/ui/platform/full-screen.ts';
import { wantedLanguages } from '../../../src/ui/platform/languages.ts';
import { lettersReady } from '../../../src/ui/platform/letters.ts';
import { tabLocks } from '../../../src/ui/platform/locks.ts';
import { matches, onQueryChange } from '../../../src/ui/platform/media-queries.ts';
import { feelsMotion, onShaken } from '../../../src/ui/platform/motion.ts';
import {
  askForNotices,
  badge,
  noticePermission,
  order,
  ordered,
  showOwnNotice,
} from '../../../src/ui/platform/notices.ts';
import { connectedPads } from '../../../src/ui/platform/pads.ts';
import { capture, release } from '../../../src/ui/platform/pointer.ts';
import { hidePopover, openPopover, showPopover } from '../../../src/ui/platform/popover.ts';
import { printPage } from '../../../src/ui/platform/print.ts';
import { recordedKind, recordStream, streamOf } from '../../../src/ui/platform/recording.ts';
import {
  cacheNames,
  forgetCache,
  isKeptPage,
  registrationReady,
  siteKeeper,
  siteRegistration,
  siteRegistrations,
} from '../../../src/ui/platform/service-worker.ts';
import { canSend, send } from '../../../src/ui/platform/share.ts';
import { onResize } from '../../../src/ui/platform/sizes.ts';
import { openSocket } from '../../../src/ui/platform/socket.ts';
import { kept, keptInTab } from '../../../src/ui/platform/storage.ts';
import { askThread, noThread } from '../../../src/ui/platform/thread.ts';
import { canVibrate, vibrate } from '../../../src/ui/platform/vibration.ts';
import { isHidden } from '../../../src/ui/platform/visibility.ts';
import { hasWakeLock, lockScreen } from '../../../src/ui/platform/wake-lock.ts';
import { runsWebAssembly } from '../../../src/ui/platform/web-assembly.ts';
import { asked, forbid, optional, platformFiles, type Way, ways } from '../../support/forbid.ts';

/** What may be thrown to whoever asks, since there is nothing to give; they all know. */
const mayThrow = (use: () => unknown) => {
  try {
    return use();
  } catch (failure) {
    expect(failure).toBeInstanceOf(Error);
    return null;
  }
};

/** The trouble a thread comes to that is asked now, if it does within the test's time. */
const troubleOf = async () => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), 10_000);
  const trouble = await askThread({ job: 'any' }, 1, { signal: late.signal }).catch(({ message }: Error) => message);
  clearTimeout(timer);
  return late.signal.aborted ? null : trouble;
};

/** A kept site whose browser has a push service in its own way. */
const site = {
  get pushManager(): PushManager {
    return new PushManager();
  },
};

/** All that the page does with each file: whatever the browser denies, it comes to an end, and nothing is thrown. */
const uses: Readonly<Record<string, () => unknown>> = {
  'audio.ts': () =>
    mayThrow(() => {
      const context = openAudio();
      for (const what of ['resume', 'suspend', 'close'] as const) wish(context, what);
    }),
  'canvas.ts': async () => {
    const canvas = document.createElement('canvas');
    return [hasWebGL(), hasGraphicsCard(), penOf(canvas), await blobOf(canvas, 'image/jpeg', 1)];
  },
  'clipboard.ts': () => copy('x'),
  'database.ts': async () => {
    expect(
      [isSameKey('a', 'b'), hasDatabases(), await mayHaveDatabase('x')].every((one) => typeof one === 'boolean'),
    ).toBe(true);
    // What has nothing to give says so, and only then.
    let opening: Promise<unknown> | null = null;
    expect(() => {
      opening = openDatabase('denied', 1, {});
    }).not.toThrow();
    await Promise.race([opening, new Promise((resolve) => setTimeout(resolve, 10_000))]).catch(() => undefined);
  },
  'entries.ts': () => {
    const state = { visit: 1 };
    const isThere = [pushEntry(state, '#here'), replaceEntry(state, '#there')];
    expect(isThere).toEqual(isThere.map(() => JSON.stringify(stateNow()) === JSON.stringify(state)));
    followHash('#here');
    expect(addressNow()).toContain('#here');
    travel(-1);
  },
  'full-screen.ts': () => [mayFillScreen(), fillScreenNow()],
  'languages.ts': () => expect(wantedLanguages().every((tag) => typeof tag === 'string')).toBe(true),
  'letters.ts': () => answered(1000, lettersReady),
  'locks.ts': () => tabLocks(),
  'media-queries.ts': () => [matches('(hover)'), onQueryChange('(hover)', () => undefined)()],
  'motion.ts': () => [feelsMotion(), onShaken(() => undefined)()],
  'notices.ts': async () => [
    noticePermission(),
    typeof (await askForNotices()),
    mayThrow(() => showOwnNotice('x', { body: 'x' })),
    badge(true),
    badge(false),
    await ordered(site),
    await order(site, 'key'),
  ],
  'pads.ts': () => expect(connectedPads().every(({ axes, buttons }) => axes.length + buttons.length > 0)).toBe(true),
  'pointer.ts': () => [capture(document.body, 1), release(document.body, 1)],
  'popover.ts': () => [openPopover(), showPopover(document.body), hidePopover(document.body)],
  'print.ts': async () => expect(await printPage()).toBe(false),
  'recording.ts': () =>
    mayThrow(() => {
      const stream = streamOf(document.createElement('canvas'), 30);
      const kind = recordedKind(['video/webm']);
      if (stream === null || kind === null) return null;
      const { parts, end } = recordStream(stream, kind);
      end();
      return parts;
    }),
  'service-worker.ts': async () => [
    siteKeeper(),
    Array.isArray(await cacheNames()),
    await forgetCache('x'),
    isKeptPage(),
    await siteRegistration(),
    Array.isArray(await siteRegistrations()),
    await Promise.race([registrationReady(), new Promise((resolve) => setTimeout(resolve, 10_000))]),
  ],
  'share.ts': () => [
    canSend(),
    canSend([new File([], 'x')]),
    Promise.race([send({ text: 'x' }), new Promise((resolve) => setTimeout(resolve, 10_000))]),
  ],
  'sizes.ts': () => onResize([document.body], () => undefined)(),
  'socket.ts': () => openSocket('ws://127.0.0.1:1/')?.close?.(),
  'storage.ts': () => {
    for (const texts of [kept, keptInTab]) {
      expect(texts.set('denied', '1')).toBe(texts.get('denied') === '1');
      expect(texts.value('denied')).toBe(texts.get('denied') === null ? null : 1);
      expect(texts.remove('denied') && texts.get('denied') !== null).toBe(false);
      expect(Array.isArray(texts.names())).toBe(true);
    }
  },
  'thread.ts': troubleOf,
  'vibration.ts': () => [canVibrate(), vibrate(1, 2)],
  'visibility.ts': () => expect(typeof isHidden(document.body)).toBe('boolean'),
  'wake-lock.ts': async () => [hasWakeLock(), (await lockScreen())?.end()],
  'web-assembly.ts': () => expect(typeof runsWebAssembly()).toBe('boolean'),
};

const rejected: unknown[] = [];
const note = (reason: unknown) => rejected.push(reason);

beforeEach(() => {
  vi.useFakeTimers();
  process.on('unhandledRejection', note);
});
afterEach(async () => {
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', note);
  expect(rejected.splice(0)).toEqual([]);
});

/** Does something while some of the browser is denied; on its end everything is as it was. */
async function within(names: readonly string[], way: Way, work: () => unknown): Promise<void> {
  const giveBack = forbid({ names, way });
  try {
    const done = Promise.resolve(work());
    // It is awaited once its time has passed.
    done.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(30_000);
    await done;
  } finally {
    giveBack();
  }
}

describe('what a browser may have or not', () => {
  it('is all used here', () => {
    const helpers = ['attempt.ts', 'form.ts', 'keys.ts', 'capability.ts'];
    expect(Object.keys(uses).sort()).toEqual(platformFiles.filter((file) => !helpers.includes(file)));
    expect(helpers.flatMap((file) => asked.get(file) ?? [])).toEqual([]);
  });

  it.each(ways)('may be away, each by itself and all at once: %s', async (way) => {
    const each = [...asked].flatMap(([file, names]) => [...new Set(names)].map((name) => [file, name] as const));
    for (const [file, name] of each) await within([name], way, uses[file] ?? (() => expect.fail(file)));
    await within(optional, way, () => Promise.all(Object.values(uses).map((use) => use())));
  });

  it('is said to be missing where it is: nothing is told to be copied, kept or begun', async () => {
    for (const way of ways)
      await within(optional, way, async () => {
        expect(await copy('x')).toBe(false);
        expect(kept.set('x', '1')).toBe(false);
        expect([await lockScreen(), noticePermission(), runsWebAssembly(), hasWebGL()]).toEqual([
          null,
          'none',
          false,
          false,
        ]);
        expect(await troubleOf()).toBe(way === 'lies' ? null : noThread);
      });
  });
});
