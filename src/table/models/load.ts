import type { BufferGeometry } from 'three';
import type { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
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

async function fetchModel(name: string): Promise<readonly [string, Sculpture]> {
  const [answer] = await Promise.all([fetch(`${import.meta.env.BASE_URL}models/${fileOf(name)}`), theLoader()]);
  if (!answer.ok) throw new Error(`${answer.status}: ${fileOf(name)}`);
  return [name, await readModel(await answer.arrayBuffer())];
}

let asked: Promise<Shelf> | null = null;

/** All sculpted models, fetched once a page. One that cannot be had is left out: simple shapes stand for it. */
export function loadModels(): Promise<Shelf> {
  asked ??= Promise.allSettled(sculpted.map(fetchModel)).then(
    (answers) => new Map(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))),
  );
  return asked;
}
