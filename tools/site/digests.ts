import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { VitePluginPWAAPI } from 'vite-plugin-pwa';

let folder = '';
let lists: VitePluginPWAAPI | undefined;

/**
 * Records the folder of the build, and removes from the plugin's list what it adds itself, the manifest: that is among the files of the site anyway,
 * and would be listed a second time without its digest.
 */
export const noteFolder: Plugin = {
  name: 'note-folder',
  apply: 'build',
  configResolved: ({ root, build, plugins }) => {
    folder = resolve(root, build.outDir);
    lists = plugins.find(({ name }) => name === 'vite-plugin-pwa')?.api;
  },
  buildStart: () => lists?.extendManifestEntries(() => []),
};

/**
 * Adds to each file of the built site the digest of its bytes, and writes all of them into `files.json`, for fetching everything anew without the
 * service worker.
 */
export async function withDigests<File extends { url: string }>(
  files: readonly File[],
): Promise<(File & { integrity: string })[]> {
  const digested = await Promise.all(
    files.map(async (file) => {
      const digest = createHash('sha256').update(await readFile(join(folder, file.url)));
      return { ...file, integrity: `sha256-${digest.digest('base64')}` };
    }),
  );
  const list = Object.fromEntries(digested.map(({ url, integrity }) => [url, integrity]));
  await writeFile(join(folder, 'files.json'), JSON.stringify(list));
  return digested;
}
