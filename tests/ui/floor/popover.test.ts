// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lendPopovers } from '../../../src/ui/floor/popover.ts';
import { openPopover } from '../../../src/ui/platform/popover.ts';

/** Two popovers that close by themselves, one that does not, and what opens and closes the first. */
const page = `
  <button id="opens" popovertarget="one">More</button>
  <div id="one" popover="auto"><button id="closes" popovertarget="one" popovertargetaction="hide">Close</button></div>
  <div id="two" popover="auto"></div>
  <div id="kept" popover="manual"></div>
  <p id="beside"></p>`;

const by = (id: string) => document.getElementById(id) ?? expect.fail(`no ${id}`);
const isOpen = (id: string) => by(id).hasAttribute('data-popped');
const touch = (id: string) => by(id).dispatchEvent(new Event('pointerdown', { bubbles: true }));

describe('popovers where the browser has none', () => {
  let takeBack: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = page;
    takeBack = lendPopovers();
  });

  afterEach(() => {
    takeBack();
    document.body.innerHTML = '';
    vi.useRealTimers();
  });

  it('are opened and closed by what names them, and say so before and after', () => {
    const told: string[] = [];
    for (const type of ['beforetoggle', 'toggle'])
      by('one').addEventListener(type, (event) => told.push(`${type} ${Reflect.get(event, 'newState')}`));
    by('opens').click();
    expect([isOpen('one'), openPopover()?.id]).toEqual([true, 'one']);
    vi.runAllTimers();
    by('closes').click();
    vi.runAllTimers();
    expect([isOpen('one'), openPopover()]).toEqual([false, null]);
    expect(told).toEqual(['beforetoggle open', 'toggle open', 'beforetoggle closed', 'toggle closed']);
    by('opens').click();
    by('opens').click();
    expect(isOpen('one')).toBe(false);
  });

  it('give way to a press beside them and to another, but not those that are kept', () => {
    by('kept').showPopover();
    by('one').showPopover();
    touch('closes');
    expect(isOpen('one')).toBe(true);
    by('two').showPopover();
    expect([isOpen('one'), isOpen('two'), isOpen('kept')]).toEqual([false, true, true]);
    touch('beside');
    expect([isOpen('two'), isOpen('kept')]).toEqual([false, true]);
    by('kept').hidePopover();
    expect(isOpen('kept')).toBe(false);
  });

  it('close by Escape after the page has heard it, unless it was for something else, and give the focus back', () => {
    by('opens').focus();
    by('opens').click();
    by('closes').focus();
    const press = () => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      by('closes').dispatchEvent(event);
      return event;
    };
    press().preventDefault();
    vi.runAllTimers();
    expect(isOpen('one')).toBe(true);
    press();
    expect(openPopover()?.id).toBe('one');
    vi.runAllTimers();
    expect([isOpen('one'), document.activeElement?.id]).toEqual([false, 'opens']);
  });
});
