import { create } from 'zustand';
import { readBox } from '../../../rules/index.ts';
import { keptList } from '../../../ui/platform/kept-list.ts';
import { kept } from '../../../ui/platform/storage.ts';
import { printedBox } from '../creation.ts';
import { areAlike, type Choice, choiceOf, isChoice, type NamedBox, namedBox, tidyTitle } from './named-box.ts';

/** Where this browser keeps boxes, and what of them could not be read. */
const name = 'small-world-table.boxes';

/** The most that are kept: one may have a hundred lines in it. */
export const mostBoxes = 40;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One of them as it was kept; null if it is none. */
function readKept(found: unknown): NamedBox | null {
  if (!isObject(found) || !('id' in found) || typeof found.id !== 'string' || !/^[A-Za-z0-9-]{1,40}$/.test(found.id))
    return null;
  const { id, ...said } = found;
  const reading = readBox({ ...said, id: printedBox().id });
  if (!reading.ok) return null;
  const title = tidyTitle(reading.name.title ?? '');
  return title !== '' && isChoice(reading.name) ? { id, title, ...choiceOf(reading.name) } : null;
}

/** The boxes of this browser. What cannot be read is put aside, and the rest goes on. */
export const keptBoxes = (): readonly NamedBox[] => keptList(name, readKept);

interface Boxes {
  readonly boxes: readonly NamedBox[];
  /** What was there before the last deletion or replacement, so that it can be taken back; null if there was none. */
  readonly before: readonly NamedBox[] | null;
  /** Did the browser take them? */
  readonly isKept: boolean;
}

export const useBoxes = create<Boxes>()(() => ({ boxes: keptBoxes(), before: null, isKept: true }));

function change(boxes: readonly NamedBox[], before: readonly NamedBox[] | null = null): void {
  useBoxes.setState({ boxes, before, isKept: kept.set(name, JSON.stringify(boxes)) });
}

const alike = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0;

/** The box of this name, if there is one. */
export const boxCalled = (title: string): NamedBox | undefined =>
  useBoxes.getState().boxes.find((box) => alike(box.title, title));

/** Keeps a choice under a name, in place of one of that name; that can be taken back. */
export function keepBox(choice: Choice, title: string): 'kept' | 'replaced' | 'full' {
  const { boxes } = useBoxes.getState();
  const there = boxCalled(title);
  if (there === undefined) {
    if (boxes.length >= mostBoxes) return 'full';
    change([...boxes, namedBox(choice, title)]);
    return 'kept';
  }
  const next = { id: there.id, title, ...choiceOf(choice) };
  change(
    boxes.map((box) => (box === there ? next : box)),
    boxes,
  );
  return 'replaced';
}

/** A box that came from elsewhere: one that is here already stays; another of its name gets a number. */
export function takeBox(
  choice: Choice,
  title: string,
): { readonly how: 'kept' | 'known' | 'full'; readonly title: string } {
  const { boxes } = useBoxes.getState();
  const known = boxes.find((box) => areAlike(box, choice));
  if (known) return { how: 'known', title: known.title };
  if (boxes.length >= mostBoxes) return { how: 'full', title };
  let [free, number] = [title, 1];
  while (boxCalled(free)) {
    number += 1;
    free = `${title.slice(0, 35)} ${number}`;
  }
  change([...boxes, namedBox(choice, free)]);
  return { how: 'kept', title: free };
}

/** Gives a box another name; false if another has it. */
export function renameBox(id: string, title: string): boolean {
  const other = boxCalled(title);
  if (other !== undefined && other.id !== id) return false;
  change(useBoxes.getState().boxes.map((box) => (box.id === id ? { ...box, title } : box)));
  return true;
}

/** Takes one away; that can be taken back. */
export function removeBox(id: string): void {
  const { boxes } = useBoxes.getState();
  change(
    boxes.filter((box) => box.id !== id),
    boxes,
  );
}

/** Takes back the last deletion or replacement. */
export function undoBoxes(): void {
  const { before } = useBoxes.getState();
  if (before) change(before);
}

/** Tells this page when another tab has changed them. Returns the way to stop it. */
export function watchBoxes(): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === name) useBoxes.setState({ boxes: keptBoxes(), before: null });
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
