import { Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { type Placement, piece } from '../../src/table/layout/placement.ts';
import { burst } from '../../src/table/motion/burst.ts';
import { fightFlights } from '../../src/table/motion/fight.ts';
import type { Leg } from '../../src/table/motion/flight.ts';
import { fly } from '../../src/table/motion/fly.ts';
import { Gestures } from '../../src/table/motion/gestures.ts';
import { Shake } from '../../src/table/Pieces.tsx';
import type { PieceBatch, Pose } from '../../src/table/pieces/piece-batch.ts';
import { emptyBatch } from '../support/batch.ts';

const newPose = (): Pose => ({ position: new Vector3(), turn: new Quaternion(), scale: new Vector3() });
const figure = (id: string, x: number) => piece(id, 'figure/elves', [x, 0, 0]);
const from = (piece: Placement, to: Placement): Leg => ({ piece, from: piece, to, replaces: null, leaves: false });

/** An attacker leaps from x = 2 to the middle, a defender walks from there to x = −3. */
const attacker = from(figure('attacker', 2), figure('attacker', 0));
const defender = from(figure('defender', 0), figure('defender', -3));
const fight = fightFlights([attacker, defender], { x: 0, z: 0 });

describe('a fight', () => {
  it('begins with the attackers gathering themselves: ducked, and not yet off the ground', () => {
    const leap = fight.find(({ way }) => way === 'arc');
    if (leap === undefined) throw new Error('nobody leaps');
    expect(leap.gather * leap.duration).toBeCloseTo(80);
    const pose = newPose();
    fly(leap, leap.gather * 0.9, pose, newPose());
    expect(pose.position.toArray()).toEqual([2, 0, 0]);
    expect(pose.scale.y).toBeLessThan(0.95);
    fly(leap, 1, pose, newPose());
    expect(pose.position.x).toBeCloseTo(0);
    expect(pose.scale.y).toBeCloseTo(1);
  });

  it('ends with the winner hopping for joy where it stands, and the loser stomping home', () => {
    const joy = fight.find(({ way }) => way === 'cheer');
    expect(joy).toMatchObject({ piece: { id: 'attacker' }, from: { x: 0 }, to: { x: 0 } });
    expect(fight.find(({ way }) => way === 'walk')).toMatchObject({ piece: { id: 'defender' }, stomps: true });
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
