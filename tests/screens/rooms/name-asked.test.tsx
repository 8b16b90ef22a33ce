// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act as drawn, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Hud } from '../../../src/hud/index.ts';
import type { Known, Proposed } from '../../../src/rooms/protocol/index.ts';
import { keepName } from '../../../src/screens/rooms/last-name.ts';
import { RoomBar } from '../../../src/screens/rooms/RoomBar.tsx';
import { type AtRoom, RoomContext } from '../../../src/screens/rooms/room-context.ts';
import { need } from '../../../src/ui/locale/language.ts';
import { clear, playOver, settle, tableFor } from '../../hud/support.tsx';
import { known, roomOf } from '../../rooms/support/at-room.ts';
import '../../support/boards.ts';
import { stateOf } from '../../support/position.ts';
import { goOn } from '../../support/table-actor.ts';

beforeAll(() => need('rooms'));
afterEach(() => {
  clear();
  keepName('');
});

const game = { players: 2, seed: 1, firstSeat: 0, banners: ['ratmen'], badges: ['alchemist'] } as const;
const position = stateOf('board 2; round 2; turn 1 readyTroops; seat 0 orcs+hill; seat 1 humans+wealthy');
const room = { room: RoomBar };
let tell: (change: (before: AtRoom) => AtRoom) => void = () => undefined;

function Room({ first, children }: { readonly first: AtRoom; readonly children: ReactNode }) {
  const [at, setAt] = useState(first);
  tell = (change) => drawn(() => setAt(change));
  return <RoomContext value={at}>{children}</RoomContext>;
}

/** Somebody without a name comes to a table, and their hands are on the keys. */
async function come(more: Partial<AtRoom> = {}, hasCurtain = false) {
  const { at, asked } = roomOf(await known({}), more);
  const setup = tableFor(game, hasCurtain);
  const table = await playOver(
    <Room first={at}>
      <Hud onLeave={() => {}} slots={room} />
    </Room>,
    setup,
  );
  // It is the second seat's turn, at a screen with both.
  const cover = () => {
    table.send({ type: 'leave' });
    table.send(goOn({ setup, game: position, log: [] }));
  };
  if (hasCurtain) cover();
  await settle();
  expect(document.querySelector('.curtain') !== null).toBe(hasCurtain);
  return { asked, table, cover };
}

const field = () => screen.getByLabelText<HTMLInputElement>('Your name at this table');
const hear = (change: (now: Known) => Partial<Known>) =>
  tell((at) => ({ ...at, known: { ...at.known, ...change(at.known) } }));

function type(name: string): void {
  fireEvent.keyDown(field(), { key: name.at(-1) ?? '' });
  fireEvent.change(field(), { target: { value: name } });
}

it('whoever has given a name is led to what is to be done', async () => {
  const { asked } = await come();
  expect(document.activeElement).toBe(field());
  type('Robin');
  fireEvent.click(screen.getByText('Take this name'));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-heading')).toBe('phase'));
  expect(asked).toEqual([expect.objectContaining({ type: 'name', name: 'Robin' })]);
});

it('a name that the table refuses is still there to be given again', async () => {
  await come({ ask: async () => false });
  type('Robin');
  fireEvent.click(screen.getByText('Take this name'));
  await vi.waitFor(() => expect(field().value).toBe('Robin'));
});

it('nothing from outside takes a name away that is being typed, nor the focus', async () => {
  const { table, cover } = await come({}, true);
  type('Rob');
  field().focus();
  const wanted: Proposed = { proposal: 4, what: { what: 'pause' }, by: 0, yes: [], wanted: [], outcome: null };
  const outside: readonly (() => unknown)[] = [
    // Another takes another name; another device at this seat gives it one.
    () => hear(({ setup }) => ({ setup: { ...setup, seats: setup.seats.map((seat) => ({ ...seat, name: 'Eva' })) } })),
    () => hear(({ you }) => ({ proposals: [{ ...wanted, wanted: [you.device] }] })),
    () => hear(() => ({ proposals: [] })),
    // The table is laid open, and covered: all around the field is another screen.
    () => drawn(() => table.send({ type: 'takeSeat' })),
    () => drawn(cover),
  ];
  for (const comes of outside) {
    await comes();
    await settle();
    expect(field().value).toBe('Rob');
    expect(document.activeElement).toBe(field());
  }
});

it('whoever wants to give no name is not asked again on the next screen', async () => {
  const { table } = await come({}, true);
  fireEvent.click(screen.getByText('Got it'));
  drawn(() => table.send({ type: 'takeSeat' }));
  await settle();
  expect(screen.queryByLabelText('Your name at this table')).toBeNull();
});
