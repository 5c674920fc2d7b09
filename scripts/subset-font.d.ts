/** The types published for it do not know `noHinting`. */
declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff2'; noHinting?: boolean },
  ): Promise<Buffer>;
  export { subsetFont as default };
}
