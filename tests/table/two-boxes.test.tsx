// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { Color } from 'three';
import { expect, it } from 'vitest';
import { view } from '../../src/rules/index.ts';
import { OnTable } from '../support/at-table.tsx';
import '../../src/screens/set-up/own-content.ts';
import { layOwn } from '../../src/table/figures/own-figures.ts';
import { layout } from '../../src/table/layout/index.ts';
import { useModelsSoFar } from '../../src/table/models/load.ts';
import { useTableState } from '../../src/table/TableView.tsx';
import '../support/boards.ts';
import { stateOf } from '../support/position.ts';
import { authors, boxBy } from '../support/two-boxes.ts';

const frame = { width: 1280, height: 720, insets: { top: 0, right: 0, bottom: 0, left: 0 } };
const seats = [{ colour: 0 }, { colour: 1 }];

it('two tables whose boxes call different things the same have each its own colours and models on the table', async () => {
  const tables = authors.map((author) => {
    const content = boxBy(author);
    const seen = view(stateOf('turn 0 redeploy; seat 0 sprites+keen 1:3 hand:2', content), 0);
    return { author, content, state: renderHook(() => useTableState(seen, seats, frame), { wrapper: OnTable }) };
  });
  for (const { content } of tables) await layOwn(content.own ?? {});
  const { current: shelf } = renderHook(useModelsSoFar).result;
  for (const { author, state } of tables) {
    // Drawn once more after the other.
    state.rerender();
    const pieces = layout(state.result.current);
    const own = (kind: string) => pieces.filter(({ model }) => shelf.has(model) && model.startsWith(`${kind}/`));
    for (const kind of ['banner', 'badge', 'figure', 'chip']) expect(own(kind), kind).not.toEqual([]);
    for (const { tint } of own('chip')) expect(tint).toBe(author.field);
    for (const kind of ['banner', 'badge', 'figure'])
      for (const { model } of own(kind))
        expect(coloursOf(model), model).toContain(new Color(author.field).getHexString());
    for (const { model } of own('chip'))
      expect(coloursOf(model), model).toContain(new Color(author.second).getHexString());
  }

  /** The colours of a model on the shelf. */
  function coloursOf(model: string): ReadonlySet<string> {
    const all = shelf.get(model)?.near.getAttribute('color');
    const at = (k: number) => new Color(all?.getX(k) ?? 0, all?.getY(k) ?? 0, all?.getZ(k) ?? 0).getHexString();
    return new Set(Array.from({ length: all?.count ?? 0 }, (_, k) => at(k)));
  }
});
