import { Group, type Material, Matrix4, Vector4 } from 'three';
import type { Drawing, DrawingOptions, Levels, ModelPieces } from './drawing.ts';
import { InstancedModel } from './instanced-model.ts';
import { Sundries } from './sundries.ts';

interface Seat {
  readonly model: ModelPieces;
  slot: number;
}

const scratch = { matrix: new Matrix4(), tint: new Vector4() };

/** One draw call per model, and one for all models of few pieces, for browsers without `WEBGL_multi_draw`. */
export class Instanced implements Drawing {
  readonly object = new Group();
  readonly perModel = true;
  private readonly models: ModelPieces[] = [];
  private readonly sundries: Sundries;
  private readonly seats = new Map<number, Seat>();
  private next = 0;

  constructor(
    private readonly material: Material,
    private readonly options: DrawingOptions,
  ) {
    this.sundries = new Sundries(material, options, this.object);
  }

  addModel(levels: Levels): number {
    const { material, options, object } = this;
    const pieces = levels.lone ? this.sundries.model(levels) : new InstancedModel(levels, material, options, object);
    return this.models.push(pieces) - 1;
  }

  add(model: number): number {
    const wanted = this.model(model);
    this.seats.set(this.next, { model: wanted, slot: wanted.add() });
    return this.next++;
  }

  change(piece: number, model: number): void {
    const [from, to] = [this.seat(piece), this.model(model)];
    if (from.model === to) return;
    const seat = { model: to, slot: to.add() };
    from.model.read(from.slot, scratch.matrix, scratch.tint);
    to.place(seat.slot, scratch.matrix);
    to.paint(seat.slot, scratch.tint);
    this.remove(piece);
    this.seats.set(piece, seat);
  }

  remove(piece: number): void {
    const { model, slot } = this.seat(piece);
    this.seats.delete(piece);
    if (!model.remove(slot)) return;
    for (const other of this.seats.values()) if (other.model === model && other.slot > slot) other.slot -= 1;
  }

  place(piece: number, matrix: Matrix4): void {
    const { model, slot } = this.seat(piece);
    model.place(slot, matrix);
  }

  paint(piece: number, tint: Vector4): void {
    const { model, slot } = this.seat(piece);
    model.paint(slot, tint);
  }

  setLife(piece: number, life: number): void {
    const { model, slot } = this.seat(piece);
    model.setLife(slot, life);
  }

  dispose(): void {
    for (const model of this.models) model.dispose();
    this.sundries.dispose();
  }

  private model(model: number): ModelPieces {
    const known = this.models[model];
    if (known === undefined) throw new Error(`There is no model ${model}.`);
    return known;
  }

  private seat(piece: number): Seat {
    const known = this.seats.get(piece);
    if (known === undefined) throw new Error(`There is no piece ${piece}.`);
    return known;
  }
}
