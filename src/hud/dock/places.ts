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
 * The places of the dock's buttons (docs/look.md): a button has the same one in every phase, and what follows it in the turn another, so that a hand
 * that presses twice never does something else the second time. `undo` and `skip` are left and right of nothing that decides; `choice` is the row above,
 * where a turn is a choice.
 */
export type Place = 'undo' | 'skip' | 'left' | 'right' | 'choice';

/** The end of conquests is followed by that of redeployment: one is at the right end, the other at the left. */
const placeOf: Readonly<Record<string, Place>> = { endConquests: 'right', endRedeployment: 'left' };

export const placed = (choices: readonly Choice[]): readonly { readonly choice: Choice; readonly place: Place }[] =>
  choices.map((choice) => ({ choice, place: placeOf[choice.id] ?? 'choice' }));
