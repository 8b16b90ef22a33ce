import { type JSX, useEffect, useMemo, useState } from 'react';
import { Dialog, Swatch } from '../../hud/index.ts';
import { type Linked, openLink } from '../../session/links/link.ts';
import { listOf, t } from '../../ui/locale/index.ts';
import { playerName } from '../../ui/locale/players.ts';
import { isFramed } from '../../ui/platform/entries.ts';
import '../../ui/locale/games.ts';
import '../../ui/locale/hud.ts';
import { digest, standings } from '../../rules/index.ts';
import { fileOf, SaveError, type Saves } from '../../session/saves/index.ts';
import { withCoach } from '../learn/coach.ts';
import { useAttempt } from '../page/use-attempt.ts';
import { isPuzzle } from '../puzzles/puzzle.ts';
import { laySession, lookSession } from '../set-up/laid-session.ts';
import { resumeSession, type Session } from '../set-up/session.ts';
import { Present } from '../share/Present.tsx';
import { closeLink } from '../use-route.ts';
import './links.css';

import PuzzleOffer from './PuzzleOffer.tsx';

interface LinkDialogProps {
  readonly link: string;
  readonly saves: Saves | SaveError;
  readonly present: Session | null;
  readonly onSit: (session: Session) => void;
}

export default function LinkDialog({ link, ...rest }: LinkDialogProps): JSX.Element | null {
  const opened = useMemo(() => openLink(link), [link]);
  if (opened.ok && isFramed()) return <Framed linked={opened.linked} onSit={rest.onSit} />;
  const isToSolve = opened.ok && opened.linked.log.length === 0 && isPuzzle(opened.linked.setup);
  if (isToSolve)
    return (
      <Dialog title={t('link.title.puzzle')} onClose={closeLink} className="linked" asks>
        <PuzzleOffer setup={opened.linked.setup} />
      </Dialog>
    );
  const isMoment = opened.ok && opened.linked.log.length === 0 && opened.linked.setup.position !== undefined;
  return (
    <Dialog title={t(isMoment ? 'link.title.moment' : 'link.title')} onClose={closeLink} className="linked" asks>
      {opened.ok ? (
        <Offer link={link} linked={opened.linked} {...rest} />
      ) : (
        <>
          <p data-said="now" data-problem={opened.problem}>
            {t(`link.${opened.problem}`)}
          </p>
          <div className="buttons">
            <button type="button" className="primary" onClick={closeLink}>
              {t('action.close')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** In a frame of another page there is nothing to ask: the game is looked at, and not kept. */
function Framed({ linked, onSit }: { readonly linked: Linked; readonly onSit: (session: Session) => void }): null {
  useEffect(() => {
    onSit(lookSession(linked));
  }, [linked, onSit]);
  return null;
}

interface OfferProps extends LinkDialogProps {
  readonly linked: Linked;
}

/** The list of games looks again whenever somebody comes back to the page. */
const lookAgain = () => void dispatchEvent(new Event('focus'));

function Offer({ link, linked, saves, present, onSit }: OfferProps): JSX.Element {
  const [isKnown, setKnown] = useState(false);
  const { isBusy, problem, attempt } = useAttempt();
  const isHere = present?.id === linkedId(link);
  const isOver = linked.game.phase === 'gameOver';
  useEffect(() => {
    if (saves instanceof SaveError) return;
    isKept(saves, link).then(setKnown, () => undefined);
  }, [saves, link]);

  return (
    <>
      <About linked={linked} />
      <p>{t(isHere ? 'link.here' : isKnown ? 'link.known' : 'link.own')}</p>
      {present === null || isHere ? null : <Present session={present} />}
      <p data-said="now">{problem === null ? null : t(`saves.${problem}`)}</p>
      <div className="buttons">
        <button type="button" disabled={isBusy} onClick={closeLink}>
          {t('link.later')}
        </button>
        {saves instanceof SaveError || isKnown || isHere ? null : (
          <button
            type="button"
            data-link="keep"
            disabled={isBusy}
            onClick={() => void attempt(() => keepLinked(saves, link, linked).then(lookAgain), closeLink)}
          >
            {t('link.keep')}
          </button>
        )}
        <button
          type="button"
          className="primary"
          data-link="open"
          disabled={isBusy}
          onClick={() =>
            void attempt(
              async () => (isHere ? null : withCoach(await sitAtLinked(saves, link, linked))),
              (session) => {
                if (session === null) closeLink();
                else onSit(session);
              },
              (session) => session?.end(),
            )
          }
        >
          {t(isOver ? 'start.look' : 'link.play')}
        </button>
      </div>
    </>
  );
}

/** Who plays, and how it stands: coins only where the game is over, since until then they are hidden. */
function About({ linked: { setup, game, log } }: { readonly linked: Linked }): JSX.Element {
  const isOver = game.phase === 'gameOver';
  const ranking = standings(game);
  const nameOf = (seat: number) => playerName(seat, setup.seats[seat]);
  const winners = ranking.filter(({ place }) => place === 1).map(({ seat }) => nameOf(seat));
  return (
    <>
      <p>
        {isOver
          ? t('link.over', { seats: listOf(winners), count: winners.length })
          : t('link.running', { round: game.round, rounds: game.rounds, seat: nameOf(game.seat) })}{' '}
        {log.length === 0 ? null : t('link.moves', { count: log.length })}
      </p>
      <ul className="linked-seats">
        {setup.seats.map((seated, seat) => (
          <li key={seated.colour}>
            <Swatch seat={seated} /> <b>{nameOf(seat)}</b>
            {seated.control === 'human' ? null : <small>{t(`level.${seated.control.level}`)}</small>}
            {isOver ? <span>{t('final.coins', { coins: game.coins[seat] ?? 0 })}</span> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The name under which a link's game is kept: the same link is the same game, however often it is opened. */
export function linkedId(link: string): string {
  return `link-${digest(link)}`;
}

/** Is the link's game in the list already? It may have been played on since. */
async function isKept(saves: Saves, link: string): Promise<boolean> {
  return (await saves.list()).some(({ id }) => id === linkedId(link));
}

/** Where it is not yet; nothing else in the list is touched. Returns its id. Throws a `SaveError`. */
async function keepLinked(saves: Saves, link: string, linked: Linked): Promise<string> {
  const id = linkedId(link);
  if (await isKept(saves, link)) return id;
  return (await saves.import(fileOf(id, Date.now(), linked).text)).id;
}

/** Sits down at a link's game, as it stands in the list. Without saves it can still be played. Throws a `SaveError`. */
async function sitAtLinked(saves: Saves | SaveError, link: string, linked: Linked): Promise<Session> {
  if (saves instanceof SaveError) return laySession(saves, linked);
  return resumeSession(saves, await keepLinked(saves, link, linked));
}
