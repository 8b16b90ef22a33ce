import type { BoardFacts } from '../../../rules/index.ts';
import { type Embedding, embed } from './embedding.ts';

/** Stands for a region where a line runs along the frame. */
const OUTSIDE = -1;

export interface Junction {
  regions: readonly number[];
  /** On the frame: the gap of the outer ring (between its gap-th region and the next one). */
  gap: number | undefined;
}

/** A stretch of border between two junctions, or of the frame (then the second region is `OUTSIDE`). */
export interface Line {
  regions: readonly [number, number];
  start: Junction;
  end: Junction;
}

/** One side of a region: a line, perhaps walked from its end to its start. */
export interface Side {
  line: Line;
  reversed: boolean;
}

export interface Topology {
  junctions: Junction[];
  borders: Line[];
  frames: Line[];
  /** Regions that lie inside the border of two others. */
  lenses: number[];
  loops: Side[][];
}

/** Builds the dual of the map's adjacencies: regions become areas, the triangles between them become junctions. */
export function dualOf(facts: BoardFacts): Topology {
  const embedding = embed(facts);
  const inner = new Map(embedding.faces.map((face) => [face, { regions: face.regions, gap: undefined } as Junction]));
  const { outer } = facts;
  const onFrame = outer.map((id, gap): Junction => ({ regions: [id, after(outer, gap)], gap }));
  const frames = outer.map((id, gap): Line => {
    const start = onFrame.at(gap - 1);
    const end = onFrame[gap];
    if (start === undefined || end === undefined) throw new Error(`board ${facts.id}: the outer ring is broken`);
    return { regions: [id, OUTSIDE], start, end };
  });
  const junctionBeside = (a: number, b: number): Junction => {
    const face = embedding.faceBeside(a, b);
    const junction =
      face === undefined ? onFrame.find((j) => j.regions.includes(a) && j.regions.includes(b)) : inner.get(face);
    if (junction === undefined) throw new Error(`board ${facts.id}: border ${a}-${b} leads nowhere`);
    return junction;
  };
  const plain = embedding.pairs.map(([a, b]): Line => {
    return { regions: [a, b], start: junctionBeside(a, b), end: junctionBeside(b, a) };
  });
  const junctions = [...inner.values(), ...onFrame];
  const borders = cutLenses(facts, embedding, plain, junctions);
  const lines = [...borders, ...frames];
  return {
    junctions,
    borders,
    frames,
    lenses: embedding.lenses,
    loops: facts.regions.map((r) => walkAround(r.id, lines)),
  };
}

function after(outer: readonly number[], gap: number): number {
  return outer[(gap + 1) % outer.length] ?? OUTSIDE;
}

/**
 * Inserts every region with only two neighbours a and c into the border between them: a-c, then the lens, then a-c again. So the pair a, c has two
 * stretches of border, and two new junctions appear.
 */
function cutLenses(facts: BoardFacts, embedding: Embedding, plain: Line[], junctions: Junction[]): Line[] {
  return embedding.lenses.reduce((borders, lens) => {
    const [a, c] = facts.regions[lens]?.neighbours ?? [];
    const border = borders.find((line) => line.regions.every((id) => id === a || id === c));
    if (a === undefined || c === undefined || border === undefined) throw new Error(`lens ${lens} lies on no border`);
    const near: Junction = { regions: [a, c, lens], gap: undefined };
    const far: Junction = { regions: [a, c, lens], gap: undefined };
    junctions.push(near, far);
    const pieces: Line[] = [
      { regions: border.regions, start: border.start, end: near },
      { regions: [a, lens], start: near, end: far },
      { regions: [c, lens], start: near, end: far },
      { regions: border.regions, start: far, end: border.end },
    ];
    return borders.flatMap((line) => (line === border ? pieces : [line]));
  }, plain);
}

function walkAround(id: number, lines: readonly Line[]): Side[] {
  const left = lines.filter((line) => line.regions.includes(id));
  const first = left.shift();
  if (first === undefined) throw new Error(`region ${id} has no border`);
  const loop: Side[] = [{ line: first, reversed: false }];
  let end = first.end;
  while (left.length > 0) {
    const next = left.findIndex((line) => line.start === end || line.end === end);
    const [line] = next < 0 ? [] : left.splice(next, 1);
    if (line === undefined) throw new Error(`region ${id} does not close`);
    const reversed = line.start !== end;
    loop.push({ line, reversed });
    end = reversed ? line.start : line.end;
  }
  if (end !== first.start) throw new Error(`region ${id} does not close`);
  return loop;
}
