import { useEffect, useMemo } from 'react';
import { fetched } from '../../fetched/index.ts';
import { useSettings } from '../../look/settings.ts';
import type { Threat } from '../../rules/ahead.ts';
import type { GameView, RegionId } from '../../rules/index.ts';

const file = fetched(() => import('../../rules/ahead.ts'), { unplaced: true });

const none: ReadonlyMap<RegionId, Threat> = new Map();

/** The surest threat to each region of the player at the screen; none while the marks are switched off. */
export function useDangers(view: GameView): ReadonlyMap<RegionId, Threat> {
  const on = useSettings((settings) => settings.threats);
  const ahead = file.use(({ value }) => value);
  const { viewer } = view;
  const held = view.regions.some(({ tokens }) => tokens > 0);
  const wanted = on && held && viewer !== null && view.phase !== 'gameOver';
  useEffect(() => {
    // Fetched when there is something to lose.
    if (wanted) file.want();
  }, [wanted]);
  return useMemo(() => {
    if (!wanted || !ahead) return none;
    const found = new Map<RegionId, Threat>();
    for (const [region, [surest]] of ahead.threatsTo(view, viewer)) if (surest) found.set(region, surest);
    return found;
  }, [wanted, ahead, view, viewer]);
}
