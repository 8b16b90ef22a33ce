import { type JSX, type ReactNode, useEffect, useState } from 'react';
import { useScope } from '../../table/scope.tsx';
import '../../ui/locale/hud.ts';
import { AtSpeaker } from '../../hud/frame/Speaks.tsx';
import { useSpeaks } from '../../hud/frame/speaker.ts';
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
  /** It is not to be seen just now. */
  readonly isHeld?: boolean;
  /** Somebody else says as much: it is there to be read, and not announced. */
  readonly isToldElsewhere?: boolean;
  /** A higher number announces the same line again. */
  readonly times?: number;
  /** It points at what to do: the dock need not say so as well. */
  readonly pointing?: boolean;
  readonly children?: ReactNode;
}

/**
 * One line on a parchment above the dock, announced once, politely; the rest of the table stays usable. A tip comes and goes with what else is said; the
 * card of a lesson keeps its room while something else is said in its place.
 */
export function CoachCard(card: CoachCardProps): JSX.Element | null {
  const { words, unseen = null, times = 0, isHeld = false } = card;
  const speaks = useSpeaks('lesson', !isHeld);
  const said = useSaid(sentences(words, unseen), times, !speaks);
  const shown = <Card {...card} isSilent={!speaks} said={said} />;
  if (card.onDismiss === undefined) return shown;
  return speaks ? <AtSpeaker>{shown}</AtSpeaker> : null;
}

function Card({
  words,
  clause = null,
  note = null,
  actions = [],
  onDismiss,
  isFading = false,
  isToldElsewhere = false,
  pointing = false,
  isSilent,
  said,
  children,
}: CoachCardProps & { readonly isSilent: boolean; readonly said: string }): JSX.Element {
  const scope = useScope();
  useNotice(onDismiss);
  useCoachFocus(words, !isSilent && actions.some(({ primary }) => primary));
  return (
    <section
      className={onDismiss ? 'coach coach-tip parchment' : 'coach parchment'}
      data-pointing={pointing || undefined}
      data-fading={isFading || undefined}
      inert={isSilent}
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

/** Inserted a moment after their live region, so that they are announced; again whenever `times` grows, and not before they are seen. */
function useSaid(words: string, times: number, isSilent: boolean): string {
  const [said, setSaid] = useState({ words: '', times: -1 });
  const isSaid = said.words === words && said.times === times;
  useEffect(() => {
    if (isSilent || isSaid) return;
    const later = setTimeout(() => setSaid({ words, times }), 100);
    return () => clearTimeout(later);
  }, [words, times, isSilent, isSaid]);
  return isSaid ? words : '';
}
