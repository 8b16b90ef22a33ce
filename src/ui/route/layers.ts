/** Something over the screen that Back closes: a dialog, a panel beside the board, a game shown again. */
interface Layer {
  /** By what it is opened again where somebody comes back; empty for what is not, like a question. */
  readonly name: string;
  readonly close: () => void;
}

type Opener = (name: string) => boolean;

/** Which coming to a place this is. */
let visit = 0;
/** What lies over a screen, the topmost last. A screen that another one covers keeps its own. */
let layers: readonly (Layer & { readonly visit: number })[] = [];
/** What is to lie over them, and is being opened or fetched. */
let awaited: readonly string[] = [];
let opener: Opener | null = null;

const here = () => layers.filter((layer) => layer.visit === visit);

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
  // One at a time: it opens what lay over it, or none does. If a leaving screen is asked, so is the next one.
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

export function openBy(by: Opener): () => void {
  opener = by;
  open();
  return () => {
    if (opener === by) opener = null;
  };
}
