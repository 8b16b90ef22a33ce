import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../look/settings.ts';
import type { Threat } from '../../rules/ahead.ts';
import type { GameView, RegionId } from '../../rules/index.ts';

type Ahead = typeof import('../../rules/ahead.ts');

const none: ReadonlyMap<RegionId, Threat> = new Map();

/** The surest threat to each region of the player at the screen; none while the marks are switched off. */
export function useDangers(view: GameView): ReadonlyMap<RegionId, Threat> {
  const on = useSettings((settings) => settings.threats);
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const { viewer } = view;
  const held = view.regions.some(({ tokens }) => tokens > 0);
  const wanted = on && held && viewer !== null && view.phase !== 'gameOver';
  useEffect(() => {
    // Fetched when there is something to lose.
    if (wanted) void import('../../rules/ahead.ts').then(setAhead);
  }, [wanted]);
  return useMemo(() => {
    if (!wanted || !ahead) return none;
    const found = new Map<RegionId, Threat>();
    for (const [region, [surest]] of ahead.threatsTo(view, viewer)) if (surest) found.set(region, surest);
    return found;
  }, [wanted, ahead, view, viewer]);
}
