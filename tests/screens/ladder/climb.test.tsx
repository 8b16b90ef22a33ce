// @vitest-environment happy-dom
import '../../../src/ui/locale/english.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { rungCount } from '../../../src/opponents/types.ts';
import type { GameState } from '../../../src/rules/index.ts';
import { atTheBottom, isOpen, ladder, rungBeaten, withWin } from '../../../src/screens/history/ladder.ts';
import ClimbPanel, { climbSetup } from '../../../src/screens/ladder/ClimbPanel.tsx';
import LadderStep from '../../../src/screens/ladder/LadderStep.tsx';
import type { LocalTable, TableSetup } from '../../../src/session/turn/index.ts';
import { oddTexts } from '../../support/damage.ts';
import { stateOf } from '../../support/position.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const setup = climbSetup(3, 'Brawler', 17);

/** A game that is over, with these coins. */
const over = (mine: number, theirs: number): GameState => ({
  ...stateOf(`round 10; coins ${mine} ${theirs}; seat 0 elves+hill 3; seat 1 orcs+swamp 9`),
  phase: 'gameOver',
});

const tableOf = (game: GameState, of: TableSetup = setup) =>
  ({ record: () => ({ setup: of, game, log: [] }) }) as unknown as LocalTable;

describe('the ladder', () => {
  it('opens a rung once the one below was beaten twice', () => {
    const once = withWin(atTheBottom, 1, 5) ?? expect.fail('not counted');
    expect([isOpen(atTheBottom, 1), isOpen(atTheBottom, 2), isOpen(once, 2)]).toEqual([true, false, false]);
    const twice = withWin(once, 1, 6) ?? expect.fail('not counted');
    expect([isOpen(twice, 2), isOpen(twice, 3)]).toEqual([true, false]);
  });

  it('counts a deal once, however often it is played or looked at again', () => {
    const once = withWin(atTheBottom, 1, 5) ?? expect.fail('not counted');
    expect(withWin(once, 1, 5)).toBeNull();
  });

  it('counts only games that are over and won against a rung', () => {
    expect(rungBeaten(setup, over(9, 8))).toBe(3);
    expect(rungBeaten(setup, over(8, 9))).toBeNull();
    expect(rungBeaten(setup, { ...over(9, 8), phase: 'conquer' })).toBeNull();
    const taken = { ...setup, seats: setup.seats.map((seat) => ({ ...seat, control: 'human' as const })) };
    expect(rungBeaten(taken, over(9, 8))).toBeNull();
    expect(rungBeaten({ ...setup, position: 'round 10' }, over(9, 8))).toBeNull();
  });

  it('is kept in this browser; what makes no sense is told and begins at the bottom', () => {
    const twice = withWin(withWin(atTheBottom, 1, 5) ?? atTheBottom, 1, 6) ?? expect.fail('not counted');
    expect(ladder.keep(twice)).toBe(true);
    expect(ladder.find()).toEqual({ value: twice, isWhole: true });
    for (const text of [...oddTexts, '{"beaten":[1],"deals":[]}']) {
      localStorage.setItem('small-world-table.ladder', text);
      expect(ladder.find()).toEqual({ value: atTheBottom, isWhole: false });
    }
  });

  it('says after a won game what it has come to, once', () => {
    render(<LadderStep table={tableOf(over(9, 8))} />);
    expect(screen.getByText(/Brawler is beaten once/)).toBeTruthy();
    cleanup();
    render(<LadderStep table={tableOf(over(9, 8))} />);
    expect(screen.queryByText(/beaten/)).toBeNull();
    render(<LadderStep table={tableOf(over(9, 8), climbSetup(3, 'Brawler', 18))} />);
    expect(screen.getByText(/Brawler is beaten twice: Raider will play you now/)).toBeTruthy();
  });

  it('shows all rungs, and begins a game against an open one by one press', () => {
    ladder.keep({ beaten: [2, 1, 0, 0, 0, 0, 0, 0, 0, 0], deals: [] });
    const begun: TableSetup[] = [];
    render(<ClimbPanel isBusy={false} onStart={(one) => begun.push(one)} />);
    const rungs = screen.getAllByRole('listitem');
    expect(rungs).toHaveLength(rungCount);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Play Wanderer',
      'Play Sleepwalker',
    ]);
    const wanderer = within(rungs.at(-2) ?? expect.fail('no rung'));
    expect(wanderer.getByText('beaten once')).toBeTruthy();
    expect(within(rungs.at(-3) ?? expect.fail('no rung')).getByText(/Opens once Wanderer/)).toBeTruthy();
    fireEvent.click(wanderer.getByRole('button'));
    expect(begun[0]?.seats[1]).toMatchObject({ name: 'Wanderer', control: { rung: 2 } });
  });
});
