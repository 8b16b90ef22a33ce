import { addressNow, followHash, isFramed, pushEntry, replaceEntry, stateNow, travel } from '../platform/entries.ts';
import { awaitLayers, keepLayers, namesOver } from './layers.ts';

/** Where the page is: an address of it, from its query on, and which coming to some place this is. */
export interface Place {
  readonly address: string;
  readonly visit: number;
  readonly depth: number;
}

/** What lies with an entry of the history: whose it is, names of what lay over the screen. No game data. */
interface Entry extends Omit<Place, 'address'> {
  readonly over: readonly string[];
}

interface Step extends Place {
  readonly by: 'push' | 'replace' | 'back';
}

/** Milliseconds in which a browser has to arrive where it was sent. */
const PATIENCE = 5000;

let place: Place = { address: '', visit: 0, depth: 0 };
let at: Entry = { visit: 0, depth: 0, over: [] };
/** The places of the history, by their depth, as far as this page has seen them. */
const seen: Place[] = [];
/** The page is there at once; the browser arrives later, and can only be sent on from there. */
const steps: Step[] = [];
let late: ReturnType<typeof setTimeout> | null = null;
const watchers = new Set<() => void>();

export function placeNow(): Place {
  if (watchers.size === 0) look();
  return place;
}

export function watchPlace(told: () => void): () => void {
  if (watchers.size === 0) {
    addEventListener('popstate', arrive);
    addEventListener('hashchange', arriveAnew);
    look();
    // What lay over the screen before a reload may not come again.
    queueMicrotask(settle);
  }
  watchers.add(told);
  return () => {
    watchers.delete(told);
    if (watchers.size > 0) return;
    removeEventListener('popstate', arrive);
    removeEventListener('hashchange', arriveAnew);
  };
}

/** Where one had just come from there, it goes back instead. Returns the visit. */
export function goTo(address: string, how: 'push' | 'replace' = 'push'): number {
  const { depth } = placeNow();
  const last = seen[depth - 1];
  const by = isFramed() ? 'replace' : how;
  if (by === 'push' && last?.address === address) return follow(last, 'back');
  return follow({ address, visit: nextVisit(), depth: by === 'push' ? depth + 1 : depth }, by);
}

/** Goes back to where one was before, if the page has seen it; else to that address, in place of this one. */
export function goBackOr(address: string): void {
  const last = seen[placeNow().depth - 1];
  if (last) follow(last, 'back');
  else goTo(address, 'replace');
}

/** The same place is to have this address from now on. Nobody is told: it is for whoever comes again. */
export function note(address: string): void {
  be({ ...placeNow(), address });
  if (late === null && steps.length === 0) replaceEntry(at, address);
}

/** Later, so that all is there or gone that one press opens or closes: then history gets its entry for it. */
export function settleSoon(): void {
  if (watchers.size > 0) queueMicrotask(settle);
}

function be(now: Place): void {
  place = now;
  seen[now.depth] = now;
}

const nextVisit = () => Math.max(place.visit + 1, Date.now());

function follow(to: Place, by: Step['by']): number {
  be(to);
  awaitLayers(to.visit);
  steps.push({ ...to, by });
  settle();
  for (const told of watchers) told();
  return to.visit;
}

/** The browser shows another entry: it was sent there, or somebody went. */
function arrive(): void {
  const isSent = late !== null;
  if (late !== null) clearTimeout(late);
  late = null;
  const { visit } = place;
  look();
  if (steps.length === 0 && !isSent && visit === place.visit) keepLayers(at.over);
  settle();
}

/** It has made one itself, for a link or for what somebody typed, and not every browser says so otherwise. */
function arriveAnew(): void {
  if (entryNow() === null) arrive();
}

function look(): void {
  const address = addressNow();
  at = entryNow() ?? made(address);
  if (steps.length > 0) return;
  if (at.visit === place.visit) {
    // It may have been noted while something lay over the screen.
    if (address !== place.address) replaceEntry(at, place.address);
    return;
  }
  be({ address, visit: at.visit, depth: at.depth });
  awaitLayers(at.visit, at.over);
  for (const told of watchers) told();
}

function made(address: string): Entry {
  const { visit, depth } = place;
  const isFirst = visit === 0;
  const isSame = !isFirst && address === place.address;
  const entry = { visit: isSame ? visit : nextVisit(), depth: isFirst || isSame ? depth : depth + 1, over: [] };
  replaceEntry(entry, address);
  return entry;
}

function entryNow(): Entry | null {
  const found = stateNow();
  if (typeof found !== 'object' || found === null) return null;
  const { visit, depth, over }: Partial<Record<keyof Entry, unknown>> = found;
  const isEntry = typeof visit === 'number' && typeof depth === 'number' && Array.isArray(over);
  return isEntry && over.every((name) => typeof name === 'string') ? { visit, depth, over } : null;
}

function settle(): void {
  while (late === null) {
    const [step] = steps;
    if (step === undefined) {
      settleOver();
      return;
    }
    // What lay over the screen goes with it: its last entry becomes that of the next one.
    const spare = at.over.length + { push: -1, replace: 0, back: 1 }[step.by];
    if (spare <= 0 || step.by === 'back') steps.shift();
    if (spare > 0) {
      leave(spare);
      return;
    }
    const { visit, depth } = step;
    const entry = { visit, depth, over: [] };
    const lays = step.by === 'push' && at.over.length === 0 ? pushEntry : replaceEntry;
    if (!lays(entry, step.address)) followHash(step.address);
    at = entry;
  }
}

function settleOver(): void {
  const names = namesOver();
  if (names.length < at.over.length) leave(at.over.length - names.length);
  else if (names.length === at.over.length && names.join('\n') !== at.over.join('\n')) {
    at = { ...at, over: names };
    replaceEntry(at, place.address);
  }
  while (at.over.length < names.length && !isFramed()) {
    const next = { ...at, over: names.slice(0, at.over.length + 1) };
    if (!pushEntry(next, place.address)) return;
    at = next;
  }
}

function leave(entries: number): void {
  late = setTimeout(() => {
    late = null;
    // It goes nowhere: then it has none to leave.
    at = { ...at, over: [] };
    settle();
  }, PATIENCE);
  travel(-entries);
}
