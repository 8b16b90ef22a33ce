// @vitest-environment happy-dom
import { fireEvent, act as react, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ofUse, useMet } from '../../src/hud/first-use.ts';
import { closePanel, togglePanel } from '../../src/hud/frame/panels.ts';
import { Hud } from '../../src/hud/index.ts';
import type { GameEvent } from '../../src/rules/index.ts';
import { useAnswer } from '../../src/ui/storage/answer.ts';
import { scope } from '../support/at-table.tsx';
import { clear, playOver, tableFor } from './support.tsx';

const ended = (seat: number) => ({ events: [{ type: 'turnEnded', seat, round: 1 } as GameEvent] });
const first = { view: { round: 1, phase: 'conquer', viewer: 0 }, log: [], isMoved: false } as const;

describe('a control is first of use', () => {
  it('not in a first turn', () => expect(ofUse(first, [])).toEqual([]));

  it('the log, once somebody else has played a turn', () => {
    expect(ofUse({ ...first, log: [ended(0)] }, [])).toEqual([]);
    expect(ofUse({ ...first, log: [ended(0), ended(1)] }, [])).toEqual(['log']);
  });

  it('the camera, once the board is looked at from elsewhere; and all that is for others in the second round', () => {
    expect(ofUse({ ...first, isMoved: true }, [])).toEqual(['camera']);
    expect(ofUse({ ...first, view: { ...first.view, round: 2 } }, [])).toEqual(['invite', 'share', 'camera']);
    expect(ofUse({ ...first, view: { ...first.view, phase: 'gameOver' } }, [])).toEqual(['invite', 'share', 'camera']);
  });

  it('ever after it has been', () => expect(ofUse(first, ['share'])).toEqual(['share']));
});

describe('the menu of a first turn', () => {
  const parts = { share: () => <p>Shared</p>, invite: () => <p>Invited</p> };
  const table = (isOwn = true) =>
    playOver(
      <Hud onLeave={() => {}} onBegin={isOwn ? () => {} : undefined} slots={parts} />,
      tableFor({ players: 2, seed: 1 }),
    );

  async function inMenu(): Promise<readonly string[]> {
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await menu.findByRole('button', { name: 'Sound' });
    const found = [...document.querySelectorAll<HTMLElement>('dialog.menu [data-panel], dialog.menu .camera-row')];
    react(() => closePanel(scope));
    return found.map(({ dataset, className }) => dataset.panel ?? className);
  }

  const always = ['help', 'rules', 'settings', 'leave'];
  const all = [...always, 'log', 'invite', 'share', 'camera-row'];

  beforeEach(() => useAnswer.setState({ answer: 'never' }));
  afterEach(() => {
    clear();
    closePanel(scope);
    useAnswer.setState({ answer: null, greets: false }, true);
    useMet.setState({ met: [] }, true);
  });

  it('has what it needs, and a key opens the rest, which is there from then on', async () => {
    await table();
    expect(await inMenu()).toEqual(always);
    await react(async () => togglePanel(scope, 'log'));
    react(() => closePanel(scope));
    expect(await inMenu()).toEqual([...always, 'log']);
    expect(useMet.getState().met).toEqual(['log']);
  });

  it.each(['knows', null] as const)('has all for somebody whose answer was %s', async (answer) => {
    useAnswer.setState({ answer });
    await table();
    expect(await inMenu()).toEqual(all);
  });

  it('has all at a table that is not only at this screen', async () => {
    await table(false);
    expect(await inMenu()).toEqual(all);
  });
});
