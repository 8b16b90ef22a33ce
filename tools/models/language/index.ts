/**
 * The language in which models are described: one file a model in `figures/`, its default export a `model({ height, parts })`.
 *
 * A model is a list of parts put on one after another, like clay: `add` a solid with a paint, `carve` one away, paint a `decal` with
 * a sharp edge, airbrush a `soft` patch; `mirror` what has two sides, and set what has an origin of its own (a head, a weapon) into a
 * `frame`, turned. Lengths: a chip's radius is 0.5, a human 1.1 tall, the ground y = 0; the figure looks along +z, its left is +x.
 *
 * What makes a figure charming at 60 pixels: head and hat 40 … 50 % of the height, hands of 0.09 … 0.11, weapons as big as the head,
 * legs under 20 %, three masses of colour and one accent, one asymmetric thing, one sign that sticks out above and one sideways, the
 * head turned and tilted by 5 … 12 degrees. Eyes must be seen from 48 degrees above: tilt hats and helmets back by 8 … 18 degrees.
 * Weapons stand 30 … 45 degrees to both axes, so that neither side nor top sees only their edge. Nothing is thinner than a radius of
 * 0.03 (tips 0.018), or simplification eats it; nothing reaches further than 0.70 from the axis.
 *
 * `npm run models <id>` builds, `npm run models look <id>` shows. Look, change, look again.
 */
export { blended, grown, shared, shell, without } from './combine.ts';
export { chain, cone, type Knot } from './cones.ts';
export { type Field, mirrored, placed, type Triple, type Turn } from './field.ts';
export { type EyeLook, eyes, fist, mound, shades } from './kit.ts';
export {
  arm,
  backModel,
  bodyModel,
  boots,
  darkGarb,
  darkHide,
  darkIron,
  darkTrim,
  fistsOf,
  garb,
  handModel,
  headModel,
  hide,
  iron,
  paleHide,
  strap,
  trim,
} from './made.ts';
export { type Model, model, type Sketch } from './model.ts';
export { clay, cloth, dyed, glow, gold, metal, mint, type Paint, polish, skin, tinted, wet } from './paint.ts';
export { add, carve, decal, frame, mirror, type Part, type Parts, soft } from './parts.ts';
export { above, ball, below, cylinder, ellipsoid, half, oval, roundedBox, star, torus } from './solids.ts';
