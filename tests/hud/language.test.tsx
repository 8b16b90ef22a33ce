// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { act as drawn } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { confirmation } from '../../src/hud/board/questions.ts';
import { ask, usePanels } from '../../src/hud/frame/panels.ts';
import { Hud } from '../../src/hud/index.ts';
import { attend } from '../../src/table/attention/index.ts';
import { speak, useLanguage } from '../../src/ui/locale/language.ts';
import '../support/boards.ts';
import { evenTemper } from '../../src/opponents/types.ts';
import { lastSaid } from '../../src/ui/look/index.ts';
import { scope } from '../support/at-table.tsx';
import { messagesOf } from '../ui/locale/messages.ts';
import { act, clear, playOver, tableFor } from './support.tsx';

vi.mock('../../src/ui/locale/languages.ts', async (original) => {
  const { pseudoShelf } = await import('../support/pseudo-shelf.ts');
  return pseudoShelf(await original());
});

/** The panels as the page draws them: anew in every language. */
function Page() {
  useLanguage();
  return <Hud onLeave={() => {}} />;
}

const game = { players: 2, seed: 1, firstSeat: 0 };

/** English messages that are words by themselves. */
const english = new Set(Object.values(messagesOf('en')).filter((text) => /^[^{}<]*\p{L}{4}[^{}<]*$/u.test(text)));

/** Everything on the page that is English, in text or in names for listeners. */
function leftInEnglish(): string[] {
  const found: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '');
    const named = ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? '');
    for (const words of [...own, ...named]) if (english.has(words.trim())) found.push(words);
  }
  return found;
}

const change = (language: 'en' | 'pl') => drawn(async () => void (await speak(language)));

afterEach(async () => {
  clear();
  await speak('en');
});

describe('a change of the language in mid-game', () => {
  it('changes every word on the page, and nothing else', async () => {
    const table = await playOver(<Page />, tableFor(game));
    await act(table, { type: 'pickCombo', index: 0 });
    await drawn(async () => attend(scope, { selected: 3 }));
    await screen.findByRole('heading', { name: /Swamp 4/ }, { timeout: 10_000 });
    const before = table.getSnapshot().context;
    expect(leftInEnglish().length).toBeGreaterThan(10);
    await change('pl');
    expect(leftInEnglish()).toEqual([]);
    expect(screen.getByRole('heading', { name: /Șwăm/ })).toBeTruthy();
    expect(table.getSnapshot().context).toBe(before);
    await change('en');
    expect(screen.getByRole('heading', { name: /Swamp 4/ })).toBeTruthy();
  });

  it('calls who was given no name by another one, and who was by the same', async () => {
    const { game: played, seats, options } = tableFor({ ...game, players: 3 });
    const control = { level: 'wanderer', temper: evenTemper, seed: 1 } as const;
    const nameless = seats.map((seat, at) =>
      at === 0 ? seat : { ...seat, name: '', ...(at === 1 ? {} : { control }) },
    );
    await playOver(<Page />, { game: played, seats: nameless, options });
    const words = () => document.querySelector('.players')?.textContent ?? '';
    expect(words()).toMatch(/Ada.*Player 2.*Sorrel/);
    await change('pl');
    expect(words()).toMatch(/Ada/);
    expect(words()).not.toMatch(/Player|Sorrel/);
    await change('en');
    expect(words()).toMatch(/Ada.*Player 2.*Sorrel/);
  });

  it('does not tell again what was told aloud', async () => {
    const table = await playOver(<Page />, tableFor(game));
    await act(table, { type: 'pickCombo', index: 0 });
    await vi.waitFor(() => expect(lastSaid()).toMatch(/Ada/));
    await change('pl');
    expect(lastSaid()).toBe(null);
    await change('en');
    expect(lastSaid()).toBe(null);
  });

  it.each(['settings', 'help', 'log', 'column', 'rules'] as const)('changes %s while it is open', async (panel) => {
    const table = await playOver(<Page />, tableFor(game));
    await act(table, { type: 'pickCombo', index: 0 });
    await drawn(async () => usePanels.of(scope).setState({ open: panel }));
    await vi.waitFor(() => expect(leftInEnglish().length).toBeGreaterThan(12), 10_000);
    await change('pl');
    await vi.waitFor(() => expect(leftInEnglish()).toEqual([]), 10_000);
    expect(usePanels.of(scope).getState().open).toBe(panel);
  });

  it('changes a question that waits for its answer, and what was told', async () => {
    const table = await playOver(<Page />, tableFor(game));
    await act(table, { type: 'pickCombo', index: 0 }, { type: 'conquer', region: 0 });
    await drawn(async () => {
      fireEvent.keyDown(document.body, { key: 'u' });
      fireEvent.keyDown(document.body, { key: 's' });
      const { view, setup } = table.getSnapshot().context;
      if (!view || !setup) throw new Error('no game');
      const question = confirmation(
        view,
        { type: 'abandon', region: 0 },
        { board: view.board, content: view.content, seats: setup.seats },
      );
      ask(scope, { id: 'abandon', label: '', hint: null, commands: [], question, plain: false });
    });
    await vi.waitFor(() => expect(leftInEnglish()).toContain('Not just now'));
    expect(leftInEnglish()).toContain('Abandon');
    await change('pl');
    expect(leftInEnglish()).toEqual([]);
    expect(document.body.textContent).not.toMatch(/Abandon|return to hand/);
  });
});
