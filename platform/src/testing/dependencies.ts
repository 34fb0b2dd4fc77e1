/**
 * What a package declares against what its files use: each import is declared by the package itself, and each declared
 * dependency is used. Tools of the whole repository (test libraries, TypeScript) are declared once, at the root.
 */
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import * as z from 'zod/mini';
import { filesBelow } from '../lib/files.ts';
import { REPOSITORY } from '../lib/paths.ts';

const names = z._default(z.record(z.string(), z.string()), {});
const packageSchema = z.object({ name: z.string(), dependencies: names, devDependencies: names });

export type PackageFacts = {
  name: string;
  declared: readonly string[];
  /** Declared at the root, for all packages. */
  tools: readonly string[];
  /** Names that each declared package asks to have beside it. */
  peersOf: Readonly<Record<string, readonly string[]>>;
  /** Text of the package's source files by path. */
  sources: Readonly<Record<string, string>>;
};

const SOURCE = /\.(ts|tsx|mjs|cjs)$/;
const NOT_SOURCE = /(^|\/)(node_modules|dist|test-results|playwright-report)\//;
const getPackage = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const isPackage = (specifier: string): boolean =>
  /^[@a-z]/.test(specifier) && !isBuiltin(specifier) && !specifier.includes(':');

/** Packages a file imports, by any syntax. A text that merely looks like an import is none. */
function importedBy(text: string): string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map((file) => file.fileName)
    .filter(isPackage)
    .map(getPackage);
}

/** Type packages are used when what they describe is: `@types/smtp-server` with `smtp-server`. */
const described = (name: string): string => name.replace(/^@types\//, '');

const TYPE_IMPORT = /^import type [^;]*? from '([^']+)';$/gm;
/** The text without imports of types that the root declares for all packages: nothing of them is left when it runs. */
const withoutTypes = (text: string, typed: ReadonlySet<string>): string =>
  text.replace(TYPE_IMPORT, (line, specifier: string) => (typed.has(getPackage(specifier)) ? '' : line));

/** One sentence for each import without declaration and each declaration without use. */
export function dependencyProblems({ name, declared, tools, peersOf, sources }: PackageFacts): string[] {
  // Packages of types alone are imported by the name of what they describe.
  const known = new Set([name, ...declared, ...declared.map(described), ...tools]);
  const typed = new Set(tools.filter((tool) => tool.startsWith('@types/')).map(described));
  const imported = new Map<string, string>();
  for (const [path, text] of Object.entries(sources))
    for (const used of importedBy(withoutTypes(text, typed))) if (!imported.has(used)) imported.set(used, path);
  const texts = Object.values(sources);
  // A name in quotes is how configurations and createRequire name a package.
  const isNamed = (wanted: string): boolean =>
    texts.some((text) => text.includes(`'${wanted}'`) || text.includes(`'${wanted}/`));
  const isPeer = (wanted: string): boolean => declared.some((other) => peersOf[other]?.includes(wanted) === true);
  const isUsed = (wanted: string): boolean => imported.has(wanted) || isNamed(wanted) || isPeer(wanted);
  return [
    ...[...imported]
      .filter(([used]) => !known.has(used))
      .map(([used, path]) => `${path} imports ${used}, which ${name} does not declare`),
    ...declared
      .filter((wanted) => !isUsed(described(wanted)))
      .map((wanted) => `${name} declares ${wanted} and does not use it`),
  ];
}

const readPackage = async (directory: string): Promise<z.infer<typeof packageSchema>> =>
  packageSchema.parse(JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')));

async function peers(dependency: string): Promise<string[]> {
  const schema = z.object({ peerDependencies: names });
  const text = await readFile(join(REPOSITORY, 'node_modules', dependency, 'package.json'), 'utf8').catch(() => '{}');
  return Object.keys(schema.parse(JSON.parse(text)).peerDependencies);
}

/** Reads one package of the repository. @param directory relative to the repository */
export async function packageFacts(directory: string): Promise<PackageFacts> {
  const path = join(REPOSITORY, directory);
  const { name, dependencies, devDependencies } = await readPackage(path);
  const root = await readPackage(REPOSITORY);
  const declared = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  const files = (await filesBelow(path)).filter((file) => SOURCE.test(file) && !NOT_SOURCE.test(file));
  return {
    name,
    declared,
    tools: [...Object.keys(root.dependencies), ...Object.keys(root.devDependencies)],
    peersOf: Object.fromEntries(
      await Promise.all(declared.map(async (dependency) => [dependency, await peers(dependency)] as const)),
    ),
    sources: Object.fromEntries(
      await Promise.all(
        files.map(async (file) => [`${directory}/${file}`, await readFile(join(path, file), 'utf8')] as const),
      ),
    ),
  };
}
