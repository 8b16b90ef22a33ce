import { openRoomAt } from '../../../src/rooms/client/index.ts';
import type { Figure } from '../../bench/figure.ts';
import { quantile } from '../../measure/statistics.ts';
import type { SiteWithRooms } from '../../site/site.ts';
import { people } from '../devices/opening.ts';
import { pageAt } from '../devices/page.ts';
import { plainDevice } from '../devices/plain.ts';

/** Invitations that are opened. */
const tries = 8;

/**
 * From opening an invitation in a browser that has never been at this site, profile and all, until its table is there and the line to it in order. The plan is drawn,
 * since how fast this machine draws in 3D is not what is asked.
 */
export async function sitFigures(site: SiteWithRooms): Promise<readonly Figure[]> {
  const took: number[] = [];
  for (let count = 0; count < tries; count++) took.push(await sitDown(site));
  return [
    {
      name: 'sit_ms_max',
      value: Math.round(Math.max(...took)),
      aim: { atMost: 3000 },
      note: `${tries} invitations, each opened in a browser that was never here; median ${Math.round(quantile(took, 0.5))} ms`,
    },
  ];
}

/** Opens a room, and its second seat's invitation in a browser of its own; milliseconds until somebody sits there. */
async function sitDown(site: SiteWithRooms): Promise<number> {
  const opening = people(2);
  const room = await openRoomAt(site.url, opening);
  const host = await plainDevice(site.address(room), opening.secret);
  const link = (await host.links())[1];
  const before = performance.now();
  const page = await pageAt(site, `#room=${link}`, { width: 1280, height: 720 });
  const took = performance.now() - before;
  await page.context().close();
  host.close();
  return took;
}
