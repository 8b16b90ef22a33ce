import { use, useEffect, useState } from 'react';
import { BufferAttribute, BufferGeometry, type Mesh, type Object3D, Vector3 } from 'three';
import type { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { create } from 'zustand';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import { runsWebAssembly } from '../../ui/platform/web-assembly.ts';
import { fileOf, sculpted } from './files.ts';
import { type Pack, pack } from './pack.ts';

/** A sculpted model: a near level for the eye, and a far one for distance and slow machines. */
export interface Sculpture {
  readonly near: BufferGeometry;
  readonly far: BufferGeometry;
}

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

async function fetchBytes(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}: ${address}`);
  return answer.arrayBuffer();
}

export interface ModelPack {
  readonly names: readonly string[];
  readonly file: Pack | null;
}

/** By name: in one request where all lie in one file, else in one for each. */
function requestModels(
  { names, file }: ModelPack,
  wanted: readonly string[],
): ReadonlyMap<string, Promise<ArrayBuffer>> {
  if (file === null)
    return new Map(wanted.map((name) => [name, fetchBytes(`${import.meta.env.BASE_URL}models/${fileOf(name)}`)]));
  const { address, ends } = file;
  const all = fetchBytes(address);
  const places = new Map(names.map((name, at) => [name, [ends[at - 1] ?? 0, ends[at] ?? 0] as const]));
  return new Map(wanted.map((name) => [name, all.then((bytes) => bytes.slice(...(places.get(name) ?? [0, 0])))]));
}

interface Models {
  readonly models: ModelSet;
  /** Resolves when all that the table asks for has been tried; null until something is asked for. */
  readonly tried: Promise<void> | null;
}

const useModelSet = create<Models>(() => ({ models: new Map(), tried: null }));

const modelsOf = (from: ModelPack) =>
  lazyValue(
    async () => {
      const { models } = useModelSet.getState();
      const come = new Map<string, Sculpture>();
      const missing = requestModels(
        from,
        from.names.filter((name) => !models.has(name)),
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

const everyTable: ModelPack = { names: sculpted, file: pack };

const makers = new Set<(models: ModelSet) => ReadonlyMap<string, Sculpture>>();

let made: ReadonlyMap<string, Sculpture> = new Map();

/** Adds models, and what is made of them now in place of what was made before. */
function lay(come: ReadonlyMap<string, Sculpture>): void {
  const next = new Map([...useModelSet.getState().models, ...come]);
  const now = new Map([...makers].flatMap((maker) => [...maker(next)]));
  const isSame = now.size === made.size && [...now].every(([name, sculpture]) => made.get(name) === sculpture);
  if (isSame && come.size === 0) return;
  for (const name of made.keys()) next.delete(name);
  made = now;
  useModelSet.setState({ models: new Map([...next, ...now]) });
}

/** `maker` makes models of those that are there, at once and whenever some come; told apart by identity. */
export function layMade(maker: (models: ModelSet) => ReadonlyMap<string, Sculpture>): void {
  makers.add(maker);
  lay(new Map());
}

/** What the table waits for so far. A store tells of it, but only later: whoever asks may be drawing just now. */
let tried: Promise<void> | null = null;

export function waitFor(coming: Promise<unknown>): void {
  tried = Promise.all([tried, coming]).then(() => undefined);
  queueMicrotask(() => useModelSet.setState({ tried }));
}

const asked = new Map<ModelPack, Promise<void>>();

/** Asks for the models of a pack, once a page; the table waits for them. Resolves when all have been tried. */
export function askForModels(from: ModelPack): Promise<void> {
  const known = asked.get(from);
  if (known !== undefined) return known;
  // What they are packed with is read by such a program: without it all are simple shapes, and nothing is missing.
  const coming = runsWebAssembly() ? modelsOf(from).settled() : Promise.resolve();
  asked.set(from, coming);
  waitFor(coming);
  return coming;
}

function allTried(): Promise<void> {
  const table = askForModels(everyTable);
  return tried ?? table;
}

export function useModelsSoFar(): ModelSet {
  return useModelSet(({ models }) => models);
}

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

/** Suspends until all were tried. Simple shapes stand in for those that failed, until they load after all. */
export function useModels(): ModelSet {
  use(allTried());
  return useModelSet(({ models }) => models);
}

/**
 * The mesh under a node of a GLB as plain numbers in model units, with the attributes of `pieces/shape`: the file's are quantised, and all pieces of
 * the table share one geometry. Null if there is no mesh.
 */
function plainGeometry(node: Object3D): BufferGeometry | null {
  node.updateWorldMatrix(true, true);
  let found: Mesh | null = null;
  node.traverse((each) => {
    if (isMesh(each)) found ??= each;
  });
  return found === null ? null : plain(found);
}

function isMesh(object: Object3D): object is Mesh {
  return 'isMesh' in object && object.isMesh === true;
}

function plain({ geometry, matrixWorld }: Mesh): BufferGeometry {
  const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  const [colour, finish] = [geometry.getAttribute('color'), geometry.getAttribute('_fx')];
  const { count } = position;
  const [positions, normals] = [new Float32Array(count * 3), new Float32Array(count * 3)];
  const [colours, finishes] = [new Float32Array(count * 4), new Float32Array(count * 4)];
  const vector = new Vector3();
  for (let k = 0; k < count; k++) {
    vector
      .fromBufferAttribute(position, k)
      .applyMatrix4(matrixWorld)
      .toArray(positions, k * 3);
    // The nodes are scaled uniformly, so normals keep their direction.
    vector
      .fromBufferAttribute(normal, k)
      .normalize()
      .toArray(normals, k * 3);
    for (let part = 0; part < 4; part++) {
      colours[k * 4 + part] = colour.getComponent(k, part);
      finishes[k * 4 + part] = finish.getComponent(k, part);
    }
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setAttribute('normal', new BufferAttribute(normals, 3))
    .setAttribute('color', new BufferAttribute(colours, 4))
    .setAttribute('fx', new BufferAttribute(finishes, 4))
    .setIndex(geometry.getIndex());
}
