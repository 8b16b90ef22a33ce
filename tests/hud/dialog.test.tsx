// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from '../../src/hud/frame/Dialog.tsx';
import { closePanel } from '../../src/hud/frame/panels.ts';
import { Hud } from '../../src/hud/index.ts';
import { t } from '../../src/ui/locale/index.ts';
import '../support/boards.ts';
import { farm } from '../support/places.ts';
import { act, clear, playOver, settle, tableFor } from './support.tsx';

afterEach(() => {
  closePanel();
  clear();
});

const described = (dialog: HTMLElement) =>
  document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent;

it('a dialog that is opened from another one has the focus on its heading', async () => {
  await playOver(<Hud onLeave={() => {}} />, tableFor({ players: 2, seed: 1 }));
  for (const [name, title] of [
    ['Settings', t('settings.title')],
    ['Help', t('help.title')],
    ['Turn map', t('map.title')],
    ['Leave the table', t('confirm.leave.title')],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(document.activeElement?.textContent).toBe('Menu');
    fireEvent.click(within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('button', { name }));
    expect(document.activeElement?.tagName, name).toBe('H2');
    expect(document.activeElement?.textContent, name).toBe(title);
    closePanel();
    await settle();
  }
});

it('a question is heard whole, and the key that asked it answers nothing', async () => {
  const ratmen = { players: 2, seed: 1, firstSeat: 0, banners: ['ratmen', 'elves'], badges: ['hill', 'swamp'] };
  const table = await playOver(<Hud onLeave={() => {}} />, tableFor(ratmen));
  await act(table, { type: 'pickCombo', index: 0 }, { type: 'conquer', region: farm }, { type: 'endConquests' });
  const hand = table.getSnapshot().context.present?.forces[0]?.hand ?? 0;
  if (hand > 0) await act(table, { type: 'place', region: farm, count: hand });
  fireEvent.click(document.querySelector('[data-choice="endRedeployment"]') ?? expect.fail('no button'));
  const dialog = await screen.findByRole('dialog', { name: 'End your turn?' });
  expect(described(dialog)).toMatch(/^You score \d+ coins? now\./);
  expect(document.activeElement?.textContent).toBe(t('action.cancel'));
});

it('a dialog that is no question is described by nothing', async () => {
  await playOver(
    <Dialog title="Two lines" onClose={() => {}}>
      <p>One</p>
    </Dialog>,
    tableFor({ players: 2, seed: 1 }),
  );
  expect(screen.getByRole('dialog').hasAttribute('aria-describedby')).toBe(false);
});
