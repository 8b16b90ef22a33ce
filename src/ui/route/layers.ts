/** Something over the screen that Back closes: a dialog, a panel beside the board, a game shown again. */
interface Layer {
  /** By what it is opened again where somebody comes back; empty for what is not, like a question. */
  readonly name: string;
  readonly close: () => void;
}

/** Opens what has this name. Returns whether it does. */
type Opener = (name: string) => boolean;

/** Which coming to a place this is. */
let visit = 0;
/** What lies over a screen, the topmost last. A screen that another one covers keeps its own. */
let layers: readonly (Layer & { readonly visit: number })[] = [];
/** What is to lie over them, and is being opened or fetched. */
let awaited: readonly string[] = [];
let opener: Opener | null = null;

const here = () => layers.filter((layer) => layer.visit === visit);

/** The names of all that lies over the screen, or is about to. */
export function namesOver(): readonly string[] {
  return [...here().map(({ name }) => name), ...awaited];
}

/** The page has come to a place, where that is to lie over the screen. */
export function awaitLayers(now: number, over: readonly string[] = []): void {
  visit = now;
  awaited = over.slice(here().length);
  open();
}

/** So much is to lie over the screen: whatever lies above is closed, what is missing is opened. */
export function keepLayers(over: readonly string[]): void {
  const above = here().slice(over.length);
  layers = layers.filter((layer) => !above.includes(layer));
  awaited = over.slice(here().length);
  open();
  for (const { close } of above.toReversed()) close();
}

function open(): void {
  const [name] = awaited;
  if (name === undefined) return;
  // One at a time: what lay over it, it opens itself or not at all. A screen that is about to go may be asked; the next one is asked again.
  awaited = [name];
  if (name === '' || opener?.(name) === false) awaited = [];
}

/** Something lies over the screen now. Returns what says that it does no more. */
export function lay(layer: Layer): () => void {
  const laid = { ...layer, visit };
  layers = [...layers, laid];
  awaited = awaited.slice(1);
  return () => {
    layers = layers.filter((one) => one !== laid);
  };
}

/** What is awaited is opened so from now on. Returns what ends that. */
export function openBy(by: Opener): () => void {
  opener = by;
  open();
  return () => {
    if (opener === by) opener = null;
  };
}
