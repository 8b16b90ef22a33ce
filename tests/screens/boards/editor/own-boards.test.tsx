// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boardData, type OwnBoardId } from '../../../../src/rules/index.ts';
import { isKept, OwnBoards } from '../../../../src/screens/boards/BoardCard.tsx';
import { addBoard, edit, openBoard, reread } from '../../../../src/screens/boards/editor/bench.ts';
import { makeBoard } from '../../../../src/table/outlines/making/make.ts';
import { printedWishes } from '../../../../src/table/outlines/making/wishes.ts';
import '../../../../src/rules/own-boxes.ts';

const empty = () => {
  cleanup();
  localStorage.clear();
  reread();
};
beforeEach(empty);
// Other files share the shelf.
afterEach(empty);

it('a new game offers the boards on the shelf by their names, but none that has faults', () => {
  const id = makeBoard(printedWishes(2, 3)) as OwnBoardId;
  const data = boardData(id);
  addBoard('Isle', data);
  openBoard(addBoard('Draft', data));
  edit({ edit: 'terrain', regions: data.regions.map((_, region) => region), terrain: 'mountain' });
  const choose = vi.fn();
  const { container } = render(<OwnBoards name="board" board={undefined} onChoose={choose} />);
  const labels = [...container.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels).toHaveLength(1);
  expect(labels[0]).toMatch(/^Isle .*23/);
  const [choice] = container.querySelectorAll('input');
  if (choice) fireEvent.click(choice);
  expect(choose).toHaveBeenCalledWith(id);
  expect(isKept(id)).toBe(true);
  expect(isKept(2)).toBe(false);
  expect(container.querySelector('[data-to-boards]')?.getAttribute('href')).toBe('#/boards');
});
