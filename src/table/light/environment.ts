import {
  BackSide,
  BoxGeometry,
  Color,
  FrontSide,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import { lamp } from '../../ui/look/index.ts';

type Panel = readonly [
  colour: string,
  strength: number,
  at: readonly [number, number, number],
  size: readonly [number, number, number],
];

/**
 * A dim room at night: the lamp's shade above, a hearth to one side, a moonlit window on the other; and behind the table, where brass, varnish and water
 * mirror it to the viewer, shelves in candlelight.
 */
const panels: readonly Panel[] = [
  [lamp.key, 13, [0, 8, 0], [5, 0.2, 5]],
  [lamp.fill, 3.2, [-9, 2, 3], [0.2, 5, 9]],
  [lamp.glow, 5, [-3, 6.5, -8.5], [5, 2.4, 0.2]],
  [lamp.key, 3, [1.5, 8.6, -6], [4, 0.2, 1.6]],
  [lamp.night, 3.4, [8, 4, -8], [7, 6, 0.2]],
  [lamp.night, 1.6, [4, 3, 9.5], [12, 5, 0.2]],
];

/** From all sides, for reflections and fill, rendered once. The caller disposes of target and texture. */
export function roomLight(gl: WebGLRenderer): WebGLRenderTarget {
  const room = new Scene();
  const box = new BoxGeometry();
  const materials: MeshBasicMaterial[] = [];
  const add = (
    colour: Color,
    at: readonly [number, number, number],
    size: readonly [number, number, number],
    inside: boolean,
  ) => {
    const material = new MeshBasicMaterial({ color: colour, side: inside ? BackSide : FrontSide });
    materials.push(material);
    const mesh = new Mesh(box, material);
    mesh.position.set(...at);
    mesh.scale.set(...size);
    room.add(mesh);
  };
  add(new Color('#2a1c14').multiplyScalar(1.1), [0, 4, 0], [20, 12, 20], true);
  for (const [colour, strength, at, size] of panels) add(new Color(colour).multiplyScalar(strength), at, size, false);
  const generator = new PMREMGenerator(gl);
  const target = generator.fromScene(room, 0.05);
  generator.dispose();
  box.dispose();
  for (const material of materials) material.dispose();
  return target;
}
