import ts from 'typescript';

/**
 * What in a JSON-LD document breaks the vocabulary of schema.org: an unknown type, a property that its
 * type does not have, a value of the wrong kind. The vocabulary is that of `schema-dts`, and the compiler
 * reads the document as it reads a literal in code.
 *
 * @param json The text of one `application/ld+json` script.
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
