import { type BoardFacts, edge } from '../../../rules/index.ts';

/** A face of the drawing in which regions are dots connected to their neighbours: the regions around it. */
interface Face {
  regions: number[];
}

interface Embedding {
  /** Interior regions with exactly two neighbours: left out of the drawing, put back as lenses (see dual.ts). */
  lenses: number[];
  /** The pairs of adjacent regions that were drawn, lower id first. */
  pairs: [number, number][];
  /** The face to the left of the step from region `a` to its neighbour `b`; undefined for the outside. */
  faceBeside(a: number, b: number): Face | undefined;
  /** All faces but the outside. */
  faces: Face[];
}

const SWEEPS = 4000;

/**
 * Draws the map's adjacencies without crossings (Tutte: the outer ring on a circle, every other region at the mean of its neighbours) and reads the
 * faces off the drawing. Throws unless the drawing is planar, with a triangle for every inner face, so that exactly three regions meet at every
 * junction of the map.
 */
function embed(facts: BoardFacts): Embedding {
  const ring = new Set(facts.outer);
  const lenses = facts.regions.filter((r) => !ring.has(r.id) && r.neighbours.length === 2).map((r) => r.id);
  const links = new Map<number, number[]>();
  for (const region of facts.regions) {
    if (lenses.includes(region.id)) continue;
    links.set(
      region.id,
      region.neighbours.filter((id) => !lenses.includes(id)),
    );
  }
  const around = givenAround(facts, lenses) ?? neighboursByAngle(links, facts.outer);
  const { faces, beside } = traceFaces(around);
  const outside = faces.find((f) => f.regions.length === facts.outer.length && f.regions.every((id) => ring.has(id)));
  const inner = faces.filter((face) => face !== outside);
  const pairs = [...links].flatMap(([a, list]) => list.filter((b) => a < b).map((b): [number, number] => [a, b]));
  if (outside === undefined) throw new Error(`board ${facts.id}: no face runs along the outer ring`);
  if (links.size - pairs.length + faces.length !== 2) throw new Error(`board ${facts.id}: not planar`);
  if (inner.some((face) => face.regions.length !== 3)) throw new Error(`board ${facts.id}: a face is no triangle`);
  const faceBeside = (a: number, b: number) => {
    const face = beside.get(step(a, b));
    return face === outside ? undefined : face;
  };
  return { lenses, pairs, faceBeside, faces: inner };
}

/** As the board says, in order: without edge and lenses; a neighbour on either side of a lens once. */
function givenAround({ drawing }: BoardFacts, lenses: readonly number[]): Map<number, number[]> | undefined {
  return (
    drawing &&
    new Map(
      drawing.around.flatMap((around, id): [number, number[]][] => {
        if (lenses.includes(id)) return [];
        const left = around.filter((other) => other !== edge && !lenses.includes(other));
        return [[id, left.filter((other, k) => other !== left.at(k - 1))]];
      }),
    )
  );
}

function neighboursByAngle(links: Map<number, number[]>, outer: readonly number[]): Map<number, number[]> {
  const spots = new Map([...links.keys()].map((id) => [id, { x: 0, y: 0 }]));
  const spot = (id: number) => spots.get(id) ?? { x: 0, y: 0 };
  outer.forEach((id, k) => {
    const angle = (2 * Math.PI * k) / outer.length;
    spots.set(id, { x: Math.cos(angle), y: Math.sin(angle) });
  });
  const ring = new Set(outer);
  const loose = [...links].filter(([id]) => !ring.has(id));
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [id, list] of loose) {
      const here = spot(id);
      here.x = list.reduce((sum, other) => sum + spot(other).x, 0) / list.length;
      here.y = list.reduce((sum, other) => sum + spot(other).y, 0) / list.length;
    }
  }
  const angle = (from: number, to: number) => Math.atan2(spot(to).y - spot(from).y, spot(to).x - spot(from).x);
  return new Map([...links].map(([id, list]) => [id, list.toSorted((a, b) => angle(id, a) - angle(id, b))]));
}

/** Walks along every face once, always turning to the next neighbour in the order around a region. */
function traceFaces(around: Map<number, number[]>): { faces: Face[]; beside: Map<string, Face> } {
  const faces: Face[] = [];
  const beside = new Map<string, Face>();
  for (const [first, list] of around) {
    for (const second of list) {
      if (beside.has(step(first, second))) continue;
      const face: Face = { regions: [] };
      let [a, b] = [first, second];
      do {
        beside.set(step(a, b), face);
        face.regions.push(a);
        const next = around.get(b) ?? [];
        const c = next[(next.indexOf(a) + 1) % next.length] ?? a;
        [a, b] = [b, c];
      } while (a !== first || b !== second);
      faces.push(face);
    }
  }
  return { faces, beside };
}

function step(a: number, b: number): string {
  return `${a}>${b}`;
}

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
