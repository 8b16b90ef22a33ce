/** A full circle as path data. Inside another shape of the same path it becomes a hole (even-odd rule). */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export function bar(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** On a 24 × 24 grid, in one colour: paths filled by the even-odd rule, lines 1.8 wide with round ends. */
export interface Sign {
  readonly fill?: readonly string[];
  readonly line?: readonly string[];
}

export function solid(...paths: readonly string[]): Sign {
  return { fill: paths };
}
