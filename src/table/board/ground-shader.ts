// GLSL that the ground shares with what grows on it.

/**
 * How far a place of a region is raised while the region can be taken, in board units: not where a stack stands, which keeps its feet on the ground.
 * `mark` and `foot` are the third and fourth row of the region's texel.
 */
export const raise = /* glsl */ `
float raiseOf(vec4 mark, vec4 foot, vec2 place) {
  float open = step(0.5, mark.z) * step(mark.z, 1.5);
  return 0.05 * open * (foot.z > 0.0 ? smoothstep(foot.z, foot.z * 1.7, distance(place, foot.xy)) : 1.0);
}
`;

/** Land of a race in decline, and what grows on it: three fifths of its chroma and a seventh of its lightness are gone (OKLCH). */
export const withered = /* glsl */ `
vec3 withered(vec3 colour) {
  vec3 root = pow(max(colour * mat3(0.4122, 0.5363, 0.0514, 0.2119, 0.6807, 0.1074, 0.0883, 0.2817, 0.63), 0.0), vec3(1.0 / 3.0));
  float light = dot(root, vec3(0.2105, 0.7936, -0.0041));
  root = 0.85 * light + 0.4 * (root - light);
  return root * root * root * mat3(4.0767, -3.3077, 0.231, -1.2684, 2.6098, -0.3413, -0.0042, -0.7034, 1.7076);
}
`;
