// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import HelpPanel from '../../src/hud/help/HelpPanel.tsx';
import { renderAt } from '../support/at-table.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('every button of the help is a row as in the menu, or stands in a row of buttons, which gives it its look', () => {
  renderAt(<HelpPanel />);
  const buttons = screen.getAllByRole('button');
  expect(buttons.length).toBeGreaterThan(2);
  expect(
    buttons.filter((button) => !button.closest('.buttons, .menu-list > li')).map(({ textContent }) => textContent),
  ).toEqual([]);
});

it('whoever plays with fingers reads of fingers, and finds the keys folded', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)', media: query }) as MediaQueryList,
  );
  renderAt(<HelpPanel />);
  const [, touch] = screen.getAllByRole('heading');
  expect(touch?.textContent).toBe('Touch');
  expect(touch?.nextElementSibling?.textContent).not.toMatch(/wheel|Shift|Esc/);
  expect(screen.getByText('Keys').closest('details')?.open).toBe(false);
});
