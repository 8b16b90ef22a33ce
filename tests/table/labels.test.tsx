// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newGame, view } from '../../src/rules/index.ts';
import { attend } from '../../src/table/attention/index.ts';
import { Anchors } from '../../src/table/labels/anchors.ts';
import { Labels } from '../../src/table/labels/Labels.tsx';
import type { RegionWords } from '../../src/table/labels/RegionLabel.tsx';
import { newShowStore } from '../../src/table/motion/show-store.ts';
import { useTableState } from '../../src/table/use-table-state.ts';
import { playerColour } from '../../src/ui/look/index.ts';
import '../support/boards.ts';
import { renderAt, scope } from '../support/at-table.tsx';

// Figures are asked for, and never come.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  attend(scope, { hovered: null, selected: null });
});

it('a pointer that crosses a border draws the numbers of two regions anew, and no others', () => {
  const begun = newGame({ players: 2, seed: 1 });
  if (!begun.ok) throw new Error('no such game');
  const seen = view(begun.state, 0);
  const frame = { width: 1280, height: 720, insets: { top: 0, right: 0, bottom: 0, left: 0 } };
  /** Whose words have been read since. */
  const read = new Set<number>();
  const words = seen.regions.map(
    (_, region): RegionWords => ({
      get holder() {
        read.add(region);
        return { player: playerColour(0), race: 'elves', declined: false, tokens: 2 };
      },
      cost: null,
    }),
  );
  const seats = [{ colour: 0 }, { colour: 1 }];
  const [anchors, showStore] = [new Anchors(), newShowStore()];
  function Shown() {
    const state = useTableState(seen, seats, frame);
    return (
      <Labels
        anchors={anchors}
        state={state}
        words={words}
        names={['Ada', 'Bo']}
        showStore={showStore}
        combo={null}
        directed={false}
      />
    );
  }
  renderAt(<Shown />);
  act(() => attend(scope, { hovered: 3 }));
  read.clear();
  act(() => attend(scope, { hovered: 7 }));
  expect([...read].sort()).toEqual([3, 7]);
});
