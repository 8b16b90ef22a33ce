import { type JSX, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { LanguageChoice } from '../../hud/language/LanguageChoice.tsx';
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
import { type Answer, useAnswer } from '../../ui/storage/answer.ts';
import { hastenCoach, withCoach } from '../learn/coach.ts';
import { Without } from '../page/Notice.tsx';
import { dropSession, useAttempt } from '../page/use-attempt.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { useMayHaveRooms } from '../rooms/RoomsFold.tsx';
import { chanceNow, type Draft } from '../set-up/draft.ts';
import { lastDraft } from '../set-up/last-draft.ts';
import type { Session } from '../set-up/session.ts';
import { go } from '../use-route.ts';
import { FirstDoor } from './FirstDoor.tsx';
import logotype from './logotype.svg';
import { MinuteRow } from './MinuteRow.tsx';
import { MoreFold } from './MoreFold.tsx';
import { NewGame } from './NewGame.tsx';
import { StartPicture } from './StartPicture.tsx';
import { useEntries } from './use-entries.ts';

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
  /** Somebody came for something else, as by a link: they are not asked how well they know the game. */
  readonly isElse?: boolean;
  /** What was decided elsewhere, and is begun here at once. */
  readonly begins?: Answer | null;
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
  const { saves, trouble = null, onSit, onReplay, onPuzzle, onIdle, leadsToTables = false, begins = null } = props;
  const isElse = props.isElse === true || leadsToTables || trouble !== null || begins !== null;
  const { isBusy, problem, setProblem, attempt } = useAttempt(() => problemAtFirst(saves) ?? trouble);
  const { entries, look } = useEntries(saves, setProblem);
  const last = entries?.find(isUnfinished);
  /** Letters and picture are there, or will not come soon: from here on others may be waited for. */
  const [isStanding, setStanding] = useState(false);
  const [isLiving, setLiving] = useState(false);
  const [invited, setInvited] = useState<{ readonly draft: Draft; readonly chance: number } | null>(null);
  const mayHaveRooms = useMayHaveRooms();
  const [asks, setAsks] = useState(() => asksAtFirst(isElse));
  const isFirst = asks === 'first' && !mayHaveRooms && (saves instanceof SaveError || (entries?.length ?? 0) === 0);
  // Where games may be kept, nobody is asked before that is known.
  const isUnknown = isFirst && entries === null && problem === null && !(saves instanceof SaveError);
  useTitle('screen', leadsToTables ? t('start.rooms') : '');
  useEffect(() => {
    if (!isStanding) return;
    onIdle();
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
  const play = (draft: Draft, chance: number) => sit(async () => (await seating()).beginDraft(saves, draft, chance));
  const resume = (from: Saves, id: string) => sit(async () => (await seating()).resumeSession(from, id));

  const follow = (answer: Answer) => {
    if (answer === 'never') void begin(firstGame);
    else if (answer === 'knows') void play(lastDraft(useSettings.getState().curtain), chanceNow());
    else go({ at: 'showcase', isBrief: true });
  };
  const answerWith = (answer: Answer) => {
    useAnswer.setState({ answer, greets: answer === 'knows' });
    follow(answer);
  };
  const beginAtOnce = useEffectEvent(() => begins !== null && follow(begins));
  useEffect(() => void beginAtOnce(), []);

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
          {isUnknown ? null : isFirst || asks === 'again' ? (
            <>
              <p className="start-about">{t('start.text')}</p>
              <FirstDoor isBusy={isBusy} onAnswer={answerWith} onElse={() => setAsks(null)} />
            </>
          ) : (
            <>
              {mayHaveRooms ? <LastRoom /> : null}
              {last === undefined || saves instanceof SaveError ? null : (
                <LastGame record={last.record} isBusy={isBusy} onResume={() => resume(saves, last.id)} />
              )}
              <NewGame
                isBusy={isBusy}
                isStanding={isStanding}
                onStart={play}
                onInvite={(draft, chance) => setInvited({ draft, chance })}
              >
                <button
                  type="button"
                  className="start-go start-learn"
                  disabled={isBusy}
                  onClick={() => begin(firstGame)}
                >
                  {t('start.learn')}
                </button>
              </NewGame>
              <MinuteRow isAwaited={isStanding} />
              <MoreFold
                saves={saves}
                entries={entries}
                look={look}
                isBusy={isBusy}
                leadsToTables={leadsToTables}
                onResume={(id) => !(saves instanceof SaveError) && resume(saves, id)}
                onReplay={onReplay}
                onProblem={setProblem}
                onPuzzle={onPuzzle}
                onBegin={(setup) => begin(async () => setup)}
                onAsk={() => {
                  setAsks('again');
                  scrollTo(0, 0);
                }}
              />
            </>
          )}
        </div>
      </main>
      {invited === null ? null : <InviteDialog {...invited} onClose={() => setInvited(null)} />}
    </>
  );
}

/** Is somebody asked how well they know the game, once or again? Not if they have said it, or came for something else. */
function asksAtFirst(isElse: boolean): 'first' | 'again' | null {
  return isElse || useAnswer.getState().answer !== null ? null : 'first';
}

/** Fetches the lesson; a number distinguishes this game from others. */
async function firstGame(): Promise<TableSetup> {
  hastenCoach();
  const { firstGameSetup } = await fetchNow(() => import('../learn/first-game/setup.ts'));
  return firstGameSetup(chanceNow());
}

/** Where a graphics card draws, unless the cheapest picture is chosen; or as `?living=on` or `off` says. */
function isLivingWanted(): boolean {
  const said = new URLSearchParams(location.search).get('living');
  if (said !== null) return said === 'on';
  return useSettings.getState().quality !== 'low' && hasGraphicsCard();
}
