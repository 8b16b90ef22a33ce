import { type BufferGeometry, Color, ExtrudeGeometry, Float32BufferAttribute, Shape } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { BoardGeometry } from '../../boards/index.ts';
import { table } from '../../look/index.ts';

/** Lengths of the slab under the stones and of the wooden frame around them, in board units. */
const SLAB = { thickness: 0.3, margin: 0.05, frame: 0.26, lip: 0.12 } as const;

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
  const parts = [painted(floor, table.slab), painted(frame, table.frame)];
  const whole = mergeGeometries(parts);
  for (const part of parts) part.dispose();
  return whole;
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

function painted(geometry: BufferGeometry, colour: string): BufferGeometry {
  const { r, g, b } = new Color(colour);
  const count = geometry.getAttribute('position').count;
  const colours = Array.from({ length: count }, () => [r, g, b]).flat();
  return geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
}
