declare module 'subset-font' {
  /** Writes a font that holds only these characters, each axis whole, narrowed or set to one value. */
  export default function subset(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'woff2'; variationAxes: Readonly<Record<string, number>> },
  ): Promise<Buffer>
}
