import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import ts from 'typescript';
import type { Plugin } from 'vite';

const root = path.dirname(import.meta.dirname);

/** What a file declares, by name. */
type Declarations = Map<string, ts.ImportSpecifier | ts.Statement>;

function declarationsOf(file: ts.SourceFile): Declarations {
  const declarations: Declarations = new Map();
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      for (const one of bindings && ts.isNamedImports(bindings) ? bindings.elements : [])
        declarations.set(one.name.text, one);
    } else if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations)
        for (const one of ts.isIdentifier(name) ? [name] : name.elements)
          declarations.set(one.getText().replace(/.*\W/, ''), statement);
    } else if ('name' in statement) {
      declarations.set((statement.name as ts.Identifier).text, statement);
    }
  }
  return declarations;
}

/** Returns the object that a statement declares. */
function objectOf(statement?: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (!statement || !ts.isVariableStatement(statement)) return;
  const value = statement.declarationList.declarations[0]?.initializer;
  const object = value && ts.isSatisfiesExpression(value) ? value.expression : value;
  return object && ts.isObjectLiteralExpression(object) ? object : undefined;
}

function valueIn(object: ts.ObjectLiteralExpression | undefined, name: string) {
  const property = object?.properties.find((one) => one.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** Returns the code of a node, in which a spy is a function. */
function codeOf(node: ts.Node): string {
  const start = node.getStart();
  const spies: ts.CallExpression[] = [];
  const visit = (one: ts.Node) => {
    if (ts.isCallExpression(one) && one.expression.getText() === 'fn') spies.push(one);
    else one.forEachChild(visit);
  };
  visit(node);
  return spies.reduceRight(
    (code, spy) =>
      code.slice(0, spy.getStart() - start) +
      (spy.arguments[0]?.getText() ?? '() => undefined') +
      code.slice(spy.end - start),
    node.getText(),
  );
}

function attributeOf(name: string, value: ts.Expression): string {
  if (ts.isStringLiteral(value) && !/["\\]/.test(value.text)) return `${name}="${value.text}"`;
  return value.kind === ts.SyntaxKind.TrueKeyword ? name : `${name}={${codeOf(value)}}`;
}

function childOf(value: ts.Expression): string {
  if (ts.isParenthesizedExpression(value)) return childOf(value.expression);
  if (ts.isJsxElement(value) || ts.isJsxSelfClosingElement(value) || ts.isJsxFragment(value))
    return codeOf(value);
  return ts.isStringLiteral(value) ? value.text : `{${codeOf(value)}}`;
}

/** Returns the code of what a file's first story shows, with its imports: it can be pasted as it is. */
export async function exampleOf(storyFile: string): Promise<string> {
  const source = readFileSync(storyFile, 'utf8');
  const file = ts.createSourceFile(storyFile, source, ts.ScriptTarget.Latest, true);
  const declarations = declarationsOf(file);
  const meta = objectOf(declarations.get('meta'));
  const [, firstStory = ''] = /export const (\w+): Story\b/.exec(source) ?? [];
  const component = valueIn(meta, 'component');
  if (!component) throw new Error(`${storyFile} has no component`);
  // What a story adds to the props of its component it describes itself.
  const argTypes = valueIn(meta, 'argTypes');
  const isAdded = (name: string) =>
    argTypes &&
    ts.isObjectLiteralExpression(argTypes) &&
    /\bdescription:/.test(valueIn(argTypes, name)?.getText() ?? '');

  const used: ts.Node[] = [component];
  const attributes = new Map<string, string>();
  let children = '';
  for (const object of [meta, objectOf(declarations.get(firstStory))]) {
    const args = valueIn(object, 'args');
    if (args && !ts.isObjectLiteralExpression(args)) {
      used.push(args);
      attributes.set('', `{...${args.getText()}}`);
    }
    for (const property of args && ts.isObjectLiteralExpression(args) ? args.properties : []) {
      const name = property.name?.getText() ?? property.getText();
      if (isAdded(name)) continue;
      used.push(property);
      if (!ts.isPropertyAssignment(property))
        attributes.set(name, property.name ? `${name}={${name}}` : `{${name}}`);
      else if (name === 'children') children = childOf(property.initializer);
      else attributes.set(name, attributeOf(name, property.initializer));
    }
  }

  const needed = new Set<ts.ImportSpecifier | ts.Statement>();
  const visit = (node: ts.Node) => {
    const declaration = ts.isIdentifier(node) ? declarations.get(node.text) : undefined;
    const isProperty =
      (ts.isPropertyAccessExpression(node.parent) || ts.isPropertyAssignment(node.parent)) &&
      node.parent.name === node;
    if (declaration && !isProperty && node.getText() !== 'fn' && !needed.has(declaration)) {
      needed.add(declaration);
      if (!ts.isImportSpecifier(declaration)) visit(declaration);
    }
    node.forEachChild(visit);
  };
  used.forEach(visit);

  const imports = new Map<string, string[]>();
  const statements: ts.Statement[] = [];
  for (const one of needed) {
    if (!ts.isImportSpecifier(one)) {
      statements.push(one);
      continue;
    }
    const from = (one.parent.parent.parent.moduleSpecifier as ts.StringLiteral).text;
    const target = from.startsWith('.')
      ? path.relative(root, path.resolve(path.dirname(storyFile), from)).replaceAll(path.sep, '/')
      : from;
    const name = `${/^type\b/.test(one.parent.parent.getText()) ? 'type ' : ''}${one.getText()}`;
    imports.set(target, [...(imports.get(target) ?? []), name]);
  }
  const tag = component.getText();
  const code = [
    ...Array.from(imports, ([from, names]) => `import { ${names.join(', ')} } from '${from}';`),
    '',
    ...statements.sort((a, b) => a.pos - b.pos).map((one) => `${codeOf(one)}\n`),
    `<${[tag, ...attributes.values()].join(' ')}${children === '' ? ' />' : `>${children}</${tag.replace(/<.*/, '')}>`}`,
  ].join('\n');
  const formatted = await format(code, { parser: 'typescript', singleQuote: true });
  return formatted.trimEnd().replace(/;$/, '');
}

/** Lets a docs page import the example of a story file: `…stories.tsx?example`. */
export function exampleCode(): Plugin {
  // Without its end, by which Storybook knows the stories themselves.
  const suffix = '.stories.tsx?example';
  const prefix = '\0example:';
  return {
    name: 'example-code',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (!id.endsWith(suffix)) return;
      return prefix + path.resolve(path.dirname(importer), id.slice(0, -suffix.length));
    },
    async load(id) {
      if (!id.startsWith(prefix)) return;
      const file = `${id.slice(prefix.length)}.stories.tsx`;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await exampleOf(file))}`;
    },
  };
}
