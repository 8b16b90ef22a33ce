import { type OwnBox, ownIds, readBox } from '../../../rules/index.ts';
import { isObject, type Reader } from '../../../ui/storage/reader.ts';
import { shelf } from '../../../ui/storage/shelf.ts';
import { creationsIn, printedBox } from '../creation.ts';
import { guestsNow } from '../guests.ts';
import { addCreations, reread, useShop } from '../shelf.ts';
import { areAlike, type Choice, choiceOf, isChoice, type NamedBox, namedBox, tidyTitle } from './named-box.ts';

/** The most that are kept: one may have a hundred lines in it. */
export const mostBoxes = 40;

const readKept: Reader<NamedBox> = (found) => {
  if (!isObject(found) || typeof found.id !== 'string' || !/^[A-Za-z0-9-]{1,40}$/.test(found.id)) return null;
  const { id, ...said } = found;
  const reading = readBox({ ...said, id: printedBox().id });
  if (!reading.ok) return null;
  const title = tidyTitle(reading.name.title ?? '');
  return title !== '' && isChoice(reading.name) ? { id: found.id, title, ...choiceOf(reading.name) } : null;
};

const shelved = shelf('small-world-table.boxes', readKept);

export const { use: useBoxes, kept: keptBoxes, undo: undoBoxes, reread: rereadBoxes, watch: watchBoxes } = shelved;

const change = (by: (boxes: readonly NamedBox[]) => readonly NamedBox[]) =>
  shelved.step(({ things }) => ({ things: by(things) }));

const alike = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0;

export const boxCalled = (title: string): NamedBox | undefined =>
  useBoxes.getState().things.find((box) => alike(box.title, title));

/** Keeps a choice under a name, in place of one of that name; that can be taken back. */
export function keepBox(choice: Choice, title: string): 'kept' | 'replaced' | 'full' {
  const { things: boxes } = useBoxes.getState();
  const there = boxCalled(title);
  if (there === undefined) {
    if (boxes.length >= mostBoxes) return 'full';
    change((all) => [...all, namedBox(choice, title)]);
    return 'kept';
  }
  const next = { id: there.id, title, ...choiceOf(choice) };
  change((all) => all.map((box) => (box === there ? next : box)));
  return 'replaced';
}

/** A box that came from elsewhere: one that is here already stays; another of its name gets a number. */
export function takeBox(
  choice: Choice,
  title: string,
): { readonly how: 'kept' | 'known' | 'full'; readonly title: string } {
  const { things: boxes } = useBoxes.getState();
  const known = boxes.find((box) => areAlike(box, choice));
  if (known) return { how: 'known', title: known.title };
  if (boxes.length >= mostBoxes) return { how: 'full', title };
  let [free, number] = [title, 1];
  while (boxCalled(free)) {
    number += 1;
    free = `${title.slice(0, 35)} ${number}`;
  }
  change((all) => [...all, namedBox(choice, free)]);
  return { how: 'kept', title: free };
}

/** Gives a box another name; false if another has it. */
export function renameBox(id: string, title: string): boolean {
  const other = boxCalled(title);
  if (other !== undefined && other.id !== id) return false;
  change((all) => all.map((box) => (box.id === id ? { ...box, title } : box)));
  return true;
}

export function removeBox(id: string): void {
  change((all) => all.filter((box) => box.id !== id));
}

/** The guests of a box as they are to be played with: those that the workshop no longer has come back to it. */
export function choiceIn(box: Choice): Choice {
  return { ...choiceOf(box), ...(box.own && { own: broughtBack(box.own) }) };
}

function broughtBack(own: OwnBox): OwnBox {
  // Another tab may have changed what is on the shelf.
  reread();
  const there = new Set(useShop.getState().things.map(({ id }) => id));
  const gone = creationsIn(own).filter(({ id }) => !there.has(id));
  if (gone.length > 0) addCreations(gone);
  const now = guestsNow(own);
  // Whoever cannot be had back, or cannot be played with as changed since, is played with as the box has them.
  return now !== undefined && ownIds(now).length === ownIds(own).length ? now : own;
}
