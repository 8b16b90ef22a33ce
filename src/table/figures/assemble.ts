import { BufferAttribute, BufferGeometry, Color, Euler, MathUtils, Matrix4, Quaternion, Vector3 } from 'three';
import type { Figure } from '../../rules/index.ts';
import type { ModelSet, Sculpture } from '../models/load.ts';
import { type Dye, dyeOf, inDye } from './dye.ts';
import { bodySockets, type Slot, type Socket, slots } from './plan.ts';

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
export function assembled(look: Figure, shelf: ModelSet): Sculpture | null {
  const sets = setsOf(look);
  if (sets.some(({ name }) => !shelf.has(name))) return null;
  const level = (detail: keyof Sculpture) =>
    joined(
      sets.flatMap((set) => {
        const sculpture = shelf.get(set.name);
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
