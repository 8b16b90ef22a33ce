import { type JSX, lazy, Suspense, useCallback, useState } from 'react';
import { t } from '../locale/index.ts';
import type { LevelId } from '../opponents/types.ts';
import type { SaveError, Saves } from '../saves/index.ts';
import { Crash } from './Crash.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useRemote } from './follow-remote.ts';
import { StartPage } from './StartPage.tsx';
import type { Sitting } from './sitting.ts';

const loadGame = () => import('./GameScreen.tsx');
const GameScreen = lazy(async () => ({ default: (await loadGame()).GameScreen }));

const ShowcaseScreen = lazy(async () => ({ default: (await import('./ShowcaseScreen.tsx')).ShowcaseScreen }));
const isShowcase = /[?&](showcase|tour)(=|&|$)/.test(location.search);

interface AppProps {
  /** The games of this browser, or why they cannot be had. */
  readonly saves: Saves | SaveError;
}

/** The page: the start page, or a game. */
export function App({ saves }: AppProps): JSX.Element {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [against, setAgainst] = useState<LevelId>();
  useRemote();
  const leave = useCallback((level?: LevelId) => {
    setAgainst(level);
    setSitting((now) => {
      now?.end();
      return null;
    });
  }, []);
  return (
    <ErrorBoundary fallback={(_failure, retry) => <Crash onRetry={retry} />}>
      <Suspense fallback={<p className="waiting">{t('setup.loading')}</p>}>
        {isShowcase ? (
          <ShowcaseScreen />
        ) : sitting === null ? (
          <StartPage saves={saves} against={against} onSit={setSitting} onIdle={loadGame} />
        ) : (
          <GameScreen key={sitting.id} sitting={sitting} onLeave={leave} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
