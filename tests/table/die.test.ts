import { PerspectiveCamera, Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { arrangementFor, tableBoard } from '../../src/table/camera/arrangement.ts';
import { cameraAt, FIELD, type Frame } from '../../src/table/camera/framing.ts';
import { throwFraming } from '../../src/table/camera/throw-view.ts';
import { throwDirection } from '../../src/table/layout/die.ts';
import { DIE_HALF } from '../../src/table/layout/index.ts';
import { diePlace, seatPlace } from '../../src/table/layout/table-plan.ts';
import { DieThrow } from '../../src/table/motion/die-throw.ts';
import { boardGeometry } from '../../src/table/outlines/index.ts';
import type { Pose } from '../../src/table/pieces/piece-batch.ts';
import '../support/boards.ts';
import '../support/throws.ts';

/** Windows with panels about as large as they are while the die rolls. */
const frames: Readonly<Record<string, Frame>> = {
  laptop: { width: 1280, height: 720, insets: { top: 56, right: 0, bottom: 150, left: 250 } },
  'laptop with a list': { width: 1280, height: 720, insets: { top: 56, right: 330, bottom: 150, left: 250 } },
  phone: { width: 390, height: 844, insets: { top: 110, right: 0, bottom: 220, left: 0 } },
  'wall in 4K': { width: 3840, height: 2160, insets: { top: 90, right: 0, bottom: 240, left: 420 } },
};
const THROWS = 8;
const still = { still: false, before: new Quaternion(), after: new Quaternion() };

function* flights(board: ReturnType<typeof boardGeometry>, frame: Frame, players: number) {
  const arrangement = arrangementFor(frame);
  const { x, y, z } = diePlace(board, arrangement);
  for (let seat = 0; seat < players; seat++)
    for (let choice = 0; choice < THROWS; choice++) {
      const from = throwDirection({ board, arrangement }, players, seat);
      yield { seat, arrangement, thrown: new DieThrow(1, choice, [x, y + DIE_HALF, z], { ...still, from }) };
    }
}

const newPose = (): Pose => ({ position: new Vector3(), turn: new Quaternion(), scale: new Vector3() });

describe('a throw of the die', () => {
  for (const [name, frame] of Object.entries(frames))
    for (const players of [2, 3, 4, 5] as const)
      it(`is in the picture from the hand to where it lies: ${name}, ${players} players`, () => {
        const board = boardGeometry(players);
        const pose = newPose();
        for (const { seat, arrangement, thrown } of flights(board, frame, players)) {
          const { position, target } = throwFraming('seated', { board, arrangement, players, tray: 14 }, frame, seat);
          const camera = new PerspectiveCamera((FIELD * 180) / Math.PI, frame.width / frame.height);
          camera.position.set(...position);
          camera.lookAt(...target);
          camera.updateMatrixWorld();
          // As large as the die is seen from there, whichever way it is turned.
          const half = (DIE_HALF * 1.5 * frame.height) / 2 / Math.tan(FIELD / 2);
          for (let time = 0; time <= thrown.restsAt; time += 40) {
            thrown.pose(time, pose);
            const margin = half / camera.position.distanceTo(pose.position);
            const seen = pose.position.clone().project(camera);
            const [x, y] = [((seen.x + 1) / 2) * frame.width, ((1 - seen.y) / 2) * frame.height];
            expect(Math.min(x, frame.width - x), `${seat} aside at ${time}`).toBeGreaterThan(margin);
            expect(Math.min(y, frame.height - frame.insets.bottom - y), `${seat} at ${time}`).toBeGreaterThan(margin);
          }
        }
      });

  for (const players of [2, 3, 4, 5] as const)
    it(`is clear of a phone's panels and large enough to be read where the camera goes to it: ${players} players`, () => {
      const board = boardGeometry(players);
      const frame: Frame = { width: 390, height: 844, insets: { top: 175, right: 0, bottom: 390, left: 0 } };
      const pose = newPose();
      for (const { seat, arrangement, thrown } of flights(board, frame, players)) {
        const { position, target } = throwFraming('seated', { board, arrangement, players, tray: 14 }, frame, seat);
        const camera = new PerspectiveCamera((FIELD * 180) / Math.PI, frame.width / frame.height);
        camera.position.set(...position);
        camera.lookAt(...target);
        camera.updateMatrixWorld();
        for (let time = 0; time <= thrown.restsAt; time += 40) {
          thrown.pose(time, pose);
          const edge = (DIE_HALF * frame.height) / Math.tan(FIELD / 2) / camera.position.distanceTo(pose.position);
          expect(edge).toBeGreaterThan(32);
          const seen = pose.position.clone().project(camera);
          const [x, y] = [((seen.x + 1) / 2) * frame.width, ((1 - seen.y) / 2) * frame.height];
          expect(Math.min(x, frame.width - x), `${seat} aside at ${time}`).toBeGreaterThan(edge * 0.7);
          expect(
            Math.min(y - frame.insets.top, frame.height - frame.insets.bottom - y),
            `${seat} at ${time}`,
          ).toBeGreaterThan(0);
        }
      }
    });

  describe('that is for a region', () => {
    const phone: Frame = { width: 390, height: 844, insets: { top: 110, right: 0, bottom: 220, left: 0 } };
    const framings = ([2, 3, 4, 5] as const).flatMap((players) => {
      const subject = { board: tableBoard(players, phone), arrangement: arrangementFor(phone), players, tray: 14 };
      const without = throwFraming('seated', subject, phone, 0);
      return subject.board.regions.map(({ id, seat }) => {
        const framing = throwFraming('seated', subject, phone, 0, id);
        const at = new Vector3(seat.x, 0, seat.y).project(cameraAt(framing, FIELD, phone.width / phone.height));
        return { framing, without, y: ((1 - at.y) / 2) * phone.height, x: ((at.x + 1) / 2) * phone.width };
      });
    });
    const isNearer = ({ framing, without }: (typeof framings)[number]) => framing.position[1] < without.position[1];

    it('never takes the camera further away on a phone than without a region: the die is to be read', () => {
      for (const { framing, without } of framings)
        expect(framing.position[1]).toBeLessThanOrEqual(without.position[1] * 1.001);
    });

    it('shows that region on a phone wherever it lies near enough for a closer view', () => {
      const near = framings.filter(isNearer);
      expect(near.length).toBeGreaterThan(0);
      for (const { x, y } of near) {
        expect(Math.min(x, phone.width - x)).toBeGreaterThan(0);
        expect(y).toBeGreaterThanOrEqual(phone.insets.top - 1);
        expect(y).toBeLessThanOrEqual(phone.height - phone.insets.bottom + 1);
      }
    });

    it('shows the whole board on a laptop, whichever region it is for', () => {
      const frame = frames.laptop ?? never();
      const subject = { board: boardGeometry(3), arrangement: arrangementFor(frame), players: 3, tray: 14 };
      expect(throwFraming('seated', subject, frame, 1, 7)).toEqual(throwFraming('seated', subject, frame, 1));
    });
  });

  it('comes from the side of the player who throws', () => {
    const board = boardGeometry(3);
    for (const { seat, arrangement, thrown } of flights(board, frames.laptop ?? never(), 3)) {
      const pose = newPose();
      const die = diePlace(board, arrangement);
      const place = seatPlace(board, 3, seat);
      // A hand has taken it up, and lets it go.
      thrown.pose(340, pose);
      const towards = new Vector3(place.x - die.x, 0, place.z - die.z).normalize();
      const start = new Vector3(pose.position.x - die.x, 0, pose.position.z - die.z);
      expect(start.length()).toBeGreaterThan(0.9);
      expect(start.normalize().dot(towards)).toBeGreaterThan(0.99);
    }
  });
});

function never(): never {
  throw new Error('no such frame');
}
