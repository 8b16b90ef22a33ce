import { lazy } from 'react';
import type { HudSlots } from '../hud/index.ts';
import { loadCoach } from './coach.ts';

/** What the other rooms show among the panels, each fetched when it is first drawn, or later. */
export const slots: HudSlots = {
  coach: lazy(loadCoach),
  regionAids: lazy(() => import('../coach/aids/RegionAids.tsx')),
  turnAids: lazy(() => import('../coach/aids/TurnAids.tsx')),
  turnMap: lazy(() => import('../turn-map/TurnMap.tsx')),
  settings: lazy(() => import('../coach/CoachSettings.tsx')),
};
