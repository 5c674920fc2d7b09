import bcd, { type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import * as css from 'css-tree';
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Html } from 'parse5';
import { compile, serialize, stringify } from 'stylis';
import ts from 'typescript';
import type { BuiltSite } from './builtSite';

/** The browsers of each engine, desktop and phone, by their names in MDN's data. */
const engines = {
  Chrome: ['chrome', 'chrome_android'],
  Firefox: ['firefox', 'firefox_android'],
  Safari: ['safari', 'safari_ios'],
} as const;

/** The first version of each engine that has a feature everywhere; Infinity where there is none. */
export type Versions = Record<keyof typeof engines, number>;

/** A use of a feature, by the keys in MDN's data that it may have: several interfaces share a name. */
export interface Use {
  keys: string[];
  /** The script or page. */
  file: string;
  /** An excerpt of it. */
  code: string;
}

/** Returns the entry of a key in MDN's data, such as `css.properties.scrollbar-gutter`. */
function entryOf(key: string): Identifier | undefined {
  let entry = bcd as unknown as Identifier | undefined;
  for (const name of key.split('.')) {
    entry = entry !== undefined && Object.hasOwn(entry, name) ? entry[name] : undefined;
  }
  return entry;
}

/** Returns since when a feature works without a flag or a prefix; undefined when MDN has no such key. */
export function versionsOf(key: string): Versions | undefined {
  const support = entryOf(key)?.__compat?.support;
  if (support === undefined) return undefined;
  const newest = (engine: keyof typeof engines) => {
    const versions = engines[engine].map((browser) => {
      const statement = [support[browser]]
        .flat()
        .find((one) => one && !(one.flags ?? one.prefix ?? one.alternative_name));
      const version = Number.parseFloat(String(statement?.version_added).replace('≤', ''));
      return Number.isNaN(version) || statement?.version_removed ? Infinity : version;
    });
    return Math.max(...versions);
  };
  return { Chrome: newest('Chrome'), Firefox: newest('Firefox'), Safari: newest('Safari') };
}

/** Returns the keys of an area of MDN's data by the last name of each, down to some depth. */
function keysByName(area: string, depth: number): Map<string, string[]> {
  const index = new Map<string, string[]>();
  const add = (entry: Identifier, place: string, left: number) => {
    for (const [name, child] of Object.entries(entry)) {
      if (name === '__compat') continue;
      const key = `${place}.${name}`;
      index.set(name, [...(index.get(name) ?? []), key]);
      if (left > 1) add(child as Identifier, key, left - 1);
    }
  };
  add(entryOf(area) ?? {}, area, depth);
  return index;
}

const cssFunctions = keysByName('css.types', Infinity);
const globalAttributes = keysByName('html.global_attributes', 1);
const elementAttributes = keysByName('html.elements', 2);
const apiMembers = keysByName('api', 2);
const builtinMembers = keysByName('javascript.builtins', 3);

/**
 * Members that are never the platform's where the compiler does not know their object, though a member of the
 * platform that is newer than most has the same name.
 */
const otherNames = {
  animation: "React's table of events",
  build: 'the cache of mutations',
  check: 'a rule of zod',
  createContext: 'React',
  delay: "React's scheduler",
  div: 'styled.div',
  fallback: 'Suspense',
  imageSizes: 'a link of the router',
  manifest: 'the router',
  popover: 'a prop, in React',
  share: "a prop of React's view transitions",
  use: 'React',
};

/** Returns the keys of an attribute of any element, or of one with a known tag. */
function keysOfAttribute(attribute: string, tagName?: string): string[] {
  const name = attribute.toLowerCase();
  const ofElement = elementAttributes.get(name) ?? [];
  return (
    globalAttributes.get(name) ??
    ofElement.filter((key) => !tagName || key === `html.elements.${tagName}.${name}`)
  );
}

function keyOfUnit(unit: string): string {
  const sizes: Record<string, string> = { s: 'small', l: 'large', d: 'dynamic' };
  const size = /^[sld]v/.test(unit) ? sizes[unit.charAt(0)] : undefined;
  if (size !== undefined) return `css.types.length.viewport_percentage_units_${size}`;
  return `css.types.length.${unit.startsWith('cq') ? 'container_query_length_units' : unit}`;
}

const isBackdrop = (node: css.CssNode) =>
  node.type === 'PseudoElementSelector' && node.name === 'backdrop';

/** Returns the keys of all that a style sheet, or a part of one, uses. */
function usedInCss(sheet: string): string[][] {
  const used: string[][] = [];
  css.walk(css.parse(sheet), function (node) {
    const declarations =
      this.atrule?.name === 'font-face' ? 'css.at-rules.font-face' : 'css.properties';
    const property = this.declaration && `${declarations}.${this.declaration.property}`;
    if (node.type === 'Declaration') used.push([`${declarations}.${node.property}`]);
    if (node.type === 'Identifier' && property) used.push([`${property}.${node.name}`]);
    if (node.type === 'Dimension') used.push([keyOfUnit(node.unit)]);
    if (node.type === 'Function') used.push(cssFunctions.get(node.name) ?? []);
    if (node.type === 'Atrule') used.push([`css.at-rules.${node.name}`]);
    if (node.type === 'Feature' && this.atrule) {
      used.push([`css.at-rules.${this.atrule.name}.${node.name}`]);
    }
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
      used.push([`css.selectors.${node.name}`]);
    }
    // Tokens are declared on the root, which a backdrop does not inherit from in older browsers.
    const isVariable = node.type === 'Function' && node.name === 'var';
    if (isVariable && this.rule && css.find(this.rule.prelude, isBackdrop)) {
      used.push(['css.selectors.backdrop.inherit_from_originating_element']);
    }
  });
  return used;
}

/** Returns the style sheet that styled-components makes of a template, with nothing where it has an expression. */
function styledSheet({ template }: ts.TaggedTemplateExpression): string {
  const text = ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)]
        .map((part) => part.text)
        .join('/**/');
  return serialize(compile(`* {${text}}`), stringify);
}

/** Returns the keys of what a regular expression needs: the compiler leaves these as they are. */
function usedInPattern(pattern: string): string[][] {
  const place = 'javascript.regular_expressions';
  return [
    ...(/\(\?<[=!]/.test(pattern) ? [[`${place}.lookbehind_assertion`]] : []),
    ...(/\(\?[ims]*-?[ims]+:/.test(pattern) ? [[`${place}.modifier`]] : []),
    ...(/\/[a-z]*v[a-z]*$/.test(pattern) ? [['javascript.builtins.RegExp.unicodeSets']] : []),
  ];
}

/** Returns the name that a node gives to a property: of an object, of a class, or by assignment. */
function definedName(node: ts.Node): string | undefined {
  if (ts.isObjectLiteralElement(node) || ts.isClassElement(node)) return nameOf(node.name);
  const isAssignment =
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isAssignment && ts.isPropertyAccessExpression(node.left) ? node.left.name.text : undefined;
}

const nameOf = (name?: ts.PropertyName) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;

function elementsOf(node: Html.Node): Html.Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return tree.isElementNode(node) ? [node, ...children] : children;
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => {
    walk(child, visit);
  });
}

const isMemberName = (node: ts.Identifier) =>
  (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  (ts.isBindingElement(node.parent) && node.parent.propertyName === node);

/** Returns the attributes that a call creates an element with, if it does. */
function createdAttributes({ expression, arguments: [, props] }: ts.CallExpression): string[] {
  // As in `(0, runtime.jsx)('img', { … })`.
  const callee = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  const member = ts.isBinaryExpression(callee) ? callee.right : callee;
  const creates =
    ts.isPropertyAccessExpression(member) && /^(jsxs?|createElement)$/.test(member.name.text);
  return creates && props && ts.isObjectLiteralExpression(props)
    ? props.properties.map(({ name }) => nameOf(name) ?? '')
    : [];
}

/**
 * Returns the keys of what a node of a script takes from the platform. In a minified script the compiler knows the
 * types of globals and of what they return. A member of anything else is taken for any that has its name in MDN's
 * data, unless the script itself defines a property of that name.
 */
function usedInScript(node: ts.Node, program: ts.Program, ownNames: Set<string>): string[][] {
  const checker = program.getTypeChecker();
  const isOfPlatform = ({ declarations = [] }: ts.Symbol) =>
    declarations.some((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()));

  const usedOf = (object: ts.Node, member: string): string[][] => {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(object));
    const property = type.getProperty(member);
    if (property?.declarations && !isOfPlatform(property)) return [];
    const interfaces =
      property?.declarations
        ?.map(({ parent }) => parent)
        .filter(ts.isInterfaceDeclaration)
        .map(({ name }) => name.text) ??
      // TypeScript lacks some members that MDN's data has, such as `navigator.connection`.
      (type.isIntersection() ? type.types : [type])
        .flatMap((one) => one.getSymbol() ?? [])
        .filter(isOfPlatform)
        .map(({ name }) => name);
    const keys = interfaces.flatMap((name) =>
      ['api', 'javascript.builtins', 'javascript.builtins.Intl'].map(
        (area) => `${area}.${name.replace(/^Readonly|Constructor$/g, '')}.${member}`,
      ),
    );
    if (keys.some(entryOf)) return [keys];
    // TypeScript has mixins, such as ParentNode, that MDN's data has in each of their interfaces.
    if (property?.declarations) return [apiMembers.get(member) ?? []];
    // What is destructured is most often the props of a component.
    if (ts.isObjectBindingPattern(object) || ownNames.has(member)) return [];
    return [[...(apiMembers.get(member) ?? []), ...(builtinMembers.get(member) ?? [])]];
  };

  if (ts.isTaggedTemplateExpression(node)) return usedInCss(styledSheet(node));
  if (ts.isRegularExpressionLiteral(node)) return usedInPattern(node.text);
  if (ts.isCallExpression(node))
    return createdAttributes(node).map((name) => keysOfAttribute(name));
  if (ts.isPropertyAccessExpression(node)) return usedOf(node.expression, node.name.text);
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    return usedOf(node.parent, (node.propertyName ?? node.name).getText());
  }
  if (ts.isIdentifier(node) && !isMemberName(node)) {
    const symbol = checker.getSymbolAtLocation(node);
    if (symbol && !isOfPlatform(symbol)) return [];
    const name = node.text;
    return [[`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`]];
  }
  return [];
}

/** Compiles scripts that are in no file, as a browser would load them. */
function compileScripts(scripts: Map<string, string>): ts.Program {
  const options: ts.CompilerOptions = {
    allowJs: true,
    noEmit: true,
    target: ts.ScriptTarget.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  };
  const files = ts.createCompilerHost(options, true);
  const host: ts.CompilerHost = {
    ...files,
    readFile: (file) => scripts.get(file) ?? files.readFile(file),
    fileExists: (file) => scripts.has(file) || files.fileExists(file),
    getSourceFile: (file, ...rest) => {
      const script = scripts.get(file);
      return script === undefined
        ? files.getSourceFile(file, ...rest)
        : ts.createSourceFile(file, script, options.target ?? ts.ScriptTarget.ESNext, true);
    },
  };
  return ts.createProgram([...scripts.keys()], options, host);
}

/** Returns every use of the web platform in what the site sends to a browser. */
export function collectUses({ scripts, pages }: BuiltSite): Use[] {
  const uses: Use[] = [];
  const add = (used: string[][], file: string, code: string) => {
    for (const keys of used.map((one) => one.filter((key) => versionsOf(key)))) {
      if (keys.length > 0) uses.push({ keys, file, code: code.slice(0, 100) });
    }
  };

  /** By their text, which most pages share. */
  const sheets = new Map<string, string>();
  const inlineScripts = new Map<string, string>();
  for (const [file, html] of pages) {
    for (const element of elementsOf(parse(html))) {
      const { tagName, attrs } = element;
      for (const { name, value } of attrs) {
        add([keysOfAttribute(name, tagName)], file, `<${tagName} ${name}="${value}">`);
        if (name === 'style') add(usedInCss(`* {${value}}`), file, value);
      }
      const text = element.childNodes
        .map((node) => (tree.isTextNode(node) ? node.value : ''))
        .join('');
      if (tagName === 'style') sheets.set(text, file);
      const isData = attrs.some(({ name, value }) => name === 'type' && value !== 'module');
      if (tagName === 'script' && !isData) inlineScripts.set(text, `${file}#script.js`);
    }
  }

  for (const [text, file] of sheets) add(usedInCss(text), file, text);

  const program = compileScripts(
    new Map([...scripts, ...[...inlineScripts].map(([text, file]) => [file, text] as const)]),
  );
  const sources = program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile);
  for (const source of sources) {
    const ownNames = new Set(Object.keys(otherNames));
    walk(source, (node) => ownNames.add(definedName(node) ?? ''));
    walk(source, (node) => {
      add(usedInScript(node, program, ownNames), source.fileName, node.getText());
    });
  }
  return uses;
}
