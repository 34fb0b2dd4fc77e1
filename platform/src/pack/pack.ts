/**
 * Packs what a remote in a repository of its own is made with (PLAT-2): `@roost/shared`, `@roost/platform` and
 * `@roost/create-remote`, as `npm pack` makes them, for any registry or for none.
 */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod/mini';
import { Failure } from '../lib/failure.ts';
import { filesBelow } from '../lib/files.ts';
import { packageDir, REPOSITORY } from '../lib/paths.ts';
import { getOutput } from '../lib/run.ts';
import { checkTypes } from '../testing/checks.ts';
import { buildModule } from './build-module.ts';
import { bundleCreator } from './bundle-creator.ts';
import { importsIn, getPackage, toBuiltImports } from './module-text.ts';
import { ownManifest, publishedManifest, toBuiltExports } from './published-manifest.ts';
import type { OwnManifest, Published } from './published-manifest.ts';

/** What a remote uses of platform. Everything that these import comes along. */
export const PLATFORM_ENTRIES = [
  'cli/roost.ts',
  'webpack/define.ts',
  // Named by their paths, by webpack and by Node.
  'webpack/hot-loader.ts',
  'webpack/google-maps-loader.ts',
  'webpack/index-client-loader.ts',
  'webpack/pure-schemas-loader.ts',
  'webpack/style-layer-loader.ts',
  'build/worker.ts',
  'publish/evaluate-bundle.ts',
  'webpack/runtime-parts/remote-runtime.ts',
  'site/follow-parent.mjs',
  'jest/remote-tests.mjs',
  'jest/browser-globals.cjs',
  'jest/css-module.cjs',
  'jest/jsdom-environment.cjs',
  'jest/quick-jsdom.cjs',
  'jest/setup-jsdom.cjs',
];
/** Loaders, which are found by name, and the tools that a remote's tests and types run with. */
const TOOLS = ['@swc/core', 'css-loader', 'swc-loader', 'react-refresh', '@roost/shared'];
/** Of a site that keeps its versions in an object storage; teams publish to the registry's service. */
const OPTIONAL = ['@aws-sdk/client-s3'];
const TEST_TOOLS = [
  '@swc/jest',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  // Looked for by its name, beside the repository.
  'axe-core',
  'jest',
  'jest-environment-jsdom',
  'typescript-native',
];

/** A packed file: where it is, and what it weighs. */
export type Packed = { name: string; version: string; file: string; bytes: number; unpackedBytes: number };

const readManifest = async (directory: string): Promise<OwnManifest> =>
  ownManifest.parse(JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')));
const SCRIPT = /\.tsx?$/;
const built = (path: string): string => path.replace(SCRIPT, '.js');
/** Types lie where the type check put them. */
const getTypes = (name: string, path: string): string =>
  join(packageDir(name), 'node_modules/.cache/tsc/src', path.replace(SCRIPT, '.d.ts'));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Writes one source file of a package as built. @returns what it imports, types too */
async function writeBuilt(name: string, path: string, to: string): Promise<{ code: string[]; types: string[] }> {
  const source = join(packageDir(name), 'src', path);
  if (!SCRIPT.test(path)) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await cp(source, join(to, path));
    return { code: /\.mjs$/.test(path) ? importsIn(await readFile(source, 'utf8')) : [], types: [] };
  }
  const code = await buildModule(await readFile(source, 'utf8'), path);
  const types = toBuiltImports(await readFile(getTypes(name, path), 'utf8'));
  await write(join(to, built(path)), code);
  await write(join(to, path.replace(SCRIPT, '.d.ts')), types);
  return { code: importsIn(code), types: importsIn(types) };
}

/** Sources by the names that built imports have. */
async function getSources(name: string): Promise<Map<string, string>> {
  const files = await filesBelow(join(packageDir(name), 'src'));
  return new Map(files.map((path) => [built(path), path]));
}

/** Writes some files of a package and all that they import. @returns packages that the code imports */
async function writeWithImports(name: string, entries: readonly string[], to: string): Promise<Set<string>> {
  const sources = await getSources(name);
  const waiting = [...entries];
  const seen = new Set(waiting);
  const used = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { code, types } = await writeBuilt(name, path, to);
    for (const specifier of [...code, ...types]) {
      const found = getPackage(specifier);
      if (found !== null && code.includes(specifier)) used.add(found);
      const next = specifier.startsWith('.') ? sources.get(join(dirname(path), specifier)) : undefined;
      if (next === undefined || seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return used;
}

/** Of the helpers of tests a remote's page of its own needs one, and what that imports. */
const SHARED_HELPERS = ['testing/alone.ts', 'testing/memory-router.ts'];

/** Files of shared that are packed, relative to its `src`; what they import comes along. */
export async function sharedEntries(): Promise<string[]> {
  const files = await filesBelow(join(packageDir('shared'), 'src'));
  return files
    .filter((path) => !/^testing\/|(^|\/)testing\.ts$|\.test\.tsx?$|-main\.ts$|\.md$/.test(path))
    .concat(SHARED_HELPERS);
}

type Staged = { directory: string; manifest: Published };

async function stageShared(directory: string): Promise<Staged> {
  const own = await readManifest(packageDir('shared'));
  const used = await writeWithImports('shared', await sharedEntries(), join(directory, 'dist'));
  const manifest = publishedManifest(own, used, own.dependencies ?? {}, {
    description:
      'What the remotes of a Roost site share: contracts, rules, the design system, the page’s store and router.',
    files: ['dist', 'CHANGELOG.md'],
    exports: { ...toBuiltExports(own.exports ?? {}), './package.json': './package.json' },
  });
  await cp(join(packageDir('shared'), 'CHANGELOG.md'), join(directory, 'CHANGELOG.md'));
  return { directory, manifest };
}

const OF_OBSERVE = /(["'])@roost\/observe\/([a-z-]+)\1/g;

/**
 * Writes what the packed platform uses of observe into it: our servers' package is not published, and one module of it
 * is no reason to.
 */
async function bringObserve(dist: string, used: Set<string>): Promise<void> {
  const modules = new Set<string>();
  for (const file of await filesBelow(dist)) {
    if (!/\.(?:js|d\.ts)$/.test(file)) continue;
    const text = await readFile(join(dist, file), 'utf8');
    const own = text.replaceAll(OF_OBSERVE, (_, quote: string, module: string) => {
      modules.add(module);
      return `${quote}${relative(dirname(file), '.') || '.'}/observe/${module}.js${quote}`;
    });
    if (own !== text) await write(join(dist, file), own);
  }
  for (const module of modules) {
    const { code } = await writeBuilt('observe', `${module}.ts`, join(dist, 'observe'));
    const foreign = code.find((specifier) => !specifier.startsWith('node:'));
    if (foreign !== undefined) throw new Failure(`The packed platform would need ${foreign}, by observe's ${module}.`);
  }
  used.delete('@roost/observe');
}

/** Writes the package's files into a directory; their types must have been checked. @returns its manifest too */
export async function stagePlatform(directory: string): Promise<Staged> {
  const own = await readManifest(packageDir('platform'));
  const { devDependencies = {} } = await readManifest(REPOSITORY);
  const { devDependencies: ofShared = {} } = await readManifest(packageDir('shared'));
  const versions = { ...ofShared, ...devDependencies, ...own.dependencies };
  const used = await writeWithImports('platform', PLATFORM_ENTRIES, join(directory, 'dist'));
  await bringObserve(join(directory, 'dist'), used);
  const beside = [...TOOLS, ...TEST_TOOLS].map((name) => [name, versions[name] ?? ''] as const);
  const manifest = publishedManifest(own, used, Object.fromEntries(beside), {
    optional: OPTIONAL,
    description: 'Builds, tests and publishes a remote of a Roost site.',
    files: ['dist', 'tsconfig', 'types', 'CHANGELOG.md'],
    exports: {
      './webpack/define': './dist/webpack/define.js',
      './jest': './dist/jest/remote-tests.mjs',
      './tsconfig/*': './tsconfig/*',
      './package.json': './package.json',
    },
    bin: { roost: './dist/cli/roost.js' },
  });
  for (const part of ['tsconfig', 'types', 'CHANGELOG.md'])
    await cp(join(packageDir('platform'), part), join(directory, part), { recursive: true });
  return { directory, manifest };
}

async function stageCreator(directory: string): Promise<Staged> {
  const platform = await readManifest(packageDir('platform'));
  const shared = await readManifest(packageDir('shared'));
  const versions = { shared: shared.version, platform: platform.version, react: shared.dependencies?.react ?? '' };
  await bundleCreator(join(directory, 'dist'), versions);
  const { dependencies: _none, ...manifest } = publishedManifest(
    { ...platform, name: '@roost/create-remote', dependencies: {} },
    [],
    {},
    {
      description: 'npm create @roost/remote mfe-reviews: a remote of a Roost site in a repository of its own.',
      files: ['dist'],
      bin: { 'create-remote': './dist/create-remote.mjs' },
    },
  );
  return { directory, manifest };
}

const packReport = z.array(z.object({ filename: z.string(), size: z.number(), unpackedSize: z.number() }));

async function packOne({ directory, manifest }: Staged, to: string): Promise<Packed> {
  await write(join(directory, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await cp(join(REPOSITORY, 'LICENSE'), join(directory, 'LICENSE'));
  await write(join(directory, 'README.md'), `# ${manifest.name}\n\n${manifest.description}\n`);
  const output = await getOutput('npm', ['pack', '--json', '--pack-destination', to], {
    cwd: directory,
    limit: 60_000,
  });
  if (output === null) throw new Failure(`npm could not pack ${manifest.name}.`);
  const [packed] = packReport.parse(JSON.parse(output));
  if (!packed) throw new Failure(`npm packed nothing of ${manifest.name}.`);
  const { name, version } = manifest;
  return { name, version, file: join(to, packed.filename), bytes: packed.size, unpackedBytes: packed.unpackedSize };
}

/**
 * Packs all three into a directory.
 * @throws Failure when types do not fit, or npm refuses
 */
export async function packAll(to: string): Promise<Packed[]> {
  // It writes the types that are packed.
  if (!(await checkTypes(['shared', 'platform']))) throw new Failure('The types of shared and platform do not fit.');
  const home = await mkdtemp(join(tmpdir(), 'roost-pack-'));
  try {
    await mkdir(to, { recursive: true });
    const packed: Packed[] = [];
    for (const stage of [stageShared, stagePlatform, stageCreator])
      packed.push(await packOne(await stage(join(home, stage.name)), to));
    return packed;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
