import {
  add,
  carve,
  clay,
  cloth,
  cylinder,
  decal,
  gold,
  mirror,
  model,
  roundedBox,
  soft,
  tinted,
} from '../language/index.ts';

const walnut = clay('#54301a');
const felt = tinted(cloth('#8a8378'), 0.75);
const brass = gold('#c99a3f');

/**
 * One well of the storage tray: a square of walnut with a round hollow for the chips of a race, lined with felt of its colour, and
 * brass pins at the corners. Set side by side they make a tray of any size.
 */
export default model({
  height: 0.26,
  size: 0.435,
  onChip: false,
  overhang: 0.84,
  box: { least: [-0.68, -0.03, -0.68], most: [0.68, 0.4, 0.68] },
  triangles: { figure: 300, low: 110 },
  parts: [
    add(walnut, roundedBox([0, 0.09, 0], [0.595, 0.17, 0.595], 0.05), { blend: 0 }),
    carve(null, cylinder([0, 0.4, 0], 0.5, 0.29, 0.03), { blend: 0.03 }),
    decal(felt, cylinder([0, 0.12, 0], 0.485, 0.06, 0.01), { importance: 1.2 }),
    soft('#74462a', (_, y) => 0.2 - y, { width: 0.05, amount: 0.7, on: walnut }),
    mirror(
      add(brass, cylinder([0.5, 0.26, 0.5], 0.06, 0.03, 0.015), { blend: 0.002, importance: 1.2 }),
      add(brass, cylinder([0.5, 0.26, -0.5], 0.06, 0.03, 0.015), { blend: 0.002, importance: 1.2 }),
    ),
  ],
});
