import { loadCoachSettings, loadRegionAids, loadTurnAids } from '../coach/index.ts';
import { type HudSlots, lazyPanel } from '../hud/index.ts';
import { loadTurnMap } from '../turn-map/index.ts';
import { loadCoach } from './coach.ts';

/** What other folders add to the panels, each fetched when first drawn, or later. */
export const slots: HudSlots = {
  coach: lazyPanel(loadCoach, { place: 'notices' }),
  regionAids: lazyPanel(loadRegionAids),
  turnAids: lazyPanel(loadTurnAids),
  turnMap: lazyPanel(loadTurnMap),
  settings: lazyPanel(loadCoachSettings),
};
