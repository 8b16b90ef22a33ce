// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boards, newGame, type RegionSymbol, view } from '../../src/rules/index.ts';
import { attend } from '../../src/table/attention/index.ts';
import { Anchors } from '../../src/table/labels/anchors.ts';
import { Labels } from '../../src/table/labels/Labels.tsx';
import type { RegionWords } from '../../src/table/labels/RegionLabel.tsx';
import { newShowStore } from '../../src/table/motion/show-store.ts';
import { OverlayContext } from '../../src/table/overlay.ts';
import { useTableState } from '../../src/table/TableView.tsx';
import { playerColour } from '../../src/ui/look/index.ts';
import '../support/boards.ts';
import { renderAt, scope } from '../support/at-table.tsx';

// Figures are asked for, and never come.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  attend(scope, { hovered: null, selected: null, named: [], combo: null });
});

const begun = newGame({ players: 2, seed: 1 });
if (!begun.ok) throw new Error('no such game');
const seen = view(begun.state, 0);
const frame = { width: 1280, height: 720, insets: { top: 0, right: 0, bottom: 0, left: 0 } };
const seats = [{ colour: 0 }, { colour: 1 }];
const overlay = { anchors: new Anchors(), showStore: newShowStore() };
/** Whose labels have been drawn since. */
const drawn = new Set<number>();

/** A player for every region, who says so whenever its label is drawn. */
const players = seen.regions.map((_, region) => ({
  ...playerColour(0),
  get ink() {
    drawn.add(region);
    return '#ffffff' as const;
  },
}));

/** Words for every region, made anew, of stacks so high. */
const wordsOf = (tokens: (region: number) => number): readonly RegionWords[] =>
  players.map((player, region) => ({
    holder: { player, race: 'elves', declined: false, tokens: tokens(region) },
    cost: null,
    isPlacing: false,
  }));

function Shown({ words, of = seen }: { readonly words: readonly RegionWords[]; readonly of?: typeof seen }) {
  const state = useTableState(of, seats, frame);
  return (
    <OverlayContext value={overlay}>
      <Labels state={state} words={words} names={['Ada', 'Bo']} directed={false} />
    </OverlayContext>
  );
}

it('a pointer that crosses a border draws the numbers of two regions anew, and no others', () => {
  renderAt(<Shown words={wordsOf(() => 2)} />);
  act(() => attend(scope, { hovered: 3 }));
  drawn.clear();
  act(() => attend(scope, { hovered: 7 }));
  expect([...drawn].sort()).toEqual([3, 7]);
});

it('a text that speaks of a region draws its number anew, with its name, and no other', () => {
  const { container } = renderAt(<Shown words={wordsOf(() => 2)} />);
  drawn.clear();
  act(() => attend(scope, { named: [4] }));
  expect([...drawn]).toEqual([4]);
  expect(container.querySelector('.table-number')?.textContent).toBe('Hill 5');
});

it('words that say the same in other objects draw nothing anew', () => {
  const { rerender } = renderAt(<Shown words={wordsOf(() => 2)} />);
  drawn.clear();
  rerender(<Shown words={wordsOf((region) => (region === 5 ? 3 : 2))} />);
  expect([...drawn]).toEqual([5]);
});

it('mines and caverns are quiet until a combo that they are worth something to is looked at in the pick', async () => {
  const offered = newGame({ players: 2, seed: 1, banners: ['dwarves'], badges: ['underworld'] });
  if (!offered.ok) throw new Error('no such game');
  const { container } = renderAt(<Shown words={[]} of={view(offered.state, 0)} />);
  const said = () =>
    [...container.querySelectorAll('.table-note')].flatMap(({ textContent: text }) =>
      /coin|fewer/.test(text) ? [text] : [],
    );
  const count = (symbol: RegionSymbol) => boards[2].regions.filter(({ symbols }) => symbols.includes(symbol)).length;
  const worth = [
    ...Array.from({ length: count('mine') }, () => '+1 coin'),
    ...Array.from({ length: count('cavern') }, () => 'one fewer token'),
  ];
  act(() => attend(scope, { combo: 0 }));
  await waitFor(() => expect(said().sort()).toEqual(worth));
  act(() => attend(scope, { combo: null }));
  expect(said()).toEqual([]);
  act(() => attend(scope, { combo: 1 }));
  expect(said()).toEqual([]);
});
