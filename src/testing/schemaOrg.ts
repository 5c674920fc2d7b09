import ts from 'typescript';

/**
 * Returns what in a JSON-LD document breaks the schema.org vocabulary: an unknown type, a property that its type
 * does not have, a value of the wrong kind. The TypeScript compiler checks the document as a literal against the
 * types of `schema-dts`.
 *
 * @param json the text of one `application/ld+json` script
 */
export function schemaOrgProblems(json: string): string[] {
  const file = 'src/json-ld.ts';
  const text = `import type { Graph } from 'schema-dts';\nexport const graph: Graph = ${json};`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => name === file || disk.fileExists(name),
    getSourceFile: (name, language, ...rest) =>
      name === file
        ? ts.createSourceFile(name, text, language)
        : disk.getSourceFile(name, language, ...rest),
  };
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
