// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import '../../../src/ui/locale/english.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StartPage } from '../../../src/screens/start/StartPage.tsx';
import { openSaves } from '../../../src/session/saves/index.ts';
import { useAnswer } from '../../../src/ui/storage/answer.ts';
import { openMore } from './more.ts';

const bad = '[{"id":"x","title":"Three","board":3},{"id":"y","title":"Bad board","board":7}]';
const rest = '[{"id":"x","title":"Three","board":3}]';

beforeEach(() => {
  useAnswer.setState({ answer: 'knows' });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const fold = () => document.querySelector('.start-aside');

async function show(): Promise<void> {
  render(
    <StartPage
      saves={await openSaves({ name: 'aside' })}
      onSit={() => undefined}
      onReplay={() => undefined}
      onPuzzle={() => undefined}
      onIdle={() => undefined}
    />,
  );
  for (const picture of document.querySelectorAll('img')) fireEvent.load(picture);
  await openMore();
}

describe('what this browser kept and the page cannot read', () => {
  it('is not there for whoever has nothing of the kind', async () => {
    localStorage.setItem('small-world-table.boxes', rest);
    await show();
    await waitFor(() => expect(document.querySelector('.start-history')).not.toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(fold()).toBeNull();
  });

  it('is listed by what it is, can be saved to a file as it was, and deleted; what could be read stays', async () => {
    localStorage.setItem('small-world-table.boxes', bad);
    localStorage.setItem('small-world-table.boxes.unread', JSON.stringify([[bad, rest]]));
    localStorage.setItem(
      'small-world-table.seats.unread',
      JSON.stringify([
        ['{', null],
        ['7', null],
      ]),
    );
    await show();
    await screen.findByText('Saved things that cannot be read');
    const rows = [...document.querySelectorAll<HTMLElement>('[data-aside]')];
    expect(rows.map((row) => row.querySelector('strong')?.textContent)).toEqual([
      'My boxes',
      'Something this page remembered',
      'Something this page remembered (2)',
    ]);
    const [boxes] = rows;
    if (!boxes) throw new Error('no row');
    expect(within(boxes).getByText(/Everything else that was saved with it still works/)).toBeTruthy();

    const files: [string, Blob][] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(['', blob as Blob]);
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const last = files.at(-1);
      if (last) last[0] = this.download;
    });
    fireEvent.click(within(boxes).getByRole('button', { name: 'Save to a file: My boxes' }));
    expect(files[0]?.[0]).toBe('small-world-table.boxes.json');
    expect(await files[0]?.[1].text()).toBe(bad);

    const press = (row: HTMLElement) => {
      fireEvent.click(within(row).getByRole('button', { name: /^Delete/ }));
      expect(within(row).getByText('Really delete this?')).toBeTruthy();
      fireEvent.click(within(row).getByRole('button', { name: /^Delete/ }));
    };
    press(boxes);
    expect(document.querySelectorAll('[data-aside]')).toHaveLength(2);
    expect(localStorage.getItem('small-world-table.boxes')).toBe(rest);
    expect(document.activeElement).toBe(fold()?.querySelector('summary'));
    for (let left = 2; left > 0; left--)
      press(document.querySelector<HTMLElement>('[data-aside]') ?? expect.fail('no row'));
    expect(screen.getByText('Nothing unreadable is left.')).toBeTruthy();
    expect(Object.keys(localStorage)).toEqual(['small-world-table.boxes']);
  });

  it('says so where the browser does not delete it, and keeps it in the list', async () => {
    localStorage.setItem('small-world-table.history.unread', '[["{",null]]');
    await show();
    await screen.findByText('Saved things that cannot be read');
    // It lets the page read, and does nothing else.
    vi.stubGlobal('localStorage', {
      length: 1,
      key: () => 'small-world-table.history.unread',
      getItem: (name: string) => (name.endsWith('.unread') ? '[["{",null]]' : null),
      removeItem: () => undefined,
    });
    for (let press = 0; press < 2; press++) fireEvent.click(screen.getByRole('button', { name: 'Delete: My history' }));
    expect(screen.getByText(/The browser has not deleted it/)).toBeTruthy();
    expect(document.querySelectorAll('[data-aside]')).toHaveLength(1);
  });
});
