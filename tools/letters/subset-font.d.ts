declare module 'subset-font' {
  /** The font with the glyphs of a text alone, and what these features make of them. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2'; readonly keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}
