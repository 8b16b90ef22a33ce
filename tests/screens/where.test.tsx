// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../src/screens/App.tsx';
import type * as TableShell from '../../src/screens/at-table/TableShell.tsx';
import type { GameScreen } from '../../src/screens/play/GameScreen.tsx';
import type { ReplayScreen } from '../../src/screens/replay/ReplayScreen.tsx';
import { beginSession } from '../../src/screens/set-up/session.ts';
import type { StartPage } from '../../src/screens/start/StartPage.tsx';
import { noteRoute } from '../../src/screens/use-route.ts';
import { openSaves, SaveError, type Saves } from '../../src/session/saves/index.ts';
import { setup } from '../session/saves/build.ts';
import '../support/boards.ts';

type PropsOf<Shown extends (props: never) => unknown> = Parameters<Shown>[0];

vi.mock('../../src/screens/start/StartPage.tsx', () => ({
  StartPage: ({ saves, onSit, trouble }: PropsOf<typeof StartPage>) => (
    <>
      <button type="button" onClick={() => void beginSession(saves, setup).then(onSit)}>
        sit
      </button>
      <p data-trouble={trouble ?? ''} />
    </>
  ),
}));
vi.mock('../../src/screens/play/GameScreen.tsx', () => ({
  GameScreen: ({ session, onLeave, onReplay }: PropsOf<typeof GameScreen>) => (
    <>
      <h1 data-taken-up={session.isTakenUp}>{session.id}</h1>
      <button type="button" onClick={onLeave}>
        leave
      </button>
      <button type="button" onClick={() => onReplay(3)}>
        replay
      </button>
    </>
  ),
}));
vi.mock('../../src/screens/at-table/TableShell.tsx', async (original) => ({
  ...(await original<typeof TableShell>()),
  BoardGate: () => null,
}));
vi.mock('../../src/screens/replay/ReplayScreen.tsx', () => ({
  ReplayScreen: ({ game, onLeave }: PropsOf<typeof ReplayScreen>) => (
    <>
      <h2 data-from={game.from}>{game.id}</h2>
      <button type="button" onClick={() => onLeave(null)}>
        back
      </button>
    </>
  ),
}));

const world = () => openSaves({ name: `where-${Math.random()}` });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const back = () => act(() => history.back());
const forward = () => act(() => history.forward());
const isStart = () => screen.findByRole('button', { name: 'sit' });
const game = () => screen.findByRole('heading', { level: 1 });

beforeEach(() => history.pushState(null, '', `/?${Math.random()}`));
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

it.each([
  ['one that is saved', world],
  ['one that nothing can keep', async () => new SaveError('unavailable')],
] as const)('Back leads from a game to the start page, and Forward into it behind its curtain: %s', async (_, open) => {
  render(<App saves={await open()} />);
  await press('sit');
  const begun = await game();
  expect([begun.dataset.takenUp, location.hash]).toEqual(['false', `#/game/${begun.textContent}`]);
  await back();
  await isStart();
  expect(location.hash).toBe('');
  await forward();
  const again = await game();
  expect([again.dataset.takenUp, again.textContent]).toEqual(['true', begun.textContent]);
  // Left by its button it lies where Forward finds it, and not behind the start page.
  await press('leave');
  await isStart();
  await forward();
  await game();
});

it('a game that was left can be played elsewhere, and one that is played elsewhere says so', async () => {
  const saves = await world();
  const first = render(<App saves={saves} />);
  await press('sit');
  const id = (await game()).textContent ?? '';
  await back();
  await isStart();
  first.unmount();
  const other: Saves = { ...saves, load: () => Promise.reject(new SaveError('elsewhere')) };
  history.pushState(null, '', `/#/game/${id}`);
  render(<App saves={other} />);
  await vi.waitFor(() => expect(document.querySelector('[data-trouble="elsewhere"]')).not.toBeNull());
  expect(location.hash).toBe('');
});

it.each(['#/game/nobody', '#/replay/nobody/3', '#/puzzle/9999', '#/puzzle/'])(
  'what this browser lacks leads to the start page, which says so: %s',
  async (hash) => {
    history.replaceState(null, '', `/${hash}`);
    render(<App saves={await world()} />);
    await vi.waitFor(() => expect(document.querySelector('[data-trouble="missing"]')).not.toBeNull(), 15_000);
    expect(location.hash).toBe('');
  },
);

it('a replay lies over its game: Back leads there, and Forward to the moment that was noted', async () => {
  render(<App saves={await world()} />);
  await press('sit');
  const id = (await game()).textContent ?? '';
  await press('replay');
  const shown = () => screen.findByRole('heading', { level: 2 });
  expect((await shown()).dataset.from).toBe('3');
  expect(location.hash).toBe(`#/replay/${id}/3`);
  noteRoute({ at: 'replay', id, moment: 7 });
  await back();
  expect((await game()).dataset.takenUp).toBe('false');
  await forward();
  expect((await shown()).dataset.from).toBe('7');
  await press('back');
  await game();
  expect(location.hash).toBe(`#/game/${id}`);
});

it('a puzzle that has no number comes again as the link that it is, over the start page: Back leads there', async () => {
  history.replaceState(null, '', '/#/puzzle/BAAbroken');
  render(<App saves={await world()} />);
  await vi.waitFor(() => expect(document.querySelector('dialog [data-problem="broken"]')).not.toBeNull(), 15_000);
  expect(location.hash).toBe('#game=BAAbroken');
  await vi.waitFor(() => expect(history.state.over).toHaveLength(1));
  await back();
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  await isStart();
  expect(location.hash).toBe('');
});
