// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog, Speaker } from '../../../src/hud/index.ts';
import type { Known, Proposed } from '../../../src/rooms/protocol/index.ts';
import { RoomBar } from '../../../src/screens/rooms/RoomBar.tsx';
import { type AtRoom, RoomContext } from '../../../src/screens/rooms/room-context.ts';
import { tableMachine } from '../../../src/session/turn/index.ts';
import '../../../src/ui/locale/rooms.ts';
import { known, roomOf, seat } from '../../rooms/support/at-room.ts';
import { quietClient } from '../../rooms/support/quiet-client.ts';
import { AtTable } from '../../support/at-table.tsx';
import { hearing } from '../../support/said.ts';

let ear: ReturnType<typeof hearing>;
beforeEach(() => {
  ear = hearing();
});
afterEach(() => {
  cleanup();
  ear.end();
  vi.useRealTimers();
});

const shown = (at: AtRoom, beside: ReactNode = null) => (
  <RoomContext value={at}>
    <AtTable logic={tableMachine}>
      <Speaker />
      <RoomBar />
      {beside}
    </AtTable>
  </RoomContext>
);
/** What comes is heard, and said. */
const settle = () => act(() => new Promise((done) => setTimeout(done, 200)));
const dialog = (
  <Dialog title="Settings" onClose={() => undefined}>
    <p>…</p>
  </Dialog>
);

it('what comes while a dialog is open is seen, pressed and said in it, and not said again when it is closed', async () => {
  const now = await known({});
  const knocks = [{ knock: 1, name: 'Eva', seat: 1 }];
  const { rerender } = render(shown(roomOf(now).at, dialog));
  await settle();
  rerender(shown(roomOf({ ...now, knocks }).at, dialog));
  await settle();
  const open = screen.getByRole('dialog');
  expect(open.contains(document.querySelector('[data-let-in="watch"]'))).toBe(true);
  expect(ear.heard('alert', open)).toEqual([expect.stringMatching(/^Eva knocks/)]);
  rerender(shown(roomOf({ ...now, knocks }).at));
  await settle();
  expect(document.querySelector('.speaker [data-let-in="watch"]')).not.toBeNull();
  expect(ear.heard('alert')).toEqual([]);
});

it('one’s own last minute is said once, and nobody else’s', async () => {
  const now = await known({});
  const [own = 0] = now.you.seats;
  const clock = (running: number) => ({
    ...now.clock,
    running,
    left: now.clock.left.map(() => 59_000),
    until: Date.now() + 59_000,
  });
  const { rerender } = render(shown(roomOf({ ...now, clock: clock(1 - own) }).at));
  await act(() => new Promise((done) => setTimeout(done, 700)));
  expect(ear.heard('alert')).toEqual([]);
  rerender(shown(roomOf({ ...now, clock: clock(own) }).at));
  await act(() => new Promise((done) => setTimeout(done, 1700)));
  expect(ear.heard('alert')).toEqual([expect.stringMatching(/^Time left: 0:5\d$/)]);
});

it('who has gone is said, once: by the notice that can be answered where the table waits for them', async () => {
  const now = await known({});
  const [own = 0] = now.you.seats;
  const other = 1 - own;
  const { client, told } = quietClient();
  const roomFor = (decides: number): AtRoom => {
    const { at } = roomOf({
      ...now,
      roster: { ...now.roster, seats: [own, other].map((one) => seat(one, one === own ? 'here' : 'absent')) },
      view: { ...now.view, seat: decides },
    });
    return { ...at, client: { ...client, state: at.state } };
  };
  for (const decides of [own, other]) {
    const { unmount } = render(shown(roomFor(decides)));
    act(() => told({ type: 'notice', n: 0, what: 'absent', seat: other, at: Date.now() }));
    await settle();
    expect(screen.getAllByText(/has been away for a while/)).toHaveLength(1);
    expect(document.querySelectorAll('[data-replace]')).toHaveLength(decides === other ? 1 : 0);
    unmount();
  }
});

describe('names at a table', () => {
  const named = (now: Known, names: readonly string[]): Known => ({
    ...now,
    setup: { ...now.setup, seats: now.setup.seats.map((one, at) => ({ ...one, name: names[at] ?? '' })) },
  });

  it('whoever comes hears where they are, as whom and with whom; and each new name is told once', async () => {
    const now = await known({});
    const [own = 0] = now.you.seats;
    const here = {
      ...now,
      roster: { ...now.roster, seats: [0, 1].map((one) => seat(one, 'here')) },
    };
    const call = (mine: string, other: string) => named(here, own === 0 ? [mine, other] : [other, mine]);
    const { rerender } = render(shown(roomOf(call('', 'Ada')).at));
    await settle();
    expect(ear.heard('status')).toEqual([`You are at table ${now.room} as Player ${own + 1}, with Ada.`]);
    rerender(shown(roomOf(call('Robin', 'Ada')).at));
    rerender(shown(roomOf(call('Robin', 'Ada')).at));
    rerender(shown(roomOf(call('Robin', 'Eva')).at));
    await settle();
    expect(ear.heard('status').slice(1)).toEqual(['You are Robin at this table.', 'Ada is now Eva.']);
    expect(ear.heard('alert')).toEqual([]);
  });

  it('that somebody has come is not told anew when they give a name', async () => {
    const now = named(await known({}), ['', '']);
    const [own = 0] = now.you.seats;
    const { client, told } = quietClient();
    const roomFor = (one: Known): AtRoom => {
      const { at } = roomOf(one);
      return { ...at, client: { ...client, state: at.state } };
    };
    const { rerender } = render(shown(roomFor(now)));
    await settle();
    act(() => told({ type: 'notice', n: 0, what: 'back', seat: 1 - own, at: Date.now() }));
    await settle();
    rerender(shown(roomFor(named(now, own === 0 ? ['', 'Eva'] : ['Eva', '']))));
    await settle();
    expect(ear.heard('alert').filter((line) => line.includes('is back'))).toHaveLength(1);
    expect(ear.heard('status').at(-1)).toBe(`Player ${2 - own} is now Eva.`);
  });
});

describe('what names somebody', () => {
  const rename = (now: Known): Known => ({
    ...now,
    setup: { ...now.setup, seats: now.setup.seats.map((one, at) => ({ ...one, name: `Eva ${at}` })) },
  });
  const proposed = (change: Partial<Proposed>): Proposed => ({
    proposal: 7,
    what: { what: 'pause' },
    by: 0,
    yes: [],
    wanted: [1, 2],
    outcome: null,
    ...change,
  });
  const rostered = (now: Known, seen: Parameters<typeof seat>[2] | null) => ({
    ...now.roster,
    seats: [0, 1].map((one) =>
      seat(one, seen === null && !now.you.seats.includes(one) ? 'absent' : 'here', seen ?? {}),
    ),
  });
  const other = ({ you }: Known) => 1 - (you.seats[0] ?? 0);
  const told: readonly (readonly [what: string, (now: Known) => Partial<Known>])[] = [
    ['somebody missing', (now) => ({ roster: rostered(now, null), view: { ...now.view, seat: other(now) } })],
    ['a seat kept warm', (now) => ({ roster: rostered(now, { isWarm: true }) })],
    ['a proposal', (now) => ({ proposals: [proposed({ by: other(now) })] })],
    ['one’s own proposal', (now) => ({ proposals: [proposed({ by: now.you.seats[0] ?? 0 })] })],
    ['a vote on a seat', (now) => ({ proposals: [proposed({ what: { what: 'replace', seat: other(now) } })] })],
    [
      'the last minute of another',
      (now) => ({
        clock: { ...now.clock, running: other(now), left: [59_000, 59_000], until: Date.now() + 59_000 },
      }),
    ],
  ];

  it.each(told)('is not said anew when they take another name: %s', async (_, change) => {
    const bare = await known({});
    const now = { ...bare, ...change(bare) };
    const { rerender } = render(shown(roomOf(bare).at));
    await settle();
    rerender(shown(roomOf(now).at));
    await settle();
    const lines = () => [...ear.heard('alert'), ...ear.heard('status')];
    const before = lines();
    expect(before.length).toBeGreaterThan(1);
    rerender(shown(roomOf(rename(now)).at));
    await settle();
    const since = lines().filter((line) => !before.includes(line));
    expect(since.filter((line) => !/^(You are|Player \d is now) /.test(line))).toEqual([]);
  });

  it('is said once more when something else of it is new, and nothing beside it', async () => {
    const bare = await known({});
    const own = bare.you.seats[0] ?? 0;
    const asked = (wanted: number[], by = own) => ({
      ...bare,
      proposals: [proposed({ by, wanted })],
    });
    const { rerender } = render(shown(roomOf(asked([1, 2])).at));
    await settle();
    const before = ear.heard('alert').length;
    rerender(shown(roomOf(asked([2])).at));
    await settle();
    expect(ear.heard('alert').slice(before)).toEqual([expect.stringMatching(/pause.*1 answer is still missing\.$/)]);
    const others = [[1, 2], [2]].map((wanted) => asked(wanted, 1 - own));
    for (const now of others) {
      rerender(shown(roomOf(now).at));
      await settle();
    }
    expect(ear.heard('alert').slice(before + 1)).toEqual([expect.stringMatching(/would like a pause\.$/)]);
  });
});

it('whoever asks for a seat hears of it as of themselves, and both sides that it was refused', async () => {
  const now = await known({});
  const [own = 0] = now.you.seats;
  const { client, told } = quietClient();
  const asked = (device: number): Proposed => ({
    proposal: 7,
    what: { what: 'join', seat: own },
    by: null,
    yes: [],
    wanted: [now.you.device],
    outcome: null,
    device,
  });
  for (const [device, question, answer] of [
    [now.you.device, /^You asked for .* seat; the table decides/, /^You have not been given/],
    [
      now.you.device + 1,
      /^Somebody at another device, which shows the number \d+, would like/,
      /^The device that asked/,
    ],
  ] as const) {
    const { at } = roomOf({ ...now, proposals: [asked(device)] });
    const quiet = { ...client, state: at.state };
    const { rerender, unmount } = render(shown({ ...at, client: quiet }));
    expect(screen.getByText(question)).toBeTruthy();
    act(() => told({ type: 'proposal', n: 0, proposed: { ...asked(device), outcome: 'declined' } }));
    rerender(shown({ ...at, known: now, client: quiet }));
    expect(screen.getByText(answer)).toBeTruthy();
    unmount();
  }
});
