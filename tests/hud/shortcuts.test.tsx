// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usePanels } from '../../src/hud/frame/panels.ts';
import { Hud } from '../../src/hud/index.ts';
import {
  chosenKey,
  type KeyPlace,
  keyAction,
  shortcutOf,
  shortcuts,
  whyNotKey,
} from '../../src/hud/keys/shortcut-keys.ts';
import { ShortcutSettings } from '../../src/hud/settings/ShortcutSettings.tsx';
import { useAttention } from '../../src/table/attention/index.ts';
import { useSettings } from '../../src/ui/look/settings.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { said } from '../support/said.ts';
import { clear, playOver, tableFor } from './support.tsx';

const settings = { shortcuts: true, keys: {} };
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const open = () => usePanels.of(scope).getState().open;

afterEach(clear);

/** What a key does on the open table, unless the press or the place is another. */
function does(key: string, press: Partial<KeyboardEvent> = {}, place: Partial<KeyPlace> = {}, isOn = true) {
  const plain = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };
  const open = { isCovered: false, isTyping: false, isControl: false, isDialogOpen: false };
  return keyAction({ key, ...plain, ...press }, { ...open, ...place }, { ...settings, shortcuts: isOn });
}

describe('what a key is for', () => {
  it('is one thing', () => {
    const keys = shortcuts.map((shortcut) => chosenKey(shortcut, settings));
    const free = [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !keys.includes(letter));
    expect(
      keys.filter((key, at) => keys.indexOf(key) < at),
      `free: ${free.join(' ')}`,
    ).toEqual([]);
  });

  it('is nothing under the curtain, and the back key of a remote is kept from the browser', () => {
    for (const key of ['l', 'Escape', ' ']) expect(does(key, {}, { isCovered: true }), key).toBeNull();
    expect(does('z', { ctrlKey: true }, { isCovered: true })).toBeNull();
    expect(does('GoBack', {}, { isCovered: true })).toBe('swallow');
    expect(does('GoBack')).toBe('back');
  });

  it('is text where one types, but for Escape', () => {
    for (const key of ['l', ' ', '?']) expect(does(key, {}, { isTyping: true }), key).toBeNull();
    expect(does('Escape', {}, { isTyping: true })).toBe('close');
  });

  it('is to undo with Control or Command and Z, even with single keys off or a dialog open, but not with Shift', () => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }])
      expect(does('z', held, { isDialogOpen: true }, false)).toBe('undo');
    expect(does('Z', { ctrlKey: true, shiftKey: true })).toBeNull();
  });

  it('is the browser’s with another held key, or with single keys off; in a dialog it says what is open', () => {
    expect(does('l')).toBe('log');
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) expect(does('l', held)).toBeNull();
    expect(does('1', {}, { isDialogOpen: true })).toBeNull();
    expect(does('l', {}, { isDialogOpen: true })).toBe('inDialog');
    expect(does('y', {}, { isDialogOpen: true })).toBe('status');
    expect(does('l', {}, {}, false)).toBeNull();
  });

  it('is to skip for Space, unless Space presses what is there', () => {
    expect(does(' ')).toBe('skipShown');
    expect(does(' ', {}, { isControl: true })).toBeNull();
  });

  it('shows the coins once, however long it is held', () => {
    expect(does('k')).toBe('peek');
    expect(does('k', { repeat: true })).toBe('swallow');
    expect(does('l', { repeat: true })).toBe('log');
  });
});

describe('keys of the table', () => {
  it('do what the table of keys says, by the place of the letter on keyboards of another alphabet', () => {
    expect(shortcutOf({ key: 'Q', code: 'KeyQ' }, settings)).toBe('questions');
    expect(shortcutOf({ key: 'я', code: 'KeyQ' }, settings)).toBe('questions');
    expect(shortcutOf({ key: 'ш', code: 'KeyI' }, settings)).toBe(null);
  });

  it('can be changed, taken away and switched off', async () => {
    await playOver(<Hud onLeave={() => {}} />, tableFor({ players: 2, seed: 1 }));
    press('l');
    expect(open()).toBe('log');
    useSettings.setState({ keys: { log: 'x', map: '' } });
    press('x');
    expect(open()).toBe(null);
    press('l');
    press('m');
    expect(open()).toBe(null);
    useSettings.setState({ shortcuts: false });
    press('x');
    press('?');
    expect(open()).toBe(null);
  });

  it('look around as long as the key is down, and not after the window lost it', async () => {
    await playOver(<Hud onLeave={() => {}} />, tableFor({ players: 2, seed: 1 }));
    const around = () => useAttention.of(scope).getState().around;
    const key = (type: 'keyDown' | 'keyUp', more = {}) =>
      fireEvent[type](document.body, { key: 'v', code: 'KeyV', ...more });
    key('keyDown');
    expect(around()).toBe('held');
    key('keyUp');
    expect(around()).toBe(null);
    key('keyDown');
    fireEvent.blur(window);
    expect(around()).toBe(null);
    // The same press goes on.
    key('keyDown', { repeat: true });
    expect(around()).toBe(null);
    key('keyUp');
  });

  it('are not needed to look around: the menu begins it, and the way back ends it', async () => {
    await playOver(<Hud onLeave={() => {}} />, tableFor({ players: 2, seed: 1 }));
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Look around from a token’s height' }));
    expect(useAttention.of(scope).getState().around).toBe('kept');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'The whole board' }));
    expect(useAttention.of(scope).getState().around).toBe(null);
  });

  it('are given to one thing each, and never those that regions need: the settings say why', async () => {
    expect(whyNotKey('log', '3', {})).toBe('reserved');
    expect(whyNotKey('log', 'enter', {})).toBe('reserved');
    expect(whyNotKey('log', 'm', {})).toBe('map');
    expect(whyNotKey('log', 'm', { map: '' })).toBe(null);
    await playOver(<ShortcutSettings />, tableFor({ players: 2, seed: 1 }));
    const button = screen.getByRole('button', { name: 'Change the key: log' });
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: 'm' });
    const status = said();
    await vi.waitFor(() => expect(status.textContent).toBe('“M” is taken: map of the turn.'));
    fireEvent.keyDown(button, { key: 'x' });
    expect(useSettings.getState().keys).toEqual({ log: 'x' });
    expect(within(screen.getByRole('list')).getByText('X')).toBeTruthy();
  });
});
