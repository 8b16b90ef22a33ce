// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { toldCourse } from '../../../src/rooms/client/course.ts';
import { keptRooms, type RoomClient, remoteTable } from '../../../src/rooms/client/index.ts';
import type { Known } from '../../../src/rooms/protocol/index.ts';
import { sinceTurnOf } from '../../../src/screens/replay/turn-start.ts';
import RoomReplay from '../../../src/screens/rooms/RoomReplay.tsx';
import { type AtRoom, RoomContext } from '../../../src/screens/rooms/room-context.ts';
import { tableMachine } from '../../../src/session/turn/index.ts';
import { TableActor } from '../../../src/table/actor.ts';
import { need } from '../../../src/ui/locale/language.ts';
import { clear } from '../../hud/support.tsx';
import { corePlace } from '../../rooms/support/core-place.ts';
import type { Guest } from '../../rooms/support/guest.ts';
import { seated } from '../../rooms/support/place.ts';
import { playUntil } from '../../rooms/support/playing.ts';
import '../../support/boards.ts';
import { AtTable } from '../../support/at-table.tsx';

beforeAll(async () => {
  await need('rooms');
  await need('story');
});
afterEach(clear);

/** A room as its parts see it: nothing is asked of it here. */
function roomOf(known: Known): AtRoom {
  const state = {
    connection: 'here',
    known,
    ending: null,
    isKnocking: false,
    waits: null,
    deal: 0,
    local: null,
    ahead: 0,
  } as const;
  const client: RoomClient = {
    state,
    subscribe: () => () => undefined,
    onTold: () => () => undefined,
    look: () => undefined,
    tell: () => undefined,
    ask: async () => ({ type: 'refused', why: { by: 'room', code: 'notNow' } }),
    say: () => undefined,
    end: () => undefined,
  };
  const nothing = {
    heard: [],
    noteRead: () => undefined,
    trouble: null,
    setTrouble: () => undefined,
    goLocal: null,
    unshown: null,
    ask: async () => true,
  };
  return { client, table: remoteTable(client), kept: keptRooms(), state, known, ...nothing };
}

describe('what happened at a table, shown again', () => {
  it('is what one’s own seat saw, from its last turn on, while the game goes on: that is told, and one press leads back', async () => {
    const { guests } = await seated(corePlace());
    const guest = guests[1] as Guest;
    const isAt = (round: number) => guest.now.view.round === round && guest.now.view.turnSeat === 1;
    await playUntil(guests, () => isAt(2), 4);
    const { log } = guest.now;
    const from = sinceTurnOf(log, [1]);
    expect(log.slice(from).every(({ seat, events }) => seat === 0 || events.length === 0)).toBe(true);
    const told = guest.now;
    expect(toldCourse(told)).not.toBeNull();
    const onBack = vi.fn();
    const onMore = vi.fn();
    const Screen = ({ known }: { readonly known: Known }) => (
      <RoomContext value={roomOf(known)}>
        <AtTable logic={tableMachine}>
          <RoomReplay at={roomOf(known)} {...{ told, from, onBack, onMore }} onUnshown={expect.fail} />
          <Seen />
        </AtTable>
      </RoomContext>
    );
    const seen: unknown[] = [];
    const Seen = () => {
      const view = TableActor.useSelector(({ context }) => context.view);
      if (view !== null) seen.push(view.coins);
      return null;
    };
    const { rerender } = render(<Screen known={guest.now} />);
    await screen.findByRole('region', { name: 'Replay' });
    // It plays by itself, and nobody's purse is open but one's own.
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
    await waitFor(() => expect(seen.length).toBeGreaterThan(0));
    for (const coins of seen) expect(coins).toEqual([null, expect.any(Number)]);
    expect(document.querySelector('[data-room-notice="meanwhile"]')).toBeNull();

    await playUntil(guests, () => isAt(3), 5);
    rerender(<Screen known={guest.now} />);
    const notice = await screen.findByText(/The game has gone on: \d+ moves .* It is your turn\./);
    expect(notice.textContent).toContain(` ${guest.now.log.length - log.length} `);
    fireEvent.click(screen.getByText('Show these too'));
    expect(onMore).toHaveBeenCalledOnce();
    fireEvent.click(document.querySelector('[data-replay="game"]') as Element);
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('begins where one’s last turn was over; at the one before if nothing has come since, and at the beginning if there was none', async () => {
    const { guests } = await seated(corePlace());
    const guest = guests[1] as Guest;
    await playUntil(guests, () => guest.now.view.round === 3, 4);
    const { log } = guest.now;
    const ends = (seat: number) =>
      log.flatMap(({ events }, at) =>
        events.some((one) => one.type === 'turnEnded' && one.seat === seat) ? [at + 1] : [],
      );
    expect(sinceTurnOf(log, [0])).toBe(ends(0).at(-1));
    expect(ends(1).at(-1)).toBe(log.length);
    expect(sinceTurnOf(log, [1])).toBe(ends(1).at(-2));
    expect(sinceTurnOf(log, [])).toBe(0);
  });
});
