// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Hud, togglePanel } from '../../../src/hud/index.ts';
import ReviewPanel from '../../../src/screens/review/ReviewPanel.tsx';
import { ReviewContext, type Reviewed, useShownReview } from '../../../src/screens/review/review-context.ts';
import { interrupt } from '../../../src/screens/review/review-run.ts';
import { SaveError } from '../../../src/session/saves/index.ts';
import { localTable } from '../../../src/session/turn/index.ts';
import { useAttention } from '../../../src/table/attention/index.ts';
import { clear, playOver } from '../../hud/support.tsx';
import '../../support/boards.ts';
import { played } from '../../opponents/review/short-game.ts';
import { opinions, useSlowWorkers, workers } from '../../opponents/review/slow-worker.ts';
import { scope } from '../../support/at-table.tsx';
import { settle } from '../../support/table-actor.ts';

let games = 0;
beforeEach(useSlowWorkers);
beforeEach(() => useShownReview.setState({ inFigures: false }));
afterEach(() => {
  interrupt();
  cleanup();
  clear();
  vi.unstubAllGlobals();
});

/** The panel over the game that is over, as at its end or in its replay; the first decision would have been better made otherwise. */
async function panelOf(how: Partial<Pick<Reviewed, 'at' | 'onGo'>> = {}, onFork?: (at: number) => void) {
  opinions.set('0 ending', { best: [{ type: 'conquer', region: 3 }, { type: 'endConquests' }], cost: 3.4 });
  const { setup } = played;
  const table = localTable(played);
  const game = { id: `panel ${games++}`, played: () => played, saves: new SaveError('unavailable') };
  const chart = await playOver(
    <ReviewContext value={{ game, at: null, onGo: () => {}, ...how }}>
      <Hud onLeave={() => {}} onFork={onFork} slots={{ review: ReviewPanel }} flat />
    </ReviewContext>,
    setup,
  );
  chart.send({ type: 'leave' });
  chart.send({ type: 'open', table, isTakenUp: true });
  await settle();
  act(() => togglePanel(scope, 'review'));
  const panel = await screen.findByRole('complementary', { name: 'Review' });
  await within(panel).findByRole('button', { name: 'Begin the review' });
  return panel;
}

const begun = (panel: HTMLElement) => fireEvent.click(within(panel).getByRole('button', { name: 'Begin the review' }));
const does = (things?: number) => act(async () => workers.at(-1)?.does(things));

it('a finding is told kindly, in figures on request, shown at one press and tried at another', async () => {
  const onGo = vi.fn();
  const onFork = vi.fn();
  const panel = await panelOf({ onGo }, onFork);
  begun(panel);
  expect(within(panel).getByRole('progressbar', { name: 'Review' })).toBeTruthy();
  await does(1);
  const item = panel.querySelector('[data-finding]');
  expect(item?.textContent).toContain('Round 10, Ada');
  expect(item?.textContent).toContain('as well would have brought about 3 coins more.');
  expect(item?.textContent).not.toContain('±');
  fireEvent.click(within(panel).getByRole('checkbox', { name: 'In figures' }));
  expect(item?.textContent).toContain('3.4 ± 1.0 coins of lead on average, in 24 games played on from there');
  fireEvent.click(within(panel).getByRole('button', { name: /^Show: / }));
  expect(onGo).toHaveBeenCalledWith(0);
  fireEvent.click(within(panel).getByRole('button', { name: /^Try it: / }));
  expect(onFork).toHaveBeenCalledWith(0);
});

it('where its moment is shown the regions are marked on the board, until it is not', async () => {
  const panel = await panelOf({ at: 0 });
  begun(panel);
  await does();
  fireEvent.click(within(panel).getByRole('button', { name: /^Show: / }));
  expect(panel.querySelector('[data-finding][aria-current="true"]')).toBeTruthy();
  expect(useAttention.of(scope).getState()).toMatchObject({ named: [3], pointed: 3 });
  act(() => togglePanel(scope, 'review'));
  expect(useAttention.of(scope).getState()).toMatchObject({ named: [], pointed: null });
});

it('it can be stopped and goes on; at its end it says how carefully each played, and what was even', async () => {
  const panel = await panelOf();
  begun(panel);
  await does(1);
  fireEvent.click(within(panel).getByRole('button', { name: 'Stop' }));
  expect(within(panel).getByText(/^Stopped after 1 of \d+ decisions\./)).toBeTruthy();
  fireEvent.click(within(panel).getByRole('button', { name: 'Go on' }));
  await does();
  expect(within(panel).getByText(/^All \d+ decisions have been looked at\.$/)).toBeTruthy();
  expect(panel.querySelectorAll('[data-care]')).toHaveLength(2);
  expect(within(panel).getByText(/^\d+ decisions? (was|were) even/)).toBeTruthy();
  fireEvent.click(within(panel).getByRole('checkbox', { name: 'In figures' }));
  expect(panel.querySelector('[data-care="0"]')?.textContent).toMatch(/^Ada: \d+% of what/);
});

it('luck is told in words or as a table, with how often the winner’s place won', async () => {
  const panel = await panelOf();
  fireEvent.click(within(panel).getByRole('button', { name: 'Weigh the luck' }));
  await does();
  expect(panel.querySelector('[data-luck="again"]')?.textContent).toMatch(
    /^Raiders, all of one strength, played this deal 200 times/,
  );
  expect(within(panel).queryByRole('table')).toBeNull();
  fireEvent.click(within(panel).getByRole('checkbox', { name: 'In figures' }));
  const table = within(panel).getByRole('table', { name: 'Coins beyond the average' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
});
