import { Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { type Placement, piece } from '../../src/table/layout/placement.ts';
import { HOLD } from '../../src/table/motion/beat-show.ts';
import { burst } from '../../src/table/motion/burst.ts';
import { fightFlights } from '../../src/table/motion/fight.ts';
import type { Leg } from '../../src/table/motion/flight.ts';
import { fly, press, SETTLE, squash } from '../../src/table/motion/fly.ts';
import { Gestures } from '../../src/table/motion/gestures.ts';
import { Shake } from '../../src/table/Pieces.tsx';
import type { PieceBatch, Pose } from '../../src/table/pieces/piece-batch.ts';
import { emptyBatch } from '../support/batch.ts';

const newPose = (): Pose => ({ position: new Vector3(), turn: new Quaternion(), scale: new Vector3() });
const figure = (id: string, x: number) => piece(id, 'figure/elves', [x, 0, 0]);
const from = (piece: Placement, to: Placement): Leg => ({ piece, from: piece, to, replaces: null, leaves: false });

/** An attacker leaps from x = 2 to the middle, a defender goes from there to x = −3, and a Lair comes. */
const attacker = from(figure('attacker', 2), figure('attacker', 0));
const defender = from(figure('defender', 0), figure('defender', -3));
const lair = piece('marker/lair/1/0', 'marker/lair', [0.3, 0, 0]);
const fight = fightFlights([attacker, defender, from({ ...lair, scale: [0.001, 0.001, 0.001] }, lair)], { x: 0, z: 0 });

describe('a fight', () => {
  const leap = fight.find(({ takes }) => takes) ?? expect.fail('nobody leaps');
  const blow = leap.delay + leap.duration;

  it('begins with the attackers gathering themselves for 90 ms: ducked, and not yet off the ground', () => {
    expect(leap.gather * leap.duration).toBeCloseTo(90);
    const pose = newPose();
    fly(leap, leap.gather * 0.9, pose, newPose());
    expect(pose.position.toArray()).toEqual([2, 0, 0]);
    expect(pose.scale.y).toBeLessThan(0.95);
    fly(leap, 1, pose, newPose());
    expect(pose.position.x).toBeCloseTo(0);
    expect(pose.scale.y).toBeCloseTo(1);
  });

  it('flattens whoever lands to 0.86 of its height and 1.1 of its breadth, at once and not for long', () => {
    const pose = newPose();
    pose.scale.set(1, 1, 1);
    press(pose, 0, squash(0, leap.weight));
    expect(pose.scale.y).toBeCloseTo(0.86);
    expect(pose.scale.x).toBeCloseTo(1.1, 2);
    expect(squash(SETTLE, leap.weight)).toBe(1);
  });

  it('flings the loser all the way home in 450 ms, head over heels, from right before the blow', () => {
    const flung = fight.find(({ way }) => way === 'flung') ?? expect.fail('nobody is driven out');
    expect(flung).toMatchObject({ piece: { id: 'defender' }, to: { x: -3 }, duration: 450 });
    expect(blow - flung.delay).toBeGreaterThan(0);
    expect(blow - flung.delay).toBeLessThan(100);
    const [pose, end] = [newPose(), newPose()];
    fly(flung, 0.3, pose, end);
    expect(pose.position.y).toBeGreaterThan(0.4);
    expect(new Vector3(0, 1, 0).applyQuaternion(pose.turn).y).toBeLessThan(0);
    fly(flung, 1, pose, end);
    expect(pose.position.toArray()).toEqual([-3, 0, 0]);
  });

  it('leaves nothing lying on the ground of whoever has no home', () => {
    const chip = piece('tribechip/4', 'chip', [0, 0, 0]);
    const gone: Leg = {
      piece: chip,
      from: chip,
      to: { ...chip, scale: [0.001, 0.001, 0.001] },
      replaces: null,
      leaves: true,
    };
    const flung = fightFlights([attacker, gone], { x: 0, z: 0 }).find(({ way }) => way === 'flung') ?? expect.fail();
    const pose = newPose();
    for (const t of [0.2, 0.5, 0.8]) {
      fly(flung, t, pose, newPose());
      expect(pose.position.y).toBeGreaterThan(0.1);
    }
    fly(flung, 1, pose, newPose());
    expect(pose.scale.length()).toBeLessThan(0.01);
  });

  it('lets what comes with the conquest come 200 ms after the blow', () => {
    const brought = fight.find(({ piece: { id } }) => id === lair.id);
    expect((brought?.delay ?? 0) - blow).toBe(200);
  });

  it('ends with the winner hopping for joy where it stands', () => {
    const joy = fight.find(({ way }) => way === 'cheer');
    expect(joy).toMatchObject({ piece: { id: 'attacker' }, from: { x: 0 }, to: { x: 0 } });
  });

  it('is over within two seconds', () => {
    for (const { delay, duration } of fight) expect(delay + duration + SETTLE + HOLD).toBeLessThan(2000);
  });
});

describe('a blow', () => {
  it('moves the picture by one to two hundredths, and dies away', () => {
    const shake = new Shake();
    expect(shake.alive).toBe(false);
    shake.strike(1);
    const moved = Array.from({ length: 40 }, () => Math.abs(shake.tick(10)));
    expect(Math.max(...moved)).toBeGreaterThan(0.01);
    expect(Math.max(...moved)).toBeLessThan(0.02);
    expect(moved.at(-1)).toBe(0);
    expect(shake.alive).toBe(false);
  });

  it('is not cut short by a weaker one', () => {
    const shake = new Shake();
    shake.strike(1);
    shake.tick(10);
    shake.strike(0.1);
    expect(Math.abs(shake.tick(0))).toBeGreaterThan(0.005);
  });
});

describe('figures at rest', () => {
  /** Gestures over a batch that notes where pieces are moved. */
  function watched() {
    const poses = new Map<string, Pose>();
    const batch: PieceBatch = emptyBatch();
    batch.move = (id, { position, turn, scale }) => {
      poses.set(id, { position: position.clone(), turn: turn.clone(), scale: scale.clone() });
    };
    return { gestures: new Gestures(batch), poses };
  }

  it('look up when pointed at, stay so, and look down again', () => {
    const { gestures, poses } = watched();
    gestures.lookUp(figure('one', 1));
    gestures.tick(1000);
    expect(poses.get('one')?.turn.x).toBeLessThan(-0.1);
    expect(gestures.alive).toBe(false);
    gestures.lookUp(null);
    gestures.tick(1000);
    expect(poses.get('one')?.turn.x).toBeCloseTo(0);
    expect(gestures.alive).toBe(false);
  });

  it('breathe for about two seconds, and stand as before', () => {
    const { gestures, poses } = watched();
    gestures.breathe([figure('one', 1), figure('two', 2)]);
    gestures.tick(500);
    expect(poses.get('one')?.scale.y).toBeGreaterThan(1.02);
    for (let now = 0; now < 2000; now += 100) gestures.tick(100);
    expect(gestures.alive).toBe(false);
    expect(poses.get('two')?.scale.y).toBeCloseTo(1);
  });
});

it('a purse bursts to all sides, the same every time', () => {
  const coins = burst([4, 0, 2]);
  expect(new Set(coins.map(({ piece: { id } }) => id)).size).toBe(coins.length);
  expect(coins.some(({ to }) => to.x < 3.8) && coins.some(({ to }) => to.x > 4.2)).toBe(true);
  expect(burst([4, 0, 2])).toEqual(coins);
});
