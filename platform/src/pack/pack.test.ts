/** Parts of packing. `npm run platform:proof -- --own-repository` shows the whole. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from '../lib/files.ts';
import { packageDir } from '../lib/paths.ts';
import { checkTypes } from '../testing/checks.ts';
import { buildModule } from './build-module.ts';
import { importsIn, getPackage, toBuiltImports } from './module-text.ts';
import { PLATFORM_ENTRIES, sharedEntries, stagePlatform } from './pack.ts';
import { ownManifest, publishedManifest, toBuiltExports } from './published-manifest.ts';

const OWN = {
  name: '@roost/x',
  version: '1.2.3',
  license: 'MIT',
  type: 'module' as const,
  private: true,
  scripts: { test: 'x' },
  dependencies: { zod: '4.0.0', unused: '1.0.0', '@roost/shared': '1.0.0' },
};
const REST = { description: 'x', files: ['dist'] };

describe('PLAT-2: a packed module', () => {
  test('is JavaScript without types, and imports built files', async () => {
    const source = [
      "import type { A } from './a.ts';",
      "import { b } from './b.tsx';",
      "import './c.module.css';",
      "import json from './d.json' with { type: 'json' };",
      "export { e } from '@roost/shared/ui';",
      "export const late = (): Promise<unknown> => import(/* webpackChunkName: 'late' */ './late.ts');",
      'export const One = (p: A) => <p>{b(p)}{json.x}</p>;',
    ].join('\n');
    const built = await buildModule(source, 'one.tsx');
    expect(importsIn(built).sort()).toEqual([
      './b.js',
      './c.module.css',
      './d.json',
      './late.js',
      '@roost/shared/ui',
      'react/jsx-runtime',
    ]);
    expect(built).toContain("webpackChunkName: 'late'");
    expect(built).not.toMatch(/\.tsx?['"]|: Promise<unknown>/);
  });

  test('its types lead to built files too, and texts that only look like files stay', () => {
    expect(toBuiltImports("export type A = import('./a.ts').A;\nconst name = 'page.ts';")).toBe(
      "export type A = import('./a.js').A;\nconst name = 'page.ts';",
    );
    expect(toBuiltImports("from 'some.ts'")).toBe("from 'some.ts'");
  });

  test.each([
    ['@roost/shared/ui/dates', '@roost/shared'],
    ['react/jsx-runtime', 'react'],
    ['./x.js', null],
    ['node:fs', null],
  ])('%s is of the package %s', (specifier, name) => expect(getPackage(specifier)).toBe(name));
});

test('PLAT-2: loaders that the preset of remotes names by their paths are packed', async () => {
  const folder = join(packageDir('platform'), 'src/webpack');
  // What a remote's webpack configuration imports.
  const presets = ['common.ts', 'remote.ts', 'remote-dev.ts', 'remote-server.ts'];
  const texts = await Promise.all(presets.map((file) => readFile(join(folder, file), 'utf8')));
  const named = [...texts.join('\n').matchAll(/import\.meta\.dirname, `([\w-]+)\$\{extension\}`/g)];
  expect(named.length).toBeGreaterThan(1);
  for (const [, name] of named) expect(PLATFORM_ENTRIES).toContain(`webpack/${name}.ts`);
});

describe('PLAT-2: a published package.json', () => {
  test('names what is used, with its version, and nothing else of ours', () => {
    const published = publishedManifest(OWN, ['zod', '@roost/x', '@roost/shared'], { jest: '30.0.0' }, REST);
    expect(published).toEqual({
      name: '@roost/x',
      version: '1.2.3',
      license: 'MIT',
      type: 'module',
      engines: { node: '>=22.18' },
      ...REST,
      dependencies: { '@roost/shared': '^1.0.0', jest: '30.0.0', zod: '4.0.0' },
    });
  });

  test('leaves to whoever needs it what only some sites do', () => {
    const published = publishedManifest(OWN, ['zod', 'unused'], {}, { ...REST, optional: ['unused'] });
    expect(published).toMatchObject({
      dependencies: { zod: '4.0.0' },
      peerDependencies: { unused: '1.0.0' },
      peerDependenciesMeta: { unused: { optional: true } },
    });
    expect(published.dependencies).not.toHaveProperty('unused');
    expect(published).not.toHaveProperty('optional');
  });

  test('is not made while a package has no version', () => {
    expect(() => publishedManifest(OWN, ['left-pad'], {}, REST)).toThrow('imports left-pad');
  });

  test('exports built files', () => {
    expect(
      toBuiltExports({ './ui': './src/ui/index.ts', './ui/*': './src/ui/*/index.tsx', './base.css': './src/base.css' }),
    ).toEqual({
      './ui': './dist/ui/index.js',
      './ui/*': './dist/ui/*/index.js',
      './base.css': './dist/base.css',
    });
  });
});

test('PLAT-2: every package that the packed files of shared import is named in its package.json', async () => {
  const directory = packageDir('shared');
  const { dependencies = {} } = ownManifest.parse(JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')));
  const entries = (await sharedEntries()).filter((path) => /\.tsx?$/.test(path));
  expect(entries).toContain('testing/alone.ts');
  for (const path of entries) {
    // Types are no dependency.
    const text = (await readFile(join(directory, 'src', path), 'utf8')).replaceAll(/^import type [^;]*;/gm, '');
    const code = text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
    const found = [...code.matchAll(/^(?:import|export) [^;'"]*from '([^']+)'|^import '([^']+)'/gm)].map(
      (one) => one[1] ?? one[2] ?? '',
    );
    for (const name of found.map(getPackage))
      if (name !== null && name !== '@roost/shared')
        expect([path, Object.keys(dependencies)]).toEqual([path, expect.arrayContaining([name])]);
  }
});

test('PLAT-2: the packed platform needs no package of ours that is not published', async () => {
  // It writes the types that are packed.
  expect(await checkTypes(['platform'])).toBe(true);
  const directory = await mkdtemp(join(tmpdir(), 'roost-packed-'));
  try {
    const { manifest } = await stagePlatform(directory);
    const needed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    expect(needed.filter((name) => name.startsWith('@roost/'))).toEqual(['@roost/shared']);
    const dist = join(directory, 'dist');
    const files = (await filesBelow(dist)).filter((file) => /\.(?:js|mjs|d\.ts)$/.test(file));
    expect(files).toContain('observe/command-line.js');
    for (const file of files) {
      const ours = importsIn(await readFile(join(dist, file), 'utf8')).filter((name) => name.startsWith('@roost/'));
      expect([file, ours.filter((name) => !/^@roost\/(?:shared|platform)\//.test(name))]).toEqual([file, []]);
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
