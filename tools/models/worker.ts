import { writeFileSync } from 'node:fs';
import { excesses } from './budget.ts';
import { type Built, build } from './build.ts';

/** A worker's report on a model it built. */
export interface Report {
  readonly id: string;
  readonly seconds: number;
  readonly bytes: number;
  readonly levels: Built['levels'] | null;
  /** What is wrong with it, in words. */
  readonly faults: readonly string[];
}

/** Builds a model and writes `public/models/<id>.glb`. */
export async function make(id: string): Promise<Report> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    const built = await build(id);
    writeFileSync(new URL(`../../public/models/${id}.glb`, import.meta.url), built.glb);
    const faults = await excesses(id, built);
    return { id, seconds: seconds(), bytes: built.glb.byteLength, levels: built.levels, faults };
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { id, seconds: seconds(), bytes: 0, levels: null, faults: [`${id}: ${why}`] };
  }
}

// Runs in a process of its own: builds the models it is told to, one after another.
process.on('message', async (id) => {
  if (typeof id === 'string') process.send?.(await make(id));
});
