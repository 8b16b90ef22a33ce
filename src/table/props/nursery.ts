import { BufferAttribute } from 'three';
import type { ModelSet, Sculpture } from '../models/load.ts';
import { type Part, pebble } from '../pieces/shape.ts';
import type { Prop } from './prop.ts';

/** Brightness of each tone of a prop. */
const tones = [1, 0.86, 1.14];

/** Shapes of props, each made once; a stone stands in for any that failed to load. */
export class Nursery {
  private readonly grown = new Map<string, Part>();

  constructor(private readonly shelf: ModelSet) {}

  /** The shape of a prop, without an index. The nursery keeps ownership. */
  take({ shape, tone }: Prop, detail: keyof Sculpture): Part {
    const key = `${shape}/${tone}/${detail}`;
    const known = this.grown.get(key);
    if (known !== undefined) return known;
    const sculpture = this.shelf.get(shape);
    const fresh = sculpture ? toned(sculpture[detail], tone) : pebble([0, 0.02, 0], [0.05, 0.04, 0.045], '#7b818b');
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
