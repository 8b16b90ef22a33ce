/** A colour as `#rrggbb`, sRGB. */
export type Colour = `#${string}`;
