import { BufferAttribute } from 'three';
import type { Sculpture, Shelf } from '../models/load.ts';
import type { Part } from '../pieces/shape.ts';
import type { Prop } from './scatter.ts';
import * as shapes from './shapes.ts';

const makers: Readonly<Record<string, (tone: number) => Part>> = { ...shapes };
/** How light each tone of a sculpted prop is. */
const tones = [1, 0.86, 1.14];

/** Shapes of props, made once each: sculpted ones where there are, else simple ones. */
export class Nursery {
  private readonly grown = new Map<string, Part>();

  constructor(private readonly shelf: Shelf) {}

  /** The shape of a prop, without an index. It stays the nursery's. */
  take({ shape, tone }: Prop, detail: keyof Sculpture): Part {
    const sculpture = this.shelf.get(shape);
    const key = sculpture === undefined ? `${shape}/${tone}` : `${shape}/${tone}/${detail}`;
    const known = this.grown.get(key);
    if (known !== undefined) return known;
    const fresh = sculpture === undefined ? (makers[shape] ?? shapes.rock)(tone) : toned(sculpture[detail], tone);
    this.grown.set(key, fresh);
    return fresh;
  }

  dispose(): void {
    for (const part of this.grown.values()) part.dispose();
  }
}

/** A copy, a little lighter or darker, so that no two neighbours look the same. */
function toned(model: Part, tone: number): Part {
  const copy = model.toNonIndexed();
  const light = tones[tone % tones.length] ?? 1;
  const colour = copy.getAttribute('color');
  const colours = Float32Array.from({ length: colour.count * 4 }, (_, k) => {
    const value = colour.getComponent(Math.floor(k / 4), k % 4);
    return k % 4 === 3 ? value : value * light;
  });
  return copy.setAttribute('color', new BufferAttribute(colours, 4));
}
