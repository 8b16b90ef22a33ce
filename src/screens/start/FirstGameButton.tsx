import type { JSX } from 'react';
import type { TableSetup } from '../../session/turn/index.ts';
import { fetchNow } from '../../ui/lazy/fetch-now.ts';
import { t } from '../../ui/locale/index.ts';
import { hastenCoach } from '../learn/coach.ts';

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

/** For newcomers: the way to the first game. */
export function FirstGameButton({ isBusy, onStart }: FirstGameButtonProps): JSX.Element {
  return (
    <button type="button" className="start-go start-learn" disabled={isBusy} onClick={() => onStart(firstGame)}>
      {t('start.learn')}
    </button>
  );
}
