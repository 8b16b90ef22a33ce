/**
 * Throws the die several times in a physics engine and writes its motion, for the table to replay: `npm run make -- dice`. The value does not matter here:
 * the table rotates the die within the throw so that it lands on what the rules drew.
 */
import { writeFileSync } from 'node:fs';
import RAPIER from '@dimforge/rapier3d-compat';

const WANTED = 8;
const RATE = 30;
const EDGE = 0.42;
const STEPS = 4;
/** Throws shorter or longer than this, in seconds, are repeated. */
const SHORTEST = 0.9;
const LONGEST = 1.2;
/**
 * The table rotates a throw to where the player sits. To be in the picture all the way, from any direction, it must start at this distance from its
 * resting place, stay close to the straight line, and hardly roll back.
 */
const START = { least: 0.95, most: 1.5 } as const;
const ASIDE = 0.32;
const BACK = 0.1;

function stream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

interface Pose {
  readonly at: { x: number; y: number; z: number };
  readonly turn: { x: number; y: number; z: number; w: number };
}

/** Is it straight enough from start to end, and not too long? */
function isInPicture(poses: readonly Pose[]): boolean {
  const [start, end] = [poses[0]?.at, poses.at(-1)?.at];
  if (!start || !end) return false;
  const length = Math.hypot(start.x - end.x, start.z - end.z);
  const [x, z] = [(start.x - end.x) / length, (start.z - end.z) / length];
  if (length < START.least || length > START.most) return false;
  return poses.every(({ at }) => {
    const [along, aside] = [(at.x - end.x) * x + (at.z - end.z) * z, (at.z - end.z) * x - (at.x - end.x) * z];
    return along >= -BACK && Math.abs(aside) <= ASIDE;
  });
}

/** One throw from the near right towards the far left, until the die is at rest; null if it takes too long or ends tilted. */
function throwDie(random: () => number): Pose[] | null {
  const world = new RAPIER.World({ x: 0, y: -14, z: 0 });
  world.timestep = 1 / (RATE * STEPS);
  world.createCollider(
    RAPIER.ColliderDesc.cuboid(20, 0.5, 20).setTranslation(0, -0.5, 0).setFriction(0.75).setRestitution(0.3),
  );
  const spin = () => (random() - 0.5) * 26;
  const body = world.createRigidBody(
    RAPIER.RigidBodyDesc.dynamic()
      .setTranslation(0, 1.1 + random() * 0.4, 0)
      .setLinvel(-0.3 - random() * 0.7, 0.8 + random(), -0.8 - random() * 1.2)
      .setAngvel({ x: spin(), y: spin(), z: spin() })
      .setRotation({ x: random(), y: random(), z: random(), w: 1 })
      .setAngularDamping(0.4),
  );
  const half = EDGE / 2;
  const corner = EDGE * 0.12;
  world.createCollider(
    RAPIER.ColliderDesc.roundCuboid(half - corner, half - corner, half - corner, corner)
      .setRestitution(0.38)
      .setFriction(0.6),
    body,
  );
  const poses: Pose[] = [];
  let still = 0;
  for (let frame = 0; frame < RATE * LONGEST; frame++) {
    for (let step = 0; step < STEPS; step++) world.step();
    poses.push({ at: { ...body.translation() }, turn: { ...body.rotation() } });
    const [v, w] = [body.linvel(), body.angvel()];
    still = Math.hypot(v.x, v.y, v.z) + Math.hypot(w.x, w.y, w.z) < 0.04 ? still + 1 : 0;
    if (still >= 3) break;
  }
  world.free();
  const last = poses.at(-1);
  const flat = last !== undefined && Math.abs(last.at.y - half) < 0.004;
  return still >= 3 && flat && poses.length >= SHORTEST * RATE ? poses : null;
}

/** Seven integers per frame, in thousandths: position relative to the resting place, then the rotation. */
function packed(poses: readonly Pose[]): number[] {
  const end = poses.at(-1);
  if (end === undefined) return [];
  return poses.flatMap(({ at, turn }) =>
    [at.x - end.at.x, at.y - end.at.y, at.z - end.at.z, turn.x, turn.y, turn.z, turn.w].map((value) =>
      Math.round(value * 1000),
    ),
  );
}

await RAPIER.init();
const random = stream(20);
const throws: number[][] = [];
for (let tries = 0; throws.length < WANTED && tries < 4000; tries++) {
  const poses = throwDie(random);
  if (poses !== null && isInPicture(poses)) throws.push(packed(poses));
}
const file = new URL('../../src/table/motion/throws.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ rate: RATE, throws })}\n`);
console.log(`${throws.length} throws, ${throws.map((each) => (each.length / 7 / RATE).toFixed(1)).join(' ')} s`);
