import { type JSX, useCallback, useState } from 'react';
import { ErrorBoundary, lazyPanel } from '../hud/page.ts';
import { t } from '../locale/index.ts';
import type { LevelId } from '../opponents/types.ts';
import type { SaveError, Saves } from '../saves/index.ts';
import { Crash } from './Crash.tsx';
import { useRemote } from './follow-remote.ts';
import { MissingScreen } from './MissingScreen.tsx';
import { StartPage } from './StartPage.tsx';
import type { Session } from './session.ts';

const waiting = () => <p className="waiting">{t('setup.loading')}</p>;

const GameScreen = lazyPanel(async () => ({ default: (await import('./GameScreen.tsx')).GameScreen }), {
  waiting,
  isScreen: true,
  around: (words, { onLeave }) => <MissingScreen onLeave={onLeave}>{words}</MissingScreen>,
});

const ShowcaseScreen = lazyPanel(async () => ({ default: (await import('./ShowcaseScreen.tsx')).ShowcaseScreen }), {
  waiting,
  isScreen: true,
  around: (words) => <MissingScreen onLeave={() => location.assign(location.pathname)}>{words}</MissingScreen>,
});
const isShowcase = /[?&](showcase|tour)(=|&|$)/.test(location.search);

interface AppProps {
  /** The games of this browser, or why they are unavailable. */
  readonly saves: Saves | SaveError;
}

/** The page: the start page, or a game. */
export function App({ saves }: AppProps): JSX.Element {
  const [session, setSession] = useState<Session | null>(null);
  const [against, setAgainst] = useState<LevelId>();
  useRemote();
  const leave = useCallback((level?: LevelId) => {
    setAgainst(level);
    setSession((now) => {
      now?.end();
      return null;
    });
  }, []);
  return (
    <ErrorBoundary fallback={(_failure, retry) => <Crash onRetry={retry} />}>
      {isShowcase ? (
        <ShowcaseScreen />
      ) : session === null ? (
        <StartPage saves={saves} against={against} onSit={setSession} onIdle={GameScreen.load} />
      ) : (
        <GameScreen key={session.id} session={session} onLeave={leave} />
      )}
    </ErrorBoundary>
  );
}
