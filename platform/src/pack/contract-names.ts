/** The names that a package exports, read from its sources: what semver is about (PLAT-2). */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ownManifest } from './published-manifest.ts';

/** Names by what they are imported from, e.g. `./ui`. */
export type ContractNames = Readonly<Record<string, readonly string[]>>;

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

function getBoundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? getBoundNames(one.name) : []));
}

/** Names that one statement exports; a star stands for those of another file. */
function getNames(node: ts.Statement): { names: string[]; star?: string } {
  if (ts.isExportAssignment(node)) return { names: ['default'] };
  if (ts.isExportDeclaration(node)) {
    const { exportClause: clause, moduleSpecifier: from } = node;
    if (!clause) return from && ts.isStringLiteral(from) ? { names: [], star: from.text } : { names: [] };
    return { names: ts.isNamespaceExport(clause) ? [clause.name.text] : clause.elements.map(({ name }) => name.text) };
  }
  if (!isExported(node)) return { names: [] };
  if (ts.isVariableStatement(node))
    return { names: node.declarationList.declarations.flatMap(({ name }) => getBoundNames(name)) };
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isEnumDeclaration(node);
  return { names: isNamed && node.name ? [node.name.text] : [] };
}

/** Names of a module with types, and of what it passes on whole. */
async function readNames(file: string): Promise<string[]> {
  const source = ts.createSourceFile(file, await readFile(file, 'utf8'), ts.ScriptTarget.Latest);
  const found = await Promise.all(
    source.statements.map(async (statement) => {
      const { names, star } = getNames(statement);
      return star?.startsWith('.') ? [...names, ...(await readNames(join(dirname(file), star)))] : names;
    }),
  );
  return [...new Set(found.flat())].sort();
}

/** Files of one line of `exports`, by the name that they are imported by. */
async function getEntries(directory: string, [name, path]: [string, string]): Promise<[string, string][]> {
  const [before = '', after] = path.split('*');
  if (after === undefined) return [[name, join(directory, path)]];
  const found = await readdir(join(directory, before), { withFileTypes: true }).catch(() => []);
  return found
    .map((one) => (one.isFile() ? one.name.slice(0, -after.length) : one.name))
    .map((one): [string, string] => [name.replace('*', one), join(directory, `${before}${one}${after}`)])
    .filter(([, file]) => existsSync(file));
}

/** Of no use to a remote: helpers of our own tests, and scripts. */
const INTERNAL = /\.test$|-main$|^\.\/testing\//;

/** @param directory of a package @returns the names of every module that its package.json exports */
async function readExportedNames(directory: string): Promise<ContractNames> {
  const { exports = {} } = ownManifest.parse(JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')));
  const entries = await Promise.all(Object.entries(exports).map((line) => getEntries(directory, line)));
  const named = await Promise.all(
    entries
      .flat()
      .filter(([name]) => !INTERNAL.test(name))
      .map(async ([name, file]) => [name, /\.tsx?$/.test(file) ? await readNames(file) : []] as const),
  );
  return Object.fromEntries(named.sort(([a], [b]) => a.localeCompare(b)));
}

/** Names in a list or an object of a file, e.g. the options of a command. */
function getLiteralNames(source: ts.SourceFile, constant: string): string[] {
  let found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText(source) === constant) {
      let value = node.initializer;
      while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
      if (value && ts.isArrayLiteralExpression(value)) found = value.elements.map((one) => one.getText(source));
      if (value && ts.isObjectLiteralExpression(value))
        found = value.properties.flatMap(({ name }) => (name ? [name.getText(source)] : []));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((name) => name.replaceAll(/^['"]|['"]$/g, ''));
}

/** Commands of the packed platform by the constants that say what they take. */
const COMMANDS = {
  contract: ['CONTRACT_OPTIONS'],
  dev: ['REMOTE_DEV_OPTIONS'],
  publish: ['PUBLISH_OPTIONS'],
  registry: ['REGISTRY_COMMANDS', 'REGISTRY_OPTIONS'],
} as const;

/**
 * Commands of the packed platform with their options, and what a remote's configuration imports of it. @param directory
 * of platform
 */
async function readPlatformNames(directory: string): Promise<ContractNames> {
  const file = join(directory, 'src/cli/usage.ts');
  const usage = ts.createSourceFile(file, await readFile(file, 'utf8'), ts.ScriptTarget.Latest);
  const commands = Object.entries(COMMANDS).map(
    ([name, constants]) => [`roost ${name}`, constants.flatMap((one) => getLiteralNames(usage, one))] as const,
  );
  return {
    './webpack/define': await readNames(join(directory, 'src/webpack/define.ts')),
    ...Object.fromEntries(commands),
  };
}

/** @param repository a directory with `shared` and `platform` @returns what the packed packages offer a remote */
export async function readContract(repository: string): Promise<ContractNames> {
  const shared = await readExportedNames(join(repository, 'shared'));
  const own = Object.entries(shared).map(([name, names]) => [name.replace(/^\./, '@roost/shared'), names] as const);
  const platform = await readPlatformNames(join(repository, 'platform'));
  const tools = Object.entries(platform).map(
    ([name, names]) => [name.replace(/^\./, '@roost/platform'), names] as const,
  );
  return Object.fromEntries([...own, ...tools]);
}
