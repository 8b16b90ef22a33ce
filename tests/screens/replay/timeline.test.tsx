// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Hud } from '../../../src/hud/index.ts';
import { ReplayContext, ReplayTimeline } from '../../../src/screens/replay/ReplayTimeline.tsx';
import { useReplay } from '../../../src/screens/replay/use-replay.ts';
import { seenSetup, tableMachine } from '../../../src/session/turn/index.ts';
import { clear, tableFor } from '../../hud/support.tsx';
import '../../support/boards.ts';
import { AtTable } from '../../support/at-table.tsx';
import { raidersGame } from '../../support/courses.ts';

afterEach(clear);

const { setup: game, course } = raidersGame(3, 5);
const setup = seenSetup(tableFor(game));
const end = course.log.length;

function Screen({ onLeave, from }: { readonly onLeave: () => void; readonly from: number }) {
  const replay = useReplay({ setup, course, from });
  return (
    <ReplayContext
      value={{ replay, onLeave, aside: ({ replay: { played } }) => <button type="button">Use {played}</button> }}
    >
      <Hud onLeave={onLeave} slots={{ dock: ReplayTimeline }} flat />
    </ReplayContext>
  );
}

async function shown(from = 0) {
  const onLeave = vi.fn();
  render(
    <AtTable logic={tableMachine}>
      <Screen onLeave={onLeave} from={from} />
    </AtTable>,
  );
  const line = await screen.findByRole('region', { name: 'Replay' });
  return { line, onLeave, slider: within(line).getByRole('slider', { name: 'The whole game' }) };
}

it('the line says where the game stands, and goes where it is moved; nobody’s seat is offered', async () => {
  const { line, slider, onLeave } = await shown();
  expect(slider.getAttribute('aria-valuetext')).toBe(
    `Round 1, ${setup.seats[course.start.turnSeat]?.name} · 0 of ${end}`,
  );
  expect(within(line).getByText('The game is about to begin.')).toBeTruthy();
  expect(document.querySelector('.dock, [data-give], .final')).toBeNull();
  fireEvent.change(slider, { target: { value: String(end) } });
  await screen.findByText(new RegExp(`${end} of ${end}`), { selector: '.replay-when' });
  // At the end nothing leads further, and there is no other game to be begun.
  expect(within(line).getByRole('button', { name: 'One turn on' }).hasAttribute('disabled')).toBe(true);
  expect(document.querySelector('.final')).toBeNull();
  fireEvent.click(within(line).getByRole('button', { name: 'Leave the replay' }));
  expect(onLeave).toHaveBeenCalledOnce();
});

it('lists every round and mark to go to, and offers the moment to whoever has a use for it', async () => {
  const { line } = await shown(20);
  expect(within(line).getByRole('button', { name: 'Use 20' })).toBeTruthy();
  const list = await within(line).findByRole('combobox', { name: 'Go to', hidden: true });
  await within(line).findAllByRole('option', { name: /picks the/, hidden: true });
  const fourth = course.turns.find(({ round }) => round === 4)?.from;
  fireEvent.change(list, { target: { value: `go ${fourth}` } });
  await screen.findByText(/^Round 4, /, { selector: '.replay-when' });
  const marks = line.querySelectorAll('.replay-marks > i');
  expect(marks.length).toBeGreaterThan(4);
  // What they look like is explained beside the list.
  const words = [...line.querySelectorAll('.replay-signs > li')].map((sign) => sign.textContent);
  expect(words).toEqual(expect.arrayContaining(['new race', 'decline']));
  expect(words).not.toContain('A costly decision');
});

it('coins are open or those of one seat, as is chosen', async () => {
  const { line } = await shown(120);
  const held = () => document.querySelectorAll('.player-facts .coins').length;
  await vi.waitFor(() => expect(held()).toBe(3));
  fireEvent.change(within(line).getByRole('combobox', { name: 'Seen by', hidden: true }), { target: { value: '1' } });
  await vi.waitFor(() => expect(held()).toBe(1));
});
