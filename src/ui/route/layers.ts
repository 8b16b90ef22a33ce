/** Something over the screen that Back closes: a dialog, a panel beside the board, a game shown again. */
interface Layer {
  /** By what it is opened again where somebody comes back; empty for what is not, like a question. */
  readonly name: string;
  readonly close: () => void;
}

/** Opens what has this name. Returns whether it does. */
type Opener = (name: string) => boolean;

/** What lies over the screen, the topmost last. */
let layers: readonly Layer[] = [];
/** What is to lie over them, and is being opened or fetched. */
let awaited: readonly string[] = [];
let opener: Opener | null = null;

/** The names of all that lies over the screen, or is about to. */
export function namesOver(): readonly string[] {
  return [...layers.map(({ name }) => name), ...awaited];
}

/** Another screen is shown: what lay over the last one goes with it. `over` is to lie over this one. */
export function awaitLayers(over: readonly string[]): void {
  layers = [];
  awaited = over;
  open();
}

/** So much is to lie over the screen that is shown: whatever lies above is closed, what is missing is opened. */
export function keepLayers(over: readonly string[]): void {
  const above = layers.slice(over.length);
  layers = layers.slice(0, over.length);
  awaited = over.slice(layers.length);
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
  layers = [...layers, layer];
  awaited = awaited.slice(1);
  return () => {
    layers = layers.filter((one) => one !== layer);
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
