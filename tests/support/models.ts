import { readFileSync } from 'node:fs';
import { fileOf } from '../../src/table/models/files.ts';

/** The bytes of a model's built file. */
export function bytesOf(name: string): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = readFileSync(
    new URL(`../../public/models/${fileOf(name)}`, import.meta.url),
  );
  return new Uint8Array(buffer, byteOffset, byteLength).slice().buffer;
}
