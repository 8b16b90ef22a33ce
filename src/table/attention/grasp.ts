import { create } from 'zustand';
import type { ForceId, Seat } from '../../rules/index.ts';

/** What a hand takes of the table, besides stacks. */
export type Graspable =
  | { readonly of: 'combo'; readonly index: number }
  | { readonly of: 'die' }
  /** The banner of a race in play, on its player's cloth. */
  | { readonly of: 'banner'; readonly force: ForceId }
  | { readonly of: 'purse'; readonly seat: Seat }
  /** The coins that a player's regions have just brought, while they are shown. */
  | { readonly of: 'coins'; readonly seat: Seat };

/** CSS pixels that a finger needs, whatever it means. */
export const FINGER = 44;

/** How something was flicked, in CSS pixels of the window a second. */
export interface FlickOnPage {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the window, in CSS pixels. */
export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Takes a thing under a pointer that was pressed there. It says whether the pointer is the thing's from now on: then it moves no camera. */
type Take = (thing: Graspable, pointer: PointerEvent) => boolean;

let taker: Take | null = null;

/** Says who decides what may be taken, and what letting go of it does. Returns a function that takes it back. */
export function takeGrasps(take: Take): () => void {
  taker = take;
  tell();
  return () => {
    if (taker === take) taker = null;
    tell();
  };
}

/** Offers a thing to whoever takes them. */
export const offerGrasp: Take = (thing, pointer) => taker?.(thing, pointer) ?? false;

/** What the hand holds. The panels say so, the picture draws it. */
export interface Grasp {
  readonly held: Graspable | null;
  /** Where it is seen, in CSS pixels of the window: at a mouse, above a finger. */
  readonly x: number;
  readonly y: number;
  /** What it costs is laid down meanwhile: a combo that may be picked. */
  readonly isOpen: boolean;
  /** How far a banner is turned over: 0 not at all, 1 or -1 it lies on its other side, turned to the right or the left. */
  readonly turned: number;
  /** What was held last has been given away, and does not go back. */
  readonly isGiven: boolean;
  /** How it was let go of, if it was thrown. */
  readonly flick: FlickOnPage | null;
  /** Things can be taken by hand at all: in a picture, once that has been fetched. */
  readonly isOffered: boolean;
}

const nothing: Omit<Grasp, 'isOffered'> = {
  held: null,
  x: 0,
  y: 0,
  isOpen: false,
  turned: 0,
  isGiven: false,
  flick: null,
};

export const useGrasp = create<Grasp>(() => ({ ...nothing, isOffered: false }));

/** The hand holds this, or holds it elsewhere or otherwise. */
export function grasp(held: Graspable, how: Partial<Pick<Grasp, 'x' | 'y' | 'isOpen' | 'turned'>>): void {
  useGrasp.setState({ held, isGiven: false, flick: null, ...how });
}

/** The hand is empty: what it held goes back, or has been given away, perhaps by a throw. */
export function letGo(isGiven: boolean, flick: FlickOnPage | null = null): void {
  useGrasp.setState({ ...nothing, isGiven, flick });
}

/** Where a player's cloth is seen; null if it is behind the camera. */
type FindCloth = (seat: Seat) => PageBox | null;

let cloths: FindCloth | null = null;

/** Says where the cloths are seen. Returns a function that takes it back. */
export function showCloths(find: FindCloth): () => void {
  cloths = find;
  tell();
  return () => {
    if (cloths === find) cloths = null;
    tell();
  };
}

/** Things are taken where both a picture and somebody who takes them are there. */
function tell(): void {
  const isOffered = taker !== null && cloths !== null;
  if (useGrasp.getState().isOffered !== isOffered) useGrasp.setState({ isOffered });
}

/** Where a player's cloth is seen; null without a picture. */
export const clothOnPage: FindCloth = (seat) => cloths?.(seat) ?? null;
