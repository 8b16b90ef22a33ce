import { describe, expect, it } from 'vitest';
import { puzzleOf } from '../../../src/screens/puzzles/collection.ts';
import { isPuzzle, puzzlePosition, puzzleSetup, puzzleStart } from '../../../src/screens/puzzles/puzzle.ts';
import { coinsSoFar, isPaid, puzzleTable } from '../../../src/screens/puzzles/table.ts';
import { makeLink, openLink } from '../../../src/session/links/link.ts';
import { raidersGame } from '../../support/courses.ts';

const puzzle = puzzleOf(1);
const start = puzzle && puzzleStart(puzzle.setup);
if (!puzzle || !start) throw new Error('no puzzle');
const seat = start.turnSeat;

/** The table after these commands of the solver. */
async function tableAfter(count: number) {
  if (!puzzle || !start) throw new Error('no puzzle');
  const table = puzzleTable(puzzle.setup, start);
  for (const command of puzzle.solution.slice(0, count)) await table.send({ seat, viewer: seat, commands: [command] });
  return table;
}

describe('a table with one turn', () => {
  it('is over once the turn has been paid: it does not pass on, and nothing more can be done or taken back', async () => {
    const table = await tableAfter(puzzle.solution.length);
    const sight = await table.look(seat);
    expect(isPaid(sight.log)).toBe(true);
    expect(sight).toMatchObject({ legal: [], mayTakeBack: false, view: { turnSeat: seat, seat, round: start.round } });
    expect((sight.view.coins[seat] ?? 0) - (start.coins[seat] ?? 0)).toBe(puzzle.coins);
    expect(sight.log.flatMap(({ events }) => events).some(({ type }) => type === 'turnBegan')).toBe(false);
    for (const commands of [null, [{ type: 'expand' } as const]])
      expect(await table.send({ seat, viewer: seat, commands })).toMatchObject({ accepted: false });
  });

  it('counts the coins so far as if the turn were scored, and once it has been paid those it came to, while they are still on their way', async () => {
    const table = await tableAfter(puzzle.solution.length - 1);
    const { view: before, log: unpaid } = await table.look(seat);
    expect(coinsSoFar(unpaid, before, start)).toBe(puzzle.coins);
    const { view: after, log } = await (await tableAfter(puzzle.solution.length)).look(seat);
    for (const seen of [before, after]) expect(coinsSoFar(log, seen, start)).toBe(puzzle.coins);
  });

  it('is until then like any other: a step is taken back', async () => {
    const table = await tableAfter(2);
    expect((await table.look(seat)).mayTakeBack).toBe(true);
    await table.send({ seat, viewer: seat, commands: null });
    expect((await table.look(seat)).log).toHaveLength(1);
  });

  it('shows blanks only, so that no attempt with the die is won', () => {
    expect(start.hidden.dice.length).toBeGreaterThan(10);
    expect(start.hidden.dice.every((face) => face === 0)).toBe(true);
  });
});

describe('a puzzle in a link', () => {
  it('is one where it is opened, with the same position', () => {
    const link = makeLink({ setup: puzzle.setup, log: [], game: start });
    const opened = link.ok ? openLink(link.link) : link;
    expect(opened).toMatchObject({ ok: true, linked: { setup: { position: puzzle.setup.position }, log: [] } });
    expect(opened.ok && 'linked' in opened && isPuzzle(opened.linked.setup)).toBe(true);
  });

  it('is made of any moment of a game at which a turn begins, without what nobody sees there', () => {
    const { setup, course } = raidersGame(3, 5);
    const state = course.at(course.turns[7]?.from ?? 0);
    const position = puzzlePosition(state);
    const table = { game: setup, seats: [0, 1, 2].map((colour) => ({ name: '', colour, control: 'human' as const })) };
    const again = puzzleStart(puzzleSetup(table, position, state.turnSeat));
    expect(again).toMatchObject({ regions: state.regions, turnSeat: state.turnSeat, phase: state.phase });
    expect(position).not.toMatch(/banners|badges|random/);
  });
});
