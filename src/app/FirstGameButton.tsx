import type { JSX } from 'react';
import { loadFirstGame } from '../coach/index.ts';
import { fetchNow } from '../fetched/index.ts';
import { t } from '../locale/index.ts';
import type { TableSetup } from '../turn/index.ts';
import { hastenCoach } from './coach.ts';

interface FirstGameButtonProps {
  readonly isBusy: boolean;
  /** Sits down to the game that is set up once the lesson has been fetched. */
  readonly onStart: (setup: () => Promise<TableSetup>) => void;
}

/** The lesson is fetched when it is wanted; its number tells this game from others. */
async function firstGame(): Promise<TableSetup> {
  hastenCoach();
  const { firstGameSetup } = await fetchNow(loadFirstGame);
  const [run = 0] = crypto.getRandomValues(new Uint32Array(1));
  return firstGameSetup(run);
}

/** For who has never played: the way to the first game. */
export function FirstGameButton({ isBusy, onStart }: FirstGameButtonProps): JSX.Element {
  return (
    <button type="button" className="start-go start-learn" disabled={isBusy} onClick={() => onStart(firstGame)}>
      {t('start.learn')}
    </button>
  );
}
