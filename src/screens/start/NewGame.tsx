import { type JSX, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import type { OwnBox } from '../../rules/index.ts';
import { fetchNow } from '../../ui/lazy/fetch-now.ts';
import { useLazy } from '../../ui/lazy/lazy-component.tsx';
import { t } from '../../ui/locale/index.ts';
import { patternBackground, playerColour } from '../../ui/look/palette.ts';
import { useSettings } from '../../ui/look/settings.ts';
import { onAnswered } from '../../ui/platform/form.ts';
import { chanceNow, type Draft, draftName, isFromPrintedBox } from '../set-up/draft.ts';
import { keepDraft, lastDraft, ownDraft } from '../set-up/last-draft.ts';
import type { FromBoxProps } from '../set-up/own-draft.tsx';

const SetupSheet = lazyPanel(() => import('./SetupSheet.tsx'), { waiting: () => <p>{t('setup.loading')}</p> });

interface NewGameProps {
  readonly isBusy: boolean;
  /** The page stands: what unfolds is drawn before it is unfolded. */
  readonly isStanding: boolean;
  /** Begins the game: its set-up, and the seed if none was typed. */
  readonly onStart: (draft: Draft, chance: number) => void;
  readonly onInvite: (draft: Draft, chance: number) => void;
  /** What stands between the game and the ways to play it with others. */
  readonly children: JSX.Element;
}

export function NewGame({ isBusy, isStanding, onStart, onInvite, children }: NewGameProps): JSX.Element {
  const [draft, setDraft] = useState(() => lastDraft(useSettings.getState().curtain));
  const heading = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const go = useRef<HTMLButtonElement>(null);

  const [namesOf, setNamesOf] = useState<((own: OwnBox) => string) | null>(null);
  const hasGuests = draft.own !== undefined;
  useEffect(() => {
    if (!hasGuests) return;
    // They may have been changed in the workshop since; until that is known they are as they were.
    fetchNow(() => import('../workshop/guests.ts')).then(
      ({ guestNames, guestsNow }) => {
        setNamesOf(() => guestNames);
        setDraft((now) => (now.own === undefined ? now : { ...now, own: guestsNow(now.own) }));
      },
      () => undefined,
    );
  }, [hasGuests]);

  /** Keeps the set-up for the next time, and draws a seed. */
  function decided(): number {
    useSettings.setState({ curtain: draft.curtain });
    keepDraft(draft);
    return chanceNow();
  }

  return (
    <>
      <form
        className="start-card parchment"
        aria-labelledby={heading}
        onKeyDown={stayOnEnter}
        {...onAnswered(() => onStart(draft, decided()))}
      >
        <h2 id={heading} className="unseen">
          {t('start.new')}
        </h2>
        <Chosen draft={draft} />
        {isFromPrintedBox(draft) ? null : <FromBox draft={draft} namesOf={namesOf} />}
        <details className="start-setup" onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary>{t('setup.change')}</summary>
          <div className="start-sheet">
            {/* Past all that may be changed, for keys. */}
            <button type="button" className="unseen skip" onClick={() => go.current?.focus()}>
              {t('setup.skip')}
            </button>
            {isStanding || isUnfolded ? <SetupSheet draft={draft} onDraft={setDraft} /> : null}
          </div>
        </details>
        <button ref={go} type="submit" className="start-go" disabled={isBusy}>
          {t('setup.start')}
        </button>
      </form>
      {children}
      <div className="start-others">
        <button
          type="button"
          className="start-way"
          data-invite
          title={t('setup.invite.hint')}
          disabled={isBusy}
          onClick={() => onInvite(draft, decided())}
        >
          {t('setup.invite')}
        </button>
        <a className="start-way" data-big-screen href={tableOf(draft)} title={t('setup.table.hint')}>
          {t('setup.table')}
        </a>
      </div>
    </>
  );
}

/** Whoever has typed a name or a number has not asked for the game yet. */
function stayOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

const tableOf = ({ players, board }: Draft): string =>
  `?table=${players}${typeof board === 'number' && board !== players ? `&board=${board}` : ''}`;

function FromBox(props: FromBoxProps): JSX.Element | null {
  const { value } = useLazy(ownDraft);
  return value === null ? null : <value.FromBox {...props} />;
}

function Chosen({ draft }: { readonly draft: Draft }): JSX.Element {
  return (
    <ul className="start-chosen" aria-label={t('setup.chosen')}>
      {draft.seats.slice(0, draft.players).map((one, seat) => (
        <li key={one.colour}>
          <span
            className="start-flag"
            aria-hidden="true"
            style={{ background: patternBackground(playerColour(one.colour)) }}
          />
          <b className="cut" title={draftName(seat, one)}>
            {draftName(seat, one)}
          </b>
          {one.player === 'human' ? null : <small>{t(`level.${one.player}.rated`)}</small>}
        </li>
      ))}
    </ul>
  );
}
