import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { fileOf, packed } from '../../src/table/models/files.ts';

/** The module that this takes the place of. */
const source = /\/src\/table\/models\/pack\.ts$/;

let folders = { models: '', built: '' };

/**
 * All models of a table in one file of the built site, named by its content: sixty requests fewer for a picture, and none at the next visit; and one
 * file each for what only races of one's own have. The module that says where they are is written anew; the files they were made of stay out of the site.
 */
export const modelPack: Plugin = {
  name: 'model-pack',
  apply: 'build',
  configResolved({ publicDir, root, build }) {
    folders = { models: join(publicDir, 'models'), built: resolve(root, build.outDir, 'models') };
  },
  load: {
    filter: { id: source },
    async handler() {
      const packs: string[] = [];
      for (const [pack, names] of Object.entries(packed)) {
        const files = await Promise.all(names.map((name) => readFile(join(folders.models, fileOf(name)))));
        const ends: number[] = [];
        for (const { length } of files) ends.push((ends.at(-1) ?? 0) + length);
        const name = pack === 'table' ? 'models.bin' : `models-${pack}.bin`;
        const file = this.emitFile({ type: 'asset', name, source: Buffer.concat(files) });
        packs.push(`${pack}: { address: import.meta.ROLLUP_FILE_URL_${file}, ends: ${JSON.stringify(ends)} }`);
      }
      return `export const packs = { ${packs.join(', ')} };`;
    },
  },
  writeBundle: () => rm(folders.built, { recursive: true, force: true }),
};
