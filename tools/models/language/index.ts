export { blended, grown, shared, shell, without } from './combine.ts';
export { chain, cone, type Knot } from './cones.ts';
export { type Field, mirrored, placed, type Triple, type Turn } from './field.ts';
export { type EyeLook, eyes, fist, mound, shades } from './kit.ts';
export { type Model, model, type Sketch } from './model.ts';
export { clay, cloth, glow, gold, metal, type Paint, skin, tinted, wet } from './paint.ts';
export { add, carve, decal, frame, mirror, type Part, type Parts, soft } from './parts.ts';
export { above, ball, below, cylinder, ellipsoid, half, oval, roundedBox, star, torus } from './solids.ts';
