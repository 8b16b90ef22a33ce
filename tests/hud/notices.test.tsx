// @vitest-environment happy-dom
import { fireEvent, act as settled } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showReason } from '../../src/hud/board/why-not.ts';
import { explainOver, togglePanel, usePanels } from '../../src/hud/frame/panels.ts';
import { readingTime } from '../../src/hud/frame/use-notice.ts';
import { Hud } from '../../src/hud/index.ts';
import { attend, useAttention } from '../../src/table/attention/index.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { farm, hill, plain, swamp } from '../support/places.ts';
import { act, clear, playOver, settle, type TableRef, tableFor } from './support.tsx';

const setup = tableFor({ players: 2, seed: 1, firstSeat: 0, banners: ['ratmen'], badges: ['alchemist'] });
const text = 'There is nothing to skip now.';
const reason = () => ({ text, remedy: null, clause: null });
const shown = () => document.querySelector('.speaker')?.textContent ?? '';
const notice = () => document.querySelector('.notice') ?? expect.fail('no notice');
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
const pass = (time: number) => settled(() => void vi.advanceTimersByTime(time));
const say = () => settled(() => showReason(scope, reason()));

/** Tells nothing about saving, unless it fails. */
async function begin(keep?: () => Promise<void>): Promise<TableRef> {
  const table = await playOver(<Hud onLeave={() => {}} />, setup, undefined, keep);
  await act(table, { type: 'pickCombo', index: 0 });
  return table;
}

const cannot = async () => {
  throw Object.assign(new Error('cannot write'), { code: 'full' });
};

afterEach(() => {
  vi.useRealTimers();
  clear();
});

describe('Escape', () => {
  it('closes what lies on top, one thing after the other: what is explained, a dialog, a notice, a panel, a region’s card', async () => {
    const table = await begin();
    settled(() => attend(scope, { selected: farm }));
    togglePanel(scope, 'log');
    table.send({ type: 'do', commands: [{ type: 'conquer', region: plain }] });
    await settle();
    usePanels.of(scope).setState({
      asking: {
        id: 'x',
        label: '',
        commands: [],
        hint: null,
        plain: false,
        question: () => ({ title: '', text: '', yes: '' }),
      },
    });
    explainOver(scope, { words: 'Die', box: new DOMRect() });
    await settle();
    const open = () => {
      const { tooltip, asking, open: panel } = usePanels.of(scope).getState();
      const { selected } = useAttention.of(scope).getState();
      return [tooltip !== null, asking !== null, shown() !== '', panel !== null, selected !== null];
    };
    for (let closed = 0; closed < 5; closed++) {
      expect(open()).toEqual([0, 1, 2, 3, 4].map((place) => place >= closed));
      expect(pressEscape()).toBe(false);
      await settle();
    }
    // With nothing open it is the browser's.
    expect(pressEscape()).toBe(true);
  });

  it('leaves a notice below a dialog that others have opened to be read after it', async () => {
    await begin();
    say();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    expect(pressEscape()).toBe(true);
    expect(shown()).toContain(text);
    dialog.remove();
    pressEscape();
    await vi.waitFor(() => expect(shown()).toBe(''));
  });

  it('closes the notice that a game cannot be saved after all else', async () => {
    const table = await begin(cannot);
    await vi.waitFor(() => expect(shown()).toMatch(/save/));
    togglePanel(scope, 'log');
    await settle();
    table.send({ type: 'do', commands: [{ type: 'conquer', region: plain }] });
    await settle();
    expect(shown()).toContain('Not just now');
    pressEscape();
    await settle();
    expect(shown()).not.toContain('Not just now');
    expect(shown()).toMatch(/save/);
    pressEscape();
    await settle();
    expect(usePanels.of(scope).getState().open).toBe(null);
    expect(shown()).toMatch(/save/);
    pressEscape();
    await settle();
    expect(shown()).toBe('');
  });
});

describe('a notice that says why not', () => {
  it('goes by itself once it can have been read', async () => {
    await begin();
    vi.useFakeTimers();
    say();
    const letters = 'Not just now'.length + text.length;
    expect(readingTime(letters)).toBe(5000 + 60 * letters);
    pass(readingTime(letters) - 1);
    expect(shown()).toContain(text);
    pass(1);
    expect(shown()).toBe('');
  });

  it('does so with what the rules refuse, and trouble with saving stays to be read', async () => {
    const table = await begin(cannot);
    await vi.waitFor(() => expect(shown()).toMatch(/save/));
    vi.useFakeTimers();
    table.send({ type: 'do', commands: [{ type: 'conquer', region: plain }] });
    await vi.advanceTimersByTimeAsync(10);
    expect(shown()).toContain('Not just now');
    await settled(() => vi.advanceTimersByTimeAsync(60_000));
    expect(shown()).not.toContain('Not just now');
    expect(shown()).toMatch(/save/);
  });

  it.each([
    ['under a pointer', 'pointerEnter', 'pointerLeave'],
    ['with the focus in it', 'focus', 'blur'],
  ] as const)('stays %s, and has its time anew afterwards', async (_, come, go) => {
    await begin();
    vi.useFakeTimers();
    say();
    pass(5000);
    fireEvent[come](notice());
    pass(60_000);
    expect(shown()).toContain(text);
    fireEvent[go](notice());
    pass(5000);
    expect(shown()).toContain(text);
    pass(5000);
    expect(shown()).toBe('');
  });

  it('has its time anew when it is said again', async () => {
    await begin();
    vi.useFakeTimers();
    say();
    pass(5000);
    say();
    pass(5000);
    expect(shown()).toContain(text);
  });
});

describe('a panel beside the board', () => {
  const region = (id: number) =>
    document.querySelector<HTMLElement>(`#board [data-region="${id}"]`) ?? expect.fail(`no region ${id}`);
  const closed = async () => {
    pressEscape();
    await settle();
    return document.activeElement?.getAttribute('data-region');
  };

  it('gives the focus back to where it was', async () => {
    await begin();
    region(farm).focus();
    togglePanel(scope, 'log');
    await settle();
    expect(document.activeElement?.textContent).toBe('Log');
    expect(await closed()).toBe(String(farm));
  });

  it('leaves it where somebody has gone on meanwhile, or gives it back to there', async () => {
    await begin();
    region(farm).focus();
    togglePanel(scope, 'log');
    await settle();
    region(swamp).focus();
    expect(await closed()).toBe(String(swamp));
    togglePanel(scope, 'log');
    await settle();
    region(hill).focus();
    document.querySelector<HTMLElement>('.side button')?.focus();
    expect(await closed()).toBe(String(hill));
  });
});
