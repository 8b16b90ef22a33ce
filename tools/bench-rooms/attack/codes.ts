import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { codeOf } from '../../../src/rooms/protocol/index.ts';
import { freshSecret, people } from '../devices/opening.ts';
import type { Attack } from './attack.ts';
import { visitor } from './visitor.ts';

/** Wrong codes that are granted at once; how many somebody tries who guesses, and how many more than granted may be answered meanwhile. */
const granted = 8;
const guesses = 40;
const slack = 4;

const wrongCode = () => codeOf(randomBytes(16));

/** Somebody mistypes, and guesses, behind the same address as people who have the right code: they are let in all the same, and guessing leads nowhere. */
export const codes: Attack = async (site) => {
  const opening = people(2);
  const room = await site.open(opening);
  const failed: string[] = [];
  const enter = async (when: string) => {
    const friend = await visitor(site.address(room));
    const answer = await friend.hello(opening.secret);
    friend.close();
    if (answer?.type !== 'welcome') failed.push(`the right code ${when} is answered with ${friend.status}`);
  };
  let answered = 0;
  const guess = async (count: number) => {
    for (let at = 0; at < count; at++) {
      const wrong = await visitor(site.address(wrongCode()));
      if (wrong.status === 101) answered += 1;
      wrong.close();
    }
  };
  await guess(granted);
  await enter(`after ${granted} wrong ones`);
  await guess(guesses - granted);
  await enter(`after ${guesses} wrong ones`);
  if (answered > granted + slack) failed.push(`${answered} guesses of ${guesses} were answered`);
  return { tried: guesses + 2, failed };
};

/** Codes of no room, and openings that are none, leave nothing on the disk. */
export const litter: Attack = async (site) => {
  const files = () =>
    readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sqlite')).length;
  await site.open(people(2));
  const before = files();
  for (let at = 0; at < granted; at++) (await visitor(site.address(wrongCode()))).close();
  const body = { secret: freshSecret() };
  for (let at = 1; at < granted; at++)
    await (await fetch(`${site.url}rooms/`, { method: 'POST', body: JSON.stringify(body) })).text();
  const more = files() - before;
  return { tried: 2 * granted - 1, failed: Array.from({ length: more }, () => 'a file is left behind') };
};
