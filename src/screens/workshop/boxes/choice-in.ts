import { type OwnBox, ownIds } from '../../../rules/index.ts';
import { creationsIn } from '../creation.ts';
import { guestsNow } from '../guests.ts';
import { addCreations, reread, useShop } from '../shelf.ts';
import { type Choice, choiceOf } from './named-box.ts';

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
