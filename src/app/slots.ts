import { type HudSlots, part } from '../hud/index.ts';
import { loadCoach } from './coach.ts';

/** What the other rooms add to the panels, each fetched when first drawn, or later. */
export const slots: HudSlots = {
  coach: part(loadCoach, { place: 'notices' }),
  regionAids: part(() => import('../coach/aids/RegionAids.tsx')),
  turnAids: part(() => import('../coach/aids/TurnAids.tsx')),
  turnMap: part(() => import('../turn-map/TurnMap.tsx')),
  settings: part(() => import('../coach/CoachSettings.tsx')),
};
