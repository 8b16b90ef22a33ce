// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROTOCOL } from '../../../src/rooms/protocol/index.ts';
import InviteDialog from '../../../src/screens/rooms/InviteDialog.tsx';
import { LastRoom } from '../../../src/screens/rooms/LastRoom.tsx';
import type * as Passes from '../../../src/screens/rooms/passes.ts';
import { useMayHaveRooms } from '../../../src/screens/rooms/RoomsFold.tsx';
import { kept } from '../../../src/screens/rooms/use-client.ts';
import { type Draft, freshDraft, withPlayers, withSeat } from '../../../src/screens/set-up/draft.ts';
import { said } from '../../support/said.ts';

// Nobody answers from there: tables stay as they were.
vi.mock('../../../src/screens/rooms/passes.ts', async (original) => ({
  ...(await original<typeof Passes>()),
  visitRoom: async () => null,
}));

beforeEach(() => {
  location.hash = '';
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const { room } of await kept.list()) await kept.forget(room);
});

/** A table that this browser has been at. */
async function at(room: string, seats: readonly number[], facts: { isMine?: boolean; isOver?: boolean } = {}) {
  await kept.at(room);
  await kept.note(room, { seats, names: ['Nora', 'Tom'], round: 3, isMine: false, isOver: false, at: 1000, ...facts });
}

const card = () => document.querySelector('[data-last-room]');
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('the way back to a table far apart', () => {
  it('leads to the one that waits for us, before others that are played at', async () => {
    await at('ABCDEF', [0]);
    await at('GHJKLM', [1], { isMine: true });
    render(<LastRoom />);
    await vi.waitFor(() => expect(card()?.getAttribute('data-last-room')).toBe('GHJKLM'));
    expect(card()?.textContent).toMatch(/It is your turn.*Nora, Tom/);
    fireEvent.click(card() ?? document.body);
    expect(location.hash).toBe('#room=GHJKLM');
  });

  it('leads to none that is over, or that was only watched', async () => {
    await at('ABCDEF', [0], { isOver: true });
    await at('GHJKLM', []);
    render(<LastRoom />);
    await settled();
    expect(card()).toBeNull();
  });

  it('is looked for only in a browser that has been at such a table', async () => {
    const Probe = () => <p>{useMayHaveRooms() ? 'may' : 'may not'}</p>;
    vi.spyOn(indexedDB, 'databases').mockResolvedValueOnce([{ name: 'another', version: 1 }]);
    render(<Probe />);
    await settled();
    expect(screen.getByText('may not')).toBeTruthy();
    cleanup();
    vi.spyOn(indexedDB, 'databases').mockResolvedValueOnce([{ name: 'small-world-rooms', version: 1 }]);
    render(<Probe />);
    expect(await screen.findByText('may')).toBeTruthy();
  });
});

describe('an invitation from the set-up', () => {
  const players = () =>
    [...document.querySelectorAll('[data-invite-seat] select')].map((select) => Reflect.get(select, 'value'));

  const invite = async (draft: Draft) => {
    render(<InviteDialog draft={draft} chance={1} onClose={() => undefined} />);
    await screen.findByRole('button', { name: 'Open the table' });
  };

  beforeEach(() => vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ protocol: PROTOCOL }))));

  it('asks nothing where this site has no such tables', async () => {
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
    render(<InviteDialog draft={freshDraft(false)} chance={1} onClose={() => undefined} />);
    await vi.waitFor(() => said('now'));
    expect(document.querySelector('[data-invite-seat]')).toBeNull();
  });

  it('says why no table is opened just now, and the same press tries again', async () => {
    await invite(freshDraft(false));
    const rooms = JSON.stringify({ protocol: PROTOCOL });
    for (const [status, error, words] of [
      [507, 'diskFull', /no space left/],
      [429, 'tooMany', /Wait a minute/],
      [400, 'tooLong', /too many moves/],
    ] as const) {
      vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
        method === 'POST' ? new Response(JSON.stringify({ error }), { status }) : new Response(rooms),
      );
      fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
      await vi.waitFor(() => expect(document.querySelector('[data-no-rooms]')?.textContent).toMatch(words));
      expect(document.querySelector('[data-invite-seat]')).not.toBeNull();
    }
    vi.stubGlobal('fetch', async () => new Response('{"room":"ABCDEF"}', { status: 201 }));
    fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
    await vi.waitFor(() => expect(location.hash).toBe('#room=ABCDEF'));
  });

  it('asks again, at a press, whether there are such tables where the site did not answer', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
    render(<InviteDialog draft={freshDraft(false)} chance={1} onClose={() => undefined} />);
    expect((await vi.waitFor(() => said('now'))).getAttribute('data-no-rooms')).toBe('unreachable');
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ protocol: PROTOCOL })));
    fireEvent.click(screen.getByText('Try again'));
    await screen.findByRole('button', { name: 'Open the table' });
  });

  it('takes it that a friend comes, where one was to play alone, and asks how many play', async () => {
    await invite(withPlayers(freshDraft(false), 3));
    expect(document.querySelector('[data-invite-seat="0"] select')).toBeNull();
    expect(players()).toEqual(['human', 'wanderer']);
    fireEvent.click(screen.getByRole('radio', { name: '4' }));
    expect(players()).toEqual(['human', 'wanderer', 'wanderer']);
  });

  it('leaves a company as it was chosen, and lets each seat but one’s own be changed for now and the next time', async () => {
    const mixed = withSeat(withPlayers(freshDraft(false), 3), 1, { player: 'human' });
    await invite(mixed);
    expect(players()).toEqual(['human', 'wanderer']);
    const select = document.querySelector('[data-invite-seat="2"] select') ?? expect.fail('no such seat');
    fireEvent.change(select, { target: { value: 'warlord' } });
    expect(players()).toEqual(['human', 'warlord']);
    expect(localStorage.getItem('small-world-table.last')).toMatch(/warlord/);
  });
});
