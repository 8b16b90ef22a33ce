// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Hud } from '../../../src/hud/index.ts';
import BestMoment from '../../../src/screens/story/BestMoment.tsx';
import { storyOf } from '../../../src/screens/story/facts.ts';
import StoryPanel from '../../../src/screens/story/StoryPanel.tsx';
import { localTable } from '../../../src/session/turn/index.ts';
import { clear, playOver, tableFor } from '../../hud/support.tsx';
import '../../support/boards.ts';
import { raidersGame } from '../../support/courses.ts';
import { settle } from '../../support/table-actor.ts';

afterEach(clear);

const { setup: game, course } = raidersGame(3, 5);
const setup = tableFor(game);
const story = storyOf(course);

async function over(onReplay: (at: number) => void) {
  const table = localTable({ setup, game: course.at(course.log.length), log: course.log });
  const chart = await playOver(
    <Hud onLeave={() => {}} after={{ played: table.record, onReplay }} slots={{ story: StoryPanel }} />,
    setup,
  );
  chart.send({ type: 'leave' });
  chart.send({ type: 'open', table, isTakenUp: true });
  await settle();
  fireEvent.click(await screen.findByRole('button', { name: 'See the story' }));
  return screen.findByRole('dialog', { name: 'The story of the game' });
}

it('the end of a game has its story: coins after every round as a table, and each turning point leads to its scene', async () => {
  const onReplay = vi.fn();
  const panel = await over(onReplay);
  const table = await within(panel).findByRole('table', { name: 'Coins over the rounds' });
  const rows = within(table).getAllByRole('row').slice(1);
  const figures = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => Number(textContent)),
  );
  expect(figures).toEqual(story.curves[0]?.map((_, round) => story.curves.map((curve) => curve[round])));
  const points = panel.querySelectorAll<HTMLElement>('[data-point]');
  expect([...points].map(({ dataset }) => Number(dataset.point))).toEqual(story.turningPoints.map(({ at }) => at));
  for (const point of points) fireEvent.click(within(point).getByRole('button', { name: /^See it: / }));
  expect(onReplay.mock.calls.map(([at]) => at)).toEqual(story.turningPoints.map(({ at }) => at));
  fireEvent.click(within(panel).getByRole('button', { name: 'Watch the replay' }));
  expect(onReplay).toHaveBeenLastCalledWith(0);
});

it('lines are told apart without their colours, and every award names its fact', async () => {
  const panel = await over(() => {});
  await within(panel).findByText('Awards');
  const dashes = [...panel.querySelectorAll('polyline[stroke]')].map((line) => line.getAttribute('stroke-dasharray'));
  expect(new Set(dashes).size).toBe(setup.seats.length);
  const awards = panel.querySelectorAll<HTMLElement>('[data-award]');
  expect([...awards].map(({ dataset }) => dataset.award)).toEqual(story.awards.map(({ kind }) => kind));
  for (const award of awards) expect(award.querySelector('small')?.textContent).toMatch(/\w/);
});

it('beside each bar but the winner’s stands what that player did best, in one line', async () => {
  const table = localTable({ setup, game: course.at(course.log.length), log: course.log });
  const host = { after: { played: table.record, onReplay: () => {} }, slots: { bestMoment: BestMoment } };
  const chart = await playOver(<Hud onLeave={() => {}} {...host} />, setup);
  chart.send({ type: 'leave' });
  chart.send({ type: 'open', table, isTakenUp: true });
  await screen.findAllByText(/^Best moment, round \d+: \w/);
  expect(screen.getAllByText(/^Best moment/)).toHaveLength(setup.seats.length - 1);
  for (const row of document.querySelectorAll('.final tbody:not(.winner)')) {
    const name = row.querySelector('th')?.textContent?.trim() ?? '-';
    expect(row.querySelector('.final-best')?.textContent).toContain(`: ${name} `);
  }
});
