import { setTimeout as pause } from 'node:timers/promises';
import type { FarApart } from './far-apart.ts';
import { atTable, type Person } from './people.ts';

/** Ways in which somebody's line to the table is lost, and comes back. */
export const drops = {
  /** All connections are cut. */
  cut: async ({ cut }, { page }) => {
    cut();
    await atTable(page);
  },
  /** The network is away for a second. */
  offline: async (_, { page }) => {
    await page.context().setOffline(true);
    await pause(1000);
    await page.context().setOffline(false);
    await atTable(page);
  },
  /** The page is fetched anew. */
  reload: async (_, { page }) => {
    await page.reload();
    await atTable(page);
  },
  /** The rooms' engine dies, and is started again. */
  killed: async ({ kill }, { page }) => {
    await kill();
    await atTable(page);
  },
} satisfies Readonly<Record<string, (place: FarApart, person: Person) => Promise<void>>>;

export type Drop = keyof typeof drops;

export const everyDrop = Object.keys(drops) as readonly Drop[];
