/** What our runtime of Jest keeps between test files, and what it does not. */
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';
import { getOutput } from '../lib/run.ts';

test('each test file has modules of its own, and an error names the line that it came from', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'roost-runtime-'));
  try {
    await symlink(join(REPOSITORY, 'node_modules'), join(directory, 'node_modules'));
    const write = (name: string, text: string) => writeFile(join(directory, name), text);
    await write('package.json', '{}');
    await write(
      'jest.config.json',
      JSON.stringify({ rootDir: directory, runtime: join(import.meta.dirname, 'runtime.cjs'), transform: {} }),
    );
    await write('state.js', 'let count = 0;\nexports.next = () => (count += 1);\nexports.broken = () => null.it;\n');
    const text = `
      const { next, broken } = require('./state');
      test('fresh', () => {
        expect([next(), next()]).toEqual([1, 2]);
        let stack = '';
        try { broken(); } catch (error) { stack = error.stack; }
        expect(stack).toContain('state.js:3:29');
        expect(Object.getPrototypeOf(next)).toBe(Function.prototype);
        expect(Object.keys(require.cache)).toEqual([]);
      });`;
    for (const name of ['one.test.js', 'two.test.js', 'three.test.js']) await write(name, text);
    const jest = join(REPOSITORY, 'node_modules/jest/bin/jest.js');
    const output = await getOutput(
      process.execPath,
      [jest, '--ci', '--runInBand', '--json', '--config', join(directory, 'jest.config.json')],
      {
        cwd: directory,
      },
    );
    expect(JSON.parse(output ?? '{}')).toMatchObject({ numPassedTests: 3, numFailedTests: 0 });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}, 120_000);
