import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';
import { changedSince, collectInputs, hashInputs } from './source-hash.ts';

const ANALYTICS = 'shared/src/analytics/index.ts';
const at = (path: string): string => join(REPOSITORY, path);

test('PLAT-2: a part of shared that a remote bundles is an input of its build, whatever its folder', async () => {
  expect(await collectInputs('mfe-search', { files: [at(ANALYTICS)] })).toContain(ANALYTICS);
});

test('PLAT-2: an installed package counts with its version, and the lock file does not count', async () => {
  const inputs = await collectInputs('mfe-search', { files: [at('node_modules/react/index.js'), at('shared/src')] });
  expect(inputs).toContain('node_modules/react/package.json');
  expect(inputs).not.toContain('package-lock.json');
  expect(inputs).not.toContain('shared/src');
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
    ];
    const inputs = await collectInputs('mfe-search', { files: [], missing: looked });
    expect(inputs.filter((input) => input.startsWith('?'))).toEqual(['?mfe-search/node_modules/react', `?${place}`]);
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
});
