import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { ownNames } from '../../src/table/figures/plan.ts';
import { fileOf, sculpted } from '../../src/table/models/files.ts';

/** The modules that this takes the place of. */
const source = /\/src\/table\/(?:models\/pack|figures\/packs)\.ts$/;

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
    async handler(id) {
      const packed = async (name: string, models: readonly string[]) => {
        const files = await Promise.all(models.map((model) => readFile(join(folders.models, fileOf(model)))));
        const ends: number[] = [];
        for (const { length } of files) ends.push((ends.at(-1) ?? 0) + length);
        const file = this.emitFile({ type: 'asset', name, source: Buffer.concat(files) });
        return `{ address: import.meta.ROLLUP_FILE_URL_${file}, ends: ${JSON.stringify(ends)} }`;
      };
      if (id.endsWith('/pack.ts')) return `export const pack = ${await packed('models.bin', sculpted)};`;
      const [parts, pieces] = [
        await packed('own-parts.bin', ownNames.parts),
        await packed('own-pieces.bin', ownNames.pieces),
      ];
      return `export const packs = { parts: ${parts}, pieces: ${pieces} };`;
    },
  },
  writeBundle: () => rm(folders.built, { recursive: true, force: true }),
};
