import { use, useEffect, useState } from 'react';
import type { BufferGeometry } from 'three';
import type { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { create } from 'zustand';
import { lazyValue } from '../../lazy/index.ts';
import { fileOf, sculpted } from './files.ts';
import { plainGeometry } from './geometry.ts';
import { pack } from './pack.ts';

/** A sculpted model: a near level for the eye, and a far one for distance and slow machines. */
export interface Sculpture {
  readonly near: BufferGeometry;
  readonly far: BufferGeometry;
}

/** Sculpted models, by the `model` of a placement. */
export type ModelSet = ReadonlyMap<string, Sculpture>;

let loader: Promise<GLTFLoader> | null = null;

/** Resolves when the next frame has been painted; at once where nothing paints. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (typeof requestAnimationFrame === 'undefined') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** Loads the glTF loader along with the models, once the panels stand: they need not wait for it. */
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
  // After a failure it can be fetched again.
  loader.catch(() => {
    loader = null;
  });
  return loader;
};

/** Reads a model from the bytes of its file. Throws if they are not one of our models. */
export async function readModel(bytes: ArrayBuffer): Promise<Sculpture> {
  const { scene } = await (await theLoader()).parseAsync(bytes, '');
  const [near, far] = ['figure', 'figure-low'].map((name) => {
    const node = scene.getObjectByName(name);
    return node === undefined ? null : plainGeometry(node);
  });
  if (!near || !far) throw new Error('A model lacks a level of detail.');
  return { near, far };
}

/** The bytes of a file of the site. */
async function fetchBytes(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}: ${address}`);
  return answer.arrayBuffer();
}

/** Asks for the bytes of models, each by its name: in one request where all lie in one file, else in one for each. */
function requestModels(names: readonly string[]): ReadonlyMap<string, Promise<ArrayBuffer>> {
  if (pack === null)
    return new Map(names.map((name) => [name, fetchBytes(`${import.meta.env.BASE_URL}models/${fileOf(name)}`)]));
  const { address, ends } = pack;
  const all = fetchBytes(address);
  const places = new Map(sculpted.map((name, at) => [name, [ends[at - 1] ?? 0, ends[at] ?? 0] as const]));
  return new Map(names.map((name) => [name, all.then((bytes) => bytes.slice(...(places.get(name) ?? [0, 0])))]));
}

const useModelSet = create<{ readonly shelf: ModelSet }>(() => ({ shelf: new Map() }));

/** All sculpted models; each that loads is on the shelf, whatever happens to the others. */
const models = lazyValue(
  async () => {
    const { shelf } = useModelSet.getState();
    const come = new Map(shelf);
    const missing = requestModels(sculpted.filter((name) => !shelf.has(name)));
    const answers = await Promise.allSettled(
      [...missing].map(async ([name, coming]) => {
        const [bytes] = await Promise.all([coming, theLoader()]);
        come.set(name, await readModel(bytes));
      }),
    );
    if (come.size > shelf.size) useModelSet.setState({ shelf: come });
    for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  },
  { needsNotice: true },
);

/** The sculpted models that have come so far. */
export function useModelsSoFar(): ModelSet {
  return useModelSet(({ shelf }) => shelf);
}

let asked: Promise<void> | null = null;

/** Have all sculpted models been tried? Until then nothing lies on the table. */
export function useModelsTried(): boolean {
  const [tried, setTried] = useState(false);
  useEffect(() => {
    let left = false;
    asked ??= models.settled();
    void asked.then(() => {
      if (!left) setTried(true);
    });
    return () => {
      left = true;
    };
  }, []);
  return tried;
}

/**
 * All sculpted models, fetched once per page. Suspends until all have been tried. Simple shapes replace any that failed, until they load after all.
 */
export function useModels(): ModelSet {
  asked ??= models.settled();
  use(asked);
  return useModelSet(({ shelf }) => shelf);
}
