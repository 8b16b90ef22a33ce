import type { CSSProperties, JSX, ReactNode } from 'react';
import { type Game, Swatch, useFreeSpace, useGame } from '../../../hud/index.ts';
import { listOf, sentences, t } from '../../../ui/locale/index.ts';
import '../../../ui/locale/rooms.ts';
import type { Known, VisitChoice } from '../../../rooms/protocol/index.ts';
import { AsWritten, Naming, playerColour } from '../../../ui/look/index.ts';
import { regionName, seatName } from '../../../ui/words/names.ts';
import type { Caption as CaptionWords } from '../../director/caption.ts';
import { PresenterBar } from '../../showcase/Presenter.tsx';
import { Caption, Result } from '../../showcase/Titles.tsx';
import '../../showcase/showcase.css';
import './big-screen.css';
import { recapsOf, recapWords } from '../../../hud/recap/turns.ts';
import { TableActor } from '../../../table/actor.ts';
import { isLanguage, languageNames } from '../../../ui/locale/languages.ts';
import { Places } from './Places.tsx';
import type { Course } from './use-course.ts';
import type { Pointed } from './use-pointing.ts';

interface BigScreenActs {
  readonly fill: () => void;
  readonly sitHere: () => void;
  /** Lays another table; null where the screen does so by itself. */
  readonly another: (() => void) | null;
}

interface BigScreenProps {
  readonly known: Known;
  /** What leads phones here: an address, and its code as a picture. Null where none can come. */
  readonly address: string | null | undefined;
  readonly code: ReactNode;
  readonly caption: CaptionWords | null;
  readonly isOutcomeShown: boolean;
  readonly pointed: Pointed | null;
  readonly acts: BigScreenActs;
  readonly course: Course;
  /** The story of the game, once it is over; and a phase in large letters, for a presenter. */
  readonly story: ReactNode;
  readonly tour: ReactNode;
  readonly notices: ReactNode;
  readonly note: string | null;
}

/** Who plays, whose turn it is, what happens, how to come, the story. Nothing that only one may know. */
export function BigScreen(props: BigScreenProps): JSX.Element | null {
  const { known, address, code, caption, isOutcomeShown, pointed, acts, course, story, tour, notices, note } = props;
  const { presenter, isPast, chapter } = course;
  const game = useGame();
  const middle = useFreeSpace();
  if (game === null) return null;
  const { view, setup } = game;
  const { roster, clock } = known;
  const naming = { board: view.board, seats: setup.seats };
  const isOver = !isPast && (game.phase === 'gameOver' || course.isOver);
  const isFresh = known.log.length === 0;
  const free = roster.seats.filter(({ state }) => state === 'free').length;
  const visit = roster.bigScreen?.visit ?? null;
  const now = roster.seats[view.seat]?.state ?? 'here';
  const isWaited = !isPast && (now === 'free' || now === 'away' || now === 'absent');
  const presented = presenter.mode === null ? null : <PresenterBar {...presenter} isTable />;
  const style: CSSProperties & Record<'--player', string> = {
    '--player': playerColour(setup.seats[view.seat]?.colour ?? -1).colour,
  };
  if (isOver)
    return (
      <div className="big-over big-end" data-over>
        {chapter === 0 ? <Result view={view} setup={setup} goesOn={visit !== null} /> : story}
        <div className="big-free" ref={middle} />
        {chapter === 0 ? <div hidden>{story}</div> : null}
        {presented}
        <Doing acts={acts} free={0} />
      </div>
    );
  return (
    <div className="big-over" data-fresh={isFresh ? '' : undefined} data-free={free} style={style}>
      <header className="big-turn panel" data-whose={view.seat}>
        <p className="big-round">{t('ribbon.round', { round: view.round, rounds: view.rounds })}</p>
        <h2 data-said>
          {isWaited
            ? t(now === 'free' ? 'living.turn.free' : 'living.turn.away', { seat: seatName(naming, view.seat) })
            : t('turn.whose', { seat: seatName(naming, view.seat), whose: seatName(naming, view.turnSeat) })}
        </h2>
        <p className="big-phase">
          {isPast ? t('living.again') : clock.isPaused ? t('living.paused') : t(`phase.${game.phase}.long`)}
        </p>
      </header>
      <Places known={known} game={game} />
      <div className="big-free" ref={middle} />
      <aside className="big-side">
        <Door
          room={known.room}
          address={address}
          code={code}
          isLarge={(isFresh && free > 0) || now === 'free'}
          visit={visit}
          isFull={visit !== null && guestsAt(known) >= visit.most}
        />
        {isFresh ? null : <LastTurn game={game} />}
        {notices}
        {note === null ? null : <p data-said>{note}</p>}
        <Doing acts={acts} free={visit === null ? free : 0} />
      </aside>
      {pointed !== null ? (
        <p className="big-pointed panel" data-said data-pointed={pointed.region}>
          {t('living.points', {
            seat: seatName(naming, pointed.seat),
            region: regionName(view.board, pointed.region),
          })}
        </p>
      ) : null}
      {presented}
      {tour}
      {caption === null ? null : (
        <div className="big-caption" data-told={known.n}>
          <Caption caption={caption} isOutcomeShown={isOutcomeShown} seats={setup.seats} />
        </div>
      )}
    </div>
  );
}

/** How many people play at a table whose seats are opponents': passers-by. */
function guestsAt({ roster }: Known): number {
  return roster.seats.filter(({ devices }) => devices > 0).length;
}

function Doing({ acts, free }: { readonly acts: BigScreenActs; readonly free: number }): JSX.Element | null {
  return (
    <div className="big-doing buttons">
      {free > 0 ? (
        <>
          <button type="button" data-fill onClick={acts.fill}>
            {t('living.fill')}
          </button>
          <button type="button" data-sit-here onClick={acts.sitHere}>
            {t('living.here')}
          </button>
        </>
      ) : null}
      {acts.another === null ? null : (
        <button type="button" data-another onClick={acts.another}>
          {t('living.new')}
        </button>
      )}
    </div>
  );
}

interface DoorProps {
  readonly room: string;
  /** Undefined until it is known, null where nobody can come. */
  readonly address: string | null | undefined;
  readonly code: ReactNode;
  readonly isLarge: boolean;
  readonly visit: VisitChoice | null;
  readonly isFull: boolean;
}

/** One code for all phones, for cameras and fingers; large while places are free, then in its corner. */
function Door({ room, address, code, isLarge, visit, isFull }: DoorProps): JSX.Element {
  const languages = (visit?.languages ?? []).filter(isLanguage).map((id) => languageNames[id]);
  return (
    <section className={isLarge ? 'big-door large panel' : 'big-door panel'} data-door={room}>
      {code === null ? null : <div className="big-code">{code}</div>}
      <div className="big-door-words">
        {visit !== null ? (
          <h2 className="big-title">
            {isFull ? t('living.wall.full') : t('living.wall.visit', { minutes: visit.minutes })}
          </h2>
        ) : isLarge ? (
          <h2 className="big-title">{t('living.join')}</h2>
        ) : null}
        {address === null ? <p className="big-alone">{t('living.alone')}</p> : null}
        {isLarge && visit === null && address ? <p>{t('living.scan')}</p> : null}
        {isLarge && address ? (
          <p className="big-typed">
            <Naming what={plain(address)}>{t('living.typed', { address: plain(address) })}</Naming>
          </p>
        ) : null}
        <p className="big-letters">
          <AsWritten>{room}</AsWritten>
        </p>
        {visit !== null && languages.length > 0 ? (
          <p>{t('living.wall.languages', { languages: listOf(languages) })}</p>
        ) : null}
      </div>
    </section>
  );
}

function plain(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

/** The last turn in short, for whoever has just fetched the crisps. */
function LastTurn({ game }: { readonly game: Game }): JSX.Element | null {
  const log = TableActor.useSelector(({ context }) => context.log);
  const last = recapsOf(log, null, () => true).at(-1);
  if (last === undefined) return null;
  const { did, scored } = recapWords(last, game.naming);
  return (
    <section className="big-last panel">
      <h2>
        <Swatch seat={game.setup.seats[last.seat]} /> {t('living.last')}
      </h2>
      <p>
        <b>{t('living.last.whose', { seat: seatName(game.naming, last.seat) })}</b> {sentences(did, scored)}
      </p>
    </section>
  );
}
