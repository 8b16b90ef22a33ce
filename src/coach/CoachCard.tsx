import { type JSX, type ReactNode, useEffect, useState } from 'react';
import '../locale/coach.ts';
import { openClause } from '../hud/index.ts';
import { sentences, t } from '../locale/index.ts';
import { Glyph } from '../look/index.ts';
import './coach-card.css';

/** Something to press on the coach's card. */
export interface CoachAction {
  /** Stable name, for tests: the button's `data-coach`. */
  readonly id: string;
  readonly label: string;
  /** What it does, at length. */
  readonly hint?: string | undefined;
  /** The one to press next. */
  readonly primary?: boolean;
  readonly onPress: () => void;
}

interface CoachCardProps {
  /** The line, in at most a dozen words. */
  readonly words: string;
  /** More of the line for those who cannot see what is pointed at. */
  readonly unseen?: string | null;
  /** The clause it rests on, as a way into the rules. */
  readonly clause?: string | null;
  /** A faint word beside the buttons: how far the lesson is. */
  readonly note?: string | null;
  readonly actions?: readonly CoachAction[];
  /** Puts the card away, where nothing else does. */
  readonly onDismiss?: (() => void) | undefined;
  /** A higher number says the same line once more. */
  readonly times?: number;
  /** It points at what is to be done: the dock need not say it as well. */
  readonly pointing?: boolean;
  /** More than a line, below it. */
  readonly children?: ReactNode;
}

/**
 * The coach speaks: one line on a small parchment above the dock, which assistive technology is told once, politely. It leaves
 * everything else on the table usable.
 */
export function CoachCard({
  words,
  unseen = null,
  clause = null,
  note = null,
  actions = [],
  onDismiss,
  times = 0,
  pointing = false,
  children,
}: CoachCardProps): JSX.Element {
  const said = useSaid(sentences(words, unseen), times);
  return (
    <section className="coach parchment" data-pointing={pointing || undefined} aria-label={t('coach.name')}>
      <Glyph name="thing.help" />
      <div className="coach-words">
        {/* What is said is told by the line for ears; the words for eyes are the same. */}
        <p className="coach-line" aria-hidden="true">
          {words}
        </p>
        <p className="unseen" role="status">
          {said}
        </p>
        {children}
      </div>
      <div className="coach-side">
        {note === null ? null : <span className="coach-note faint">{note}</span>}
        {clause === null ? null : (
          <button
            type="button"
            className="clause"
            data-coach="why"
            title={clause}
            aria-label={t('coach.why.clause', { clause })}
            onClick={() => openClause(clause)}
          >
            {t('coach.why', { clause })}
          </button>
        )}
        {actions.map(({ id, label, hint, primary, onPress }) => (
          <button
            key={id}
            type="button"
            className={primary ? 'coach-button primary' : 'coach-button'}
            data-coach={id}
            title={hint}
            onClick={onPress}
          >
            {label}
          </button>
        ))}
        {onDismiss ? (
          <button type="button" className="coach-button" data-coach="dismiss" onClick={onDismiss}>
            {t('coach.dismiss')}
          </button>
        ) : null}
      </div>
    </section>
  );
}

/** The words for ears: they come a moment after their place on the page, so that they are heard, and anew each time they are said. */
function useSaid(words: string, times: number): string {
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words are said again when the number of times rises
  useEffect(() => {
    setSaid('');
    const later = setTimeout(() => setSaid(words), 100);
    return () => clearTimeout(later);
  }, [words, times]);
  return said;
}
