import { useLayoutEffect, useRef, useState } from 'react';
import type { Choice } from '../frame/panels.ts';

/** Milliseconds for which a button in another one's place hears no pointer: the press was meant for that. */
const guard = 800;
/** Milliseconds for which a button that went is remembered at its place. */
const memory = 1200;

interface Known {
  readonly what: string;
  /** When it went, in milliseconds; null while it is there. */
  readonly left: number | null;
}

/**
 * The places whose button is not the one that was there a moment ago. Such a button takes no pointer until the hand can have seen it; keys it takes at
 * once, since they go where the focus is.
 * @param now what stands at each place: differs for a button that does something else
 */
export function useNewcomers(now: Readonly<Partial<Record<Place, string>>>): ReadonlySet<Place> {
  const known = useRef(new Map<Place, Known>());
  const [fresh, setFresh] = useState<ReadonlySet<Place>>(new Set());
  const said = JSON.stringify(now);
  useLayoutEffect(() => {
    const time = performance.now();
    const seen: Readonly<Partial<Record<Place, string>>> = JSON.parse(said);
    const came = (Object.keys(seen) as Place[]).filter((place) => {
      const before = known.current.get(place);
      const isRemembered = before !== undefined && (before.left === null || time - before.left < memory);
      return isRemembered && before.what !== seen[place];
    });
    for (const [place, { what, left }] of known.current)
      if (seen[place] === undefined && left === null) known.current.set(place, { what, left: time });
    for (const place of Object.keys(seen) as Place[]) known.current.set(place, { what: seen[place] ?? '', left: null });
    if (came.length === 0) return;
    setFresh((others) => new Set([...others, ...came]));
    const timer = setTimeout(
      () => setFresh((others) => new Set([...others].filter((place) => !came.includes(place)))),
      guard,
    );
    return () => {
      clearTimeout(timer);
      setFresh((others) => new Set([...others].filter((place) => !came.includes(place))));
    };
  }, [said]);
  return fresh;
}

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
