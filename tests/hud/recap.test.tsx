// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Hud, usePanels } from '../../src/hud/index.ts';
import { recapLine, recapsOf, type TurnRecap } from '../../src/hud/recap/turns.ts';
import { decide } from '../../src/opponents/decide.ts';
import type { LogEntry } from '../../src/rules/course.ts';
import { useAttention } from '../../src/table/attention/index.ts';
import { useSettings } from '../../src/ui/look/settings.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';
import { hearing } from '../support/said.ts';
import { chartWith, withOpponents } from '../support/table-actor.ts';
import { act, clear, playOver, settle, type TableRef, tableFor } from './support.tsx';

const hud = <Hud onLeave={() => {}} />;
/** Ada against Bo and Cleo, opponents. */
const setup = withOpponents(tableFor({ players: 3, seed: 7, firstSeat: 0 }), [1, 2]);
const logic = chartWith(async (input) => decide(input.view, input.opponent));

/** Ada's first turn, and those of the others after it. */
async function round(): Promise<TableRef> {
  const table = await playOver(hud, setup, logic);
  await ownTurn(table);
  await untilAda(table);
  return table;
}

async function ownTurn(table: TableRef): Promise<void> {
  await act(table, { type: 'pickCombo', index: 0 });
  const first = table.getSnapshot().context.legal.find(({ type }) => type === 'conquer');
  if (first?.type !== 'conquer') throw new Error('nothing to conquer');
  await act(table, first, { type: 'endConquests' });
  const hand = table.getSnapshot().context.present?.forces[0]?.hand ?? 0;
  if (hand > 0) await act(table, { type: 'place', region: first.region, count: hand });
  await act(table, { type: 'endRedeployment' });
}

/** Everything shown at once, until Ada is to decide. */
async function untilAda(table: TableRef): Promise<void> {
  for (let step = 0; step < 200; step++) {
    const { present, stages } = table.getSnapshot().context;
    if (present?.seat === 0 && present.turnSeat === 0 && stages.length === 0) return;
    table.send({ type: 'skip' });
    await settle();
  }
  throw new Error('Ada never decides');
}

const conquered = ({ context }: ReturnType<TableRef['getSnapshot']>, seat: number) =>
  context.log.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'conquered' && event.seat === seat ? [event.region] : [])),
  );

afterEach(clear);

describe('an opponent’s turn', () => {
  it('has a recap that Escape puts away', async () => {
    await round();
    await screen.findByRole('region', { name: 'While you waited' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'While you waited' })).toBeNull());
  });

  it('ends with a line, until the person acts, that leads to what it took, was paid and why, one for each opponent', async () => {
    const table = await round();
    const line = await screen.findByRole('region', { name: 'While you waited' });
    expect(line.textContent).toMatch(/^While you waited: (2 turns|(Bo|Cleo|Bo, Cleo) took .+ from you)\./);
    const named = () => [...useAttention.of(scope).getState().named].toSorted((a, b) => a - b);
    expect(named()).toEqual([]);
    fireEvent.click(within(line).getByText('Read'));
    const panel = await screen.findByRole('complementary', { name: 'While you waited' });
    expect(screen.queryByRole('region', { name: 'While you waited' })).toBeNull();
    const [bo, cleo] = await within(panel).findAllByRole('listitem');
    const snapshot = table.getSnapshot();
    for (const [seat, told] of [
      [1, bo],
      [2, cleo],
    ] as const) {
      expect(told?.dataset.recap).toBe(String(seat));
      for (const region of conquered(snapshot, seat)) expect(told?.textContent).toContain(` ${region + 1}`);
      const scored = snapshot.context.log
        .flatMap(({ events }) => events)
        .find((event) => event.type === 'scored' && event.seat === seat);
      expect(told?.textContent).toContain(`Scored ${scored?.type === 'scored' ? scored.amount : '?'} coin`);
      expect(told?.querySelector('.recap-why')?.textContent).toMatch(/^It (takes|pays|stops|spreads) .+\./);
    }
    // The board shows the numbers that are spoken of, as long as they are read of: also by whoever acts meanwhile.
    const taken = [1, 2].flatMap((seat) => conquered(snapshot, seat));
    expect(named()).toEqual([...new Set(taken)].toSorted((a, b) => a - b));
    await act(table, { type: 'expand' });
    expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await settle();
    expect(named()).toEqual([]);
  });

  it('has a line that goes when the person acts', async () => {
    const table = await round();
    await screen.findByRole('region', { name: 'While you waited' });
    await act(table, { type: 'expand' });
    expect(screen.queryByRole('region', { name: 'While you waited' })).toBeNull();
  });

  it.each([
    ['all', false],
    ['turns', true],
    ['none', false],
  ] as const)('is read out once each has ended, or its steps are, as the player chose: %s', async (tell, isHeard) => {
    useSettings.setState({ tell });
    const ears = hearing();
    await round();
    await screen.findByRole('region', { name: 'While you waited' });
    await settle();
    const heard = ears.heard('status');
    expect(heard.filter((line) => /^(Bo|Cleo)’s turn in short: /.test(line))).toHaveLength(isHeard ? 2 : 0);
    expect(heard.some((line) => /^Bo conquers/.test(line))).toBe(tell === 'all');
    // Where it was all said step by step, that it can be read as well.
    expect(heard.filter((line) => /While you waited/.test(line))).toHaveLength(tell === 'all' ? 1 : 0);
    const twice = heard.filter((line, at) => heard.indexOf(line) !== at);
    // Bo decides twice: in a turn, and where tokens withdraw.
    expect(twice.filter((line) => line !== 'Bo is thinking…')).toEqual([]);
    ears.end();
  });

  it('is closed by its button and stays closed, and its reason leads to what was weighed', async () => {
    await round();
    await screen.findByRole('region', { name: 'While you waited' });
    fireEvent.click(screen.getByRole('button', { name: 'Close the recap' }));
    await settle();
    expect(screen.queryByRole('region', { name: 'While you waited' })).toBeNull();
    usePanels.of(scope).setState({ open: 'recap' });
    const panel = await screen.findByRole('complementary', { name: 'While you waited' });
    fireEvent.click((await within(panel).findAllByRole('button', { name: 'What it weighed' }))[0] ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: 'Why did Bo do that?' });
    await within(dialog).findByText('What it weighed, step by step');
    expect(dialog.querySelector('details')?.open).toBe(true);
  });

  it('is not summed up for who wants that not', async () => {
    useSettings.setState({ recap: false });
    await round();
    await settle();
    expect(screen.queryByRole('region', { name: 'While you waited' })).toBeNull();
  });
});

describe('the recaps of a log', () => {
  const attack = (seat: number, region: number, defender: number | null): LogEntry['events'] => [
    { type: 'attackBegan', seat, force: 1, region, by: 'conquer', defender },
    { type: 'conquered', seat, force: 1, region, nonEmpty: true, by: 'conquer', cost: null, clause: 'CON-1' },
  ];
  const entry = (seat: number, events: LogEntry['events']): LogEntry => ({
    command: { type: 'endConquests' },
    seat,
    round: 1,
    events,
  });
  const ends = (seat: number, next: number): LogEntry['events'] => [
    { type: 'scored', seat, amount: 5 },
    { type: 'turnEnded', seat },
    { type: 'turnBegan', seat: next, round: 1 },
  ];
  const brief = (recaps: readonly TurnRecap[]) =>
    recaps.map(({ seat, taken, lost, scored }) => ({ seat, taken, lost, scored }));

  it('tell apart what was taken from whom, and hold only turns that are over', () => {
    const log = [
      entry(0, ends(0, 1)),
      entry(1, attack(1, 4, 0)),
      entry(1, attack(1, 6, 2)),
      entry(1, ends(1, 2)),
      entry(2, attack(2, 8, null)),
    ];
    expect(brief(recapsOf(log, 0, () => true))).toEqual([{ seat: 1, taken: [4, 6], lost: [4], scored: 5 }]);
    expect(brief(recapsOf(log, 2, () => true))).toEqual([]);
    expect(brief(recapsOf([...log, entry(2, ends(2, 0))], 0, (seat) => seat === 2))).toEqual([
      { seat: 2, taken: [8], lost: [], scored: 5 },
    ]);
  });

  it('stay while the person only places troops that were driven out, and go once it acts in its own turn', () => {
    const turn = [entry(1, attack(1, 4, 0)), entry(0, []), entry(1, ends(1, 0))];
    const log = [entry(0, ends(0, 1)), ...turn];
    expect(brief(recapsOf(log, 0, () => true))).toHaveLength(1);
    expect(recapsOf([...log, entry(0, [])], 0, () => true)).toEqual([]);
  });

  it('are one short line: who took what from the person, counted where it is much, else how many turns there were', () => {
    const seats = ['Ada', 'Bo', 'Cleo'].map((name) => ({ name }));
    const line = (...log: LogEntry[]) => {
      const recaps = recapsOf([entry(0, ends(0, 1)), ...log], 0, () => true);
      return recapLine(recaps, { board: 3, content: undefined, seats });
    };
    const took = (seat: number, ...regions: number[]) => regions.map((region) => entry(seat, attack(seat, region, 0)));
    expect(line(entry(1, ends(1, 0)))).toBe('While you waited: 1 turn.');
    expect(line(entry(1, ends(1, 2)), entry(2, ends(2, 0)))).toBe('While you waited: 2 turns.');
    expect(line(...took(1, 4), entry(1, ends(1, 0)))).toMatch(/^While you waited: Bo took \w+ 5 from you\.$/);
    const both = [...took(1, 4), entry(1, ends(1, 2)), ...took(2, 6), entry(2, ends(2, 0))];
    expect(line(...both)).toMatch(/^While you waited: Bo, Cleo took \w+ 5, \w+ 7 from you\.$/);
    expect(line(...took(1, 4, 6, 8, 9), entry(1, ends(1, 0)))).toBe('While you waited: Bo took 4 regions from you.');
  });
});
