/**
 * Where the lamps stand, as multiples of the lit area's reach (half its width), x to the right, y up, z towards the viewer; strengths as three has
 * them. The table and the sheets of its models share them.
 */

/** Strength of the room's light relative to the lamp's. */
export const FILL = 0.42;

/** The lamp leans in over the viewer's left shoulder, so that figures show their bright side; it points a little to the viewer's side of the board. */
export const key = { from: [-1.05, 1.7, 0.95], at: [0, 0, 0.25], strength: 6.2, angle: 0.6 } as const;

/** Moonlight from behind and low, which sets figures off from the ground and leaves that ground to the lamp. Where the room is not rendered, the wood needs more of it to gleam. */
export const rim = { from: [0.6, 0.5, -1.1], room: 0.95, bare: 1.1 } as const;
