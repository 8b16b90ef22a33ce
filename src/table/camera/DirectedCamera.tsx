import { CameraControls } from '@react-three/drei';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { RegionId } from '../../rules/index.ts';
import type { Shot } from '../attention/index.ts';
import { stackPlace } from '../layout/ground.ts';
import { COMBO, comboPlace } from '../layout/table-plan.ts';
import type { BoardGeometry, Point } from '../outlines/index.ts';
import { useOverlay } from '../overlay.ts';
import type { CamerasProps } from './Cameras.tsx';
import { FIELD, type Frame, type Framing, frameAll, towards, type Vector } from './framing.ts';
import { PointerControls } from './pointer-controls.ts';
import { boardPoints, type Subject, seatPoints } from './table-points.ts';
import { throwFraming } from './throw-view.ts';

/** Above the table's plane, in radians: flatter the closer, but never so flat that pieces hide the view. */
const HEIGHT = { table: 0.98, regions: 0.9, column: 1.05, slowly: 0.82, far: 0.66 } as const;
/** Azimuth where the slow shot of a new game begins, in radians, and how much further away, as a factor. */
const FAR = { azimuth: -0.42, off: 1.3 } as const;
/** Azimuth where it ends, in radians. */
const NEAR = 0.12;
/** Height of figures, in board units. */
const FIGURES = 0.5;
/** Smallest part of the board shown, in board units: any closer and viewers would lose their bearings. */
const LEAST = { across: 4.6, deep: 2.7 } as const;

/** Where a camera stands for a shot, and where it starts from; null for wherever it is. */
interface Move {
  readonly from: Framing | null;
  readonly to: Framing;
}

function moveFor(shot: Shot, subject: Subject, frame: Frame): Move {
  switch (shot.of) {
    case 'regions':
      return { from: null, to: framed(regionPoints(subject.board, shot.regions, shot.beside), HEIGHT.regions, frame) };
    case 'column':
      return { from: null, to: framed(columnPoints(subject), HEIGHT.column, frame) };
    case 'table': {
      const board = boardPoints(subject);
      if (!shot.slowly) return { from: null, to: framed([...board, ...seatPoints(subject)], HEIGHT.table, frame) };
      const from = further(framed(board, HEIGHT.far, frame, FAR.azimuth));
      return { from, to: framed(board, HEIGHT.slowly, frame, NEAR) };
    }
  }
}

function framed(points: readonly Vector[], elevation: number, frame: Frame, azimuth = 0): Framing {
  return frameAll([{ points, insets: frame.insets }], towards(elevation, azimuth), azimuth, FIELD, frame);
}

function further({ position, target }: Framing): Framing {
  const away = (k: 0 | 1 | 2) => target[k] + (position[k] - target[k]) * FAR.off;
  return { position: [away(0), away(1), away(2)], target };
}

/** With the figures on them and the centres of adjacent regions; never smaller than `LEAST`. */
function regionPoints(board: BoardGeometry, regions: readonly RegionId[], beside: readonly RegionId[]): Vector[] {
  let [left, right, far, near, top] = [Infinity, -Infinity, Infinity, -Infinity, 0];
  const take = ({ x, y }: Point) => {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [far, near] = [Math.min(far, y), Math.max(near, y)];
  };
  for (const id of beside) {
    const seat = board.regions[id]?.seat;
    if (seat) take(seat);
  }
  for (const id of regions) {
    for (const point of board.regions[id]?.outline ?? []) take(point);
    top = Math.max(top, stackPlace(board, id)[1] + FIGURES);
  }
  if (left > right) return [];
  const [x, z] = [(left + right) / 2, (far + near) / 2];
  const [halfX, halfZ] = [Math.max(right - left, LEAST.across) / 2, Math.max(near - far, LEAST.deep) / 2];
  return [0, top].flatMap((y): Vector[] => [
    [x - halfX, y, z - halfZ],
    [x + halfX, y, z - halfZ],
    [x - halfX, y, z + halfZ],
    [x + halfX, y, z + halfZ],
  ]);
}

function columnPoints({ board, arrangement }: Subject): Vector[] {
  return [0, 2, 3, 5].flatMap((index): Vector[] => {
    const { x, y, z } = comboPlace(board, arrangement, index);
    const [halfX, halfZ] = [COMBO.width / 2 + 0.5, COMBO.depth / 2 + 0.25];
    return [
      [x - halfX, y, z - halfZ],
      [x + halfX, y, z - halfZ],
      [x - halfX, y + 0.2, z + halfZ],
      [x + halfX, y + 0.2, z + halfZ],
    ];
  });
}

interface DirectedCameraProps extends Omit<CamerasProps, 'view' | 'seat' | 'atHand'> {
  readonly shot: Shot;
  /** Speed of the camera: 1 is unhurried. */
  readonly pace: number;
  /** Draws at most 30 frames a second. */
  readonly sparing: boolean;
}

/** Approximate seconds per move at pace 1: to a shot, to a die in the air, and in the slow shot of a new game. */
const SMOOTH = { shot: 0.75, die: 0.4, slowly: 3.2 } as const;

/** A camera that follows a given shot and that nobody can move by hand. Without `glide` it cuts instead of moving. */
export function DirectedCamera({ shot, subject, frame, glide, pace, sparing }: DirectedCameraProps) {
  const controls = useRef<PointerControls>(null);
  const begun = useRef(false);
  const invalidate = useThree((state) => state.invalidate);
  const rolling = useStore(useOverlay().showStore, (now) => (glide && now.rolling?.isNear ? now.rolling : null));

  useEffect(() => {
    const hands = controls.current;
    if (hands === null) return;
    const isRolling = rolling !== null;
    const move =
      rolling !== null
        ? { from: null, to: throwFraming('seated', subject, frame, rolling) }
        : moveFor(shot, subject, frame);
    const slowly = !isRolling && shot.of === 'table' && shot.slowly;
    hands.smoothTime = glide ? (isRolling ? SMOOTH.die : slowly ? SMOOTH.slowly : SMOOTH.shot) / pace : 0.001;
    if (glide && move.from !== null) void hands.setLookAt(...move.from.position, ...move.from.target, false);
    void hands.setLookAt(...move.to.position, ...move.to.target, glide && (begun.current || move.from !== null));
    begun.current = true;
    invalidate();
  }, [shot, subject, frame, rolling, glide, pace, invalidate]);

  return (
    <>
      <CameraControls ref={controls} impl={PointerControls} makeDefault enabled={false} />
      {sparing ? <Sparing /> : null}
    </>
  );
}

/** Milliseconds between two drawn frames, less half a frame of a 60 Hz screen. */
const APART = 1000 / 30 - 8;

/** Skips every other frame. The last one of a movement is always drawn. */
function Sparing() {
  const drawn = useRef(0);
  useFrame(({ gl, scene, camera, invalidate }) => {
    const now = performance.now();
    if (now - drawn.current < APART) return invalidate();
    drawn.current = now;
    gl.render(scene, camera);
  }, 1);
  return null;
}
