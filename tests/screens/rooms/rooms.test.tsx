// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { usePanels } from '../../../src/hud/index.ts';
import type { RoomState } from '../../../src/rooms/client/index.ts';
import type { Known, Proposed, SeatSeen } from '../../../src/rooms/protocol/index.ts';
import { Phrases } from '../../../src/screens/rooms/Phrases.tsx';
import { Presence } from '../../../src/screens/rooms/Presence.tsx';
import { Receipts } from '../../../src/screens/rooms/Receipts.tsx';
import { RoomNotices } from '../../../src/screens/rooms/RoomNotices.tsx';
import { Giving } from '../../../src/screens/rooms/RoomTable.tsx';
import { RoomContext } from '../../../src/screens/rooms/room-context.ts';
import { tableMachine } from '../../../src/session/turn/index.ts';
import { need } from '../../../src/ui/locale/language.ts';
import { known, roomOf, seat } from '../../rooms/support/at-room.ts';
import { corePlace } from '../../rooms/support/core-place.ts';
import { seated } from '../../rooms/support/place.ts';
import { AtTable, renderAt, scope } from '../../support/at-table.tsx';

beforeAll(() => need('rooms'));
afterEach(cleanup);

const rosterOf = (...seats: SeatSeen[]) => ({ seats, watchers: [] });

describe('what a table of several screens is told', () => {
  it('asks whoever is wanted, and nobody else, and hands the answer on', async () => {
    const open: Proposed = { proposal: 4, what: { what: 'pause' }, by: 0, yes: [], wanted: [1], outcome: null };
    const { at, asked } = roomOf(await known({ proposals: [open] }));
    const { rerender } = renderAt(
      <RoomContext value={at}>
        <RoomNotices />
      </RoomContext>,
    );
    expect(screen.getByText('Player 1 would like a pause.')).toBeTruthy();
    fireEvent.click(screen.getByText('Agree'));
    expect(asked).toEqual([{ type: 'answer', proposal: 4, yes: true }]);
    const mine = { ...open, by: 1, wanted: [0] };
    rerender(
      <RoomContext value={roomOf(await known({ proposals: [mine] })).at}>
        <RoomNotices />
      </RoomContext>,
    );
    expect(screen.queryByText('Agree')).toBeNull();
    expect(screen.getByText(/One|1 answer is still missing/)).toBeTruthy();
    expect(screen.getByText('Withdraw')).toBeTruthy();
  });

  it('offers to let an opponent keep an absent seat warm only where it is waited for, and gives a seat back with one press', async () => {
    const roster = rosterOf(seat(0, 'absent'), seat(1, 'here', { isWarm: true }));
    const { at, asked } = roomOf(await known({ roster }));
    const { rerender } = renderAt(
      <RoomContext value={at}>
        <RoomNotices />
      </RoomContext>,
    );
    // One after the other: what the table waits for first.
    expect(screen.queryByText('Play on myself')).toBeNull();
    fireEvent.click(screen.getByText('Let the computer play meanwhile'));
    const kept = rosterOf(seat(0, 'absent', { isWarm: true }), seat(1, 'here', { isWarm: true }));
    rerender(
      <RoomContext value={{ ...at, known: { ...at.known, roster: kept } }}>
        <RoomNotices />
      </RoomContext>,
    );
    fireEvent.click(screen.getByText('Play on myself'));
    expect(asked).toMatchObject([
      { type: 'give', seat: 0, control: { level: 'strategist' } },
      { type: 'give', seat: 1, control: 'human' },
    ]);
    cleanup();
    const others = { ...at.known, view: { ...at.known.view, seat: 1 } };
    renderAt(
      <RoomContext value={roomOf(others).at}>
        <RoomNotices />
      </RoomContext>,
    );
    expect(screen.queryByText('Let the computer play meanwhile')).toBeNull();
  });

  it('says at the turn of a friend’s seat that nobody has come to it, until that is read; not where it has a name', async () => {
    const now = await known({});
    const [first, second] = now.setup.seats;
    if (first === undefined || second === undefined) throw new Error('no seats');
    const alone = {
      ...now,
      you: { ...now.you, isHost: true, seats: [0, 1] },
      view: { ...now.view, seat: 1 },
      setup: { ...now.setup, seats: [first, { ...second, name: '' }] },
    };
    const notices = (one: Known) => (
      <RoomContext value={roomOf(one).at}>
        <RoomNotices />
      </RoomContext>
    );
    const told = () => document.querySelector('[data-room-notice="not-yet-come"]');
    const { rerender } = renderAt(notices(alone));
    expect(told()?.textContent).toMatch(/^Nobody has come for Player 2 yet\./);
    rerender(notices({ ...alone, view: { ...alone.view, seat: 0 } }));
    expect(told()).toBeNull();
    rerender(notices({ ...alone, setup: { ...alone.setup, seats: [first, { ...second, name: 'Bo' }] } }));
    expect(told()).toBeNull();
    rerender(notices(alone));
    fireEvent.click(screen.getByText('Got it'));
    expect(told()).toBeNull();
    cleanup();
    // The panel says who is there: whoever opens it has read that, and it lies over nothing there.
    renderAt(notices(alone));
    expect(told()).not.toBeNull();
    act(() => usePanels.of(scope).setState({ open: 'invite' }));
    expect(told()).toBeNull();
    act(() => usePanels.of(scope).setState({ open: null }));
    expect(told()).toBeNull();
  });

  it('tells whoever has opened the table that somebody has come to a seat', async () => {
    const now = await known({ roster: rosterOf(seat(0, 'here'), seat(1, 'here')) });
    const alone = { ...now, you: { ...now.you, seats: [0, 1] } };
    const notices = (one: Known) => (
      <RoomContext value={roomOf(one).at}>
        <RoomNotices />
      </RoomContext>
    );
    const { rerender } = renderAt(notices(alone));
    expect(document.querySelector('[data-room-notice="news"]')).toBeNull();
    rerender(notices({ ...alone, you: { ...alone.you, seats: [0] } }));
    expect(document.querySelector('[data-room-notice="news"]')?.textContent).toMatch(/has come to the table\./);
  });

  it('says in words what the room refused, and beside a name who is there and how much time is left', async () => {
    const clock = { now: 0, left: [61_000, 600_000], running: 0, until: Date.now() + 59_500, isPaused: false };
    const now = await known({ clock, roster: rosterOf(seat(0, 'away'), seat(1, 'here')) });
    const { at } = roomOf(now, { trouble: 'rooms.refused.stale' });
    renderAt(
      <RoomContext value={at}>
        <RoomNotices />
        <Presence seat={0} />
        <Presence seat={1} />
      </RoomContext>,
    );
    expect(screen.getByText(/The table has gone on meanwhile/)).toBeTruthy();
    expect(screen.getByText('away for 5 min')).toBeTruthy();
    expect(screen.getByText('at the table')).toBeTruthy();
    expect(screen.getAllByRole('timer').map(({ textContent }) => textContent)).toEqual(['1:00', '10:00']);
  });
});

describe('a connection that is cut', () => {
  const cut = async (waits: RoomState['waits']) => {
    const here = roomOf(await known({})).at;
    renderAt(
      <RoomContext value={{ ...here, state: { ...here.state, connection: 'resuming', waits } }}>
        <AtTable logic={tableMachine}>
          <RoomNotices />
        </AtTable>
      </RoomContext>,
    );
    return () => document.querySelector('[data-room-notice="cut"]')?.textContent ?? null;
  };

  it('is told of at once where the room has hung up for a reason: what happened, that nothing is lost, that it mends itself', async () => {
    expect((await cut('tooMuch'))()).toMatch(/too many messages.*Your seat is kept.*reconnects automatically/);
    cleanup();
    expect((await cut('diskFull'))()).toMatch(/no space left.*Nothing is lost.*goes on automatically/);
  });

  it('is not told of at once where it is but the network: most are mended before', async () => {
    expect((await cut(null))()).toBeNull();
  });
});

it('the check of a game says what it could not check: a share that this browser does not know', async () => {
  const { guests } = await seated(corePlace());
  const [host, guest] = guests;
  if (host === undefined || guest === undefined) throw new Error('no guests');
  await guest.ask<'share'>({ type: 'share', value: 'a'.repeat(64) });
  await host.ask<'propose'>({ type: 'propose', proposal: { what: 'end' } });
  await guest.ask<'answer'>({ type: 'answer', proposal: guest.now.proposals[0]?.proposal ?? -1, yes: true });
  renderAt(
    <RoomContext value={roomOf(guest.now).at}>
      <Receipts />
    </RoomContext>,
  );
  fireEvent.click(screen.getByText('Check that it was fair'));
  expect(await screen.findByText(/Your own share could not be checked.*Everything else fits/)).toBeTruthy();
});

describe('the seat of somebody else', () => {
  const offered = async (more: Partial<SeatSeen>, isHost = true) => {
    cleanup();
    const now = await known({ roster: rosterOf(seat(0, 'here'), seat(1, 'here', more)) });
    const { at } = roomOf({ ...now, you: { ...now.you, seats: [0], isHost } });
    renderAt(
      <RoomContext value={at}>
        <Giving seat={1}>the computer</Giving>
      </RoomContext>,
    );
    return screen.queryByText('the computer') !== null;
  };

  it('is not offered to the computer while they are there', async () => {
    expect(await offered({ state: 'here' })).toBe(false);
    expect(screen.getByText(/at the table, or has not been away for long/)).toBeTruthy();
    expect(await offered({ state: 'away' })).toBe(false);
    expect(await offered({ state: 'absent' })).toBe(true);
  });

  it('is offered by the host alone where it is nobody’s', async () => {
    expect(await offered({ devices: 0 })).toBe(true);
    expect(await offered({ devices: 0 }, false)).toBe(false);
  });
});

it('nothing can be said while the connection is cut: that is told', async () => {
  const here = roomOf(await known({})).at;
  const at = { ...here, state: { ...here.state, connection: 'resuming' as const } };
  renderAt(
    <RoomContext value={at}>
      <Phrases />
    </RoomContext>,
  );
  expect(document.querySelectorAll('[data-phrase]:not(:disabled)')).toHaveLength(0);
  expect(screen.getByText(/The table is not answering/)).toBeTruthy();
});
