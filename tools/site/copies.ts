import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { copies } from '../house/copies.mjs';

/** Files that are not compressed within themselves, as pictures and letters are. */
const loose = /\.(?:js|css|html|json|svg|webmanifest|bin|glb|wasm|txt)$/;

/** The best quality but one of brotli: the best takes three times as long for a hundredth. */
const QUALITY = 10;

const smaller = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Lays a compressed copy of each kind beside a file, with the file's own time, where it is smaller. */
async function layBeside(file: string): Promise<void> {
  const bytes = await readFile(file);
  const { mtime } = await stat(file);
  await Promise.all(
    copies.map(async ({ coding, ending }) => {
      const copy = await smaller[coding](bytes);
      const name = `${file}${ending}`;
      if (copy.length >= bytes.length) return rm(name, { force: true });
      await writeFile(name, copy);
      // Last: until then nobody takes it for the copy of that file.
      await utimes(name, mtime, mtime);
    }),
  );
}

/** Lays compressed copies beside the files of a folder: all at once, as zlib has threads of its own. */
export async function layCopies(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && loose.test(entry.name));
  await Promise.all(files.map((entry) => layBeside(join(entry.parentPath, entry.name))));
}

let folder = '';

/** Compressed copies of the built site's files, laid beside them once all others are written, the service worker among them. */
export const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  configResolved({ root, build }) {
    folder = resolve(root, build.outDir);
  },
  closeBundle: {
    order: 'post',
    sequential: true,
    async handler(failure?: Error) {
      if (failure === undefined) await layCopies(folder);
    },
  },
};
