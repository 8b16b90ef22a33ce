import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { boardGeometry } from '../../src/boards/index.ts';
import type { Frame } from '../../src/table/camera/framing.ts';
import { arrangementFor, FIELD, framingFor } from '../../src/table/camera/views.ts';
import { boardHalf, COMBO, comboPlace, seatPlace } from '../../src/table/layout/table-plan.ts';
import '../support/boards.ts';

const frames: readonly Frame[] = [
  { width: 1280, height: 720, insets: { top: 0, right: 0, bottom: 0, left: 0 } },
  { width: 1280, height: 720, insets: { top: 48, right: 320, bottom: 90, left: 0 } },
  { width: 390, height: 844, insets: { top: 60, right: 0, bottom: 180, left: 0 } },
  // A sheet that reaches over the middle of the screen.
  { width: 390, height: 844, insets: { top: 163, right: 0, bottom: 526, left: 0 } },
  { width: 3840, height: 2160, insets: { top: 0, right: 0, bottom: 0, left: 0 } },
];

const corners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Where a place is seen, in CSS pixels. */
function seen(
  frame: Frame,
  view: 'seated' | 'plan',
  place: readonly [number, number, number],
  boardId: 2 | 3 | 4 | 5,
  seat: number,
) {
  const subject = { board: boardGeometry(boardId), arrangement: arrangementFor(frame), players: boardId, tray: 14 };
  const { position, target } = framingFor(view, subject, seat, frame);
  const camera = new PerspectiveCamera((FIELD * 180) / Math.PI, frame.width / frame.height, 0.5, 90);
  camera.position.set(...position);
  camera.lookAt(...target);
  camera.updateMatrixWorld();
  const at = new Vector3(...place).project(camera);
  return { x: ((at.x + 1) / 2) * frame.width, y: ((1 - at.y) / 2) * frame.height };
}

describe('the camera', () => {
  it.each([2, 3, 4, 5] as const)(
    'shows every player’s place clear of the panels on a laptop: %i players',
    (players) => {
      // As large as the panels are at 1280 × 720 in the phase of conquests.
      const frame: Frame = { width: 1280, height: 720, insets: { top: 58, right: 312, bottom: 155, left: 223 } };
      for (let viewer = 0; viewer < players; viewer++)
        for (let seat = 0; seat < players; seat++) {
          const { x, y, z, width, depth } = seatPlace(boardGeometry(players), 'wide', players, seat);
          for (const [across, down] of corners) {
            const place = [x + (across * width) / 2, y, z + (down * depth) / 2] as const;
            const at = seen(frame, 'seated', place, players, viewer);
            expect(at.x).toBeGreaterThanOrEqual(frame.insets.left - 1);
            expect(at.x).toBeLessThanOrEqual(frame.width - frame.insets.right + 1);
            expect(at.y).toBeGreaterThanOrEqual(frame.insets.top - 1);
            expect(at.y).toBeLessThanOrEqual(frame.height - frame.insets.bottom + 1);
          }
        }
    },
  );

  for (const boardId of [2, 3, 4, 5] as const)
    for (const frame of frames)
      for (const view of ['seated', 'plan'] as const)
        it(`shows all of board ${boardId} in ${view} view, ${frame.width}×${frame.height}, clear of panels ${Object.values(frame.insets).join(' ')}`, () => {
          const board = boardGeometry(boardId);
          const half = boardHalf(board);
          const arrangement = arrangementFor(frame);
          const corners: [number, number, number][] = [-1, 1].flatMap((x) =>
            [-1, 1].map((z): [number, number, number] => [x * half.x, 0, z * half.z]),
          );
          const around: [number, number, number][] = [];
          for (let index = 0; index < 6; index++) {
            const { x, y, z } = comboPlace(board, arrangement, index);
            around.push([x + COMBO.width / 2, y, z], [x - COMBO.width / 2, y, z]);
          }
          for (let seat = 0; seat < boardId; seat++) {
            const { x, y, z, side, depth } = seatPlace(board, arrangement, boardId, seat);
            around.push([x, y, z + (side * depth) / 2]);
          }
          for (const seat of [0, boardId - 1])
            for (const place of around) {
              const { x, y } = seen(frame, view, place, boardId, seat);
              expect(Math.min(x, frame.width - x, y, frame.height - y)).toBeGreaterThanOrEqual(-1);
            }
          for (const seat of [0, boardId - 1])
            for (const corner of corners) {
              const { x, y } = seen(frame, view, corner, boardId, seat);
              expect(x).toBeGreaterThanOrEqual(frame.insets.left - 1);
              expect(x).toBeLessThanOrEqual(frame.width - frame.insets.right + 1);
              expect(y).toBeGreaterThanOrEqual(frame.insets.top - 1);
              expect(y).toBeLessThanOrEqual(frame.height - frame.insets.bottom + 1);
            }
        });
});
