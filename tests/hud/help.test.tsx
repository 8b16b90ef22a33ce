// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import HelpPanel from '../../src/hud/help/HelpPanel.tsx';

afterEach(cleanup);

it('every button of the help stands in a row of buttons, which gives it its look', () => {
  render(<HelpPanel />);
  const buttons = screen.getAllByRole('button');
  expect(buttons.length).toBeGreaterThan(2);
  expect(buttons.filter((button) => !button.closest('.buttons')).map(({ textContent }) => textContent)).toEqual([]);
});
