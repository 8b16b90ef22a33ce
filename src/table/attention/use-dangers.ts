import { useEffect } from 'react';
import type { Threat } from '../../rules/ahead.ts';
import type { GameView, RegionId } from '../../rules/index.ts';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import { useSettings } from '../../ui/look/index.ts';

const file = lazyValue(() => import('../../opponents/judgement/ahead.ts'), { needsNotice: true });

const none: ReadonlyMap<RegionId, Threat> = new Map();

/** If the player wants them marked: what judges them is fetched once there is something to lose. */
export function useFetchedDangers(view: GameView): ReadonlyMap<RegionId, Threat> {
  const on = useSettings((settings) => settings.threats);
  const ahead = file.use(({ value }) => value);
  const held = view.regions.some(({ tokens }) => tokens > 0);
  const wanted = on && held && view.viewer !== null && view.phase !== 'gameOver';
  useEffect(() => {
    if (wanted) file.load();
  }, [wanted]);
  return wanted && ahead ? ahead.markedDangersOf(view) : none;
}
