import { Matrix4, type PerspectiveCamera, Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { boards } from '../../src/rules/boards/index.ts';
import { arrangementFor, tableBoard } from '../../src/table/camera/arrangement.ts';
import { cameraAt, FIELD, type Frame, noInsets } from '../../src/table/camera/framing.ts';
import { framingFor } from '../../src/table/camera/seated-view.ts';
import { groundOf } from '../../src/table/layout/ground.ts';
import { FIGURE } from '../../src/table/layout/placement.ts';
import { OCCUPIED } from '../../src/table/layout/regions.ts';
import { sculpted } from '../../src/table/models/files.ts';
import { type ModelSet, readModel } from '../../src/table/models/load.ts';
import { depth, type Point } from '../../src/table/outlines/index.ts';
import { Nursery, propsOf } from '../../src/table/props/props-mesh.ts';
import { bytesOf } from '../support/models.ts';
import { races } from '../support/released.ts';
import '../support/boards.ts';

const models: ModelSet = new Map(
  await Promise.all(sculpted.map(async (name) => [name, await readModel(bytesOf(name))] as const)),
);
const nursery = new Nursery(models);
const symbols = ['mine', 'crystals', 'cave'];

const bare = (width: number, height: number): Frame => ({ width, height, insets: noInsets });
/** The five windows, and with their panels those whose board that moves aside. */
const frames: readonly Frame[] = [
  bare(1280, 720),
  bare(1920, 1080),
  bare(390, 844),
  bare(844, 390),
  bare(3840, 2160),
  { width: 1280, height: 720, insets: { top: 58, right: 312, bottom: 75, left: 223 } },
  { width: 390, height: 844, insets: { top: 113, right: 0, bottom: 123, left: 0 } },
  { width: 844, height: 390, insets: { top: 0, right: 272, bottom: 0, left: 0 } },
  { width: 3840, height: 2160, insets: { top: 58, right: 312, bottom: 75, left: 223 } },
];
/** How far a prop may reach over its region's border, in CSS pixels. */
const OVER = 4;

const [place, turn, size] = [new Vector3(), new Quaternion(), new Vector3()];
const up = new Vector3(0, 1, 0);

function cameraIn(players: 2 | 3 | 4 | 5, frame: Frame): PerspectiveCamera {
  const subject = { board: tableBoard(players, frame), arrangement: arrangementFor(frame), players, tray: 14 };
  return cameraAt(framingFor('seated', subject, 0, frame), FIELD, frame.width / frame.height);
}

/** The outermost of these points in each of twelve directions. */
function extremes(points: readonly Point[]): Point[] {
  return Array.from({ length: 12 }, (_, k) => {
    const [cos, sin] = [Math.cos((k * Math.PI) / 6), Math.sin((k * Math.PI) / 6)];
    return points.reduce((best, point) => (point.x * cos + point.y * sin > best.x * cos + best.y * sin ? point : best));
  });
}

describe.each([2, 3, 4, 5] as const)('on the board of %i players, what grows', (players) => {
  it.each(frames)('reaches over no border as usually seen at $width × $height', (frame) => {
    const board = tableBoard(players, frame);
    const camera = cameraIn(players, frame);
    const seen = (at: Vector3): Point => {
      const { x, y } = at.project(camera);
      return { x: ((x + 1) / 2) * frame.width, y: ((1 - y) / 2) * frame.height };
    };
    const borders = board.regions.map(({ id, outline }) => {
      const { rim } = groundOf(boards[players].regions[id]?.terrain ?? 'sea');
      return outline.map(({ x, y }) => seen(new Vector3(x, rim, y)));
    });
    for (const prop of propsOf(board, nursery, 1)) {
      const corners = nursery.take(prop, 'near').getAttribute('position');
      const matrix = new Matrix4().compose(
        place.set(prop.x, prop.y, prop.z),
        turn.setFromAxisAngle(up, prop.turn),
        size.setScalar(prop.scale),
      );
      const points = Array.from({ length: corners.count }, (_, k) =>
        seen(new Vector3().fromBufferAttribute(corners, k).applyMatrix4(matrix)),
      );
      for (const point of extremes(points))
        expect(depth(borders[prop.region] ?? [], point), `${prop.shape} of ${prop.region}`).toBeGreaterThanOrEqual(
          -OVER,
        );
    }
  });

  it('leaves no symbol out, and what stays beside a stack is no higher than two fifths of a figure', () => {
    const props = propsOf(tableBoard(players, bare(1280, 720)), nursery, 1);
    expect(props.filter(({ shape }) => symbols.includes(shape))).toHaveLength(
      boards[players].regions.flatMap((region) => region.symbols).length,
    );
    const high = (name: string) => {
      const near = models.get(name)?.near;
      near?.computeBoundingBox();
      return near?.boundingBox?.max.y ?? Number.NaN;
    };
    const smallest = Math.min(...Object.keys(races).map((race) => high(`figure/${race}`))) * FIGURE;
    for (const { shape, scale, clearing } of props)
      if ((clearing & OCCUPIED.seat) === 0 && !symbols.includes(shape))
        expect(high(shape) * scale, shape).toBeLessThanOrEqual(0.4 * smallest);
  });
});
