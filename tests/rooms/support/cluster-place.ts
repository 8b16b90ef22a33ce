import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundle } from '../../../tools/rooms/bundle.mjs';
import { startOpponents } from '../../../tools/rooms/opponents.mjs';
import { startBucket } from '../../../tools/rooms-cluster/bucket.ts';
import { type Instance, startCluster } from '../../../tools/rooms-cluster/instances.ts';
import type { Place } from './place.ts';
import { socketGuest } from './socket-guest.ts';

/** How long a room may be away when its owner was killed: a lease lasts 20 s. */
const longest = 40_000;

/** Two engines on one bucket. Rooms are opened at one of them, devices come to the one and to the other in turn; a crash takes the owner. */
export async function clusterPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-place-'));
  const built = await bundle(folder);
  const opponents = await startOpponents(built.opponents, { threads: 1 });
  const bucket = await startBucket();
  const cluster = await startCluster(bucket.port, { opponents: opponents.port });
  let [owner, other] = cluster.instances as readonly [Instance, Instance];
  let comers = 0;
  const ends = new Set<() => void>();

  return {
    open(opening) {
      cluster.prefer(owner);
      return cluster.open(opening);
    },
    async connect(room, secret) {
      comers += 1;
      cluster.prefer(comers % 2 === 0 ? owner : other);
      for (const end = Date.now() + longest; ; await pause(500)) {
        const guest = await socketGuest(cluster.address(room), secret).catch((failure) => {
          if (Date.now() > end) throw failure;
          return null;
        });
        if (guest === null) continue;
        ends.add(guest.cut);
        return guest;
      }
    },
    async crash() {
      await owner.signal('SIGKILL');
      await owner.start();
      [owner, other] = [other, owner];
    },
    async end() {
      for (const cut of ends) cut();
      await cluster.end();
      bucket.close();
      await opponents.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
