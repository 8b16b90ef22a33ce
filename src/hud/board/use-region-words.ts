import { useEffect } from 'react';
import type { RegionId } from '../../rules/index.ts';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import { useSettings } from '../../ui/look/index.ts';
import type { Game } from '../frame/use-game.ts';
import { useIsAsked } from './answering.ts';
import { regionDetail, regionSentence } from './region-status.ts';

// Nothing is to be gained or lost before the first combo is picked.
const file = lazyValue(() => import('./region-ahead.ts'), { needsNotice: true });

interface RegionWords {
  /** What its control is called. */
  readonly name: string;
  /** Its description. */
  readonly detail: string | undefined;
}

/** What the control of a region says: on the plan as below the picture. What others could take is reckoned for one region at a time, the current one. */
export function useRegionWords(game: Game, region: RegionId, isCurrent: boolean): RegionWords {
  const isAsked = useIsAsked();
  const isWarned = useSettings((settings) => settings.threats);
  const ahead = file.use(({ value }) => value?.regionAhead ?? null);
  const isWanted = game.view.forces.length > 0;
  useEffect(() => {
    if (isWanted) file.load();
  }, [isWanted]);
  return {
    name: regionSentence(game, region, { isAsked, ahead, isWarned }),
    detail: regionDetail(game, region, { isAsked, ahead: isCurrent ? ahead : null, isWarned }),
  };
}
