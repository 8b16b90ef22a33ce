/**
 * Where the lamps stand, as multiples of the lit area's reach (half its width), x to the right, y up, z towards the viewer; strengths as three has
 * them. The table and the sheets of its models share them.
 */

/** Strength of the room's light relative to the lamp's. */
export const FILL = 0.42;

/** Over the viewer's left shoulder: figures show their bright side. Aimed a little to the viewer's side. */
export const key = { from: [-1.05, 1.7, 0.95], at: [0, 0, 0.25], strength: 6.2, angle: 0.6 } as const;

/** Behind and low: sets figures off, leaves the ground to the lamp. Without a room, wood needs more of it. */
export const rim = { from: [0.6, 0.5, -1.1], room: 0.95, bare: 1.1 } as const;
