import { Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { apply, view } from '../../src/rules/index.ts';
import { DraggedBanner } from '../../src/table/grasp/dragged-banner.ts';
import { DraggedCombo } from '../../src/table/grasp/dragged-combo.ts';
import { DraggedDie } from '../../src/table/grasp/dragged-die.ts';
import { castOf } from '../../src/table/grasp/Grasp.tsx';
import { throwDirection } from '../../src/table/layout/die.ts';
import { layout } from '../../src/table/layout/index.ts';
import { DieThrow } from '../../src/table/motion/die-throw.ts';
import * as moves from '../../src/table/motion/moves.ts';
import { purseOf } from '../../src/table/motion/places.ts';
import { Runner } from '../../src/table/motion/runner.ts';
import { newShowStore } from '../../src/table/motion/show-store.ts';
import { Spring } from '../../src/table/motion/spring.ts';
import { recordedThrows } from '../../src/table/motion/throws.ts';
import { boardGeometry } from '../../src/table/outlines/index.ts';
import type { Pose } from '../../src/table/pieces/piece-batch.ts';
import { unseen } from '../../tools/players/unseen.ts';
import { emptyBatch } from '../support/batch.ts';
import { playedOn } from '../support/careless.ts';
import '../support/boards.ts';
import '../support/throws.ts';

const game = playedOn(2, 7, (now) => now.phase === 'pickCombo' && now.round > 2 && (now.coins[now.seat] ?? 0) > 3);
const state = {
  view: view(game, game.seat),
  board: boardGeometry(game.board),
  arrangement: 'wide' as const,
  colours: [0, 1],
};
const index = 2;
const combo = game.column[index] ?? expect.fail('no combo');
const goal = new Vector3(1, 0.8, 3);

/** A batch with everything on the table, and where its pieces are now. */
function watched() {
  const batch = emptyBatch();
  const places = new Map<string, Vector3>();
  const [put, move, remove] = [batch.put.bind(batch), batch.move.bind(batch), batch.remove.bind(batch)];
  batch.put = (placement) => {
    places.set(placement.id, new Vector3(placement.x, placement.y, placement.z));
    put(placement);
  };
  batch.move = (id, { position }: Pose) => {
    if (places.has(id)) places.set(id, position.clone());
    move(id, { position, turn: new Quaternion(), scale: new Vector3(1, 1, 1) });
  };
  batch.remove = (id) => {
    places.delete(id);
    remove(id);
  };
  const pieces = layout(state);
  batch.show(pieces);
  return { batch, places, at: (id: string) => places.get(id) ?? expect.fail(`no ${id}`) };
}

const ids = {
  banner: `banner/${combo.race}`,
  badge: `badge/${combo.power}`,
  figure: `perch/${combo.race}`,
};
const offers = (places: ReadonlyMap<string, Vector3>) => [...places.keys()].filter((id) => id.startsWith('offer/'));

describe.each([100, 1000 / 60])('a combo in the hand, with frames of %d ms', (frame) => {
  it('moves together, and is where the hand is within 150 ms', () => {
    const { batch, at } = watched();
    const banner = at(ids.banner).clone();
    const apart = at(ids.badge).clone().sub(banner);
    const held = new DraggedCombo(batch, state, index, true, false);
    held.move(goal);
    const home = banner.clone();
    let time = 0;
    for (; time < 150; time += frame) held.tick(frame);
    expect(at(ids.badge).clone().sub(at(ids.banner)).distanceTo(apart)).toBeLessThan(1e-6);
    expect(at(ids.figure).y).toBeGreaterThan(0.5);
    const way = goal.clone().setY(0).distanceTo(home.setY(0));
    expect(at(ids.banner).clone().setY(0).distanceTo(goal.clone().setY(0))).toBeLessThan(0.36 + way * 0.03);
  });

  it('lays a coin on each combo above it, and takes them back with it when it is put down', () => {
    const { batch, places, at } = watched();
    const before = new Map(places);
    const held = new DraggedCombo(batch, state, index, true, false);
    held.move(goal);
    for (let time = 0; held.alive && time < 5000; time += frame) held.tick(frame);
    expect(held.alive).toBe(false);
    expect(offers(places).length).toBe(offers(before).length + index);
    const purse = purseOf(state, 2, game.seat);
    for (const { race, coins } of game.column.slice(0, index))
      expect(at(`offer/${race}/${coins}`).x).toBeGreaterThan(purse[0] + 1);
    held.back();
    for (let time = 0; !held.isBack && time < 5000; time += frame) held.tick(frame);
    expect(held.isBack).toBe(true);
    for (const [id, place] of before) expect(at(id).distanceTo(place), id).toBeLessThan(1e-6);
    expect(places.size).toBe(before.size);
  });
});

describe('a combo in the hand', () => {
  it('costs nothing while it may not be had', () => {
    const { batch, places } = watched();
    const before = offers(places).length;
    const held = new DraggedCombo(batch, state, index, false, false);
    held.move(goal);
    for (let time = 0; time < 1000; time += 20) held.tick(20);
    expect(offers(places).length).toBe(before);
  });

  it('jumps where nothing is to move', () => {
    const { batch, at } = watched();
    const held = new DraggedCombo(batch, state, index, true, true);
    held.move(goal);
    held.tick(1);
    expect(held.alive).toBe(false);
    expect(at(ids.figure).distanceTo(goal)).toBeLessThan(1);
    held.back();
    held.tick(1);
    expect(held.isBack).toBe(true);
  });

  it('goes on from the hand when it is picked: nothing jumps back to the column, and no coin is paid twice', () => {
    const { batch, at } = watched();
    const held = new DraggedCombo(batch, state, index, true, false);
    held.move(goal);
    for (let time = 0; held.alive && time < 5000; time += 20) held.tick(20);
    const banner = at(ids.banner).clone();
    const paid = game.column
      .slice(0, index)
      .map(({ race, coins }) => [`offer/${race}/${coins}`, at(`offer/${race}/${coins}`).clone()] as const);
    const outcome = apply(game, { type: 'pickCombo', index });
    if (!outcome.ok) throw new Error('no pick');
    const listener = { step: () => undefined, moment: () => undefined, done: () => undefined };
    const runner = new Runner(batch, state, listener, unseen, newShowStore());
    runner.takeFrom(held.goesOn());
    const after = view(outcome.state, game.seat);
    const stage = {
      id: 1,
      name: 'pickCombo' as const,
      seat: game.seat,
      events: outcome.events,
      before: state.view,
      after,
    };
    runner.start(stage, { still: false, last: true }, moves);
    expect(at(ids.banner).distanceTo(banner)).toBeLessThan(1e-6);
    let strayed = 0;
    for (let time = 0; runner.running && time < 60_000; time += 20) {
      runner.tick(20);
      for (const [id, place] of paid) strayed = Math.max(strayed, at(id).clone().setZ(place.z).distanceTo(place));
    }
    expect(runner.running).toBe(false);
    // They slide along with the column, and do nothing else.
    expect(strayed).toBeLessThan(0.2);
    const laid = layout({ ...state, view: after }).find(({ id }) => id === ids.banner) ?? expect.fail('no banner');
    expect(at(ids.banner).distanceTo(new Vector3(laid.x, laid.y, laid.z))).toBeLessThan(1e-6);
  });

  it('follows without overshooting, however long the frames are', () => {
    for (const seconds of [1 / 120, 1 / 60, 0.1, 0.5]) {
      const spring = new Spring();
      const to = new Vector3(1, 2, 3);
      let last = 0;
      for (let k = 0; k < 400 && spring.tick(to, seconds); k++) {
        expect(spring.at.x).toBeGreaterThanOrEqual(last);
        expect(spring.at.x).toBeLessThanOrEqual(1);
        last = spring.at.x;
      }
      expect(spring.at.toArray()).toEqual([1, 2, 3]);
    }
  });
});

describe('the die in the hand', () => {
  const die = layout(state).find(({ id }) => id === 'die') ?? expect.fail('no die');

  it('follows the hand, and lies as it lay when it is put down', () => {
    const { batch, at } = watched();
    const home = at('die').clone();
    const held = new DraggedDie(batch, die, false);
    held.move(goal);
    for (let time = 0; held.alive && time < 5000; time += 20) held.tick(20);
    expect(at('die').distanceTo(goal)).toBeLessThan(1e-6);
    held.back();
    for (let time = 0; !held.isBack && time < 5000; time += 20) held.tick(20);
    expect(at('die').distanceTo(home)).toBeLessThan(1e-6);
  });

  it('comes from where it is flicked, as far as that is in sight, and harder flicks come from farther away', () => {
    const side = throwDirection(state, 2, game.seat);
    const flick = (angle: number, speed: number) =>
      castOf(state, [0, 1, 0], { x: -Math.cos(angle) * speed, z: -Math.sin(angle) * speed });
    for (const off of [-0.6, 0, 0.6]) expect(flick(side + off, 5).from).toBeCloseTo(side + off);
    for (const off of [-2.5, 2.5]) expect(Math.abs(flick(side + off, 5).from - side)).toBeLessThan(1);
    const { throws } = recordedThrows();
    const reach = [0.5, 4, 8, 20].map((speed) => {
      const [x = 0, , z = 0] = throws[flick(side, speed).choice] ?? [];
      return Math.hypot(x, z);
    });
    expect(reach).toEqual(reach.toSorted((a, b) => a - b));
    expect(reach[3]).toBeGreaterThan(reach[0] ?? 0);
  });

  it('is thrown from the hand, and lands in its place on the face that the rules have drawn', () => {
    const rest = [die.x, die.y, die.z] as const;
    const turn = new Quaternion();
    for (const value of [0, 1, 2, 3]) {
      const whole = { still: false, won: true, short: false };
      const style = { from: 1, hand: [0, 2, 0] as const, ...whole, before: turn, after: turn };
      const thrown = new DieThrow(value, 3, rest, style);
      const pose = { position: new Vector3(), turn: new Quaternion(), scale: new Vector3() };
      thrown.pose(0, pose);
      expect(pose.position.toArray()).toEqual([0, 2, 0]);
      thrown.pose(thrown.duration, pose);
      expect(pose.position.distanceTo(new Vector3(...rest))).toBeLessThan(0.1);
    }
  });
});

describe('a banner in the hand', () => {
  it('is turned over, its other side stone, and back again', () => {
    const { batch, at } = watched();
    const stone: number[] = [];
    const fade = batch.fade.bind(batch);
    batch.fade = (id, share) => {
      stone.push(share);
      fade(id, share);
    };
    const banner =
      layout(state).find(({ id, scale }) => id.startsWith('banner/') && scale[0] < 1) ?? expect.fail('none');
    const home = at(banner.id).clone();
    const held = new DraggedBanner(batch, banner, false);
    let highest = 0;
    held.move(goal, 1);
    for (let time = 0; held.alive && time < 5000; time += 20) {
      held.tick(20);
      highest = Math.max(highest, at(banner.id).y - home.y);
    }
    expect(stone.at(-1)).toBe(1);
    expect(highest).toBeGreaterThan(0.2);
    expect(at(banner.id).distanceTo(home)).toBeLessThan(1e-6);
    held.back();
    for (let time = 0; !held.isBack && time < 5000; time += 20) held.tick(20);
    expect(stone.at(-1)).toBe(banner.stone);
  });
});
