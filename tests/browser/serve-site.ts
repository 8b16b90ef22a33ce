import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serve } from '../../tools/house/serve.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built site is served. */
    site: string;
  }
}

/** Serves the built site (`DIST` names another folder than dist/) under a path of its own, as a host of many sites would. */
export default async function serveSite({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = resolve(process.env.DIST ?? 'dist');
  if (!existsSync(`${folder}/index.html`)) throw new Error('There is no built site: npm run build comes first.');
  const { url, close } = await serve(folder, { base: '/some/path/' });
  provide('site', url);
  return close;
}
