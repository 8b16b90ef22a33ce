import { BufferAttribute, BufferGeometry, Color, Euler, MathUtils, Matrix4, Quaternion, Vector3 } from 'three';
import type { Figure } from '../../rules/index.ts';
import type { ModelSet, Sculpture } from '../models/load.ts';
import { bodySockets, type Slot, type Socket, slots } from './plan.ts';

/** What of a figure of one's own is coloured by whoever made it. */
export const dyes = ['skin', 'cloth', 'trim', 'metal'] as const;
export type Dye = (typeof dyes)[number];

/** Red, green and blue of a colour in linear light. */
type Light = readonly [red: number, green: number, blue: number];

/** How a place of a figure is lit, whatever its colour. */
interface Shading {
  /** Factor of its colour. */
  readonly light: number;
  /** How much white its edge has, at most `EDGE`. */
  readonly edge: number;
  /** How open it lies, 0 … 1. */
  readonly open: number;
}

/** What corners are washed with, linear: a warm purple, never black. */
const WASH: Light = [0.2, 0.12, 0.17];
/** The most white that edges have. */
export const EDGE = 0.07;
/** The greatest factor of a colour that a file can tell. */
const BRIGHTEST = 2;
/** What an airbrush leaves of a dye at its darkest. */
const DARK = 0.42;
/** Steps between the marks of dyes in a file, where other paints have how far they are tinted. */
const STEP = 32;

/** A colour as a miniature is painted with it: lit from above, its edges bright, its corners washed. */
export function washed(colour: Light, { light, edge, open }: Shading): Light {
  const share = (base: number, wash: number) => {
    const lit = base * light;
    return Math.max(0, Math.min(1, (lit + (1 - lit) * edge) * (wash + (1 - wash) * open)));
  };
  return [share(colour[0], WASH[0]), share(colour[1], WASH[1]), share(colour[2], WASH[2])];
}

/** For what is dyed later: in place of colour and openness, 0 … 1 each; `dark`: how far airbrushed, 0 … 1. */
export function dyeable({ light, edge, open, dark }: Shading & { readonly dark: number }): readonly number[] {
  return [Math.min(1, light / BRIGHTEST), edge / EDGE, dark, open];
}

/** The colour of what was left to be dyed, from what `dyeable` gave. */
export function inDye(colour: Light, [light, edge, dark, open]: readonly [number, number, number, number]): Light {
  const left = 1 - (1 - DARK) * dark;
  return washed([colour[0] * left, colour[1] * left, colour[2] * left], {
    light: light * BRIGHTEST,
    edge: edge * EDGE,
    open,
  });
}

/** The mark of a dye in a file, 1 … 255. */
export const dyeMark = (dye: Dye): number => (dyes.indexOf(dye) + 1) * STEP;

/** The dye of a mark, 0 … 1; null for a paint with its own colour. */
export function dyeOf(mark: number): Dye | null {
  return dyes[Math.round((mark * 255) / STEP) - 1] ?? null;
}

/** The sculpted part for a word of a figure; null where nothing is set on. */
function partOf(slot: Slot, word: string): string | null {
  if (word === 'none') return null;
  return `made/${slot === 'right' || slot === 'left' ? 'hand' : slot}-${word}`;
}

/** The foot of a figure: what reaches below it, as the end of a staff, is cut off. */
const FLOOR = -0.03;

interface Set {
  readonly name: string;
  readonly matrix: Matrix4;
  readonly isMirrored: boolean;
}

function matrixOf({ at, turn, size }: Socket, isMirrored: boolean): Matrix4 {
  const [pitch, yaw, roll] = turn.map((angle) => MathUtils.degToRad(angle));
  return new Matrix4().compose(
    new Vector3(...at),
    new Quaternion().setFromEuler(new Euler(pitch, yaw, roll, 'YXZ')),
    new Vector3(isMirrored ? -size : size, size, size),
  );
}

function setsOf(look: Figure): readonly Set[] {
  const sockets = bodySockets[look.body];
  const on = slots.flatMap((slot): readonly Set[] => {
    const name = partOf(slot, look[slot]);
    const isMirrored = slot === 'left';
    return name === null ? [] : [{ name, matrix: matrixOf(sockets[slot], isMirrored), isMirrored }];
  });
  return [{ name: `made/body-${look.body}`, matrix: new Matrix4(), isMirrored: false }, ...on];
}

/** Put together and dyed, both levels of detail, as a piece of the table. Null if a part of it is missing. */
export function assembled(look: Figure, models: ModelSet): Sculpture | null {
  const sets = setsOf(look);
  if (sets.some(({ name }) => !models.has(name))) return null;
  const level = (detail: keyof Sculpture) =>
    joined(
      sets.flatMap((set) => {
        const sculpture = models.get(set.name);
        return sculpture === undefined ? [] : [{ ...set, geometry: sculpture[detail] }];
      }),
      look,
    );
  return { near: level('near'), far: level('far') };
}

function joined(sets: readonly (Set & { readonly geometry: BufferGeometry })[], look: Figure): BufferGeometry {
  const count = sets.reduce((sum, { geometry }) => sum + geometry.getAttribute('position').count, 0);
  const whole = {
    positions: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    colours: new Float32Array(count * 4),
    finishes: new Float32Array(count * 4),
  };
  const corners: number[] = [];
  const tones = tonesOf(look);
  const spot = new Vector3();
  let first = 0;
  for (const { geometry, matrix, isMirrored } of sets) {
    const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
    const [colour, finish] = [geometry.getAttribute('color'), geometry.getAttribute('fx')];
    for (let k = 0; k < position.count; k++) {
      const at = first + k;
      spot.fromBufferAttribute(position, k).applyMatrix4(matrix);
      spot.setY(Math.max(FLOOR, spot.y)).toArray(whole.positions, at * 3);
      spot
        .fromBufferAttribute(normal, k)
        .transformDirection(matrix)
        .toArray(whole.normals, at * 3);
      const painted = [colour.getX(k), colour.getY(k), colour.getZ(k), colour.getW(k)] as const;
      const dye = dyeOf(finish.getW(k));
      const [red, green, blue] = dye === null ? painted : inDye(tones[dye], painted);
      whole.colours.set([red, green, blue, painted[3]], at * 4);
      whole.finishes.set([finish.getX(k), finish.getY(k), finish.getZ(k), 0], at * 4);
    }
    const { index } = geometry;
    for (let k = 0; k < (index?.count ?? 0); k += 3) {
      const [a, b, c] = [index?.getX(k) ?? 0, index?.getX(k + 1) ?? 0, index?.getX(k + 2) ?? 0];
      // What is mirrored turns its triangles inside out.
      corners.push(first + a, first + (isMirrored ? c : b), first + (isMirrored ? b : c));
    }
    first += position.count;
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(whole.positions, 3))
    .setAttribute('normal', new BufferAttribute(whole.normals, 3))
    .setAttribute('color', new BufferAttribute(whole.colours, 4))
    .setAttribute('fx', new BufferAttribute(whole.finishes, 4))
    .setIndex(corners);
}

function tonesOf({ skin, cloth, trim, metal }: Figure): Readonly<Record<Dye, readonly [number, number, number]>> {
  const tone = (colour: string): readonly [number, number, number] => {
    const { r, g, b } = new Color(colour);
    return [r, g, b];
  };
  return { skin: tone(skin), cloth: tone(cloth), trim: tone(trim), metal: tone(metal) };
}
