import { type BufferGeometry, Color, ExtrudeGeometry, Float32BufferAttribute, Shape, SphereGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { tableColours } from '../../ui/look/index.ts';
import { FRAME_TOP } from '../layout/table-plan.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { BRASS } from './wood.ts';

/** Lengths of the slab under the stones and of the wooden frame around them, in board units. */
const SLAB = { thickness: 0.3, margin: 0.05, frame: 0.26, lip: FRAME_TOP } as const;

/** Brass over the frame's corners: length and width of arms, projection, radius of corner and of nails. */
const FITTING = { arm: 0.5, width: 0.225, proud: 0.02, round: 0.17, nail: 0.036 } as const;

/** Half the width and depth of the slab including its frame. */
export function slabExtent(board: BoardGeometry): { x: number; z: number } {
  const around = SLAB.margin + SLAB.frame;
  return { x: board.width / 2 + around, z: board.height / 2 + around };
}

/** Slab and frame as one geometry with vertex colours. The caller disposes of it. */
export function slabMesh(board: BoardGeometry): BufferGeometry {
  const { x, z } = slabExtent(board);
  const hole = { x: board.width / 2 + SLAB.margin, z: board.height / 2 + SLAB.margin };
  const floor = extruded(rectangle(hole.x + 0.02, hole.z + 0.02, 0.02), SLAB.thickness - 0.02, 0, -SLAB.thickness);
  const ring = rectangle(x, z, 0.16);
  ring.holes.push(rectangle(hole.x, hole.z, 0.06));
  const frame = extruded(ring, SLAB.thickness + SLAB.lip, 0.045, -SLAB.thickness);
  const corners = [-1, 1].flatMap((right) => [-1, 1].map((near) => fitting(x, z, right, near)));
  const parts = [
    painted(floor, tableColours.slab),
    painted(frame, tableColours.frame),
    ...corners.map((corner) => painted(corner, tableColours.fitting, BRASS)),
  ];
  const whole = mergeGeometries(parts);
  for (const part of parts) part.dispose();
  return whole;
}

/** A brass fitting over a corner of the frame: `right` and `near` are 1 or -1. */
function fitting(x: number, z: number, right: number, near: number): BufferGeometry {
  const { arm, width, proud, round } = FITTING;
  const [farX, farZ] = [x + proud, z + proud];
  const shape = new Shape();
  const to = (px: number, pz: number) => [px * right, pz * near] as const;
  shape.moveTo(...to(farX - arm, farZ));
  shape.lineTo(...to(farX - round, farZ)).quadraticCurveTo(...to(farX, farZ), ...to(farX, farZ - round));
  shape.lineTo(...to(farX, farZ - arm));
  shape.lineTo(...to(farX - width * 0.5, farZ - arm - 0.09)).lineTo(...to(farX - width, farZ - arm));
  shape.lineTo(...to(farX - width, farZ - width)).lineTo(...to(farX - arm, farZ - width));
  shape.lineTo(...to(farX - arm - 0.09, farZ - width * 0.5));
  shape.closePath();
  const height = SLAB.thickness + SLAB.lip + proud;
  const plate = extruded(shape, height, 0.026, -SLAB.thickness);
  const middle = width * 0.5;
  const nails = [
    [farX - middle, farZ - middle],
    [farX - arm + 0.05, farZ - middle],
    [farX - middle, farZ - arm + 0.05],
  ].map(([px = 0, pz = 0]) => nail(px * right, pz * near, height - SLAB.thickness));
  const whole = mergeGeometries([plate, ...nails]);
  for (const part of [plate, ...nails]) part.dispose();
  return whole;
}

function nail(x: number, z: number, top: number): BufferGeometry {
  const { nail: radius } = FITTING;
  const head = new SphereGeometry(radius, 14, 5, 0, Math.PI * 2, 0, Math.PI / 2);
  head
    .scale(1, 0.7, 1)
    .translate(x, top - 0.004, z)
    .deleteAttribute('uv');
  const separate = head.toNonIndexed();
  head.dispose();
  return separate;
}

function rectangle(x: number, z: number, corner: number): Shape {
  const shape = new Shape();
  shape.moveTo(-x + corner, -z);
  shape.lineTo(x - corner, -z).quadraticCurveTo(x, -z, x, -z + corner);
  shape.lineTo(x, z - corner).quadraticCurveTo(x, z, x - corner, z);
  shape.lineTo(-x + corner, z).quadraticCurveTo(-x, z, -x, z - corner);
  shape.lineTo(-x, -z + corner).quadraticCurveTo(-x, -z, -x + corner, -z);
  return shape;
}

/** A shape extruded upwards: its bottom at `bottom`, its edges rounded by `bevel`. */
function extruded(shape: Shape, height: number, bevel: number, bottom: number): BufferGeometry {
  const geometry = new ExtrudeGeometry(shape, {
    depth: height - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 3,
    curveSegments: 5,
  });
  geometry.rotateX(-Math.PI / 2).translate(0, bottom + bevel, 0);
  geometry.deleteAttribute('uv');
  return geometry;
}

function painted(geometry: BufferGeometry, colour: string, alpha = 1): BufferGeometry {
  const { r, g, b } = new Color(colour);
  const count = geometry.getAttribute('position').count;
  const colours = Array.from({ length: count }, () => [r, g, b, alpha]).flat();
  return geometry.setAttribute('color', new Float32BufferAttribute(colours, 4));
}
