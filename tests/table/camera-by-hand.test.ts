// @vitest-environment happy-dom
import { CameraControlsImpl } from '@react-three/drei';
import fc from 'fast-check';
import * as THREE from 'three';
import { describe, expect, it } from 'vitest';
import type { CameraStep } from '../../src/table/attention/index.ts';
import { arrangementFor, tableBoard } from '../../src/table/camera/arrangement.ts';
import { stepped } from '../../src/table/camera/ByHand.tsx';
import { cameraAt, FIELD, type Frame } from '../../src/table/camera/framing.ts';
import { type Change, Grip } from '../../src/table/camera/grip.ts';
import { holdCamera, isCameraHeld } from '../../src/table/camera/hold.ts';
import { type Home, homeOf } from '../../src/table/camera/home.ts';
import { PointerControls } from '../../src/table/camera/pointer-controls.ts';
import { Flick, GLIDE_ON, poseAfter } from '../../src/table/camera/pointers.ts';
import {
  aimOf,
  framingOf,
  LOWEST,
  lookFrom,
  lookTo,
  type Pose,
  placeAt,
  poseOf,
  within,
} from '../../src/table/camera/pose.ts';
import { framingFor } from '../../src/table/camera/seated-view.ts';
import { stackPlace } from '../../src/table/layout/ground.ts';
import { boardHalf } from '../../src/table/layout/table-plan.ts';
import { boardGeometry } from '../../src/table/outlines/index.ts';
import '../support/boards.ts';
import { scope } from '../support/at-table.tsx';

CameraControlsImpl.install({ THREE });

const laptop: Frame = { width: 1280, height: 720, insets: { top: 58, right: 312, bottom: 75, left: 223 } };
/** A sheet reaches over the middle of the screen. */
const phone: Frame = { width: 390, height: 844, insets: { top: 163, right: 0, bottom: 526, left: 0 } };
const places = ([2, 3, 4, 5] as const).flatMap((players) => [laptop, phone].map((frame) => ({ players, frame })));

function seated(players: 2 | 3 | 4 | 5, frame: Frame) {
  const board = tableBoard(players, frame);
  const subject = { board, arrangement: arrangementFor(frame), players, tray: 14 };
  const framing = framingFor('seated', subject, 0, frame);
  const home = homeOf(framing, boardHalf(board));
  const hands = new PointerControls(
    new THREE.PerspectiveCamera((FIELD * 180) / Math.PI, frame.width / frame.height, 0.5, 90),
  );
  void hands.setLookAt(...framing.position, ...framing.target, false);
  hands.update(0);
  return { board, home, hands };
}

const steps: readonly CameraStep[] = ['closer', 'farther', 'left', 'right', 'up', 'down'];
/** Evenly, unlike all the numbers there are, of which most are tiny. */
const number = (least: number, most: number) =>
  fc.integer({ min: 0, max: 1000 }).map((part) => least + ((most - least) * part) / 1000);
/** A movement of a hand, wild or not, a step, a flick, or frames that pass. */
const gesture = fc.oneof(
  fc.record({
    kind: fc.constantFrom('turn' as const, 'drag' as const),
    dx: number(-3000, 3000),
    dy: number(-3000, 3000),
    grow: number(0.05, 20),
    twist: number(-3, 3),
    x: number(0, 1280),
    y: number(0, 844),
  }),
  fc.constantFrom(...steps),
  fc.record({ flick: number(-40, 40), aside: number(-90, 90) }),
  fc.record({ frames: fc.integer({ min: 1, max: 12 }), seconds: fc.constantFrom(0.004, 0.016, 0.25) }),
);

/** The pose after a gesture, as the page computes it. */
function after(
  pose: Pose,
  given: Change | CameraStep | { flick: number; aside: number },
  frame: Frame,
  home: Home,
): Pose {
  if (typeof given === 'string') return stepped(pose, given, home);
  if ('kind' in given) return poseAfter(pose, given, frame, home);
  const flick = new Flick();
  const from = {
    ...pose,
    azimuth: pose.azimuth - given.flick / 60,
    polar: pose.polar - given.flick / 60,
    x: pose.x - given.aside / 60,
  };
  flick.note(from, from, 0);
  flick.note(from, pose, 1 / 60);
  return within(flick.after(pose, 1 / 60), home);
}

describe('the camera in the hand', () => {
  it.each(places)(
    'never sees the table from below nor loses the board, whatever is done to it: $players players, $frame.width pixels wide',
    ({ players, frame }) => {
      fc.assert(
        fc.property(fc.array(gesture, { maxLength: 40 }), (gestures) => {
          const { hands, home } = seated(players, frame);
          for (const given of gestures) {
            const frames = typeof given === 'object' && 'frames' in given ? given : { frames: 1, seconds: 0.016 };
            if (typeof given === 'string' || !('frames' in given))
              hands.aimAt(aimOf(after(poseOf(hands.aim(true), home), given, frame, home), home), 0.06);
            for (let drawn = 0; drawn < frames.frames; drawn++) {
              hands.update(frames.seconds);
              const { x, z, distance, polar } = poseOf(hands.aim(false), home);
              expect(polar).toBeGreaterThanOrEqual(0);
              expect(polar).toBeLessThanOrEqual(LOWEST + 1e-9);
              expect(distance).toBeGreaterThan(home.distance * 0.2199);
              expect(distance).toBeLessThan(home.distance * 1.5001);
              expect(hands.camera.position.y).toBeGreaterThan(0.5);
              // Where a sheet has the camera aim beside the board, a half turn within one frame goes straight from one side to the other.
              const slack = 0.01 + Math.hypot(home.aside.x, home.aside.z) * 2 * 1.5;
              expect(Math.abs(x)).toBeLessThanOrEqual(home.half.x + slack);
              expect(Math.abs(z)).toBeLessThanOrEqual(home.half.z + slack);
            }
          }
          // At rest, the place looked at is on the board, and in the picture.
          for (let drawn = 0; drawn < 200; drawn++) hands.update(0.016);
          const pose = poseOf(hands.aim(false), home);
          expect(Math.abs(pose.x)).toBeLessThanOrEqual(home.half.x + 0.01);
          expect(Math.abs(pose.z)).toBeLessThanOrEqual(home.half.z + 0.01);
          const camera = hands.camera;
          camera.updateMatrixWorld();
          const seen = new THREE.Vector3(pose.x, 0, pose.z).project(camera);
          expect(Math.max(Math.abs(seen.x), Math.abs(seen.y))).toBeLessThan(1);
        }),
        { numRuns: 60 },
      );
    },
  );

  it('keeps what is under two fingers there while they pinch and twist', () => {
    const { home, hands } = seated(4, laptop);
    const pose = { ...poseOf(hands.aim(true), home), azimuth: 0.4, polar: 0.7 };
    const at = { x: 700, y: 300 };
    const place = placeAt(pose, at.x, at.y, laptop, home);
    const twist = poseAfter(pose, { kind: 'drag', dx: 0, dy: 0, grow: 1.5, twist: 0.5, ...at }, laptop, home);
    const still = placeAt(twist, at.x, at.y, laptop, home);
    expect(twist.azimuth).toBeCloseTo(0.9);
    expect(twist.distance).toBeCloseTo(pose.distance / 1.5);
    expect(Math.hypot(still.x - place.x, still.z - place.z)).toBeLessThan(1e-6);
  });

  it('turns the picture the way the fingers turn: clockwise on the screen', () => {
    const { home, hands } = seated(4, laptop);
    const aim = hands.aim(true);
    const twist = { kind: 'drag', dx: 0, dy: 0, grow: 1, twist: 0.3, x: 640, y: 360 } as const;
    const turned = aimOf(poseAfter(poseOf(aim, home), twist, laptop, home), home);
    const seen = ({ x, z, distance, azimuth, polar }: Pose) => {
      const flat = Math.sin(polar) * distance;
      const position = [
        x + Math.sin(azimuth) * flat,
        Math.cos(polar) * distance,
        z + Math.cos(azimuth) * flat,
      ] as const;
      return new THREE.Vector3(0, 0, -2).project(cameraAt({ position, target: [x, 0, z] }, FIELD, 16 / 9));
    };
    // What lies ahead moves to the right.
    expect(seen(turned).x).toBeGreaterThan(seen(aim).x + 0.05);
  });

  it('glides on a little after a flick, and rests within six tenths of a second', () => {
    const { home, hands } = seated(4, laptop);
    const flick = new Flick();
    let pose = poseOf(hands.aim(true), home);
    for (let move = 0; move < 10; move++) {
      const next = { ...pose, azimuth: pose.azimuth + 0.08, polar: pose.polar + 0.01 };
      flick.note(pose, next, move / 60);
      hands.aimAt(aimOf(next, home), 0.06);
      hands.update(1 / 60);
      pose = next;
    }
    const letGo = hands.aim(false).azimuth;
    hands.aimAt(aimOf(within(flick.after(pose, 10 / 60), home), home), GLIDE_ON);
    let frames = 0;
    while (hands.update(1 / 60)) frames += 1;
    expect(frames / 60).toBeLessThan(0.65);
    expect(frames / 60).toBeGreaterThan(0.2);
    const on = hands.aim(false).azimuth - letGo;
    expect(on).toBeGreaterThan(0.1);
    expect(on).toBeLessThan(0.8);
    expect(hands.aim(false)).toEqual(hands.aim(true));
  });

  it('never swings past its goal, however fast it moved when that changed', () => {
    const { hands } = seated(4, laptop);
    const aim = { ...hands.aim(true), polar: 0.2 };
    hands.aimAt(aim, 0);
    hands.aimAt({ ...aim, polar: LOWEST, x: 3 }, 0.3);
    for (let drawn = 0; drawn < 12; drawn++) hands.update(0.016);
    const { polar, x } = hands.aim(false);
    // It is on its fastest way out: and now its goal is just behind it.
    hands.aimAt({ ...aim, polar: polar - 0.05, x: x - 0.05 }, 0.3);
    for (let drawn = 0; drawn < 60; drawn++) {
      hands.update(0.016);
      expect(hands.aim(false).polar).toBeLessThanOrEqual(polar);
      expect(hands.aim(false).x).toBeLessThanOrEqual(x);
    }
  });

  it('does not glide on after a hand that rested before it let go', () => {
    const { home, hands } = seated(4, laptop);
    const flick = new Flick();
    const pose = poseOf(hands.aim(true), home);
    flick.note(pose, pose, 0);
    flick.note(pose, { ...pose, azimuth: 1 }, 0.01);
    expect(flick.after(pose, 0.2)).toBe(pose);
    flick.begin();
    expect(flick.after(pose, 0.2)).toBe(pose);
  });

  it('goes back by the shorter way, however often the table was turned', () => {
    const { hands } = seated(4, laptop);
    const aim = hands.aim(true);
    hands.aimAt({ ...aim, azimuth: 13 }, 0);
    hands.update(0.016);
    const framing = framingFor(
      'seated',
      { board: boardGeometry(4), arrangement: 'snug', players: 4, tray: 14 },
      0,
      laptop,
    );
    void hands.setLookAt(...framing.position, ...framing.target, true);
    expect(Math.abs(hands.aim(true).azimuth - 13)).toBeLessThanOrEqual(Math.PI);
  });
});

describe('fingers on the table', () => {
  it('press where they hardly move, and drag from there without a jump', () => {
    const grip = new Grip(6);
    grip.down(1, 100, 100, 'turn');
    expect(grip.move(1, 104, 100)).toBe(null);
    expect(grip.up(1)).toBe('press');
    grip.down(1, 100, 100, 'turn');
    expect(grip.move(1, 108, 100)).toMatchObject({ kind: 'turn', dx: 8, dy: 0 });
    expect(grip.move(1, 110, 101)).toMatchObject({ dx: 2, dy: 1 });
    expect(grip.up(1)).toBe('drag');
  });

  it('twist clockwise and pinch, two of them; the one that stays behind does nothing', () => {
    const grip = new Grip(6);
    grip.down(1, 100, 100, 'turn');
    grip.down(2, 200, 100, 'turn');
    // The second finger goes down the screen: clockwise around the first.
    const twist = grip.move(2, 200, 200);
    expect(twist?.twist).toBeCloseTo(Math.PI / 4);
    expect(twist?.grow).toBeCloseTo(Math.SQRT2);
    expect(twist).toMatchObject({ kind: 'drag', dx: 0, dy: 50, x: 150, y: 150 });
    expect(grip.up(2)).toBe('drag');
    expect(grip.move(1, 300, 300)).toBe(null);
    expect(grip.up(1)).toBe(null);
    expect(grip.isHeld).toBe(false);
  });

  it('turn on across the half turn, where angles jump', () => {
    const grip = new Grip(6);
    grip.down(1, 100, 100, 'turn');
    grip.down(2, 0, 95, 'turn');
    expect(Math.abs(grip.move(2, 0, 110)?.twist ?? 9)).toBeLessThan(0.2);
  });

  it('are let go of when somebody else takes them', () => {
    const grip = new Grip(6);
    grip.down(1, 100, 100, 'turn');
    grip.drop();
    expect(grip.move(1, 200, 100)).toBe(null);
    expect(grip.up(1)).toBe(null);
  });
});

it('the camera is held until everybody who held it has let go, each once', () => {
  const [one, other] = [holdCamera(scope), holdCamera(scope)];
  one();
  one();
  expect(isCameraHeld(scope)).toBe(true);
  other();
  expect(isCameraHeld(scope)).toBe(false);
});

describe('looking around', () => {
  it.each([2, 3, 4, 5] as const)(
    'is over the stack, towards the middle of the board, near the ground: %i players',
    (players) => {
      const board = boardGeometry(players);
      for (const { id } of board.regions)
        for (const tokens of [0, 1, 12]) {
          const look = lookFrom(board, id, tokens, 0.3);
          const { position, target } = framingOf(look);
          const [x, ground, z] = stackPlace(board, id);
          expect(position[1]).toBeGreaterThan(ground + 0.7);
          expect(position[1]).toBeLessThan(ground + 1.7);
          const camera = cameraAt({ position, target }, FIELD * 2, 1);
          const crown = new THREE.Vector3(x, ground + 0.4, z).project(camera);
          expect(Math.abs(crown.x)).toBeLessThan(0.01);
          if (Math.hypot(x, z) < 0.6) continue;
          const middle = new THREE.Vector3(0, 0.1, 0).project(camera);
          expect(Math.abs(middle.x)).toBeLessThan(0.01);
          expect(Math.abs(middle.y)).toBeLessThan(1);
        }
    },
  );

  it('is over the middle of the board as the player looks, where no region is meant', () => {
    const { eyes, yaw } = lookFrom(boardGeometry(4), null, 0, 0);
    expect(yaw).toBeCloseTo(Math.PI);
    expect(eyes[2]).toBeGreaterThan(0);
  });

  it('turns from where the eyes are, up and down only so far, and right is right', () => {
    const begin = lookFrom(boardGeometry(4), null, 0, 0);
    const right = framingOf(lookTo(begin, 0.5, 0));
    expect(right.position).toEqual(begin.eyes);
    expect(right.target[0]).toBeGreaterThan(begin.eyes[0]);
    expect(lookTo(begin, 0, 9).pitch).toBeLessThan(0.3);
    expect(lookTo(begin, 0, -9).pitch).toBeGreaterThan(-0.8);
  });
});
