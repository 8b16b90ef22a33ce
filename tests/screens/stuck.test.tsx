// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from '../../src/screens/App.tsx';
import HistoryPanel from '../../src/screens/history/HistoryPanel.tsx';
import type { GameScreen } from '../../src/screens/play/GameScreen.tsx';
import type { ReplayScreen } from '../../src/screens/replay/ReplayScreen.tsx';
import { beginSession } from '../../src/screens/set-up/session.ts';
import type { StartPage } from '../../src/screens/start/StartPage.tsx';
import { SaveError } from '../../src/session/saves/index.ts';
import { setup } from '../session/saves/build.ts';
import '../support/boards.ts';
import { allSaid, said } from '../support/said.ts';

type PropsOf<Shown extends (props: never) => unknown> = Parameters<Shown>[0];

const none = new SaveError('unavailable');

vi.mock('../../src/screens/start/StartPage.tsx', () => ({
  StartPage: ({ onSit }: PropsOf<typeof StartPage>) => (
    <button type="button" onClick={() => void beginSession(none, setup).then(onSit)}>
      sit
    </button>
  ),
}));
vi.mock('../../src/screens/play/GameScreen.tsx', () => ({
  GameScreen: ({ onReplay, stuck }: PropsOf<typeof GameScreen>) => (
    <>
      <button type="button" onClick={() => onReplay(0)}>
        replay
      </button>
      <p data-said>{stuck?.problem}</p>
      <button type="button" onClick={stuck?.again}>
        again
      </button>
    </>
  ),
}));
vi.mock('../../src/screens/replay/ReplayScreen.tsx', () => ({
  ReplayScreen: ({ onLeave }: PropsOf<typeof ReplayScreen>) => (
    <button type="button" onClick={() => onLeave('unfetched')}>
      fails
    </button>
  ),
}));
afterEach(cleanup);

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('a replay that cannot be shown ends at the game it was asked for at, which says why, and shows it again when asked', async () => {
  render(<App saves={none} />);
  await press('sit');
  await press('replay');
  for (let time = 0; time < 2; time++) {
    await press('fails');
    expect((await vi.waitFor(() => said())).textContent).toBe('unfetched');
    await press('again');
  }
  await screen.findByRole('button', { name: 'fails' });
});

it('a history that cannot be read says why, and is read again when asked', async () => {
  const list = vi.fn().mockRejectedValueOnce(new SaveError('unfetched')).mockResolvedValue([]);
  render(<HistoryPanel saves={{ list } as never} />);
  expect((await vi.waitFor(() => said('now'))).textContent).toContain('could not be loaded');
  await press('Try again');
  await vi.waitFor(() => said());
  expect(allSaid('now')).toHaveLength(0);
});
