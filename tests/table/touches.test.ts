import { Quaternion, Vector3 } from 'three';
import { expect, it, vi } from 'vitest';
import { type Toy, useTouch } from '../../src/table/attention/touch.ts';
import { type Placement, piece } from '../../src/table/layout/placement.ts';
import { answers } from '../../src/table/motion/answers.ts';
import { Gestures } from '../../src/table/motion/gestures.ts';
import type { Pose } from '../../src/table/pieces/piece-batch.ts';
import { hearHand } from '../../src/table/sound/speaker.ts';
import { scope } from '../support/at-table.tsx';
import { emptyBatch } from '../support/batch.ts';

const toys = Object.keys(answers) as Toy[];
const FRAME = 1000 / 60;
/** Milliseconds in which everything has answered. */
const SOON = 600;

const pieces = [piece('chip/1/hand/0', 'chip', [1, 0, 2]), piece('figure/1/hand', 'figure/orcs', [1, 0.1, 2])];

/** Gestures of a batch with these pieces, and where those were moved to. */
function lively(placements: readonly Placement[]) {
  const batch = emptyBatch();
  batch.show(placements);
  const poses: Pose[] = [];
  const move = batch.move.bind(batch);
  batch.move = (id, pose) => {
    poses.push({ position: pose.position.clone(), turn: pose.turn.clone(), scale: pose.scale.clone() });
    move(id, pose);
  };
  return { gestures: new Gestures(batch), poses };
}

const isAtRest = ({ position, turn, scale }: Pose) =>
  position.distanceTo(new Vector3(1, 0, 2)) < 1e-6 &&
  turn.angleTo(new Quaternion()) < 1e-6 &&
  scale.distanceTo(new Vector3(1, 1, 1)) < 1e-6;

it.each(toys)('a %s that is touched moves a little, and soon lies as it lay', (toy) => {
  const [one] = pieces.slice(0, 1);
  const { gestures, poses } = lively([...pieces.slice(0, 1)]);
  expect(gestures.answer(one === undefined ? [] : [one], toy)).toBe(true);
  let time = 0;
  for (; gestures.alive && time < 5000; time += FRAME) gestures.tick(FRAME);
  expect(time).toBeLessThan(SOON);
  expect(poses.some((pose) => !isAtRest(pose))).toBe(true);
  for (const { position } of poses) expect(position.distanceTo(new Vector3(1, 0, 2))).toBeLessThan(0.3);
  expect(poses.slice(-1).every(isAtRest)).toBe(true);
});

it('it answers once: not while it answers, and a stack as one', () => {
  const { gestures } = lively(pieces);
  expect(gestures.answer(pieces, 'figure')).toBe(true);
  gestures.tick(FRAME);
  expect(gestures.answer(pieces.slice(1), 'figure')).toBe(false);
  for (let time = 0; time < SOON; time += FRAME) gestures.tick(FRAME);
  expect(gestures.alive).toBe(false);
  expect(gestures.answer(pieces.slice(1), 'figure')).toBe(true);
  gestures.lay();
  expect(gestures.alive).toBe(false);
});

it('every touch is heard, of the same thing too', () => {
  const heard = vi.fn();
  const end = hearHand(scope, heard);
  for (const toy of [...toys, 'crown'] as const) useTouch.of(scope).setState({ toy });
  end();
  useTouch.of(scope).setState({ toy: 'die' });
  expect(heard.mock.calls.flat()).toEqual(['coin', 'rattle', 'rustle', 'chime', 'hop', 'chime']);
});
