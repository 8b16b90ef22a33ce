// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RoomClient, RoomState } from '../../../src/rooms/client/index.ts';
import type { Known } from '../../../src/rooms/protocol/index.ts';
import { RoomBar } from '../../../src/screens/rooms/RoomBar.tsx';
import { RoomContext } from '../../../src/screens/rooms/room-context.ts';
import { useAtRoom } from '../../../src/screens/rooms/use-at-room.ts';
import { kept } from '../../../src/screens/rooms/use-client.ts';
import { type Ring, ringBy, useKnocks, useYourTurn } from '../../../src/screens/rooms/your-turn.ts';
import { need } from '../../../src/ui/locale/language.ts';
import { useSettings } from '../../../src/ui/look/index.ts';
import { corePlace } from '../../rooms/support/core-place.ts';
import type { Guest } from '../../rooms/support/guest.ts';
import { openingOf, seated } from '../../rooms/support/place.ts';
import { quietClient } from '../../rooms/support/quiet-client.ts';
import { renderAt } from '../../support/at-table.tsx';

beforeAll(() => need('rooms'));
afterEach(cleanup);

/** A device of a real room, as the page's own hooks have it. */
function clientOf(guest: Guest): RoomClient {
  const { client, told } = quietClient();
  const hear = guest.hear.bind(guest);
  guest.hear = (text) => {
    hear(text);
    const message = guest.heard.at(-1);
    if (message !== undefined) told(message);
  };
  return {
    ...client,
    get state(): RoomState {
      return {
        connection: 'here',
        known: guest.now,
        isKnocking: false,
        waits: null,
        ending: null,
        deal: 0,
        local: null,
        ahead: 0,
      };
    },
  };
}

async function table() {
  const place = corePlace();
  const { room, guests, links } = await seated(place, openingOf(['human', 'human']));
  const [host, guest] = guests as [Guest, Guest];
  const heard: Parameters<Ring>[0][] = [];
  const hear: Ring = (cue) => heard.push(cue);
  return { place, room, host, guest, links, heard, hear };
}

describe('a knock', () => {
  it('is heard by the host when somebody is at the door, once', async () => {
    const { place, room, host, guest, heard, hear } = await table();
    renderHook(() => useKnocks(clientOf(host), hear));
    const stranger = await place.connect(room);
    stranger.knock('Eve');
    await host.until(() => host.now.knocks.length > 0, 'the knock');
    expect(heard).toEqual(['knock']);
    // What else is told while somebody stands there is no knock.
    guest.send({ type: 'say', seat: 1, said: 'hello' });
    await host.until(() => host.all('said').length > 0, 'a phrase');
    expect(heard).toEqual(['knock']);
  });

  it('is heard by whoever has to let another device to a seat, and by nobody else', async () => {
    const { place, room, host, guest, links, heard, hear } = await table();
    const byHost: unknown[] = [];
    renderHook(() => useKnocks(clientOf(guest), hear));
    renderHook(() => useKnocks(clientOf(host), (cue) => byHost.push(cue)));
    const other = await place.connect(room);
    await other.hello({ passport: links[1] ?? '' });
    await guest.until(() => guest.now.proposals.length > 0, 'the question');
    expect(heard).toEqual(['knock']);
    const isAsked = host.now.proposals.some(({ wanted }) => wanted.includes(host.now.you.device));
    expect(byHost).toEqual(isAsked ? ['knock'] : []);
  });

  it('is heard when another knocks a token on the table, and not one’s own', async () => {
    const { host, guest, heard, hear } = await table();
    renderHook(() => useKnocks(clientOf(host), hear));
    host.send({ type: 'say', seat: 0, said: 'knock' });
    await guest.until(() => guest.all('said').length > 0, 'the host’s knock');
    expect(heard).toEqual([]);
    guest.send({ type: 'say', seat: 1, said: 'knock' });
    await host.until(() => host.all('said').length > 1, 'the guest’s knock');
    expect(heard).toEqual(['knock']);
  });

  it('is asked of a speaker as loud as the settings say, and of none where all is to be silent', async () => {
    vi.useFakeTimers();
    const before = useSettings.getState();
    const speaker = { setVolumes: vi.fn(), play: vi.fn(), close: vi.fn() };
    const speak = vi.fn(async () => speaker);
    try {
      useSettings.setState({ sound: false });
      ringBy(speak)('knock');
      expect(speak).not.toHaveBeenCalled();
      useSettings.setState({ sound: true, effects: 0.4, ambience: 0 });
      ringBy(speak)('knock');
      await vi.advanceTimersByTimeAsync(0);
      expect(speaker.setVolumes).toHaveBeenCalledWith({ effects: 0.4, ambience: 0 });
      expect(speaker.play).toHaveBeenCalledExactlyOnceWith('knock');
      expect(speaker.close).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(speaker.close).toHaveBeenCalledOnce();
      // A browser without sound is no trouble.
      ringBy(() => Promise.reject(new Error('no sound')))('knock');
      await vi.advanceTimersByTimeAsync(0);
    } finally {
      useSettings.setState(before, true);
      vi.useRealTimers();
    }
  });
});

describe('“your turn”', () => {
  /** A browser that shows notices without a service worker. */
  function desk() {
    const shown = new Set<string>();
    class FakeNotification {
      static permission = 'granted';
      onclick: unknown = null;
      constructor(
        _title: string,
        readonly options: { readonly tag: string },
      ) {
        shown.add(options.tag);
      }
      close() {
        shown.delete(this.options.tag);
      }
    }
    vi.stubGlobal('Notification', FakeNotification);
    vi.stubGlobal('isSecureContext', true);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    return { shown, see: (isSeen: boolean) => hidden.mockReturnValue(!isSeen) };
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is heard and shown while nobody looks, and taken off the desk when it is over or somebody looks', async () => {
    const { room, host, guest, heard, hear } = await table();
    const { shown, see } = desk();
    await kept.note(room, { notify: 'page' });
    const client = clientOf(guest);
    const { rerender } = renderHook(() => useYourTurn(client, client.state.known ?? guest.now, hear));
    const play = async (who: Guest, seat: number, isDone: () => boolean) => {
      for (let step = 0; step < 40 && !isDone(); step++) {
        const { legal } = who.sight(seat);
        const next = legal.at(-1);
        if (next === undefined) throw new Error('nothing to do');
        await who.do(seat, [next]);
        rerender();
      }
    };
    const isTurnOf = (seat: number) => () => guest.now.view.turnSeat === seat && guest.now.view.seat === seat;
    await play(host, 0, isTurnOf(1));
    await guest.until(isTurnOf(1), 'the turn');
    rerender();
    expect(heard).toEqual(['turn']);
    await vi.waitFor(() => expect([...shown]).toEqual([`turn-${room}`]));
    // It was played at another screen of the same seat, say.
    await play(guest, 1, isTurnOf(0));
    await vi.waitFor(() => expect([...shown]).toEqual([]));

    await play(host, 0, isTurnOf(1));
    await guest.until(isTurnOf(1), 'the turn');
    rerender();
    await vi.waitFor(() => expect([...shown]).toEqual([`turn-${room}`]));
    see(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect([...shown]).toEqual([]));
  });

  it('that somebody calls out is gone as soon as it is true no more; what else was said stays', async () => {
    const { guest } = await table();
    const client = clientOf(guest);
    const Bar = ({ known }: { readonly known: Known }) => (
      <RoomContext value={useAtRoom(client, client.state, known)}>
        <RoomBar />
      </RoomContext>
    );
    const bar = (known = guest.now) => <Bar known={known} />;
    const { rerender } = renderAt(bar());
    await act(async () => {
      for (const said of ['yourTurn', 'hello'] as const) guest.send({ type: 'say', seat: 1, said });
      await guest.until(() => guest.all('said').length === 2, 'both');
    });
    const lines = () => [...document.querySelectorAll('[data-heard]')].map((one) => one.getAttribute('data-heard'));
    rerender(bar());
    await vi.waitFor(() => expect(lines()).toEqual(['yourTurn', 'hello']));
    expect(document.querySelector('[data-heard="yourTurn"]')?.textContent).toMatch(/It is your turn!$/);
    rerender(bar({ ...guest.now, view: { ...guest.now.view, seat: 1 } }));
    expect(lines()).toEqual(['hello']);
  });
});
