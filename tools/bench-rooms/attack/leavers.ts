import { readFromRoom } from '../../../src/rooms/protocol/index.ts';
import { freshSecret, people } from '../devices/opening.ts';
import { plainDevice } from '../devices/plain.ts';
import type { Attack } from './attack.ts';
import { visitor } from './visitor.ts';

/** How many come, some at a time, and how long that takes at most in milliseconds; and as many as would come in an evening. */
const most = 2_000;
const together = 5;
const longest = 45_000;
const evening = 10_000;

/**
 * People come by the link to watch and get up again, one after the other. Is there a number for whoever comes next? Of ten thousand only a part comes: if their
 * numbers grow with them, it is asked whether the number that the last of ten thousand would have could still be read.
 */
export const leavers: Attack = async (site) => {
  const opening = people(2);
  const address = site.address(await site.open(opening));
  const host = await plainDevice(address, opening.secret);
  const passport = (await host.links())[2] ?? '';
  const end = performance.now() + longest;
  const failed: string[] = [];
  let come = 0;
  const one = async () => {
    while (come < most && performance.now() < end) {
      come += 1;
      const watcher = await visitor(address);
      const answer = await watcher.hello(freshSecret(), passport);
      if (answer?.type !== 'welcome') failed.push(`one is not welcomed: ${JSON.stringify(answer)?.slice(0, 80)}`);
      else if ((await watcher.ask({ type: 'leave' }))?.type !== 'accepted') failed.push('one cannot get up');
      watcher.close();
    }
  };
  await Promise.all(Array.from({ length: together }, one));
  const friend = await visitor(address);
  const welcome = await friend.hello(freshSecret(), passport);
  friend.close();
  host.close();
  if (welcome?.type !== 'welcome') failed.push('a friend is not welcomed');
  else {
    const { device } = welcome.you;
    const isGrowing = device > come / 2;
    const later = { ...welcome, you: { ...welcome.you, device: isGrowing ? evening + device - come : device } };
    if (readFromRoom(JSON.stringify(later)) === null)
      failed.push(`after ${come} a friend is device ${device}; after ${evening} the page could not read it`);
  }
  return { tried: come + 1, failed };
};
