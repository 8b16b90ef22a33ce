import { expect, it } from 'vitest';
import { type AskedAt, askOf } from '../../../src/screens/replay/keys.ts';

const free: AskedAt = { isTaken: false, isControl: false, isClicked: false };
const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

it('keys play, step by every unit and go to the ends', () => {
  expect(askOf(press(' '), free)).toEqual({ type: 'toggle' });
  expect(askOf(press('ArrowRight'), free)).toEqual({ type: 'step', unit: 'command', way: 1 });
  expect(askOf(press('ArrowLeft', { shiftKey: true }), free)).toEqual({ type: 'step', unit: 'turn', way: -1 });
  expect(askOf(press('PageDown'), free)).toEqual({ type: 'step', unit: 'round', way: 1 });
  expect(askOf(press(','), free)).toEqual({ type: 'step', unit: 'mark', way: -1 });
  expect(askOf(press('Home'), free)).toEqual({ type: 'go', to: 'start' });
  expect(askOf(press('End'), free)).toEqual({ type: 'go', to: 'end' });
  expect(askOf(press('l'), free)).toBeNull();
});

it('a pad’s button for taking back, which comes as Control and Z, goes a command back', () => {
  expect(askOf(press('z', { ctrlKey: true }), free)).toEqual({ type: 'step', unit: 'command', way: -1 });
  expect(askOf(press('ArrowRight', { ctrlKey: true }), free)).toBeNull();
});

it('leaves to a control what it needs: space and arrows on a button, everything in a list', () => {
  const button = { isTaken: false, isControl: true, isClicked: false };
  expect(askOf(press(' '), button)).toBeNull();
  expect(askOf(press('ArrowRight'), button)).toBeNull();
  expect(askOf(press('.'), button)).toEqual({ type: 'step', unit: 'mark', way: 1 });
  for (const key of [' ', 'ArrowRight', 'Home', '.'])
    expect(askOf(press(key), { isTaken: true, isControl: true, isClicked: false })).toBeNull();
});

it('on a button that was clicked arrows step all the same; space presses it', () => {
  const clicked = { isTaken: false, isControl: true, isClicked: true };
  expect(askOf(press('ArrowLeft'), clicked)).toEqual({ type: 'step', unit: 'command', way: -1 });
  expect(askOf(press('ArrowDown'), clicked)).toBeNull();
  expect(askOf(press(' '), clicked)).toBeNull();
});
