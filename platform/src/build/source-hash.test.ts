import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';
import { isUpToDate } from './build.ts';
import type { BuildInfo } from './build-info.ts';
import { changedSince, collectInputs, hashInputs, hashOutput } from './source-hash.ts';

const ANALYTICS = 'shared/src/analytics/index.ts';
const at = (path: string): string => join(REPOSITORY, path);

test('PLAT-2: a part of shared that a remote bundles is an input of its build, whatever its folder', async () => {
  expect(await collectInputs('mfe-search', { files: [at(ANALYTICS)] })).toContain(ANALYTICS);
});

test('PLAT-2: an installed package counts with its version and with what is read of it, and the lock file does not count', async () => {
  const inputs = await collectInputs('mfe-search', { files: [at('node_modules/react/index.js'), at('shared/src')] });
  expect(inputs).toContain('node_modules/react/package.json');
  // A team patches what it installs, and the version stays.
  expect(inputs).toContain('node_modules/react/index.js');
  expect(inputs).not.toContain('package-lock.json');
  expect(inputs).not.toContain('shared/src');
});

test('PLAT-2: what a build writes for itself is none of its inputs: each first build would be made twice', async () => {
  const directory = at('node_modules/.federation');
  const file = join(directory, `entry.source-hash-${process.pid}.js`);
  await mkdir(directory, { recursive: true });
  try {
    await writeFile(file, 'made meanwhile');
    expect(await collectInputs('mfe-search', { files: [file] })).toEqual(
      await collectInputs('mfe-search', { files: [] }),
    );
  } finally {
    await rm(file);
  }
});

test('PLAT-2: the folder that the first check of a new remote makes is none of its inputs: its first publish would be refused', async () => {
  const [folder, module] = [at('mfe-search/node_modules'), at('mfe-search/src/x.ts')];
  const inputs = await collectInputs('mfe-search', { files: [], missing: [folder, module] });
  expect(inputs).toContain('?mfe-search/src/x.ts');
  expect(inputs).not.toContain('?mfe-search/node_modules');
});

test('PLAT-2: a test of the presets builds nothing anew', async () => {
  const inputs = await collectInputs('mfe-search', { files: [] });
  expect(inputs).toContain('platform/src/webpack/remote.ts');
  expect(inputs.filter((input) => input.includes('.test.'))).toEqual([]);
});

test('PLAT-2: of a package.json of ours only what a build reads counts', async () => {
  const directory = `source-hash-${process.pid}`;
  const hashWith = async (fields: object): Promise<string> => {
    await writeFile(at(`${directory}/package.json`), JSON.stringify({ name: '@roost/x', version: '1.0.0', ...fields }));
    return hashInputs([`${directory}/package.json`]);
  };
  try {
    await mkdir(at(directory));
    const before = await hashWith({});
    expect(await hashWith({ scripts: { test: 'jest' }, devDependencies: { jest: '30.0.0' } })).toBe(before);
    expect(await hashWith({ roost: { owner: 'another' } })).not.toBe(before);
  } finally {
    await rm(at(directory), { recursive: true, force: true });
  }
});

describe('PLAT-2: what decides a build without being a file of the repository that it read', () => {
  let outside: string;
  beforeEach(async () => {
    outside = await mkdtemp(join(tmpdir(), 'source-hash-'));
  });
  afterEach(() => rm(outside, { recursive: true }));

  test('a file outside of the repository counts with its content', async () => {
    const file = join(outside, 'words.ts');
    await writeFile(file, 'one');
    const inputs = await collectInputs('mfe-search', { files: [file, join(outside, '../package.json')] });
    const before = await hashInputs(inputs);
    await writeFile(file, 'two');
    expect(await hashInputs(inputs)).not.toBe(before);
  });

  test('a file that would be taken before the one that was found', async () => {
    const place = `mfe-search/src/source-hash-${process.pid}.ts`;
    const looked = [
      at(place),
      at('node_modules/react/index.ts'),
      at('mfe-search/node_modules/react'),
      at('mfe-search/src/package.json'),
      at('mfe-search/dist/package.json'),
      at('node_modules/react/cjs/package.json'),
    ];
    const inputs = await collectInputs('mfe-search', { files: [], missing: looked });
    // A description file among sources may say that they have no effect.
    expect(inputs.filter((input) => input.startsWith('?'))).toEqual([
      '?mfe-search/node_modules/react',
      '?mfe-search/src/package.json',
      `?${place}`,
    ]);
    const before = await hashInputs(inputs);
    expect(await changedSince(inputs, Date.now() + 10_000)).toBe(false);
    try {
      await writeFile(at(place), '');
      expect(await hashInputs(inputs)).not.toBe(before);
    } finally {
      await rm(at(place), { force: true });
    }
  });

  test('a new file in a folder of which every file is taken', async () => {
    const folder = `source-hash-folder-${process.pid}`;
    try {
      await mkdir(at(folder));
      const inputs = await collectInputs('mfe-search', { files: [], folders: [at(folder), at('node_modules/dayjs')] });
      expect(inputs.filter((input) => input.endsWith('/'))).toEqual([`${folder}/`]);
      const before = await hashInputs(inputs);
      await writeFile(at(`${folder}/new.ts`), '');
      expect(await hashInputs(inputs)).not.toBe(before);
    } finally {
      await rm(at(folder), { recursive: true, force: true });
    }
  });
});

describe('an input that changes', () => {
  const file = `shared/src/analytics/source-hash-${process.pid}.tmp`;
  afterEach(() => rm(at(file), { force: true }));

  test('PLAT-2: gives another hash, and so does one that goes', async () => {
    await writeFile(at(file), 'one');
    const before = await hashInputs([file]);
    expect(await hashInputs([file])).toBe(before);
    await writeFile(at(file), 'two');
    const after = await hashInputs([file]);
    expect(after).not.toBe(before);
    await rm(at(file));
    expect(await hashInputs([file])).not.toBe(after);
  });

  test('PLAT-2: while the build runs makes the build one that has to be made again', async () => {
    const begun = Date.now() - 10_000;
    await writeFile(at(file), 'one');
    expect(await changedSince([file], begun)).toBe(true);
    expect(await changedSince([file], Date.now() + 10_000)).toBe(false);
  });

  test('PLAT-2: an old file that is moved into place meanwhile is a change too, whatever its time says', async () => {
    const begun = Date.now() - 10_000;
    await writeFile(at(`${file}.old`), 'one');
    await utimes(at(`${file}.old`), new Date('2020-01-01'), new Date('2020-01-01'));
    await rename(at(`${file}.old`), at(file));
    expect(await changedSince([file], begun)).toBe(true);
  });

  test('PLAT-2: a file of tomorrow, out of an archive or by a wrong clock, is not changed for ever', async () => {
    await writeFile(at(file), 'one');
    await utimes(at(file), new Date('2040-01-01'), new Date('2040-01-01'));
    expect(await changedSince([file], Date.now() + 10_000)).toBe(false);
  });
});

describe('PLAT-2: what a build wrote', () => {
  let dist: string;
  beforeEach(async () => {
    dist = await mkdtemp(join(tmpdir(), 'source-hash-dist-'));
    await mkdir(join(dist, 'client'));
    await writeFile(join(dist, 'client/a.js'), 'one');
    const info: BuildInfo = {
      ...{ sourceHash: await hashInputs([]), inputs: [], output: await hashOutput(dist), mode: 'production' },
      ...{ contract: '1.0.0', duplicated: [], sharedNames: {} },
    };
    await writeFile(join(dist, 'build.json'), JSON.stringify(info));
  });
  afterEach(() => rm(dist, { recursive: true }));

  test('is up to date as it was written', async () => {
    expect(await isUpToDate('mfe-search', dist)).toBe(true);
  });

  test('is not when a build of other sources was cut short over it, and the sources came back', async () => {
    await writeFile(join(dist, 'client/a.js'), 'two');
    expect(await isUpToDate('mfe-search', dist)).toBe(false);
  });

  test('is not when a file of it is gone, or one is there that no build wrote', async () => {
    await writeFile(join(dist, 'client/b.js'), '');
    expect(await isUpToDate('mfe-search', dist)).toBe(false);
    await rm(join(dist, 'client'), { recursive: true });
    expect(await isUpToDate('mfe-search', dist)).toBe(false);
  });
});
