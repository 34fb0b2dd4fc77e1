import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';
import { changedSince, collectInputs, hashInputs } from './source-hash.ts';

const ANALYTICS = 'shared/src/analytics/index.ts';
const at = (path: string): string => join(REPOSITORY, path);

test('PLAT-2: a part of shared that a remote bundles is an input of its build, whatever its folder', async () => {
  expect(await collectInputs('mfe-search', [at(ANALYTICS)])).toContain(ANALYTICS);
});

test('PLAT-2: an installed package counts with its version, and the lock file does not count', async () => {
  const inputs = await collectInputs('mfe-search', [at('node_modules/react/index.js'), at('shared/src')]);
  expect(inputs).toContain('node_modules/react/package.json');
  expect(inputs).not.toContain('package-lock.json');
  expect(inputs).not.toContain('shared/src');
});

test('PLAT-2: a test of the presets builds nothing anew', async () => {
  const inputs = await collectInputs('mfe-search', []);
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
