import { use, useEffect, useState } from 'react';
import type { BufferGeometry } from 'three';
import type { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { create } from 'zustand';
import { lazyValue } from '../../lazy/index.ts';
import { fileOf, type PackName, packed } from './files.ts';
import { plainGeometry } from './geometry.ts';
import { packs } from './pack.ts';

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

/** Asks for the bytes of models of a pack, each by its name: in one request where all lie in one file, else in one for each. */
function requestModels(of: PackName, names: readonly string[]): ReadonlyMap<string, Promise<ArrayBuffer>> {
  const pack = packs[of];
  if (pack === null)
    return new Map(names.map((name) => [name, fetchBytes(`${import.meta.env.BASE_URL}models/${fileOf(name)}`)]));
  const { address, ends } = pack;
  const all = fetchBytes(address);
  const places = new Map(packed[of].map((name, at) => [name, [ends[at - 1] ?? 0, ends[at] ?? 0] as const]));
  return new Map(names.map((name) => [name, all.then((bytes) => bytes.slice(...(places.get(name) ?? [0, 0])))]));
}

interface Shelf {
  readonly shelf: ModelSet;
  /** Resolves when all that the table asks for has been tried; null until something is asked for. */
  readonly tried: Promise<void> | null;
}

const useModelSet = create<Shelf>(() => ({ shelf: new Map(), tried: null }));

/** All models of a pack; each that loads is on the shelf, whatever happens to the others. */
const packOf = (of: PackName) =>
  lazyValue(
    async () => {
      const { shelf } = useModelSet.getState();
      const come = new Map<string, Sculpture>();
      const missing = requestModels(
        of,
        packed[of].filter((name) => !shelf.has(name)),
      );
      const answers = await Promise.allSettled(
        [...missing].map(async ([name, coming]) => {
          const [bytes] = await Promise.all([coming, theLoader()]);
          come.set(name, await readModel(bytes));
        }),
      );
      lay(come);
      for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
    },
    { needsNotice: true },
  );

const models = { table: packOf('table'), parts: packOf('parts'), pieces: packOf('pieces') } as const;

/** They make models of those on the shelf. */
const makers = new Set<(shelf: ModelSet) => ReadonlyMap<string, Sculpture>>();

/** Lays models on the shelf, and what is made of them beside them. */
function lay(come: ReadonlyMap<string, Sculpture>): void {
  const { shelf } = useModelSet.getState();
  const next = new Map([...shelf, ...come]);
  let isNew = come.size > 0;
  for (const maker of makers)
    for (const [name, sculpture] of maker(next)) {
      if (next.get(name) === sculpture) continue;
      next.set(name, sculpture);
      isNew = true;
    }
  if (isNew) useModelSet.setState({ shelf: next });
}

/** What the table waits for so far. A store tells of it, but only later: whoever asks may be drawing just now. */
let tried: Promise<void> | null = null;

function waitFor(coming: Promise<void>): void {
  tried = Promise.all([tried, coming]).then(() => undefined);
  queueMicrotask(() => useModelSet.setState({ tried }));
}

const asked = new Map<PackName, Promise<void>>();

/** Asks for the models of a pack, once a page; the table waits until all have been tried. */
export function askForModels(of: PackName): void {
  if (asked.has(of)) return;
  const coming = models[of].settled();
  asked.set(of, coming);
  waitFor(coming);
}

/**
 * Asks for models of a pack that others are made of: `maker` makes them from what is on the shelf, now and whenever something comes, and tells by
 * their identity which are new. The table waits for them, too.
 */
export function askForMade(of: PackName, maker: (shelf: ModelSet) => ReadonlyMap<string, Sculpture>): void {
  askForModels(of);
  makers.add(maker);
  waitFor(Promise.resolve(asked.get(of)).then(() => lay(new Map())));
}

/** Asks for the models of every table, if nobody has. Resolves when all that have been asked for have been tried. */
function allTried(): Promise<void> {
  askForModels('table');
  return tried ?? Promise.resolve();
}

/** The sculpted models that have come so far. */
export function useModelsSoFar(): ModelSet {
  return useModelSet(({ shelf }) => shelf);
}

/** Have all models that were asked for been tried? Until then nothing lies on the table. */
export function useModelsTried(): boolean {
  const all = useModelSet((one) => one.tried);
  const [done, setDone] = useState<Promise<void> | null>(null);
  useEffect(() => {
    let left = false;
    const waiting = all ?? allTried();
    void waiting.then(() => {
      if (!left) setDone(waiting);
    });
    return () => {
      left = true;
    };
  }, [all]);
  return done !== null && done === all;
}

/**
 * All sculpted models, fetched once per page. Suspends until all that were asked for have been tried. Simple shapes replace any that failed, until they
 * load after all.
 */
export function useModels(): ModelSet {
  use(allTried());
  return useModelSet(({ shelf }) => shelf);
}
