// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { apply, legal, newGame, view } from '../../src/rules/index.ts';
import { useTableState } from '../../src/table/TableView.tsx';
import { OnTable } from '../support/at-table.tsx';
import '../support/boards.ts';

const frame = (width: number, right = 0) => ({ width, height: 720, insets: { top: 0, right, bottom: 0, left: 0 } });

it('keeps what has not changed: a new view changes neither colours nor board, a panel or a hand-over nothing at all', () => {
  const begun = newGame({ players: 3, seed: 1 });
  if (!begun.ok) throw new Error('no such game');
  const [first] = legal(begun.state);
  const outcome = first && apply(begun.state, first);
  if (!outcome?.ok) throw new Error('refused');
  const [before, after] = [view(begun.state, 0), view(outcome.state, 0)];
  const seats = () => [{ colour: 3 }, { colour: 0 }, { colour: 4 }];

  const { result, rerender } = renderHook(({ now, wide }) => useTableState(now, seats(), wide), {
    wrapper: OnTable,
    initialProps: { now: before, wide: frame(1280) },
  });
  const was = result.current;
  expect(was.colours).toEqual([3, 0, 4]);
  rerender({ now: before, wide: frame(1280, 90) });
  expect(result.current).toBe(was);
  rerender({ now: after, wide: frame(1280, 90) });
  expect(result.current.view).toBe(after);
  expect(result.current.colours).toBe(was.colours);
  expect(result.current.board).toBe(was.board);
  rerender({ now: after, wide: frame(400) });
  expect(result.current.arrangement).toBe('tall');
});
