import {
  type BoardId,
  type BoxName,
  boxTitleLength,
  canonical,
  type House,
  houseCount,
  type OwnBox,
  ownIds,
} from '../../../rules/index.ts';
import { freshId, printedBox } from '../creation.ts';

/** What a box may have that the printed one has not. */
export interface Choice {
  /** The guests, and which of the printed races and powers are left. */
  readonly own?: OwnBox | undefined;
  readonly house?: House | undefined;
  readonly board?: BoardId | undefined;
}

export interface NamedBox extends Choice {
  /** Known by this here; no part of what is given away. */
  readonly id: string;
  readonly title: string;
}

export const choiceOf = ({ own, house, board }: Choice): Choice => ({
  ...(own !== undefined && { own }),
  ...(house !== undefined && { house }),
  ...(board !== undefined && { board }),
});

export const isChoice = (choice: Choice) => Object.keys(choiceOf(choice)).length > 0;

export const areAlike = (a: Choice, b: Choice) => canonical(choiceOf(a)) === canonical(choiceOf(b));

/** A title as it is kept: one line, not too long; empty if nothing is left of it. */
export const tidyTitle = (typed: string) =>
  typed
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, boxTitleLength)
    .trim();

export const namedBox = (choice: Choice, title: string): NamedBox => ({ id: freshId(), title, ...choiceOf(choice) });

/** The data of a box, as a file or a link carries them (docs/boxes.md). */
export function dataOfBox({ title, ...choice }: NamedBox): BoxName {
  return { id: printedBox().id, title, ...choiceOf(choice) };
}

export function insideOf({ own, house, board }: Choice): {
  readonly guests: number;
  readonly house: number;
  readonly isOtherBoard: boolean;
  readonly isFewer: boolean;
} {
  return {
    guests: ownIds(own).length,
    house: houseCount(house ?? {}),
    isOtherBoard: board !== undefined,
    isFewer: own?.races !== undefined || own?.powers !== undefined,
  };
}
