import { use } from 'react';
import type { BufferGeometry } from 'three';
import type { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { create } from 'zustand';
import { fetched } from '../../fetched/index.ts';
import { fileOf, sculpted } from './files.ts';
import { plainGeometry } from './geometry.ts';

/** A sculpted model, for eyes that are near and for a machine that must save. */
export interface Sculpture {
  readonly near: BufferGeometry;
  readonly far: BufferGeometry;
}

/** What was sculpted, by the `model` of a placement. */
export type Shelf = ReadonlyMap<string, Sculpture>;

let loader: Promise<GLTFLoader> | null = null;

/** The next frame has been painted; at once where nothing paints. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (typeof requestAnimationFrame === 'undefined') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** What reads models is fetched beside them, once the panels stand: they need not wait for it. */
async function fetchLoader(): Promise<GLTFLoader> {
  await painted();
  const [{ GLTFLoader }, { MeshoptDecoder }] = await Promise.all([
    import('three/addons/loaders/GLTFLoader.js'),
    import('three/addons/libs/meshopt_decoder.module.js'),
  ]);
  return new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
}

const theLoader = () => {
  loader ??= fetchLoader();
  // What could not be fetched is fetched again.
  loader.catch(() => {
    loader = null;
  });
  return loader;
};

/** Reads a model out of the bytes of its file. Throws where they are no model of ours. */
export async function readModel(bytes: ArrayBuffer): Promise<Sculpture> {
  const { scene } = await (await theLoader()).parseAsync(bytes, '');
  const [near, far] = ['figure', 'figure-low'].map((name) => {
    const node = scene.getObjectByName(name);
    return node === undefined ? null : plainGeometry(node);
  });
  if (!near || !far) throw new Error('A model lacks a level of detail.');
  return { near, far };
}

async function fetchModel(name: string): Promise<Sculpture> {
  const [answer] = await Promise.all([fetch(`${import.meta.env.BASE_URL}models/${fileOf(name)}`), theLoader()]);
  if (!answer.ok) throw new Error(`${answer.status}: ${fileOf(name)}`);
  return readModel(await answer.arrayBuffer());
}

const useShelf = create<{ readonly shelf: Shelf }>(() => ({ shelf: new Map() }));

/** All sculpted models; those that came are on the shelf, whatever the others do. */
const models = fetched(
  async () => {
    const { shelf } = useShelf.getState();
    const come = new Map(shelf);
    const missing = sculpted.filter((name) => !shelf.has(name));
    const answers = await Promise.allSettled(missing.map(async (name) => come.set(name, await fetchModel(name))));
    if (come.size > shelf.size) useShelf.setState({ shelf: come });
    for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  },
  { unplaced: true },
);

let asked: Promise<void> | null = null;

/**
 * All sculpted models, fetched once a page. Suspends until all have been tried. Simple shapes stand for one that could not be had, until it
 * has come after all.
 */
export function useModels(): Shelf {
  asked ??= models.tried();
  use(asked);
  return useShelf(({ shelf }) => shelf);
}
