/**
 * The label at a place of the window: the `id` of what floats there, or null. Labels let pointers through to the picture, so their boxes are read; only
 * when somebody presses or asks.
 * @param slack CSS pixels around a label that still count as it
 */
export function labelAt(surroundings: Element, x: number, y: number, slack = 0): string | null {
  const met = partsAt(surroundings, x, y, slack).at(-1);
  return met?.closest<HTMLElement>('[data-label]')?.dataset.label ?? null;
}

/** The parts of labels at a place, the topmost last: of a region's label the disc, the pennant … */
export function partsAt(surroundings: Element, x: number, y: number, slack: number): readonly Element[] {
  const all = [
    ...surroundings.querySelectorAll('[data-label] > :not(.table-region), [data-label] > .table-region > *'),
  ];
  return all.filter((part) => {
    const { left, top, right, bottom, width } = part.getBoundingClientRect();
    const isSeen = width > 0 && getComputedStyle(part).visibility === 'visible';
    return isSeen && x >= left - slack && x <= right + slack && y >= top - slack && y <= bottom + slack;
  });
}
