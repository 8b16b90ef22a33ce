import { use, useEffect, useEffectEvent, useState } from 'react';
import { ofTable, ScopeContext, type TableScope } from '../../table/scope.tsx';

/** Milliseconds for which a notice that goes by itself is to be seen, whatever it says, and for each of its letters. */
const [atLeast, each] = [5000, 60];

/** Milliseconds after which a notice of so many letters can have been read. */
export const readingTime = (letters: number): number => atLeast + each * letters;

/** Is a notice about what was just asked for, or about something that lasts? */
type Kind = 'passing' | 'lasting';

/** What puts away each notice that is shown and can be put away, the latest last. */
const closingsAt = ofTable((): Readonly<Record<Kind, (() => void)[]>> => ({ passing: [], lasting: [] }));

export const latestNotice = (scope: TableScope, kind: Kind): (() => void) | undefined => closingsAt(scope)[kind].at(-1);

/** Escape puts it away (`closeInnermost`) as long as it is shown; without `onClose` it cannot be put away. */
export function useNotice(onClose: (() => void) | undefined, kind: Kind = 'lasting'): void {
  const scope = use(ScopeContext);
  const close = useEffectEvent(() => onClose?.());
  const isClosable = onClose !== undefined;
  useEffect(() => {
    // Where no table is, there is no Escape of a table's.
    if (!isClosable || scope === null) return;
    const all = closingsAt(scope)[kind];
    const mine = () => close();
    all.push(mine);
    return () => void all.splice(all.indexOf(mine), 1);
  }, [scope, isClosable, kind]);
}

/** What a notice that goes by itself hears: under a pointer, or with the focus inside, it stays. */
interface Kept {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * Lets a notice go by Escape, and by itself once it can have been read; whoever is on it with pointer or focus has all that time again afterwards.
 * @param what is said, by identity: said again, it has its time anew
 * @param letters how long it is
 */
export function usePassing(what: unknown, letters: number, onPass: () => void): Kept {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const pass = useEffectEvent(() => onPass());
  useNotice(onPass, 'passing');
  const isKept = isPointed || isFocused;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again, it has its time anew
  useEffect(() => {
    if (isKept) return;
    const timer = setTimeout(() => pass(), readingTime(letters));
    return () => clearTimeout(timer);
  }, [what, letters, isKept]);
  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
