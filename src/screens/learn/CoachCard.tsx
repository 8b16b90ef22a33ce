import { type JSX, type ReactNode, useEffect, useState } from 'react';
import { useScope } from '../../table/scope.tsx';
import '../../ui/locale/hud.ts';
import { useNotice } from '../../hud/frame/use-notice.ts';
import { openClause, useCoachFocus } from '../../hud/index.ts';
import { sentences, t } from '../../ui/locale/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import './coach-card.css';

export interface CoachAction {
  /** Stable name, for tests: the button's `data-coach`. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly primary?: boolean;
  /** It opens something in the card; whether that is open. */
  readonly isOpen?: boolean;
  readonly onPress: () => void;
}

interface CoachCardProps {
  readonly words: string;
  /** What the line points at, for screen readers. */
  readonly unseen?: string | null;
  readonly clause?: string | null;
  readonly note?: string | null;
  readonly actions?: readonly CoachAction[];
  /** Dismisses the card, if nothing else does. */
  readonly onDismiss?: (() => void) | undefined;
  /** It is about to go by itself. */
  readonly isFading?: boolean;
  /** Somebody else says as much: it is there to be read, and not announced. */
  readonly isToldElsewhere?: boolean;
  /** A higher number announces the same line again. */
  readonly times?: number;
  /** It points at what to do: the dock need not say so as well. */
  readonly pointing?: boolean;
  readonly children?: ReactNode;
}

/** One line on a parchment above the dock, announced once, politely; the rest of the table stays usable. */
export function CoachCard({
  words,
  unseen = null,
  clause = null,
  note = null,
  actions = [],
  onDismiss,
  isFading = false,
  times = 0,
  isToldElsewhere = false,
  pointing = false,
  children,
}: CoachCardProps): JSX.Element {
  const scope = useScope();
  const said = useSaid(sentences(words, unseen), times);
  useNotice(onDismiss);
  useCoachFocus(
    words,
    actions.some(({ primary }) => primary),
  );
  return (
    <section
      className={onDismiss ? 'coach coach-tip parchment' : 'coach parchment'}
      data-pointing={pointing || undefined}
      data-fading={isFading || undefined}
      aria-label={t('coach.name')}
    >
      <Glyph name="thing.help" />
      <div className="coach-words" data-connection={words}>
        {/* The hidden line below is announced; these visible words are the same. */}
        <p className="coach-line" aria-hidden="true">
          {words}
        </p>
        <p className="unseen" data-said={isToldElsewhere ? undefined : true}>
          {said}
        </p>
        {children}
      </div>
      <div className="coach-side">
        {/* First: what follows it is not pressed in its stead when the card gives way to a panel. */}
        {onDismiss ? (
          <button type="button" className="coach-button" data-coach="dismiss" onClick={onDismiss}>
            {t('coach.dismiss')}
          </button>
        ) : null}
        {note === null ? null : <span className="coach-note faint">{note}</span>}
        {clause === null ? null : (
          <button
            type="button"
            className="clause"
            data-coach="why"
            title={clause}
            aria-label={t('coach.why.clause', { clause })}
            onClick={() => openClause(scope, clause)}
          >
            {t('coach.why', { clause })}
          </button>
        )}
        {actions.map(({ id, label, hint, primary, isOpen, onPress }) => (
          <button
            key={id}
            type="button"
            className={primary ? 'coach-button primary' : 'coach-button'}
            data-coach={id}
            title={hint}
            aria-expanded={isOpen}
            onClick={onPress}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}

/** Inserted a moment after their live region, so that they are announced; again whenever `times` grows. */
function useSaid(words: string, times: number): string {
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a higher `times` announces the same words again
  useEffect(() => {
    setSaid('');
    const later = setTimeout(() => setSaid(words), 100);
    return () => clearTimeout(later);
  }, [words, times]);
  return said;
}
