// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useInput } from '../../src/hud/keys/input-kind.ts';
import { App } from '../../src/screens/App.tsx';
import { SaveError } from '../../src/session/saves/index.ts';
import '../support/boards.ts';

// All of the page but what is asked about.
vi.mock('../../src/screens/start/StartPage.tsx', () => ({ StartPage: () => null }));
vi.mock('../../src/screens/play/GameScreen.tsx', () => ({ GameScreen: () => null }));
afterEach(cleanup);

it('whoever comes to a table by keys has used them on the page before: it is known there already', () => {
  render(<App saves={new SaveError('unavailable')} />);
  expect(useInput.getState()).toEqual({ byKeyboard: false, byArrows: true });
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(useInput.getState()).toEqual({ byKeyboard: true, byArrows: false });
  fireEvent.pointerDown(document.body);
  expect(useInput.getState().byKeyboard).toBe(false);
});
