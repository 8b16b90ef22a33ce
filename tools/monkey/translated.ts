import type { Site } from '../site/site.ts';
import { chooser, steady } from './choose.ts';
import type { Look } from './look.ts';
import type { Screen } from './screens.ts';
import { openTwins, type Twins } from './twins.ts';
import { type Fault, type Walk, walk } from './walk.ts';

/** How many acts are done before a screen is opened anew: chance leads far away. */
const again = 60;
/** How many acts are done at one device before it is another's turn. */
const turn = 10;
/** How many of the last acts are told with a fault. */
const told = 6;

/**
 * Acts by chance on two pages side by side, of which one is translated by a browser: that many on each of these screens. Both must show the same, and in each
 * language where one can be chosen there.
 * @param tell is told of each fault, and of each screen that is done
 */
export async function sweep(
  site: Site,
  wanted: readonly Screen[],
  presses: number,
  seed: number,
  tell: (line: string) => void,
): Promise<{ readonly events: number; readonly faults: number }> {
  let [events, faults] = [0, 0];
  for (const screen of wanted) {
    const before = { events, faults, at: Date.now() };
    for (let done = 0, visit = seed; done < presses; visit++) {
      const walked = await visited(site, screen, Math.min(again, presses - done), visit);
      events += walked.events;
      // A fault costs the rest of the visit.
      done += walked.fault === null ? Math.max(1, walked.events) : again;
      if (walked.fault === null) continue;
      faults++;
      const acts = walked.fault.acts.slice(-told).map((act) => JSON.stringify(act));
      tell([`${screen.name}, seed ${visit}: ${walked.fault.what}`, ...acts].join('\n'));
    }
    const time = Math.round((Date.now() - before.at) / 1000);
    tell(`${screen.name}: ${events - before.events} presses, ${faults - before.faults} faults, ${time} s`);
  }
  return { events, faults };
}

/** One visit: at each device of the screen in turn, and all are compared after each act. */
async function visited(site: Site, screen: Screen, presses: number, seed: number): Promise<Walk> {
  const all: Twins[] = [];
  const seen: Record<string, number> = {};
  let events = 0;
  const ended = (fault: Fault | null): Walk => ({ events, fault, seen });
  try {
    const devices = await screen.bring(async (view = {}) => {
      // What is opened twice with the same secrets is one room, in which somebody has played already.
      const chance = chanceOf(`${screen.name} ${seed} ${all.length}`);
      const twins = await openTwins(site, { ...usual, flat: screen.isDrawn !== true, ...view }, chance);
      all.push(twins);
      return twins;
    });
    for (const twins of all) await twins.hold();
    const differs = async () => {
      for (const twins of all) {
        const what = await twins.differs();
        if (what !== null) return what;
      }
      return null;
    };
    const atFirst = await differs();
    if (atFirst !== null) return ended({ what: `at first ${atFirst}`, acts: [] });
    for (const twins of all)
      for (const language of await twins.languages()) {
        await twins.speak(language);
        const what = await differs();
        if (what !== null) return ended({ what: `in ${language} ${what}`, acts: [] });
      }
    const choose = chooser(seed, steady);
    const places = new Map<Twins, string>();
    for (let device = 0; events < presses; device++) {
      const twins = devices[device % devices.length];
      if (twins === undefined) break;
      const next = (look: Look) => {
        const place = places.get(twins) ?? placeOf(look);
        places.set(twins, place);
        return placeOf(look) === place ? choose(look) : undefined;
      };
      const count = Math.min(devices.length > 1 ? turn : presses, presses - events);
      const walked = await walk(twins.first, next, count, { page: twins.page, differs });
      events += walked.events;
      for (const [name, times] of Object.entries(walked.seen)) seen[name] = (seen[name] ?? 0) + times;
      if (walked.fault !== null) return ended(walked.fault);
      // It has led off the screen.
      if (walked.events < count) break;
    }
    return ended(null);
  } catch (failure) {
    return ended({ what: `not to be reached: ${String(failure)}`, acts: [] });
  } finally {
    await Promise.all(all.map((twins) => twins.close()));
  }
}

const usual = {
  viewport: { width: 1000, height: 600 },
  deviceScaleFactor: 0.5,
  hasTouch: true,
  settings: { speed: 4, quality: 'low', threats: true, forecast: true },
} as const;

/** Where chance begins for a device of that name, from 1 to 2³¹ − 2. */
const chanceOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2_147_483_646, 7) + 1;

/** Chance may lead off the screen that it began at. */
const placeOf = ({ screen, phase }: Look): string => `${screen} ${phase === null ? 'beside a game' : 'at a game'}`;
