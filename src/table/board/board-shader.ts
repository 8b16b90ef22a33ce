import { patterned } from '../patterns.ts';
import { withered } from './ground-shader.ts';

/**
 * GLSL of the board's materials. All custom shading of the board is here. It is compiled once for each of `PROGRAMS`, with constants that say what
 * is drawn (`isLand`, `isWater`, `isBand`, `isWall`).
 */

export const vertexHead = /* glsl */ `
attribute vec2 rim;
attribute vec4 region;
uniform sampler2D regions;
varying vec2 vRim;
varying vec3 vPlace;
flat varying vec4 vRegion;
`;

/** Raises regions that can be taken, and the outer edge of the rim of hovered, pointed and selected ones. */
export const vertexLift = /* glsl */ `
vRim = rim;
vRegion = region;
vPlace = position;
vec4 state = texelFetch(regions, ivec2(int(region.x), 2), 0);
vec4 footing = texelFetch(regions, ivec2(int(region.x), 3), 0);
float edge = region.z > 1.5 ? 1.0 - clamp(rim.y, 0.0, 1.0) : smoothstep(0.4, 0.9, normal.y);
if (isBand) transformed.y += edge * (0.022 * min(state.x, 1.0) + 0.03 * state.y);
if (position.y > -0.01) transformed.y += raiseOf(state, footing, position.xz);
`;

export const fragmentHead = /* glsl */ `
${withered}
${patterned}
uniform sampler2D regions;
uniform vec3 tops[7];
uniform vec3 sides[7];
uniform vec3 details[7];
uniform vec3 markHovered;
uniform vec3 markPointed;
uniform vec3 markLegal;
uniform vec3 rimInk;
uniform float tide;
uniform float hard;
uniform float flatly;
uniform sampler2D occlusion;
uniform vec2 extent;
uniform vec3 plum;
varying vec2 vRim;
varying vec3 vPlace;
flat varying vec4 vRegion;
const vec3 pond = vec3(0.036, 0.05, 0.072);
const vec3 sand = vec3(0.36, 0.27, 0.16);
const vec3 lichen = vec3(0.24, 0.2, 0.1);
const vec3 straw = vec3(0.42, 0.4, 0.13);

float hash2(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise2(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash2(i), hash2(i + vec2(1, 0)), f.x), mix(hash2(i + vec2(0, 1)), hash2(i + vec2(1, 1)), f.x), f.y);
}
/** Walls lie in strata: a dark lip of soil, then wavering beds of earth or stone, each of its own tone, with a dark joint under each. */
vec3 wallColour(int terrain, vec3 place) {
  float bed = place.y * 26.0 + noise2(place.xz * 3.1) * 1.6;
  float layer = hash2(vec2(floor(bed), float(terrain)));
  float joint = 1.0 - below(0.1, fract(bed));
  vec3 earth = sides[terrain] * mix(vec3(0.9, 0.84, 0.86), vec3(1.5, 1.36, 1.16), layer);
  return earth * mix(0.68, 1.0, joint) * (0.86 + 0.24 * noise2(place.xz * 11.0 + place.y * 40.0));
}

/** How deep a swamp is under water, 0 … 1; half at the water's edge. */
float puddle(vec2 p, float id) { return smoothstep(0.34, 0.62, noise2(p * 3.1 + id * 5.0) + 0.12 * (noise2(p * 11.0) - 0.5)); }

/** What the colour of the ground is made of, and its grain as well: how coarse it is, how deep a swamp is under water. */
float coarse, wet;

/** Height of what is too fine for the mesh, in board units: corn, rock, turf, forest floor, ripples. Asked for after the colour. */
float grain(int terrain, vec3 place, float id) {
  vec2 p = place.xz;
  if (isWater) return 0.004 * sin(p.y * 30.0 + sin(p.x * 11.0 + tide * 0.9) * 2.2 + tide * 1.7);
  // One for all: of several, each in its branch, a software rasteriser computes every one.
  float lumps = noise2(p * (terrain == 0 ? 23.0 : terrain == 1 ? 12.0 : terrain == 2 ? 15.0 : 9.0) + (terrain == 4 ? id : 0.0));
  if (terrain == 0) return lumps * 0.014;
  if (terrain == 4) return lumps * 0.034 + noise2(p * 19.0) * 0.012;
  if (terrain == 2) return lumps * 0.02;
  if (terrain == 3) return lumps * 0.016 * (1.0 - wet);
  return lumps * 0.008;
}

/** A normal tilted by the slopes of a height over the screen (at, in view space). */
vec3 tilted(vec3 at, vec3 normal, float height) {
  vec3 across = dFdx(at), down = dFdy(at);
  vec3 one = cross(down, normal), other = cross(normal, across);
  float area = dot(across, one);
  vec3 slope = sign(area) * (dFdx(height) * one + dFdy(height) * other);
  return normalize(abs(area) * normal - slope);
}

vec3 groundColour(int terrain, vec3 place, float id) {
  vec2 p = place.xz;
  vec3 top = tops[terrain], detail = details[terrain];
  coarse = noise2(p * 5.0 + id * 7.0);
  float fine = 0.6 * noise2(mat2(0.8, 0.6, -0.6, 0.8) * p * 23.0) + 0.4 * noise2(mat2(0.6, -0.8, 0.8, 0.6) * p * 57.0);
  if (isWater) {
    float wave = sin(p.y * 30.0 + sin(p.x * 11.0 + coarse * 6.0 + tide * 0.9) * 2.2 + coarse * 4.0 + tide * 1.7);
    // On a cap vRim.x is the distance from the shore: sand, two lines of foam, then ever deeper water.
    float shore = vRim.x + (noise2(p * 9.0 + tide * 0.15) - 0.5) * 0.03;
    vec3 water = mix(mix(top, detail, 0.3), mix(top, sides[terrain], 0.75), smoothstep(0.03, 0.4, shore));
    water = mix(water, detail, smoothstep(0.6, 1.0, wave) * 0.14);
    // Glints of the lamp on the crests.
    water = mix(water, vec3(1.0, 0.9, 0.7), smoothstep(0.8, 0.97, noise2(p * vec2(9.0, 26.0) + tide * 0.4)) * smoothstep(0.5, 1.0, wave) * 0.4);
    float foam = max(below(0.011, abs(shore - 0.045)), 0.55 * below(0.007, abs(shore - 0.1 - 0.008 * sin(tide))));
    water = mix(water, detail, foam * 0.85);
    return mix(water, sand, below(0.012, shore));
  }
  if (terrain == 0) {
    // Standing wheat, layer before layer: ragged ears in the light, feet in the shade; nothing runs on as a plank's joint would.
    float blade = abs(fract(p.x * 27.0 + coarse * 3.0) - 0.5) * 1.5, tall = noise2(vec2(p.x * 31.0, p.y * 4.0) + id * 3.0);
    float down = fract(p.y * 8.0 + coarse * 1.6 + blade + tall * 1.2);
    vec3 corn = mix(detail, top, smoothstep(0.0, 0.5, down) * (0.7 + 0.3 * fine));
    return mix(corn, sides[terrain], 0.34 * smoothstep(0.3, 1.0, down));
  }
  if (terrain == 4) {
    // Slabs of rock, each of its own tone, with dark clefts; lichen in the lee, snow only where it is high.
    vec2 slab = p * 4.2 + vec2(noise2(p * 6.0), noise2(p * 6.0 + 9.0)) * 1.1;
    float tone = hash2(floor(slab) + id), cleft = min(min(fract(slab.x), 1.0 - fract(slab.x)), min(fract(slab.y), 1.0 - fract(slab.y)));
    vec3 rock = mix(sides[terrain], top, 0.35 + 0.5 * tone + 0.3 * (fine - 0.5));
    rock *= mix(0.62, 1.0, smoothstep(0.0, 0.09, cleft)) * mix(0.82, 1.12, smoothstep(0.3, 0.5, place.y));
    rock = mix(rock, mix(lichen, details[2] * 1.3, coarse), smoothstep(0.5, 0.8, noise2(p * 3.3 + id) + 0.35 * (fine - 0.5)) * 0.55);
    float snow = smoothstep(0.0, 0.03, place.y - 0.47 + (noise2(p * 4.3 + id * 3.0) - 0.5) * 0.06 + (fine - 0.5) * 0.04);
    return mix(rock, detail, snow * 0.9);
  }
  if (terrain == 3) {
    vec3 moss = mix(mix(top, detail, smoothstep(0.4, 0.75, coarse)), sides[terrain], fine * 0.45);
    // Still water in the hollows, with leaves of water lilies on it.
    wet = puddle(p, id);
    vec2 cell = floor(p * 8.0), at = fract(p * 8.0) - 0.5;
    vec2 off = vec2(hash2(cell), hash2(cell + 7.0)) * 0.4 - 0.2;
    float leaf = below(0.2 + 0.12 * hash2(cell + 3.0), length(at - off)) * step(0.45, hash2(cell + 11.0));
    float notch = 1.0 - below(0.35, abs(atan(at.y - off.y, at.x - off.x) - 5.0 * (hash2(cell + 5.0) - 0.5)));
    vec3 water = mix(pond, pond * 2.2, 0.4 * smoothstep(0.62, 1.0, wet));
    return mix(moss, mix(water, detail * 1.7, leaf * notch * step(0.8, wet)), smoothstep(0.45, 0.55, wet));
  }
  vec3 turf = mix(top, detail, smoothstep(0.3, 0.8, coarse * 0.65 + fine * 0.35) * 0.8);
  if (terrain != 1) return turf;
  // Hills lie in terraces: each ends in a worn edge, and the grass above it is lighter.
  float terrace = (vRim.x + (coarse - 0.5) * 0.07) * 8.0;
  float upper = fract(terrace), counted = step(1.0, terrace) * step(terrace, 4.0);
  turf = mix(turf, straw, 0.34 * smoothstep(0.05, 0.42, vRim.x + (fine - 0.5) * 0.1));
  turf *= 1.0 + 0.2 * counted * (1.0 - smoothstep(0.08, 0.5, upper));
  return turf * (1.0 - 0.42 * counted * smoothstep(0.6, 0.95, upper));
}
`;

/** Diffuse colour: ground, rim with the holder's colour and pattern, marks; `flatly` seen as a map. */
export const fragmentColour = /* glsl */ `
int id = int(vRegion.x + 0.5);
int terrain = int(vRegion.y + 0.5);
vec4 holder = texelFetch(regions, ivec2(id, 0), 0);
vec4 second = texelFetch(regions, ivec2(id, 1), 0);
vec4 mark = texelFetch(regions, ivec2(id, 2), 0);
vec4 foot = texelFetch(regions, ivec2(id, 3), 0);
// A new holder's colours come as a wave from its foot, behind a line of light: beyond are those of the last one.
float behind = foot.w - distance(vPlace.xz, foot.xy);
if (foot.w > 0.0 && behind < 0.0) {
  holder = texelFetch(regions, ivec2(id, 4), 0);
  second = texelFetch(regions, ivec2(id, 5), 0);
}
bool isOpen = mark.z > 0.5 && mark.z < 1.5;
bool isShut = mark.z > 1.5;
// What cannot be taken keeps its hue: only its value is lower, by about a sixth as seen (this is linear).
float lowered = mix(0.66, 0.74, flatly);
vec3 shade = isWall ? wallColour(terrain, vPlace) : isBand ? vec3(0.0) : groundColour(terrain, vPlace, vRegion.x);
float glow = 0.0;
if (isBand) {
  bool onRim = vRegion.z > 1.5;
  // A lip of turf, of rock, or of sand where water lies within: wet stone outside.
  float worn = noise2(vPlace.xz * 13.0) * 0.6 + noise2(vPlace.xz * 31.0) * 0.4;
  vec3 bare = terrain >= 5 ? mix(mix(sand, sand * 0.6, worn), sides[4] * (0.7 + 0.6 * worn), onRim ? 1.0 - smoothstep(0.25, 0.75, vRim.y + (worn - 0.5) * 0.5) : 1.0) : terrain == 4
    ? mix(tops[4], sides[4], 0.3 + 0.6 * worn)
    : mix(tops[terrain], mix(details[terrain], sides[terrain], 0.6), 0.2 + 0.5 * worn);
  shade = bare;
  if (hard > 0.5 && onRim) shade = rimInk;
  if (holder.a > 0.5) {
    // Between two regions of one holder there is a seam: the pattern runs around all of them.
    vec4 beside = vRegion.w < 0.0 ? vec4(0.0) : texelFetch(regions, ivec2(int(vRegion.w + 0.5), 0), 0);
    bool isSeam = hard < 0.5 && abs(beside.a - holder.a) < 0.5 && distance(beside.rgb, holder.rgb) < 0.01
      && abs(texelFetch(regions, ivec2(int(max(vRegion.w, 0.0) + 0.5), 1), 0).a - second.a) < 0.5;
    float across = onRim ? vRim.y : 0.0;
    float dull = second.a;
    // The pattern tells whose it is, and need not shout.
    vec3 paint = mix(holder.rgb, second.rgb, onRim ? mix(0.82, 1.0, hard) * patternOf(int(holder.a + 0.5), vRim) : 0.0);
    float inked = onRim ? below(0.25, min(across, 1.0 - across)) : 0.0;
    vec3 painted = mix(paint, 0.6 * rimInk, inked);
    // In decline it is dashed, half as broad, and the ground is seen through it.
    float narrow = mix(0.5, 0.6, hard);
    float dash = below(0.34, abs(fract(vRim.x * 0.5) - 0.5)) * (onRim ? below(narrow, across) : 1.0);
    float lined = onRim ? below(0.2, abs(across - narrow)) : 0.0;
    if (dull > 0.0) bare = mix(bare, withered(bare), dull);
    vec3 faded = mix(mix(bare, painted, 0.75 * dash), rimInk, lined * 0.7);
    // The bevel is a line of ink around all of it, as the land's is within.
    shade = onRim ? mix(painted, faded, dull) : 0.4 * rimInk;
    if (isSeam && onRim) shade = mix(bare, holder.rgb, mix(0.6, 0.3, dull) * below(0.45, across));
    glow = (1.0 - dull) * 0.05 * (1.0 - inked);
    if (foot.w > 0.0 && behind > 0.0) {
      float front = 1.0 - smoothstep(0.0, 0.16, behind);
      shade = mix(shade, markHovered, front * 0.7);
      glow = max(glow, front * 0.8);
    }
  }
  if (isShut) shade *= lowered;
  if (isOpen) {
    // A thin line of light on the upper bevel, set off by ink; broader and dashed for hard contrasts.
    float dash = mix(1.0, below(0.3, abs(fract(vRim.x * 0.5 + 0.25) - 0.5)), hard);
    float line = onRim ? max(below(0.2, vRim.y), hard * below(0.4, 1.0 - vRim.y)) : mix(below(0.6, -vRim.y), 1.0, hard);
    if (onRim) shade = mix(shade, rimInk, below(0.34, vRim.y) * 0.95);
    shade = mix(shade, mix(vec3(0.02), markLegal, dash), line);
    glow = max(glow, line * dash * 0.4);
  }
  if (mark.x > 1.5) {
    float dash = below(0.25, abs(fract(vRim.x * 0.5) - 0.5));
    float line = onRim ? below(0.8, vRim.y) : 1.0;
    shade = mix(shade, mix(markPointed, markHovered, dash), line);
    glow = max(glow, line * 0.9);
  }
  if (mod(mark.x, 2.0) > 0.5 || mark.y > 0.5) {
    // Light (two lines if chosen), then ink: it stands off from open land's mark and a holder's light colour.
    float wide = mark.y > 0.5 ? 0.45 : 0.36;
    float line = onRim ? below(wide, vRim.y) : 1.0;
    float twin = mark.y > 0.5 && onRim ? below(0.08, abs(vRim.y - 0.27)) : 0.0;
    if (onRim) shade = mix(shade, vec3(0.02), 0.95);
    shade = mix(shade, mix(markHovered, vec3(0.02), twin), line);
    glow = line * (1.0 - twin);
  }
} else if (isLand || isWater) {
  if (flatly > 0.5) {
    // A map: quiet ground, washed with the holder's colour, and a broad band of colour and pattern within the rim.
    vec3 quiet = mix(shade, tops[terrain], 0.72);
    if (holder.a > 0.5) {
      int pattern = int(holder.a + 0.5);
      vec2 at = vPlace.xz * 9.0;
      if (pattern == 3 || pattern == 5) at.y = fract(at.y);
      vec3 paint = mix(holder.rgb, second.rgb, pattern == 1 ? 0.0 : patternOf(pattern, at));
      float living = 1.0 - second.a;
      quiet = mix(quiet, holder.rgb, 0.2 * living);
      quiet = mix(quiet, paint, below(0.05, vRim.x) * living);
      quiet = mix(quiet, rimInk, below(0.008, abs(vRim.x - 0.054)) * living);
      if (second.a > 0.0) quiet = mix(quiet, withered(quiet), second.a);
    }
    shade = quiet;
  } else if (holder.a > 0.5) {
    if (second.a > 0.0) shade = mix(shade, withered(shade), second.a);
    // Land that is held is quieter, unless it can be taken: who holds it leads.
    if (!isOpen) shade = mix(vec3(dot(shade, vec3(0.2126, 0.7152, 0.0722))), shade, 0.95) * 1.12;
  }
  // Held land is inked where it meets its rim.
  if (holder.a > 0.5) shade = mix(shade, rimInk, below(0.028, vRim.x) * (1.0 - flatly));
  // Darker and greyer ground, for whatever stands or is written on it.
  shade = mix(shade, mix(vec3(dot(shade, vec3(0.2126, 0.7152, 0.0722))), shade, 0.6) * 0.5, hard);
  if (isOpen) {
    // A little warmer. Light falls from the lit edge into the outermost part of it if it is nobody's.
    shade *= mix(vec3(1.16, 1.08, 0.96), vec3(1.9), hard);
    float lit = exp(-max(vRim.x, 0.0) * 26.0) * mix(0.4, 0.3, flatly) * (1.0 - hard) * (1.0 - step(0.5, holder.a));
    shade = mix(shade, markLegal, lit);
    glow = lit;
  }
  if (isShut) {
    shade *= lowered;
    float hatch = below(0.16, abs(fract((vPlace.x + vPlace.z) * 9.0) - 0.5));
    shade = mix(shade, vec3(0.03, 0.02, 0.02), hatch * 0.55 * min(mark.x, 1.0) * hard);
  }
  shade *= 1.0 + 0.18 * max(min(mark.x, 1.0), mark.y);
}
// The lamp's pool lies over the land as well: warm in the middle, in the dusk of the room at the corners.
if (flatly < 0.5) shade *= mix(vec3(1.07, 1.02, 0.95), vec3(0.86, 0.85, 0.9), smoothstep(0.1, 0.62, length(vPlace.xz / extent)));
if (foot.z > 0.0 && flatly < 0.5) {
  // Right beside a base the ground is all but ink.
  float off = distance(vPlace.xz, foot.xy) / foot.z;
  shade *= 1.0 - 0.5 * (1.0 - smoothstep(0.9, 1.5, off)) - 0.47 * (1.0 - smoothstep(1.32, 1.6, off));
}
// Contact light: gutters, feet of walls and of all that grows are grounded, in plum rather than black.
float shut = 0.0;
if (isWall) shut = 0.8 * (1.0 - smoothstep(-0.02, 0.11, vPlace.y));
if (isLand || isWater) shut = texture2D(occlusion, vPlace.xz / extent + 0.5).r * (1.0 - flatly);
shade *= mix(vec3(1.0), plum, shut);
diffuseColor.rgb = shade;
float shine = isWater ? 1.0 - flatly : 0.0;
if (isLand && terrain == 3) shine = (1.0 - flatly) * smoothstep(0.45, 0.55, wet);
`;
