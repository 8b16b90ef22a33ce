import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { arrangementFor, hidesCloths, tableBoard } from '../../src/table/camera/arrangement.ts';
import { FIELD, type Frame } from '../../src/table/camera/framing.ts';
import { type AtHand, framingFor } from '../../src/table/camera/seated-view.ts';
import { stackPlace } from '../../src/table/layout/ground.ts';
import { boardHalf, COMBO, comboPlace, diePlace, seatPlace } from '../../src/table/layout/table-plan.ts';
import { boardGeometry } from '../../src/table/outlines/index.ts';
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

/** The cameras asked about so far: looking for where to stand takes longer than looking. */
const cameras = new Map<string, PerspectiveCamera>();

function cameraOf(
  frame: Frame,
  view: 'seated' | 'plan',
  boardId: 2 | 3 | 4 | 5,
  seat: number,
  atHand: readonly AtHand[],
  chosen: number | null,
): PerspectiveCamera {
  const key = JSON.stringify([frame, view, boardId, seat, atHand, chosen]);
  const known = cameras.get(key);
  if (known) return known;
  const subject = { board: tableBoard(boardId, frame), arrangement: arrangementFor(frame), players: boardId, tray: 14 };
  const { position, target } = framingFor(view, subject, seat, frame, atHand, chosen);
  const camera = new PerspectiveCamera((FIELD * 180) / Math.PI, frame.width / frame.height, 0.5, 90);
  camera.position.set(...position);
  camera.lookAt(...target);
  camera.updateMatrixWorld();
  cameras.set(key, camera);
  return camera;
}

/** Where a place is seen, in CSS pixels, with these things at hand. */
function seen(
  frame: Frame,
  view: 'seated' | 'plan',
  place: readonly [number, number, number],
  boardId: 2 | 3 | 4 | 5,
  seat: number,
  atHand: readonly AtHand[] = [],
  chosen: number | null = null,
) {
  const camera = cameraOf(frame, view, boardId, seat, atHand, chosen);
  const at = new Vector3(...place).project(camera);
  return { x: ((at.x + 1) / 2) * frame.width, y: ((1 - at.y) / 2) * frame.height };
}

/** As large as the panels are at 1280 × 720 in the phase of conquests. */
const laptop: Frame = { width: 1280, height: 720, insets: { top: 58, right: 312, bottom: 75, left: 223 } };

/** The places of a rectangle on the table. */
function rectangle(x: number, y: number, z: number, width: number, depth: number): [number, number, number][] {
  return corners.map(([across, down]) => [x + (across * width) / 2, y, z + (down * depth) / 2]);
}

describe('the camera', () => {
  describe.each([2, 3, 4, 5] as const)('with %i players on a laptop', (players) => {
    const board = boardGeometry(players);

    it('shows the cloth of the seat whose tokens are at hand clear of the panels that are always there', () => {
      for (let seat = 0; seat < players; seat++) {
        const { x, y, z, width, depth } = seatPlace(board, players, seat);
        // Of its near edge a hem may lie under the dock.
        for (const place of rectangle(x, y, z, width, depth)) {
          const at = seen(laptop, 'seated', place, players, seat, ['cloth']);
          expect(at.x).toBeGreaterThanOrEqual(laptop.insets.left - 1);
          expect(at.x).toBeLessThanOrEqual(laptop.width + 1);
          expect(at.y).toBeGreaterThanOrEqual(laptop.insets.top - 1);
          expect(at.y).toBeLessThanOrEqual(laptop.height - laptop.insets.bottom + 1);
        }
      }
    });

    it('shows the die while it may be thrown', () => {
      const { x, y, z } = diePlace(board, arrangementFor(laptop));
      for (const place of rectangle(x, y, z, 0.3, 0.3)) {
        const at = seen(laptop, 'seated', place, players, 0, ['die']);
        expect(Math.min(at.x - laptop.insets.left, laptop.width - at.x)).toBeGreaterThanOrEqual(-1);
        expect(Math.min(at.y, laptop.height - laptop.insets.bottom - at.y)).toBeGreaterThanOrEqual(-1);
      }
    });

    it('keeps the whole board clear of the list of combos and of the list of troops', () => {
      for (const atHand of [['column'], ['posts', 'cloth']] as const)
        for (const place of rectangle(0, 0, 0, board.width, board.height)) {
          const at = seen(laptop, 'seated', place, players, 0, atHand);
          expect(at.x).toBeGreaterThanOrEqual(laptop.insets.left - 1);
          expect(at.x).toBeLessThanOrEqual(laptop.width - laptop.insets.right + 1);
          expect(at.y).toBeGreaterThanOrEqual(laptop.insets.top - 1);
          expect(at.y).toBeLessThanOrEqual(laptop.height - laptop.insets.bottom + 1);
        }
    });

    it('never cuts a combo of the column: all of it is in sight, or none, or it lies under the list', () => {
      const wide: Frame = { ...laptop, width: 1680 };
      for (const [frame, atHand] of [
        [laptop, ['cloth']],
        [laptop, ['cloth', 'die']],
        [laptop, ['posts', 'cloth']],
        [laptop, ['column']],
        [wide, ['cloth']],
      ] as const) {
        const across = [0, 1, 2, 3, 4, 5].flatMap((index) => {
          const { x, y, z } = comboPlace(board, arrangementFor(frame), index);
          return rectangle(x, y, z, COMBO.width, COMBO.depth).map(
            (place) => seen(frame, 'seated', place, players, 0, atHand).x,
          );
        });
        const isListed = atHand.some((thing) => thing === 'column');
        const isWhole = Math.max(...across) <= frame.width + 1;
        const isOut = Math.min(...across) >= frame.width - (isListed ? frame.insets.right : 0);
        expect(isWhole || isOut, `${frame.width} ${atHand.join()}`).toBe(true);
      }
    });

    it('shows the heads of the far rows below the bar of phases', () => {
      for (const { id } of board.regions) {
        const [x, y, z] = stackPlace(board, id);
        const at = seen(laptop, 'seated', [x, y + 0.6, z], players, 0, ['cloth']);
        expect(at.y).toBeGreaterThanOrEqual(laptop.insets.top - 1);
      }
    });

    it('looks straight at the board, which stays where it is whoever is to move', () => {
      const { z } = boardHalf(board);
      const [left, right] = [-1, 1].map((side) => seen(laptop, 'seated', [side, 0, z], players, 0));
      expect(left?.y).toBeCloseTo(right?.y ?? 0, 5);
      expect(seen(laptop, 'seated', [1, 0, z], players, players - 1)).toEqual(right);
    });
  });

  for (const boardId of [2, 3, 4, 5] as const)
    for (const frame of frames)
      for (const view of ['seated', 'plan'] as const)
        it(`shows all regions of board ${boardId} in ${view} view, ${frame.width}×${frame.height}, clear of panels ${Object.values(frame.insets).join(' ')}`, () => {
          const { width, height } = tableBoard(boardId, frame);
          const right = frame.insets.right * (arrangementFor(frame) === 'tall' ? 1 : 0.35);
          for (const seat of [0, boardId - 1])
            for (const place of rectangle(0, 0, 0, width, height)) {
              const { x, y } = seen(frame, view, place, boardId, seat);
              expect(x).toBeGreaterThanOrEqual(frame.insets.left - 1);
              expect(x).toBeLessThanOrEqual(frame.width - right + 1);
              expect(y).toBeGreaterThanOrEqual(frame.insets.top - 1);
              expect(y).toBeLessThanOrEqual(frame.height - frame.insets.bottom + 1);
            }
        });

  const phones: readonly Frame[] = [
    { width: 390, height: 844, insets: { top: 113, right: 0, bottom: 123, left: 0 } },
    { width: 360, height: 640, insets: { top: 113, right: 0, bottom: 123, left: 0 } },
  ];
  for (const frame of phones)
    for (const boardId of [2, 3, 4, 5] as const) {
      const board = tableBoard(boardId, frame);
      const half = boardHalf(board);

      it(`gives board ${boardId} 45 % of the height of a phone ${frame.width} pixels wide`, () => {
        const [far, near] = [-half.z, half.z].map((z) => seen(frame, 'seated', [0, 0.12, z], boardId, 0).y);
        expect((near ?? 0) - (far ?? 0)).toBeGreaterThanOrEqual(0.45 * frame.height);
      });

      it(`shows whatever region is chosen above the sheet of a phone ${frame.width} pixels wide, board ${boardId}`, () => {
        // As high as the sheet is (docs/look.md), on what panels cover.
        const sheet = frame.height - frame.insets.bottom - 118;
        for (const { id, outline } of board.regions)
          for (const { x, y } of outline)
            expect(seen(frame, 'seated', [x, 0, y], boardId, 0, [], id).y).toBeLessThanOrEqual(sheet + 1);
        // Its far row is not under what stands above the board.
        const last = board.regions.length - 1;
        const far = seen(frame, 'seated', [0, 0.12, -half.z], boardId, 0, [], last);
        expect(far.y).toBeGreaterThanOrEqual(frame.insets.top);
      });
    }
});

it('cloths are out of sight on a phone held upright, until the end', () => {
  const hides = (width: number, height: number, isOver = false) => {
    const frame: Frame = { width, height, insets: { top: 60, right: 0, bottom: 180, left: 0 } };
    return hidesCloths(frame, arrangementFor(frame), isOver);
  };
  expect(hides(390, 844)).toBe(true);
  expect(hides(390, 844, true)).toBe(false);
  expect(hides(1080, 1920)).toBe(false);
  expect(hides(844, 390)).toBe(false);
  expect(hides(1280, 720)).toBe(false);
});
