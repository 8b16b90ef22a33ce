import type { Figure } from '../../../src/rules/index.ts';
import { bodySockets } from '../../../src/table/figures/plan.ts';
import type { Knot } from './cones.ts';
import { chain } from './cones.ts';
import { fist } from './kit.ts';
import { type Model, model } from './model.ts';
import { clay, cloth, dyed, metal, type Paint, skin } from './paint.ts';
import { add, frame, type Parts } from './parts.ts';

/** Paints of figures of one's own: their colours are chosen by whoever makes them, those given here are only usual. */
export const hide = dyed(skin('#e0a47c'), 'skin');
export const darkHide = dyed(skin('#a87858'), 'skin', 0.5);
export const paleHide = dyed(skin('#f0c8a4'), 'skin', 1.3);
export const garb = dyed(cloth('#4a6bb0'), 'cloth');
export const darkGarb = dyed(cloth('#33487a'), 'cloth', 0.5);
export const trim = dyed(cloth('#d8b04a'), 'trim');
export const darkTrim = dyed(cloth('#94772f'), 'trim', 0.5);
export const iron = dyed(metal('#9aa4b0'), 'metal');
export const darkIron = dyed(metal('#6f7884'), 'metal', 0.5);

/** Triangles of the near and the far level of each part; a body, a head, two hands and a back make no more than a figure has. */
const TRIANGLES = {
  body: { figure: 790, low: 225 },
  head: { figure: 640, low: 190 },
  hand: { figure: 200, low: 66 },
  back: { figure: 160, low: 56 },
} as const;

/** A body that stands on its chip, with fists where `plan.ts` says its hands are. */
export function bodyModel(name: Figure['body'], parts: Parts): Model {
  const { at, size } = bodySockets[name].head;
  return model({
    height: 1.2,
    overhang: 0.71,
    triangles: TRIANGLES.body,
    beside: [[at[0], at[1] + 0.03, at[2], 0.21 * size]],
    box: { least: [-0.72, -0.03, -0.72], most: [0.72, at[1] + 0.2, 0.72] },
    parts,
  });
}

/** The fists of a body, turned as what they hold. */
export function fistsOf(name: Figure['body'], paint: Paint, size = 0.092): Parts {
  const { right, left } = bodySockets[name];
  return [right, left].map(({ at, turn, size: scale }) =>
    frame({ at, turn }, fist(paint, [0, 0, -0.025], size * scale)),
  );
}

/** A sleeve or a bare arm from shoulder to wrist. */
export function arm(paint: Paint, ...knots: readonly Knot[]): Parts {
  return add(paint, chain(knots), { blend: 0.02 });
}

/** A head around its own middle, which looks along +z; its neck goes down to y = -0.2. */
export function headModel(parts: Parts): Model {
  return model({
    height: 0,
    overhang: 0.62,
    onChip: false,
    triangles: TRIANGLES.head,
    beside: [[0, -0.46, -0.03, 0.27]],
    box: { least: [-0.62, -0.36, -0.55], most: [0.62, 0.75, 0.55] },
    parts,
  });
}

/** What a right hand holds, around its grip: up is y, and z is the way its owner looks. */
export function handModel(parts: Parts, fine = false): Model {
  return model({
    height: 0,
    overhang: 0.6,
    onChip: false,
    triangles: TRIANGLES.hand,
    fineError: fine ? 0.004 : 0.008,
    beside: [[0, 0, -0.03, 0.075]],
    box: { least: [-0.5, -0.62, -0.4], most: [0.5, 0.95, 0.4] },
    parts,
  });
}

/** What a body has on its back, around a place between its shoulders; z is the way its owner looks. */
export function backModel(parts: Parts): Model {
  return model({
    height: 0,
    overhang: 0.75,
    onChip: false,
    triangles: TRIANGLES.back,
    fineError: 0.008,
    beside: [[0, -0.06, 0.2, 0.24]],
    box: { least: [-0.72, -0.66, -0.5], most: [0.72, 0.6, 0.3] },
    parts,
  });
}

/** Leather and wood, which nobody dyes. */
export const boots = clay('#4a2e1c');
export const strap = clay('#6a4326');
