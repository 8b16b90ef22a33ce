import { type JSX, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { ScopeContext } from '../../table/scope.tsx';
import { type ImportComponent, useLazy } from '../../ui/lazy/lazy-component.tsx';
import { lazyValue, retryMissing, useMissing } from '../../ui/lazy/lazy-value.ts';
import { t } from '../../ui/locale/index.ts';
import { Speaks } from '../frame/Speaks.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface MissingProps {
  readonly why: 'missing' | 'failed';
  readonly isComing?: boolean;
  readonly onAgain: () => void;
  /** The class of the panel whose place among the others it keeps. */
  readonly place?: string | undefined;
}

/** The first focusable thing in the same panel. */
const neighbour = 'h2[tabindex], button, [href], input, select';

/** Of a part with a place around a board its table says so; of any other it is said where the part would be. */
export function Missing(props: MissingProps): JSX.Element {
  const isAtTable = use(ScopeContext) !== null && props.place !== undefined;
  if (!isAtTable) return <MissingWords {...props} />;
  return (
    <Speaks rank="refusal">
      <MissingWords {...props} place="" />
    </Speaks>
  );
}

function MissingWords({ why, isComing = false, onAgain, place = '' }: MissingProps): JSX.Element {
  const [asked, setAsked] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const pressed = button.current;
    const panel = pressed?.closest('dialog, aside') ?? null;
    // After a successful retry, the focus stays in the same panel.
    return () => {
      if (panel?.isConnected && document.activeElement === pressed)
        panel.querySelector<HTMLElement>(neighbour)?.focus();
    };
  }, []);
  return (
    <div className={`missing parchment ${place}`} data-said="now" data-missing={why}>
      <p>
        {t(`part.${why}`)} {asked > 0 && !isComing ? t('part.reload') : null}
      </p>
      <button
        ref={button}
        type="button"
        aria-disabled={isComing}
        onClick={() => {
          setAsked(asked + 1);
          onAgain();
        }}
      >
        {t('error.crash.retry')}
      </button>
    </div>
  );
}

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

interface PanelBoundaryProps {
  readonly place?: string | undefined;
  readonly around?: (words: JSX.Element) => JSX.Element;
  readonly children: ReactNode;
}

export function PanelBoundary({ place, around = (words) => words, children }: PanelBoundaryProps): JSX.Element {
  return (
    <ErrorBoundary fallback={(_failure, retry) => around(<Missing why="failed" onAgain={retry} place={place} />)}>
      {children}
    </ErrorBoundary>
  );
}
