import type { Choice } from '../frame/panels.ts';

/**
 * The places of the dock's buttons. A button has the same place in every phase, and what follows it in the turn has another one, so that a hand that
 * presses twice never does something else the second time. The first two are for what goes on; `more` is the row above, for what is rarely offered.
 */
const places = ['first', 'second', 'skip', 'undo'] as const;
/** `aside` is both of the last two: what skips others' turns lies where nothing of one's own turn is decided. */
export type Place = (typeof places)[number] | 'more' | 'aside';

/** Expanding is followed by the end of conquests, that by the end of redeployment; rare choices are above. */
const placeOf: Readonly<Record<string, Place>> = {
  expand: 'first',
  decline: 'second',
  endConquests: 'second',
  endRedeployment: 'first',
};

/** A rare choice gets the first place where nothing else wants it, as a die's throw before a conquest. */
export function placed(choices: readonly Choice[]): readonly { readonly choice: Choice; readonly place: Place }[] {
  let isFree = !choices.some(({ id }) => placeOf[id] === 'first');
  return choices.map((choice) => {
    const own = placeOf[choice.id];
    if (own !== undefined) return { choice, place: own };
    const place = isFree && choice.id.startsWith('act.') ? 'first' : 'more';
    isFree &&= place !== 'first';
    return { choice, place };
  });
}
