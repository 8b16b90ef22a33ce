// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { Dialog } from '../../src/hud/frame/Dialog.tsx';
import { closePanel } from '../../src/hud/frame/panels.ts';
import { Hud } from '../../src/hud/index.ts';
import { t } from '../../src/ui/locale/index.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { farm } from '../support/places.ts';
import { stateOf } from '../support/position.ts';
import { goOn } from '../support/table-actor.ts';
import { act, clear, playOver, settle, tableFor } from './support.tsx';

afterEach(() => {
  closePanel(scope);
  clear();
});

const described = (dialog: HTMLElement) =>
  document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent;

it('a dialog that is opened from another one has the focus on its heading, and a question on staying', async () => {
  await playOver(<Hud onLeave={() => {}} />, tableFor({ players: 2, seed: 1 }));
  for (const [way, words, tag] of [
    [['Menu', 'Settings'], t('settings.title'), 'H2'],
    [['Menu', 'How to play'], t('help.title'), 'H2'],
    [['Menu', 'How to play', 'Questions'], t('question.title'), 'H2'],
    [['Menu', 'Leave the table'], t('confirm.leave.stay'), 'BUTTON'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(document.activeElement?.textContent).toBe('Menu');
    for (const [place, name] of way.slice(1).entries()) {
      const dialog = within(screen.getByRole('dialog', { name: way[place] ?? '' }));
      fireEvent.click(await dialog.findByRole('button', { name }));
    }
    await vi.waitFor(() => expect(document.activeElement?.textContent, words).toBe(words));
    expect(document.activeElement?.tagName, words).toBe(tag);
    closePanel(scope);
    await settle();
  }
});

it('what had opened a dialog is not heard before another one that follows, and has the focus after both', async () => {
  await playOver(<Hud onLeave={() => {}} />, tableFor({ players: 2, seed: 1 }));
  const opener = screen.getByRole('button', { name: 'Menu' });
  opener.focus();
  fireEvent.keyDown(opener, { key: 'Enter' });
  fireEvent.click(opener);
  const heard: (string | null)[] = [];
  const note = ({ target }: FocusEvent) => heard.push(target instanceof Element ? target.textContent : null);
  addEventListener('focusin', note);
  onTestFinished(() => removeEventListener('focusin', note));
  fireEvent.click(
    await within(screen.getByRole('dialog', { name: 'Menu' })).findByRole('button', { name: 'How to play' }),
  );
  await settle();
  expect(heard).toEqual([t('help.title')]);
  closePanel(scope);
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});

it('what opened a question is come back to once it is answered, and not as it was before', async () => {
  const table = await playOver(<Hud onLeave={() => {}} />, tableFor({ players: 2, seed: 1 }));
  const board = 'board 2; round 4; turn 0 conquer; seat 0 humans+merchant 1:2 2:2; seat 1 orcs+hill 4:3';
  const game = stateOf(board);
  table.send({ type: 'leave' });
  table.send(goOn({ setup: tableFor({ players: 2, seed: 1 }), game, log: [] }));
  await settle();
  const region = document.querySelector<HTMLElement>('#board [data-region="1"]') ?? expect.fail('no region');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  region.focus();
  fireEvent.click(region);
  const abandon = await vi.waitFor(
    () => document.querySelector<HTMLElement>('[data-choice="abandon"]') ?? expect.fail('no button'),
  );
  abandon.focus();
  fireEvent.click(abandon);
  const dialog = await screen.findByRole('alertdialog');
  const heard: string[] = [];
  const note = ({ target }: FocusEvent) => heard.push(target instanceof Element ? (target.textContent ?? '') : '');
  addEventListener('focusin', note);
  onTestFinished(() => removeEventListener('focusin', note));
  fireEvent.click(within(dialog).getByRole('button', { name: t('confirm.abandon.yes') }));
  await vi.waitFor(() => expect(document.activeElement).toBe(region));
  expect(heard).toHaveLength(1);
  expect(heard[0]).not.toMatch(/Ada/);
  expect(region.textContent).toBe(heard[0]);
});

it('a question is heard whole, and the key that asked it answers nothing', async () => {
  const ratmen = { players: 2, seed: 1, firstSeat: 0, banners: ['ratmen', 'elves'], badges: ['hill', 'swamp'] };
  const table = await playOver(<Hud onLeave={() => {}} />, tableFor(ratmen));
  await act(table, { type: 'pickCombo', index: 0 }, { type: 'conquer', region: farm }, { type: 'endConquests' });
  const hand = table.getSnapshot().context.present?.forces[0]?.hand ?? 0;
  if (hand > 0) await act(table, { type: 'place', region: farm, count: hand });
  fireEvent.click(document.querySelector('[data-choice="endRedeployment"]') ?? expect.fail('no button'));
  const dialog = await screen.findByRole('alertdialog', { name: 'End your turn?' });
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
