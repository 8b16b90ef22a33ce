import { Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { type RegionId, view } from '../../src/rules/index.ts';
import { arrangementFor, tableBoard } from '../../src/table/camera/arrangement.ts';
import { cameraAt, FIELD, type Frame, isFramed } from '../../src/table/camera/framing.ts';
import { regionPoints } from '../../src/table/camera/table-points.ts';
import { throwFraming } from '../../src/table/camera/throw-view.ts';
import { stackPlace } from '../../src/table/layout/ground.ts';
import { DIE_HALF } from '../../src/table/layout/index.ts';
import { CHIP_RADIUS, SOLID } from '../../src/table/layout/placement.ts';
import { seatPlace } from '../../src/table/layout/table-plan.ts';
import { DieThrow } from '../../src/table/motion/die-throw.ts';
import { landingOf } from '../../src/table/motion/landing.ts';
import { recordedThrows } from '../../src/table/motion/throws.ts';
import { distance } from '../../src/table/outlines/index.ts';
import type { Pose } from '../../src/table/pieces/piece-batch.ts';
import { playedOn } from '../support/careless.ts';
import '../support/boards.ts';
import '../support/throws.ts';

/** Windows with panels about as large as they are while the die rolls. */
const frames: Readonly<Record<string, Frame>> = {
  laptop: { width: 1280, height: 720, insets: { top: 56, right: 0, bottom: 90, left: 0 } },
  'laptop with a list': { width: 1280, height: 720, insets: { top: 56, right: 330, bottom: 90, left: 0 } },
  phone: { width: 390, height: 844, insets: { top: 110, right: 0, bottom: 130, left: 0 } },
  'phone held sideways': { width: 844, height: 390, insets: { top: 0, right: 190, bottom: 0, left: 0 } },
  'wall in 4K': { width: 3840, height: 2160, insets: { top: 90, right: 0, bottom: 240, left: 420 } },
};

const style = { still: false, short: false, won: true, before: new Quaternion(), after: new Quaternion() };
const newPose = (): Pose => ({ position: new Vector3(), turn: new Quaternion(), scale: new Vector3() });

/** A crowded table, and where a die lies that is thrown for each of its regions. */
function landings(players: 2 | 3 | 4 | 5, frame: Frame) {
  const game = playedOn(players, 5, (now) => now.round === 6 && now.phase === 'conquer');
  const seen = view(game, game.seat);
  const board = tableBoard(players, frame);
  const subject = { board, arrangement: arrangementFor(frame), players, tray: 14 };
  const held = seen.regions.flatMap(({ tokens, lostTribe }, region) => (tokens > 0 || lostTribe ? [region] : []));
  const all = board.regions.map(({ id }) => ({ region: id, landing: landingOf(board, seen, [id], game.seat) }));
  return { subject, seen, seat: game.seat, held, all };
}

const rollingFor = (region: RegionId, { at, from }: ReturnType<typeof landingOf>) => ({
  region,
  at,
  from,
  isNear: true,
  need: null,
});

describe('a throw of the die', () => {
  for (const players of [2, 3, 4, 5] as const)
    it(`ends on the board, beside the region it is for, where nobody stands: ${players} players`, () => {
      for (const frame of Object.values(frames)) {
        const { subject, held, all } = landings(players, frame);
        const { board } = subject;
        for (const { region, landing } of all) {
          const at = { x: landing.at[0], y: landing.at[2] };
          const seat = board.regions[region]?.seat ?? at;
          expect(distance(at, seat)).toBeLessThan(1.15);
          expect(Math.abs(at.x) + DIE_HALF).toBeLessThan(board.width / 2 + 0.02);
          expect(Math.abs(at.y) + DIE_HALF).toBeLessThan(board.height / 2 + 0.02);
          for (const other of held) {
            const place = board.regions[other]?.seat ?? at;
            expect(distance(at, place), `${region} beside ${other}`).toBeGreaterThan(CHIP_RADIUS + DIE_HALF * 0.9);
          }
        }
      }
    });

  for (const [name, frame] of Object.entries(frames))
    it(`is seen close by, with the region, clear of the panels, as large as a figure: ${name}`, () => {
      for (const players of [2, 3, 4, 5] as const) {
        const { subject, all } = landings(players, frame);
        for (const { region, landing } of all) {
          const framing = throwFraming('seated', subject, frame, rollingFor(region, landing));
          const [left, ground, near] = stackPlace(subject.board, region);
          // Where the sign stands, of which the foot is over the figure's head.
          const points = [...regionPoints(subject.board, region), landing.at, [left, ground + 1.1, near] as const];
          const { top, right, bottom, left: edge } = frame.insets;
          const insets = { top: top - 1, right: right - 1, bottom: bottom - 1, left: edge - 1 };
          expect(isFramed(framing, { points, insets }, FIELD, frame)).toBe(true);
          const camera = cameraAt(framing, FIELD, frame.width / frame.height);
          const sizeOf = (length: number, place: Vector3) =>
            (length * frame.height) / 2 / Math.tan(FIELD / 2) / camera.position.distanceTo(place);
          const die = sizeOf(DIE_HALF * 2, new Vector3(...landing.at));
          const [x, , z] = regionPoints(subject.board, region).at(-1) ?? [0, 0, 0];
          const figure = sizeOf(SOLID.figure[1], new Vector3(x, 0.4, z));
          expect(die).toBeGreaterThan(figure * 0.7);
          expect(die).toBeGreaterThan(Math.min(frame.width, frame.height) * 0.115);
        }
      }
    });

  it('is in the picture from where it first meets the board to where it lies', () => {
    for (const frame of Object.values(frames)) {
      const { subject, all } = landings(4, frame);
      for (const { region, landing } of all.slice(0, 12)) {
        const camera = cameraAt(
          throwFraming('seated', subject, frame, rollingFor(region, landing)),
          FIELD,
          frame.width / frame.height,
        );
        for (const choice of recordedThrows().throws.keys()) {
          const pose = newPose();
          const thrown = new DieThrow(1, choice, landing.at, { ...style, from: landing.from });
          for (let time = thrown.restsAt * 0.6; time <= thrown.duration; time += 40) {
            thrown.pose(time, pose);
            const seen = pose.position.clone().project(camera);
            expect(Math.max(Math.abs(seen.x), Math.abs(seen.y)), `${choice} at ${time}`).toBeLessThan(1);
          }
        }
      }
    }
  });

  it('takes less than two seconds, and still less before a conquest', () => {
    for (const choice of recordedThrows().throws.keys()) {
      const whole = new DieThrow(1, choice, [0, 0, 0], { ...style, from: 0 });
      const short = new DieThrow(1, choice, [0, 0, 0], { ...style, from: 0, short: true });
      expect(whole.duration).toBeLessThan(2000);
      expect(short.duration).toBeLessThan(whole.duration * 0.75);
    }
  });

  it('hops where it wins, and shakes its head where it does not', () => {
    const moves = (won: boolean) => {
      const thrown = new DieThrow(1, 0, [0, 0.3, 0], { ...style, from: 0, won });
      const poses = Array.from({ length: 40 }, (_, k) => {
        const pose = newPose();
        thrown.pose(thrown.restsAt + 1 + k * 9, pose);
        return pose;
      });
      const first = poses[0] ?? newPose();
      return {
        high: Math.max(...poses.map(({ position }) => position.y)),
        turned: Math.max(...poses.map(({ turn }) => turn.angleTo(first.turn))),
      };
    };
    expect(moves(true).high).toBeGreaterThan(0.6);
    expect(moves(true).turned).toBeGreaterThan(3);
    expect(moves(false).high).toBeLessThan(0.31);
    expect(moves(false).turned).toBeGreaterThan(0.25);
    expect(moves(false).turned).toBeLessThan(1);
  });

  it('goes back to where the die lies, with the face up that it showed', () => {
    const home = [3, 0, 2] as const;
    const after = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), 0.5);
    const [pose, before] = [newPose(), newPose()];
    const thrown = new DieThrow(2, 1, [0, 0.3, 0], { ...style, after, home, from: 0 });
    thrown.pose(0, before);
    thrown.pose(thrown.duration, pose);
    expect(before.position.distanceTo(new Vector3(...home))).toBeLessThan(1e-6);
    expect(pose.position.distanceTo(new Vector3(...home))).toBeLessThan(1e-6);
    expect(pose.turn.angleTo(after)).toBeLessThan(1e-3);
  });

  it('comes from the side of the player who throws, unless somebody stands in its way', () => {
    const frame = frames.laptop ?? expect.fail('no such frame');
    const { subject, all, seat } = landings(3, frame);
    const place = seatPlace(subject.board, 3, seat);
    const sides = all.map(({ landing: { at, from } }) => Math.cos(from - Math.atan2(place.z - at[2], place.x - at[0])));
    expect(sides.filter((towards) => towards > 0).length).toBeGreaterThan(sides.length * 0.8);
  });
});
