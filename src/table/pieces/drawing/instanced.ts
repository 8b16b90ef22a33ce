import { Group, type Material, type Matrix4, type Vector4 } from 'three';
import type { Drawing, DrawingOptions, Levels } from './drawing.ts';
import { InstancedModel } from './instanced-model.ts';

/** Where to find a piece: its model, and its slot among that model's instances. */
interface Seat {
  readonly model: InstancedModel;
  slot: number;
}

/** One draw call per model, for browsers without `WEBGL_multi_draw`. */
export class Instanced implements Drawing {
  readonly object = new Group();
  private readonly models: InstancedModel[] = [];
  private readonly seats = new Map<number, Seat>();
  private next = 0;

  constructor(
    private readonly material: Material,
    private readonly options: DrawingOptions,
  ) {}

  addModel(levels: Levels): number {
    return this.models.push(new InstancedModel(levels, this.material, this.options, this.object)) - 1;
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
    to.copy(seat.slot, from.model, from.slot);
    this.remove(piece);
    this.seats.set(piece, seat);
  }

  remove(piece: number): void {
    const { model, slot } = this.seat(piece);
    this.seats.delete(piece);
    model.remove(slot);
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
  }

  private model(model: number): InstancedModel {
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
