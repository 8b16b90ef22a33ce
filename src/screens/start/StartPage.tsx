import { type JSX, useCallback, useEffect, useState } from 'react';
import { LanguageChoice } from '../../hud/language/LanguageChoice.tsx';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { GameInAMinute } from '../../hud/minute/GameInAMinute.tsx';
import { SaveError, type SaveProblem } from '../../session/saves/problem.ts';
import type { SavedGame } from '../../session/saves/record.ts';
import type { Saves } from '../../session/saves/saves.ts';
import type { Entry } from '../../session/saves/store.ts';
import type { TableSetup } from '../../session/turn/index.ts';
import { fetchNow } from '../../ui/lazy/fetch-now.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { t } from '../../ui/locale/index.ts';
import { PlayerMarks } from '../../ui/look/PlayerMarks.tsx';
import { useTitle } from '../../ui/look/page-title.tsx';
import { useSettings } from '../../ui/look/settings.ts';
import { hasGraphicsCard } from '../../ui/platform/canvas.ts';
import { isKeptPage } from '../../ui/platform/service-worker.ts';
import { isAnythingAside } from '../../ui/storage/stored.ts';
import { hastenCoach, withCoach } from '../learn/coach.ts';
import { Without } from '../page/Notice.tsx';
import { dropSession, useAttempt } from '../page/use-attempt.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { RoomsFold, useMayHaveRooms } from '../rooms/RoomsFold.tsx';
import type { Draft } from '../set-up/draft.ts';
import type { Session } from '../set-up/session.ts';
import { wayTo } from '../use-route.ts';
import { GamesList, useEntries } from './GamesList.tsx';
import logotype from './logotype.svg';
import { NewGame } from './NewGame.tsx';
import { ClimbFold, HistoryFold, PuzzlesFold } from './StartFolds.tsx';
import { StartPicture } from './StartPicture.tsx';

/** The game's own name, which is the same in all languages. */
const game = 'Small World';

function Title(): JSX.Element {
  const [, where] = t('app.title').split(`${game} `);
  return (
    <h1 className="start-title">
      <img src={logotype} width="800" height="220" alt={game} />{' '}
      {where === undefined ? null : <span className="start-where">{where}</span>}
    </h1>
  );
}

// A newer version can only exist if this site has been cached before.
const isKept = isKeptPage();
const LivingTable = lazyComponent(() => import('./LivingTable.tsx'), { needsNotice: true });
/** Milliseconds after which a page that stands looks whether its table is to live. */
const LIVING_AFTER = 600;
/** What seats people at a table, with the rules: fetched once the page stands, or by the first press. */
const seating = () => fetchNow(() => import('../set-up/session.ts'));
// It is shown with the rows of the list: they come together.
const LastGame = lazyComponent(async () => ({ default: (await import('./GameEntry.tsx')).LastGame }));
// Only a browser that has been at such a table has one to go back to.
const LastRoom = lazyComponent(async () => ({ default: (await import('../rooms/MyTables.tsx')).LastRoom }));
const InviteDialog = lazyComponent(() => import('../rooms/InviteDialog.tsx'), { needsNotice: true });
// Nearly nobody has anything that cannot be read.
const AsideFold = lazyPanel(() => import('./AsideFold.tsx'));
const NewVersion = lazyComponent(async () => ({
  default: (await import('../page/offline/NewVersion.tsx')).NewVersion,
}));

interface StartPageProps {
  readonly saves: Saves | SaveError;
  readonly trouble?: SaveProblem | null;
  readonly onSit: (session: Session) => void;
  readonly onReplay: (id: string) => void;
  readonly onPuzzle: (puzzle: Puzzle) => void;
  readonly leadsToTables?: boolean;
  /** Called once the page stands: time to prefetch what a game needs. */
  readonly onIdle: () => unknown;
}

/** Before anything was tried, `unavailable` is not told: only when a write has failed. */
function problemAtFirst(saves: Saves | SaveError): SaveProblem | null {
  return saves instanceof SaveError && saves.code !== 'unavailable' ? saves.code : null;
}

type Readable = Extract<Entry, { readonly record: SavedGame }>;

const isUnfinished = (entry: Entry): entry is Readable => 'record' in entry && !entry.record.title.over;

export function StartPage(props: StartPageProps): JSX.Element {
  const { saves, trouble = null, onSit, onReplay, onPuzzle, onIdle, leadsToTables = false } = props;
  const { isBusy, problem, setProblem, attempt } = useAttempt(() => problemAtFirst(saves) ?? trouble);
  const { entries, look } = useEntries(saves, setProblem);
  const last = entries?.find(isUnfinished);
  /** How many histories have come from files. */
  const [come, setCome] = useState(0);
  /** Letters and picture are there, or will not come soon: from here on others may be waited for. */
  const [isStanding, setStanding] = useState(false);
  const [isLiving, setLiving] = useState(false);
  const [hasAside, setHasAside] = useState(false);
  const [invited, setInvited] = useState<{ readonly draft: Draft; readonly chance: number } | null>(null);
  const mayHaveRooms = useMayHaveRooms();
  useTitle('screen', leadsToTables ? t('start.rooms') : '');
  useEffect(() => {
    if (!isStanding) return;
    onIdle();
    setHasAside(isAnythingAside());
    seating().catch(() => undefined);
    const timer = setTimeout(() => setLiving(isLivingWanted()), LIVING_AFTER);
    return () => clearTimeout(timer);
  }, [isStanding, onIdle]);

  const sit = useCallback(
    (down: () => Promise<Session>) => attempt(async () => withCoach(await down()), onSit, dropSession),
    [attempt, onSit],
  );

  const begin = (setup: () => Promise<TableSetup>) =>
    sit(async () => (await seating()).beginSession(saves, await setup()));
  const resume = (from: Saves, id: string) => sit(async () => (await seating()).resumeSession(from, id));

  return (
    <>
      <main className="start" aria-busy={isBusy}>
        <StartPicture onStanding={setStanding} />
        {isLiving ? <LivingTable /> : null}
        <header>
          <Title />
          <LanguageChoice />
        </header>
        <div data-said="now">
          {problem === null ? null : <p className="start-problem">{t(`saves.${problem}`)}</p>}
          <Without />
        </div>
        {isKept ? <NewVersion /> : null}
        <div className="start-menu">
          <PlayerMarks />
          <p className="start-about">{t('start.text')}</p>
          {mayHaveRooms ? <LastRoom /> : null}
          {last === undefined || saves instanceof SaveError ? null : (
            <LastGame record={last.record} isBusy={isBusy} onResume={() => resume(saves, last.id)} />
          )}
          <NewGame
            isBusy={isBusy}
            isStanding={isStanding}
            onStart={(draft, chance) => sit(async () => (await seating()).beginDraft(saves, draft, chance))}
            onInvite={(draft, chance) => setInvited({ draft, chance })}
          />
          <FirstGameButton isBusy={isBusy} onStart={begin} />
          {saves instanceof SaveError ? null : (
            <GamesList
              saves={saves}
              entries={entries}
              look={look}
              isBusy={isBusy}
              onResume={(id) => resume(saves, id)}
              onReplay={onReplay}
              onHistory={() => setCome((count) => count + 1)}
              onProblem={setProblem}
            />
          )}
          <RoomsFold startsOpen={leadsToTables} />
          <ClimbFold come={come} isBusy={isBusy} onStart={(setup) => begin(async () => setup)} />
          <PuzzlesFold onPuzzle={onPuzzle} />
          {saves instanceof SaveError ? null : <HistoryFold saves={saves} come={come} />}
          {hasAside ? <AsideFold /> : null}
          <details
            className="start-short"
            onToggle={({ currentTarget }) => {
              if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
            }}
          >
            <summary>{t('help.short')}</summary>
            <GameInAMinute isAwaited={isStanding} />
          </details>
        </div>
        <footer>
          <p>
            <a {...wayTo({ at: 'workshop', brought: '' })} data-to-workshop>
              {t('start.workshop')}
            </a>
          </p>
          <p>
            <a {...wayTo({ at: 'boards', brought: '' })} data-to-boards>
              {t('start.boards')}
            </a>
          </p>
          <p>
            <a href="?showcase">{t('start.showcase')}</a>
          </p>
          <p>{t('app.made')}</p>
          <p>
            <a href="./licences.html">{t('app.licences')}</a>
          </p>
        </footer>
      </main>
      {invited === null ? null : <InviteDialog {...invited} onClose={() => setInvited(null)} />}
    </>
  );
}

interface FirstGameButtonProps {
  readonly isBusy: boolean;
  /** Starts the game, whose set-up is ready once the lesson has been fetched. */
  readonly onStart: (setup: () => Promise<TableSetup>) => void;
}

/** Fetches the lesson; a number distinguishes this game from others. */
async function firstGame(): Promise<TableSetup> {
  hastenCoach();
  const { firstGameSetup } = await fetchNow(() => import('../learn/first-game/setup.ts'));
  const [run = 0] = crypto.getRandomValues(new Uint32Array(1));
  return firstGameSetup(run);
}

function FirstGameButton({ isBusy, onStart }: FirstGameButtonProps): JSX.Element {
  return (
    <button type="button" className="start-go start-learn" disabled={isBusy} onClick={() => onStart(firstGame)}>
      {t('start.learn')}
    </button>
  );
}

/** Where a graphics card draws, unless the cheapest picture is chosen; or as `?living=on` or `off` says. */
function isLivingWanted(): boolean {
  const said = new URLSearchParams(location.search).get('living');
  if (said !== null) return said === 'on';
  return useSettings.getState().quality !== 'low' && hasGraphicsCard();
}
