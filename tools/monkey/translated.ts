import type { Site } from '../site/site.ts';
import { chooser, steady } from './choose.ts';
import type { Look } from './look.ts';
import { type Screen, screens } from './screens.ts';
import { openTwins } from './twins.ts';
import { type Fault, walk } from './walk.ts';

/** How often a screen is opened anew, in acts: chance leads far away. */
const AGAIN = 60;

export interface Swept {
  readonly faults: readonly Fault[];
  readonly events: number;
  readonly seen: Readonly<Record<string, number>>;
}

/**
 * Acts by chance on two pages side by side, of which one is translated by a browser: that many in each phase and on every screen, or on those that are
 * named. Both must show the same.
 */
export async function sweep(site: Site, presses: number, seed: number, names: readonly string[] = []): Promise<Swept> {
  const faults: Fault[] = [];
  const seen: Record<string, number> = {};
  let events = 0;
  const wanted = names.length === 0 ? screens : screens.filter(({ name }) => names.includes(name));
  for (const screen of wanted) {
    const began = Date.now();
    for (let done = 0, visit = 0; done < presses; visit++) {
      const walked = await visited(site, screen, Math.min(AGAIN, presses - done), seed + visit);
      for (const [name, times] of Object.entries(walked.seen)) seen[name] = (seen[name] ?? 0) + times;
      // A fault costs the rest of the visit.
      done += walked.fault === null ? Math.max(1, walked.events) : AGAIN;
      events += walked.events;
      if (walked.fault === null) continue;
      faults.push({ ...walked.fault, what: `${screen.name}: ${walked.fault.what}` });
      console.log(
        `${screen.name} ${seed + visit}: ${walked.fault.what}\n${walked.fault.acts
          .slice(-4)
          .map((act) => JSON.stringify(act))
          .join('\n')}`,
      );
    }
    console.log(
      `${screen.name.padEnd(16)} ${faults.length} faults so far, ${Math.round((Date.now() - began) / 1000)} s`,
    );
  }
  return { faults, events, seen };
}

async function visited(site: Site, screen: Screen, events: number, seed: number) {
  const twins = await openTwins(site, {
    flat: true,
    address: screen.address ?? '',
    viewport: { width: 1000, height: 600 },
    deviceScaleFactor: 0.5,
    hasTouch: true,
    settings: { speed: 4, quality: 'low', threats: true, forecast: true },
  });
  try {
    await twins.bring(screen.bring);
    const differs = await twins.differs();
    if (differs !== null) return { events: 0, seen: {}, fault: { what: `at first ${differs}`, acts: [] } };
    const choose = chooser(seed, steady);
    let place: string | null = null;
    const next = (look: Look) => {
      place ??= placeOf(look);
      return placeOf(look) === place ? choose(look) : undefined;
    };
    return await walk(twins.first, next, events, twins);
  } finally {
    await twins.close();
  }
}

/** Chance may lead off the screen that it began at. */
const placeOf = ({ screen, phase }: Look): string => `${screen} ${phase === null ? 'beside a game' : 'at a game'}`;
