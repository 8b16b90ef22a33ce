import { ball, limb, type Part, type Triple } from '../shape.ts';

/** Two eyes: white with a dark pupil, looking along +z. `apart` is the distance between their centres. */
export function eyes(at: Triple, apart = 0.17, size = 0.055, white = '#fbf6e8', pupil = '#1c1512'): Part[] {
  const [x, y, z] = at;
  return [-1, 1].flatMap((side) => [
    ball([x + (side * apart) / 2, y, z], size, white, 'wet', 6),
    ball([x + (side * apart) / 2 - side * 0.008, y, z + size * 0.62], size * 0.6, pupil, 'wet', 5),
  ]);
}

/** Feet and short legs. */
export function legs(colour: string, apart = 0.2, height = 0.16, radius = 0.085): Part[] {
  return [-1, 1].flatMap((side) => [
    limb([(side * apart) / 2, 0, 0], [(side * apart) / 2, height, 0], radius, radius, colour),
    ball([(side * apart) / 2, 0.045, 0.06], [radius, 0.05, 0.12], colour, 'clay', 6),
  ]);
}

/** An arm from shoulder over elbow to a hand of its own colour. */
export function arm(
  shoulder: Triple,
  elbow: Triple,
  hand: Triple,
  sleeve: string,
  skin: string,
  radius = 0.075,
): Part[] {
  return [
    limb(shoulder, elbow, radius * 1.1, radius, sleeve),
    ball(elbow, radius, sleeve, 'clay', 6),
    limb(elbow, hand, radius, radius * 0.85, sleeve),
    ball(hand, radius * 1.15, skin, 'clay', 6),
  ];
}

/** The earth a figure stands on. */
export function mound(colour = '#4a3826'): Part {
  return ball([0, -0.02, 0], [0.36, 0.055, 0.36], colour, 'clay', 10);
}
