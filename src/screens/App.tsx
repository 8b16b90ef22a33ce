import { type JSX, useCallback, useMemo, useState } from 'react';
import { useScreenFocus } from '../hud/frame/screen-focus.ts';
import { useInputKind } from '../hud/keys/input-kind.ts';
import { ErrorBoundary } from '../hud/lazy/ErrorBoundary.tsx';
import { lazyPanel } from '../hud/lazy/lazy-panel.tsx';
import type { SaveError, SaveProblem } from '../session/saves/problem.ts';
import type { Saves } from '../session/saves/saves.ts';
import { type ImportComponent, lazyComponent } from '../ui/lazy/lazy-component.tsx';
import type { Answer } from '../ui/storage/answer.ts';
import { useRemote } from './page/follow-remote.ts';
import { Crash, MissingScreen } from './page/MissingScreen.tsx';
import { Waiting } from './page/Waiting.tsx';
import { useSession } from './play/use-session.ts';
import { OpenPuzzleContext } from './puzzles/open-puzzle.ts';
import type { Puzzle } from './puzzles/puzzle.ts';
import { wantsShowcase } from './route.ts';
import type { ReplayedGame } from './set-up/session.ts';
import { AtTableContext } from './share/at-table.ts';
import { StartPage } from './start/StartPage.tsx';
import { go, goInstead, noteRoute, useRoute } from './use-route.ts';

const waiting = () => <Waiting />;

function screen<Props extends object>(load: ImportComponent<Props>, leave: (props: Props) => () => void) {
  return lazyPanel<Props>(load, {
    waiting,
    isScreen: true,
    around: (words, props) => <MissingScreen onLeave={leave(props)}>{words}</MissingScreen>,
  });
}

const back = ({ onLeave }: { readonly onLeave: () => void }) => onLeave;
const toStart = () => void go({ at: 'start' });
const home = () => toStart;
/** To the start page, at an address without what made this one a screen of its own. */
const anew = () => () => location.assign(location.pathname);

const GameScreen = screen(async () => ({ default: (await import('./play/GameScreen.tsx')).GameScreen }), back);

/** What a game needs, fetched once the start page is there. */
const fetchGame = () => GameScreen.load();

const ReplayScreen = screen(
  async () => ({ default: (await import('./replay/AddressedReplay.tsx')).AddressedReplay }),
  ({ onLeave }) =>
    () =>
      onLeave(null),
);
const PuzzleScreen = screen(
  async () => ({ default: (await import('./puzzles/PuzzleScreen.tsx')).AddressedPuzzle }),
  back,
);
const RoomScreen = screen(async () => ({ default: (await import('./RoomScreen.tsx')).RoomScreen }), back);
const TablesScreen = screen(async () => ({ default: (await import('./rooms/TablesScreen.tsx')).TablesScreen }), back);
const OpenTable = screen(async () => ({ default: (await import('./living-room/OpenTable.tsx')).OpenTable }), anew);
const ShowcaseScreen = screen(
  async () => ({ default: (await import('./showcase/ShowcaseScreen.tsx')).ShowcaseScreen }),
  anew,
);
const WorkshopScreen = screen(
  async () => ({ default: (await import('./workshop/WorkshopScreen.tsx')).WorkshopScreen }),
  home,
);
const BoardsScreen = screen(async () => ({ default: (await import('./boards/BoardsScreen.tsx')).BoardsScreen }), home);
const LinkDialog = lazyComponent(() => import('./links/LinkDialog.tsx'), { needsNotice: true });
/** Letters of a room's code, with which every invitation begins. */
const CODE = 6;

const replayListed = (id: string) => void go({ at: 'replay', id, moment: 0 });
const noteMoment = (id: string, moment: number) => noteRoute({ at: 'replay', id, moment });

/** What was at hand when somebody went to a place, and is shown there at once. */
interface Along {
  readonly visit: number;
  readonly puzzle?: Puzzle;
  readonly how?: Pick<ReplayedGame, 'from' | 'sees' | 'plays'>;
  readonly begins?: Answer | null;
}

interface AppProps {
  readonly saves: Saves | SaveError;
}

export function App({ saves }: AppProps): JSX.Element {
  useInputKind();
  useRemote();
  useScreenFocus();
  const shown = useRoute();
  const { route, visit, link } = shown;
  /** Why one is on the start page instead of where one wanted to go. */
  const [trouble, setTrouble] = useState<{ readonly visit: number; readonly problem: SaveProblem } | null>(null);
  const turnBack = useCallback((problem: SaveProblem) => {
    setTrouble({ visit: goInstead({ at: 'start' }), problem });
  }, []);
  const sitting = useSession(saves, shown, turnBack);
  const { session, sit, stuck, setStuck } = sitting;
  const [along, setAlong] = useState<Along>({ visit: 0 });
  const openPuzzle = useCallback((puzzle: Puzzle) => {
    setAlong({ visit: go({ at: 'puzzle', which: String(puzzle.place?.number ?? '') }), puzzle });
  }, []);
  const toDoor = useCallback((begins: Answer | null) => {
    setAlong({ visit: go({ at: 'start' }), begins });
  }, []);
  /** Where phones cannot come, a showcase for them is one like any other. */
  const [isAlone, setAlone] = useState(false);
  const beAlone = useCallback(() => setAlone(true), []);
  /** Back to what a replay or a puzzle was asked for at. */
  const leaveOver = useCallback(
    () => void go(session === null ? { at: 'start' } : { at: 'game', id: session.id }),
    [session],
  );
  const endReplay = useCallback(
    (problem: SaveProblem | null) => {
      if (problem !== null && session === null) return turnBack(problem);
      leaveOver();
      if (problem !== null) setStuck({ problem, again: () => void go(route) });
    },
    [session, leaveOver, turnBack, route, setStuck],
  );
  const replay = useCallback(
    (from: number, how: Pick<ReplayedGame, 'sees' | 'plays'> = {}) => {
      if (session === null) return;
      setStuck(null);
      setAlong({ visit: go({ at: 'replay', id: session.id, moment: from }), how: { from, ...how } });
    },
    [session, setStuck],
  );
  const atTable = useMemo(() => session && { session, saves, onSit: sit }, [session, saves, sit]);

  const isAlong = along.visit === visit;
  const drawn = () => {
    switch (route.at) {
      case 'showcase':
        return <ShowcaseScreen onNow={toDoor} />;
      case 'room':
        return (
          <RoomScreen key={route.link.slice(0, CODE)} link={route.link} saves={saves} onLeave={toStart} onSit={sit} />
        );
      case 'carried':
        return <TablesScreen link={route.tables} onLeave={toStart} />;
      case 'workshop':
        return <WorkshopScreen link={route.brought} />;
      case 'boards':
        return <BoardsScreen link={route.brought} />;
      case 'table':
        return isAlone ? (
          <ShowcaseScreen onNow={toDoor} />
        ) : (
          <OpenTable onAlone={wantsShowcase(location.search) ? beAlone : null} />
        );
      case 'puzzle':
        return (
          <PuzzleScreen
            key={visit}
            which={route.which}
            given={(isAlong && along.puzzle) || null}
            onLost={turnBack}
            onPuzzle={openPuzzle}
            onLeave={leaveOver}
          />
        );
      case 'replay':
        return (
          <ReplayScreen
            key={visit}
            id={route.id}
            how={isAlong && along.how?.from === route.moment ? along.how : { from: route.moment }}
            onLost={turnBack}
            onLeave={endReplay}
            onMoment={noteMoment}
            saves={saves}
            present={session}
            onSit={sit}
          />
        );
      case 'game':
        return session?.id !== route.id ? (
          waiting()
        ) : (
          <AtTableContext value={atTable}>
            <GameScreen
              key={session.id}
              session={session}
              onLeave={toStart}
              onReplay={replay}
              onBegin={(next) => void sitting.begin(next)}
              stuck={stuck}
            />
          </AtTableContext>
        );
      case 'start':
      case 'tables':
        return (
          <StartPage
            key={route.at}
            saves={saves}
            trouble={trouble?.visit === visit ? trouble.problem : null}
            onSit={sit}
            onReplay={replayListed}
            onPuzzle={openPuzzle}
            onIdle={fetchGame}
            leadsToTables={route.at === 'tables'}
            isElse={link !== null}
            begins={(isAlong && along.begins) || null}
          />
        );
    }
  };
  return (
    <ErrorBoundary fallback={(_failure, retry) => <Crash onRetry={retry} />}>
      <OpenPuzzleContext value={openPuzzle}>
        {drawn()}
        {link === null || route.at === 'showcase' ? null : (
          <LinkDialog key={link} link={link} saves={saves} present={session} onSit={sit} />
        )}
      </OpenPuzzleContext>
    </ErrorBoundary>
  );
}
