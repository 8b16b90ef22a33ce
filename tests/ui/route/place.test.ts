// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lay, openBy } from '../../../src/ui/route/layers.ts';
import { goBackOr, goTo, note, placeNow, settleSoon, watchPlace } from '../../../src/ui/route/place.ts';

/** How a browser goes back: at once, as this one does, or after a while, as others do. */
const ways = ['at once', 'later'] as const;

/** Where each test begins. */
let home = '';
/** Places that no other test has been to: whoever goes to where they just were goes back. */
let a = '';
let b = '';
let tests = 0;
let end = (): void => undefined;
const told = vi.fn();
const passed = () => new Promise((resolve) => setTimeout(resolve, 30));
const address = () => location.search + location.hash;

/** What somebody presses. */
const press = {
  back: () => history.back(),
  forward: () => history.forward(),
};

/** Something lies over the screen, until Back closes it. */
function dialog(name = '') {
  const close = vi.fn(() => gone());
  const gone = lay({ name, close });
  settleSoon();
  return {
    close,
    /** It is closed by its own button. */
    shut: () => {
      gone();
      settleSoon();
    },
  };
}

describe.each(ways)('the history of a browser that goes back %s', (way) => {
  beforeEach(async () => {
    home = `?${++tests}`;
    a = `#a${tests}`;
    b = `#b${tests}`;
    history.pushState(null, '', `/${home}`);
    if (way === 'later') {
      for (const does of ['back', 'forward', 'go'] as const) {
        const now = history[does].bind(history);
        vi.spyOn(history, does).mockImplementation((delta) => void setTimeout(() => now(delta), 5));
      }
    }
    end = watchPlace(told);
    await passed();
    told.mockClear();
  });
  afterEach(async () => {
    end();
    vi.restoreAllMocks();
    await passed();
  });

  it('has an entry for each navigation: back and forward lead through them', async () => {
    const length = history.length;
    goTo(a);
    goTo(b);
    expect([history.length - length, placeNow().address, address()]).toEqual([2, b, b]);
    press.back();
    await passed();
    expect(placeNow().address).toBe(a);
    press.back();
    await passed();
    expect(placeNow().address).toBe(home);
    press.forward();
    await passed();
    expect([placeNow().address, address()]).toEqual([a, a]);
    expect(told).toHaveBeenCalledTimes(5);
  });

  it('is gone back in where one goes to where one just was, and is as it was', async () => {
    const start = placeNow();
    const { length } = history;
    goTo(a);
    goTo(home);
    await passed();
    expect(placeNow()).toEqual(start);
    expect([history.length, address()]).toEqual([length + 1, home]);
    press.forward();
    await passed();
    expect(placeNow().address).toBe(a);
  });

  it('knows an entry that a link has made', async () => {
    goTo(a);
    history.pushState(null, '', b);
    dispatchEvent(new Event('hashchange'));
    await passed();
    expect(placeNow().address).toBe(b);
    goBackOr('#else');
    await passed();
    expect([placeNow().address, address()]).toEqual([a, a]);
  });

  it('has no entry more for what is replaced or noted, and nobody is told of a note', async () => {
    const { visit } = placeNow();
    goTo(a);
    const { length } = history;
    const second = goTo(b, 'replace');
    told.mockClear();
    note('#c');
    expect(told).not.toHaveBeenCalled();
    expect([history.length, address(), placeNow()]).toMatchObject([length, '#c', { address: '#c', visit: second }]);
    press.back();
    await passed();
    expect(placeNow().visit).toBe(visit);
  });

  it('closes a dialog first, and what is closed otherwise leaves nothing behind', async () => {
    goTo(a);
    const one = dialog();
    await passed();
    const two = dialog();
    await passed();
    press.back();
    await passed();
    expect([one.close.mock.calls.length, two.close.mock.calls.length]).toEqual([0, 1]);
    expect(placeNow().address).toBe(a);
    one.shut();
    await passed();
    expect(one.close).not.toHaveBeenCalled();
    press.back();
    await passed();
    expect(placeNow().address).toBe(home);
  });

  it('has one entry for a dialog in which another follows', async () => {
    goTo(a);
    const menu = dialog('menu');
    await passed();
    const { length } = history;
    menu.shut();
    const next = dialog('help');
    await passed();
    expect(history.length).toBe(length);
    expect(history.state).toMatchObject({ over: ['help'] });
    press.back();
    await passed();
    expect(next.close).toHaveBeenCalledOnce();
    press.back();
    await passed();
    expect(placeNow().address).toBe(home);
  });

  it('leads from the screen after a dialog straight to the one before', async () => {
    goTo(a);
    const leave = dialog();
    const other = dialog();
    await passed();
    goTo(b);
    leave.shut();
    other.shut();
    await passed();
    expect([placeNow().address, address()]).toEqual([b, b]);
    press.back();
    await passed();
    expect(placeNow().address).toBe(a);
    expect(history.state).toMatchObject({ over: [] });
    expect([leave.close, other.close].some((close) => close.mock.calls.length > 0)).toBe(false);
  });

  it('closes what lay over the screen under a link that was asked about, once that is gone', async () => {
    goTo(a);
    const log = dialog('log');
    await passed();
    history.pushState(null, '', b);
    dispatchEvent(new Event('hashchange'));
    const asked = dialog();
    await passed();
    press.back();
    await passed();
    expect([asked.close.mock.calls.length, log.close.mock.calls.length]).toEqual([1, 0]);
    press.back();
    await passed();
    expect([placeNow().address, log.close.mock.calls.length]).toEqual([a, 0]);
    expect(history.state).toMatchObject({ over: ['log'] });
    press.back();
    await passed();
    expect([placeNow().address, log.close.mock.calls.length]).toEqual([a, 1]);
  });

  it('opens again what has a name where somebody comes forward to it, and passes by what has none', async () => {
    const opened = vi.fn((name: string) => name === 'log' && dialog(name) !== null);
    const forget = openBy(opened);
    goTo(a);
    const log = dialog('log');
    await passed();
    log.shut();
    await passed();
    press.forward();
    await passed();
    expect(opened).toHaveBeenCalledWith('log');
    expect(history.state).toMatchObject({ over: ['log'] });
    press.back();
    await passed();
    const question = dialog();
    await passed();
    question.shut();
    await passed();
    press.forward();
    await passed();
    expect(history.state).toMatchObject({ over: [] });
    expect(placeNow().address).toBe(a);
    forget();
  });

  it('brings a named panel back after a reload, once its screen is there', async () => {
    history.replaceState({ visit: placeNow().visit + 7, depth: 0, over: ['map'] }, '', a);
    dispatchEvent(new PopStateEvent('popstate'));
    await passed();
    expect(history.state).toMatchObject({ over: ['map'] });
    const opened = vi.fn(() => true);
    const forget = openBy(opened);
    expect(opened).toHaveBeenCalledExactlyOnceWith('map');
    forget();
  });

  it('forgets what was noted under a dialog in no entry', async () => {
    goTo(a);
    const over = dialog();
    await passed();
    note('#noted');
    press.back();
    await passed();
    expect(over.close).toHaveBeenCalledOnce();
    expect(address()).toBe('#noted');
  });

  it('is left alone by a page in a frame: it is that of the page around it', async () => {
    history.replaceState(history.state, '', '?framed');
    note('?framed');
    const { length } = history;
    goTo(`?framed${a}`);
    dialog('log');
    await passed();
    expect([history.length, address()]).toEqual([length, `?framed${a}`]);
  });

  it('holds which coming it is and what lay over it, and nothing else', async () => {
    goTo('#room=ABCDEF');
    dialog('log').shut();
    await passed();
    expect(Object.keys(history.state).toSorted()).toEqual(['depth', 'over', 'visit']);
  });
});
