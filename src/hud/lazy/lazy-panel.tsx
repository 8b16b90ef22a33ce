import type { JSX } from 'react';
import type { ImportComponent } from '../../ui/lazy/lazy-component.tsx';
import { lazyValue, retryMissing, useMissing } from '../../ui/lazy/lazy-value.ts';
import { useLazy } from '../../ui/lazy/use-lazy.ts';
import { Missing } from './Missing.tsx';
import { PanelBoundary } from './PanelBoundary.tsx';

interface PanelOptions<Props> {
  readonly waiting?: (props: Props) => JSX.Element | null;
  /** Wraps the words shown if it could not be loaded or has failed: the frame of its panel. */
  readonly around?: (words: JSX.Element, props: Props) => JSX.Element;
  /** The class that gives it its place among the panels; the words keep it. */
  readonly place?: string;
  /** A whole screen: its parent handles failures. */
  readonly isScreen?: boolean;
}

type LazyPanel<Props> = ((props: Props) => JSX.Element | null) & {
  readonly load: () => void;
  /** Prefetches it, and waits for the first try to succeed or fail. */
  readonly settled: () => Promise<void>;
};

/** Fetched when first drawn; if missing or failed it says so in its place, with a button to try again. */
export function lazyPanel<Props extends object>(
  load: ImportComponent<Props>,
  { waiting = () => null, around = (words) => words, place, isScreen = false }: PanelOptions<Props> = {},
): LazyPanel<Props> {
  const file = lazyValue(load);
  // Call once per file, at module level.
  function Part(props: Props): JSX.Element | null {
    const { value, isMissing, isComing } = useLazy(file);
    // A part waits for its texts, however long they are missing.
    const isHeldUp = useMissing(({ all }) => all.some(({ blocksPanels }) => blocksPanels)) && isComing;
    if (value !== null) {
      const drawn = <value.default {...props} />;
      return isScreen ? (
        drawn
      ) : (
        <PanelBoundary place={place} around={(words) => around(words, props)}>
          {drawn}
        </PanelBoundary>
      );
    }
    if (isMissing || isHeldUp)
      return around(
        <Missing why="missing" isComing={isComing && isMissing} onAgain={retryMissing} place={place} />,
        props,
      );
    return waiting(props);
  }
  return Object.assign(Part, { load: file.load, settled: file.settled });
}
