// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomClient, RoomState } from '../../../src/rooms/client/index.ts';
import type { Known } from '../../../src/rooms/protocol/index.ts';
import { RoomNotices } from '../../../src/screens/rooms/RoomNotices.tsx';
import { RoomContext } from '../../../src/screens/rooms/room-context.ts';
import { kept } from '../../../src/screens/rooms/use-client.ts';
import { useGoingLocal } from '../../../src/screens/rooms/use-going-local.ts';
import type { Session } from '../../../src/screens/set-up/session.ts';
import { openSaves, SaveError, type Saves } from '../../../src/session/saves/index.ts';
import { need } from '../../../src/ui/locale/language.ts';
import { roomOf } from '../../rooms/support/at-room.ts';
import { corePlace } from '../../rooms/support/core-place.ts';
import type { Guest } from '../../rooms/support/guest.ts';
import { seated } from '../../rooms/support/place.ts';
import { playOn } from '../../rooms/support/playing.ts';
import { lockManager } from '../../session/saves/locks.ts';
import { renderAt } from '../../support/at-table.tsx';
import '../../support/boards.ts';

beforeAll(() => need('rooms'));

let known: Known;
let local: NonNullable<RoomState['local']>;
beforeAll(async () => {
  const { guests } = await seated(corePlace());
  const [host, guest] = guests as [Guest, Guest];
  await playOn(guests, 6, 3);
  await host.ask<'propose'>({ type: 'propose', proposal: { what: 'goLocal' } });
  await guest.ask<'answer'>({ type: 'answer', proposal: guest.now.proposals[0]?.proposal ?? -1, yes: true });
  known = host.now;
  local = host.all('local')[0] ?? expect.fail('not told');
});

let databases = 0;
let saves: Saves;
beforeEach(async () => {
  saves = await openSaves({ name: `local-${databases++}`, locks: lockManager() });
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await kept.forget(known.room);
});

/** The page of a host to whom the table's game was handed; who sat down at it is noted. */
function page(from: Saves | SaveError, handed: RoomState['local'] = local) {
  const sat: Session[] = [];
  const { at } = roomOf(known);
  const state: RoomState = { ...at.state, local: handed };
  const client: RoomClient = { ...at.client, state };
  const onSit = (session: Session) => void sat.push(session);
  const Page = () => {
    const goLocal = useGoingLocal(client, state, from, onSit);
    return (
      <RoomContext value={{ ...at, client, state, goLocal }}>
        <RoomNotices />
      </RoomContext>
    );
  };
  const shown = renderAt(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  return { sat, leave: () => shown.unmount() };
}

const notice = () => document.querySelector('[data-room-notice="local"]')?.textContent ?? null;
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

describe('a table that goes on at its host’s screen', () => {
  it('goes on there by itself, as one saved game, though effects run twice', async () => {
    const { sat } = page(saves);
    await vi.waitFor(() => expect(sat).toHaveLength(1));
    await settled();
    expect(sat).toHaveLength(1);
    expect(await saves.list()).toHaveLength(1);
    expect(sat[0]?.table.record().log).toEqual(known.log);
    expect(notice()).toBeNull();
  });

  it('is one saved game in two tabs: the second says where it is, and goes on once the first is closed', async () => {
    const first = page(saves);
    await vi.waitFor(() => expect(first.sat).toHaveLength(1));
    first.leave();
    const second = page(saves);
    await vi.waitFor(() => expect(notice()).toMatch(/open in another tab\. Close it there/));
    expect(second.sat).toHaveLength(0);
    first.sat[0]?.end();
    fireEvent.click(screen.getByText('Continue on this screen'));
    await vi.waitFor(() => expect(second.sat).toHaveLength(1));
    expect(await saves.list()).toHaveLength(1);
  });

  it('that could not be taken over says why, and the same press tries again', async () => {
    const add = vi.spyOn(saves, 'add').mockRejectedValue(new SaveError('slow'));
    const { sat } = page(saves);
    await vi.waitFor(() =>
      expect(notice()).toMatch(/agreed that the game goes on at your screen.*cannot be read just now/),
    );
    expect(sat).toHaveLength(0);
    add.mockRestore();
    fireEvent.click(screen.getByText('Continue on this screen'));
    await vi.waitFor(() => expect(sat).toHaveLength(1));
    expect(notice()).toBeNull();
    expect(await saves.list()).toHaveLength(1);
  });

  it('that is dealt by other rules than this page knows is told so, and stays at the table', async () => {
    const commands = [...local.commands, { type: 'endConquests' } as const, { type: 'endConquests' } as const];
    const { sat } = page(saves, { ...local, commands });
    await vi.waitFor(() => expect(notice()).toMatch(/other rules/));
    expect(sat).toHaveLength(0);
    expect(await saves.list()).toEqual([]);
  });

  it('is asked for on coming back, and is the game that was played on since', async () => {
    const first = page(saves);
    await vi.waitFor(() => expect(first.sat).toHaveLength(1));
    first.leave();
    const [taken] = first.sat;
    const moves = taken && (await taken.table.look(taken.table.record().game.seat)).legal;
    const command = moves?.[0] ?? expect.fail('no move');
    await taken?.table.send({ seat: taken.table.record().game.seat, commands: [command], viewer: null });
    taken?.end();
    const again = page(saves, { ...local, isAgain: true });
    await settled();
    expect(again.sat).toHaveLength(0);
    fireEvent.click(screen.getByText('Continue on this screen'));
    await vi.waitFor(() => expect(again.sat).toHaveLength(1));
    expect(again.sat[0]?.table.record().log).toHaveLength(known.log.length + 1);
    expect(await saves.list()).toHaveLength(1);
  });

  it('is played where nothing can be saved, and is nobody’s who has left meanwhile', async () => {
    const unsaved = page(new SaveError('unavailable'));
    await vi.waitFor(() => expect(unsaved.sat).toHaveLength(1));
    unsaved.leave();
    const { sat, leave } = page(saves);
    leave();
    await settled();
    expect(sat).toHaveLength(0);
  });
});
