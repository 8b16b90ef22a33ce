import type { HudSlots } from '../hud/index.ts';

/** What the other rooms show among the panels, each fetched when it is first drawn. */
export const slots: HudSlots = {};
