/** GLSL that turns three's standard material into one of the table's. */
export interface Shading {
  readonly vertexHead: string;
  readonly fragmentHead: string;
  /** What stands in place of three's own chunks, by their names. */
  readonly chunks: Readonly<Record<string, string>>;
}
