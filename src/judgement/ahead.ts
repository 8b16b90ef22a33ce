import { useSettings } from '../look/index.ts';
import { aftermath, forecast, type Threat, threats, threatsTo } from '../rules/ahead.ts';
import type { GameView, RegionId } from '../rules/index.ts';
import { once, oncePerRegion } from './once.ts';

const none: ReadonlyMap<RegionId, Threat> = new Map();

/** The most certain threat to each region of the viewer. */
export const dangersOf = once((view): ReadonlyMap<RegionId, Threat> => {
  if (view.viewer === null || view.phase === 'gameOver') return none;
  const found = new Map<RegionId, Threat>();
  for (const [region, [surest]] of threatsTo(view, view.viewer)) if (surest) found.set(region, surest);
  return found;
});

/** What conquering a region would bring and take. */
export const aftermathOf = oncePerRegion(aftermath);

/** Who could take a region next turn. */
export const threatsOf = oncePerRegion(threats);

/** What expanding and declining would lead to. */
export const forecastOf = once(forecast);

/** The dangers of a position to be marked: none while the marks are switched off. */
export function useDangers(view: GameView): ReadonlyMap<RegionId, Threat> {
  return useSettings((settings) => settings.threats) ? dangersOf(view) : none;
}
