import { type JSX, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { type GameSlot, togglePanel, useHost } from '../../hud/index.ts';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { makeLink, positionOf } from '../../session/links/link.ts';
import { listOf, said, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import '../../ui/locale/games.ts';
import type { Played } from '../../session/turn/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { dayOf, dayWords } from '../set-up/today.ts';
import { addressFor } from '../use-route.ts';
import { useAtTable } from './at-table.ts';
import './share.css';
import { useGiven } from './use-given.ts';

const QrCode = lazyPanel(() => import('./QrCode.tsx'));

import Snapshot from './Snapshot.tsx';

const Film = lazyPanel(() => import('./Film.tsx'));

const SharePanel: GameSlot = ({ game }) => {
  const { scope } = game;
  const atTable = useAtTable();
  const { onFork: fork } = useHost();
  // As it was when the panel was opened: an opponent may be playing on.
  const played = useMemo(() => atTable?.session.table.record() ?? null, [atTable]);
  if (played === null) return null;
  const { view, naming } = game;
  const names = view.coins.map((coins, seat) =>
    coins === null || view.phase !== 'gameOver' ? seatName(naming, seat) : `${seatName(naming, seat)} ${coins}`,
  );
  const date = dayOf(played.setup);
  const day = date === null ? t('app.title') : t('share.day', { day: dayWords(date, 'numeric') });
  return (
    <div className="share">
      <Links played={played} />
      <Part title={t('share.picture')}>
        <Snapshot words={[day, said(listOf(names))].join(' · ')} />
      </Part>
      <Part title={t('share.film')}>
        <Film played={played} />
      </Part>
      {fork === undefined || view.phase === 'gameOver' || played.log.length === 0 ? null : (
        <div className="buttons share-part">
          <button
            type="button"
            data-share="fork"
            onClick={() => {
              togglePanel(scope, 'share');
              fork(-1);
            }}
          >
            {t('fork.open')}
          </button>
        </div>
      )}
    </div>
  );
};
export default SharePanel;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="share-part" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? children : null}
    </details>
  );
}

function Links({ played }: { readonly played: Played }): JSX.Element {
  const [isMoment, setMoment] = useState(false);
  const [hasNames, setNames] = useState(true);
  const isOver = played.game.phase === 'gameOver';
  const group = useId();
  const whole = useMemo(() => makeLink(played, { names: hasNames }), [played, hasNames]);
  const moment = useMemo(
    () => (isMoment ? makeLink(positionOf(played), { names: hasNames }) : null),
    [played, isMoment, hasNames],
  );
  const made = moment ?? whole;
  // A position has to be written out; a game is told by its moves, and opens at the same moment.
  const shorter = moment?.ok && whole.ok && whole.link.length < moment.link.length ? whole.link.length : null;
  return (
    <>
      {isOver ? null : (
        <p className="share-secret" role="note">
          <Glyph name="thing.eye" /> {t('share.secret')}
        </p>
      )}
      <fieldset className="share-what">
        <legend>{t('share.what')}</legend>
        {[false, true].map((alone) => (
          <label key={String(alone)}>
            <input type="radio" name={group} checked={isMoment === alone} onChange={() => setMoment(alone)} />
            {t(alone ? 'share.what.moment' : 'share.what.game')}
          </label>
        ))}
        {played.setup.seats.every(({ name }) => name === '') ? null : (
          <label>
            <input type="checkbox" checked={hasNames} onChange={({ target }) => setNames(target.checked)} />
            {t('share.names')}
          </label>
        )}
      </fieldset>
      <p data-said>{shorter === null ? null : t('share.link.shorter', { count: shorter })}</p>
      {made.ok ? (
        <>
          <Line
            label={t('share.link')}
            hint={t('share.link.hint', { count: made.link.length })}
            button={t('share.copy')}
            text={addressFor({ at: 'link', link: made.link })}
            mayBeSent
          />
          <Part title={t('share.code')}>
            <QrCode text={addressFor({ at: 'link', link: made.link })} />
          </Part>
          <Part title={t('share.frame')}>
            <Line
              label={t('share.frame')}
              hint={t('share.frame.hint')}
              button={t('share.frame.copy')}
              text={frameOf(made.link)}
            />
          </Part>
        </>
      ) : (
        <p data-said="now">{t(`link.${made.problem}`)}</p>
      )}
    </>
  );
}

function frameOf(link: string): string {
  const address = addressFor({ at: 'link', link }, 'framed').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${address}" title="${t('app.title').replaceAll('"', '&quot;')}" width="960" height="600" style="border:0" allow="fullscreen"></iframe>`;
}

interface LineProps {
  readonly label: string;
  readonly hint: string;
  readonly button: string;
  readonly text: string;
  /** The system's own sheet may have it. */
  readonly mayBeSent?: boolean;
}

/** A line to copy. Where the browser does not let the page, it is selected, and the person copies it. */
function Line({ label, hint, button, text, mayBeSent = false }: LineProps): JSX.Element {
  const field = useRef<HTMLTextAreaElement>(null);
  const { told, copyIt, sendIt } = useGiven(text);
  const id = useId();
  return (
    <div className="share-line">
      <textarea
        ref={field}
        aria-label={label}
        aria-describedby={id}
        readOnly
        rows={3}
        spellCheck={false}
        value={text}
        onFocus={({ target }) => target.select()}
      />
      <small id={id}>{hint}</small>
      <div className="buttons">
        <button
          type="button"
          className={mayBeSent ? 'primary' : undefined}
          onClick={() =>
            void copyIt(text).then(({ what }) => {
              if (what === 'byHand') field.current?.focus();
            })
          }
        >
          {button}
        </button>
        {mayBeSent && sendIt !== null ? (
          <button type="button" onClick={() => void sendIt(text)}>
            {t('share.send')}
          </button>
        ) : null}
      </div>
      <p data-said>{told === null ? null : t(`share.${told.what}`)}</p>
    </div>
  );
}
