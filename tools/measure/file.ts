import { writeFileSync } from 'node:fs';
import { root, runTool } from '../house/run.mjs';

/** Writes what was measured as a file of the project, laid out as all its JSON. */
export async function written(path: string, value: unknown): Promise<void> {
  writeFileSync(`${root}${path}`, JSON.stringify(value, null, 2));
  if (!(await runTool('@biomejs/biome/bin/biome', ['format', '--write', path])))
    throw new Error(`${path} is written, but could not be laid out: npm run format does it.`);
}
