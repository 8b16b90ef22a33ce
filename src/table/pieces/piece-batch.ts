import { Color, Euler, Matrix4, type Object3D, Quaternion, Vector3, Vector4 } from 'three';
import type { Colour } from '../../ui/look/index.ts';
import { dieFaces } from '../layout/die.ts';
import type { Placement } from '../layout/index.ts';
import { figureOf, posedAs } from '../layout/poses.ts';
import type { ModelSet } from '../models/load.ts';
import type { Drawing, Levels } from './drawing/index.ts';
import { madeModel, posed } from './models/index.ts';
import { STONE_EDGE } from './piece-material.ts';

export interface Pose {
  readonly position: Vector3;
  readonly turn: Quaternion;
  readonly scale: Vector3;
}

const scratch = {
  matrix: new Matrix4(),
  euler: new Euler(),
  tint: new Vector4(),
  face: new Quaternion(),
  normal: new Vector3(),
};
const up = new Vector3(0, 1, 0);
/** Approximate height of a figure, in model units. */
const TALL = 1;

/** Models of which there are few pieces that seldom move. */
const lone = /^(banner|badge|cloth)\/|^(crown|die|stud)$/;

const standing = /^(?:tribechip|tribe|marker)\/|^(?:chip|figure)\/\d+\/r\d/;

function faceNormal(value: number): Vector3 {
  const [x, y, z] = dieFaces.find((face) => face.value === value)?.normal ?? [0, 1, 0];
  return scratch.normal.set(x, y, z);
}

export function poseOf(placement: Placement, pose: Pose): void {
  pose.position.set(placement.x, placement.y, placement.z);
  pose.turn.setFromEuler(scratch.euler.set(0, placement.turn, placement.lean));
  if (placement.face !== null) pose.turn.multiply(scratch.face.setFromUnitVectors(faceNormal(placement.face), up));
  pose.scale.set(placement.scale[0], placement.scale[1], placement.scale[2]);
}

export class PieceBatch {
  private readonly models = new Map<string, number>();
  private readonly pieces = new Map<string, { piece: number; placement: Placement }>();
  private readonly tones = new Map<Colour, Color>();
  private flat = false;
  private beyond: { readonly x: number; readonly z: number } | null = null;
  private isDisposed = false;
  private readonly pose: Pose = { position: new Vector3(), turn: new Quaternion(), scale: new Vector3() };

  /** Missing models are made of simple shapes. The batch takes over the drawing. */
  constructor(
    private readonly drawing: Drawing,
    private readonly modelSet: ModelSet,
  ) {}

  get object(): Object3D {
    return this.drawing.object;
  }

  /** Shows exactly these pieces, each where its placement says. */
  show(placements: readonly Placement[]): void {
    const wanted = new Set(placements.map(({ id }) => id));
    for (const id of this.pieces.keys()) if (!wanted.has(id)) this.remove(id);
    for (const placement of placements) this.put(placement);
  }

  /**
   * What is unseen while it rests: what stands in regions, for signs that say the same; and what lies farther from the middle of the board
   * than this, in board units, but for the die.
   */
  hide(flat: boolean, beyond: { readonly x: number; readonly z: number } | null): void {
    if (flat === this.flat && beyond === this.beyond) return;
    this.flat = flat;
    this.beyond = beyond;
    for (const { piece, placement } of this.pieces.values()) this.place(piece, placement);
  }

  put(placement: Placement): void {
    if (this.isDisposed) return;
    const known = this.pieces.get(placement.id);
    if (known?.placement === placement) {
      this.place(known.piece, placement);
      return;
    }
    const model = this.modelOf(placement.model);
    const piece = known?.piece ?? this.drawing.add(model);
    if (known && known.placement.model !== placement.model) this.drawing.change(piece, model);
    this.pieces.set(placement.id, { piece, placement });
    this.place(piece, placement);
    this.paint(piece, placement, placement.stone);
  }

  /** Moves a piece without changing its placement. */
  move(id: string, pose: Pose): void {
    const known = this.pieces.get(id);
    if (known === undefined) return;
    this.drawing.place(known.piece, scratch.matrix.compose(pose.position, pose.turn, pose.scale));
  }

  /** Lets stone climb up a piece: 0 none, 1 all of it, from its feet to the top of its head. */
  petrify(id: string, share: number): void {
    const known = this.pieces.get(id);
    if (known === undefined) return;
    const { r, g, b } = this.tone(known.placement.tint);
    this.drawing.paint(known.piece, scratch.tint.set(r, g, b, -(0.001 + share * (TALL + STONE_EDGE))));
  }

  /** Turns the whole piece towards stone evenly, 0 … 1. */
  fade(id: string, stone: number): void {
    const known = this.pieces.get(id);
    if (known !== undefined) this.drawing.setLife(known.piece, 1 - stone);
  }

  remove(id: string): void {
    const known = this.pieces.get(id);
    if (known === undefined) return;
    this.drawing.remove(known.piece);
    this.pieces.delete(id);
  }

  /** Frees the drawing. Whoever still holds a piece may lay it back: nothing comes of it. */
  dispose(): void {
    this.isDisposed = true;
    this.pieces.clear();
    this.drawing.dispose();
  }

  private place(piece: number, placement: Placement): void {
    poseOf(placement, this.pose);
    const { position, turn, scale } = this.pose;
    const { beyond } = this;
    const isBeside = beyond !== null && (Math.abs(placement.z) > beyond.z || Math.abs(placement.x) > beyond.x);
    const isFar = isBeside && placement.model !== 'die';
    if (isFar || (this.flat && standing.test(placement.id))) scale.setScalar(0);
    this.drawing.place(piece, scratch.matrix.compose(position, turn, scale));
  }

  private paint(piece: number, { tint, model }: Placement, stone: number): void {
    // A figure has its owner's tone as a statue only, and nothing else of stone has any.
    const { r, g, b } = this.tone(model.startsWith('figure') === stone >= 1 ? tint : '#ffffff');
    this.drawing.paint(piece, scratch.tint.set(r, g, b, 1 - stone));
  }

  /** A tint as the shader takes it; read once, for frames use it. */
  private tone(tint: Colour): Color {
    const known = this.tones.get(tint) ?? new Color(tint);
    this.tones.set(tint, known);
    return known;
  }

  private posedModel(name: string): Levels | null {
    const as = posedAs(name);
    const sculpture = as === null ? undefined : this.modelSet.get(as.figure);
    return as === null || sculpture === undefined ? null : posed(sculpture, as.pose);
  }

  private modelOf(wanted: string): number {
    const name = this.drawing.perModel ? figureOf(wanted) : wanted;
    const known = this.models.get(name);
    if (known !== undefined) return known;
    const levels = this.modelSet.get(name) ?? this.posedModel(name) ?? madeModel(name);
    const model = this.drawing.addModel({ ...levels, lone: lone.test(name) });
    this.models.set(name, model);
    return model;
  }
}
