import { loadCoachSettings, loadRegionAids, loadTurnAids } from '../coach/index.ts';
import { type HudSlots, part } from '../hud/index.ts';
import { loadTurnStory } from '../turn-map/index.ts';
import { Coach } from './coach.ts';

/** What the other rooms add to the panels, each fetched when first drawn, or later. */
export const slots: HudSlots = {
  coach: Coach,
  regionAids: part(loadRegionAids),
  turnAids: part(loadTurnAids),
  turnMap: part(loadTurnStory),
  settings: part(loadCoachSettings),
};
