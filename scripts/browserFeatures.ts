import { readFileSync } from 'node:fs';
import bcd, { type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import * as css from 'css-tree';
import { compile, serialize, stringify } from 'stylis';
import ts from 'typescript';

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
  file: string;
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
function styledSheet({ tag, template }: ts.TaggedTemplateExpression): string {
  const text = ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)]
        .map((part) => part.text)
        .join('/**/');
  const block = tag.getText() === 'keyframes' ? '@keyframes name' : '*';
  return serialize(compile(`${block} {${text}}`), stringify);
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

/** Returns the keys of what an expression or attribute of the site's code takes from the platform. */
function usedInCode(node: ts.Node, program: ts.Program): string[][] {
  const checker = program.getTypeChecker();
  const isOfPlatform = (symbol?: ts.Symbol) =>
    symbol?.declarations?.some((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()));

  /** Which of the platform's interfaces a type has a member from. */
  const usedOf = (type: ts.Type, member: string): string[][] => {
    const whole = checker.getNonNullableType(type);
    const declaring = whole.getProperty(member)?.declarations ?? [];
    const interfaces = [
      ...declaring.map(({ parent }) => parent).filter(ts.isInterfaceDeclaration),
      // Of what our own code adds to the platform's types, such as `navigator.connection`.
      ...(whole.isIntersection() ? whole.types : []).flatMap(
        (one) => one.getSymbol()?.declarations?.filter(ts.isInterfaceDeclaration) ?? [],
      ),
    ].filter((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()));
    if (interfaces.length === 0) return [];
    const names = interfaces.map(({ name }) => name.text.replace(/^Readonly|Constructor$/g, ''));
    const areas = ['api', 'javascript.builtins', 'javascript.builtins.Intl'];
    const keys = names.flatMap((name) => areas.map((area) => `${area}.${name}.${member}`));
    // TypeScript has mixins, such as ParentNode, that MDN's data has in each of their interfaces.
    return [keys.some(entryOf) ? keys : (apiMembers.get(member) ?? [])];
  };

  if (ts.isTaggedTemplateExpression(node)) return usedInCss(styledSheet(node));
  if (ts.isRegularExpressionLiteral(node)) return usedInPattern(node.text);
  if (ts.isJsxAttribute(node)) {
    const name = node.name.getText().toLowerCase();
    return [globalAttributes.get(name) ?? elementAttributes.get(name) ?? []];
  }
  if (ts.isPropertyAccessExpression(node)) {
    return usedOf(checker.getTypeAtLocation(node.expression), node.name.text);
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const member = (node.propertyName ?? node.name).getText();
    return usedOf(checker.getTypeAtLocation(node.parent), member);
  }
  if (ts.isIdentifier(node) && isOfPlatform(checker.getSymbolAtLocation(node))) {
    const name = node.text;
    return [[`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`]];
  }
  return [];
}

/** Returns every use of the web platform in the site's own code and style sheets. */
export function collectUses(): Use[] {
  const config = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, '.');
  const files = ts.sys.readDirectory('src', ['.ts', '.tsx', '.css'], ['**/*.test.*', '**/testing']);
  const program = ts.createProgram(
    files.filter((file) => !file.endsWith('.css')),
    options,
  );
  const uses: Use[] = [];
  for (const file of files) {
    const add = (used: string[][]) => {
      for (const keys of used.map((one) => one.filter((key) => versionsOf(key)))) {
        if (keys.length > 0) uses.push({ keys, file });
      }
    };
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node)) return;
      add(usedInCode(node, program));
      ts.forEachChild(node, visit);
    };
    const source = program.getSourceFile(file);
    if (source) visit(source);
    else add(usedInCss(readFileSync(file, 'utf8')));
  }
  return uses;
}
