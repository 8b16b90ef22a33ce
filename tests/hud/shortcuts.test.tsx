// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAttention } from '../../src/attention/index.ts';
import { usePanels } from '../../src/hud/frame/panels.ts';
import { Hud } from '../../src/hud/index.ts';
import { ShortcutSettings } from '../../src/hud/settings/ShortcutSettings.tsx';
import { shortcutOf, whyNotKey } from '../../src/hud/shortcuts/shortcut-keys.ts';
import { useSettings } from '../../src/look/settings.ts';
import '../support/boards.ts';
import { clear, playOver, tableFor } from './support.tsx';

const settings = { shortcuts: true, keys: {} };
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const open = () => usePanels.getState().open;

afterEach(clear);

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
    const around = () => useAttention.getState().around;
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

  it('are not needed to look around: a button begins and ends it', async () => {
    await playOver(<Hud onLeave={() => {}} />, tableFor({ players: 2, seed: 1 }));
    const button = await screen.findByRole('button', { name: 'Look around from a token’s height' });
    fireEvent.click(button);
    expect(useAttention.getState().around).toBe('kept');
    expect(button.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button);
    expect(useAttention.getState().around).toBe(null);
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
    const status = screen.getByRole('status');
    await vi.waitFor(() => expect(status.textContent).toBe('“M” is taken: map of the turn.'));
    fireEvent.keyDown(button, { key: 'x' });
    expect(useSettings.getState().keys).toEqual({ log: 'x' });
    expect(within(screen.getByRole('list')).getByText('X')).toBeTruthy();
  });
});
