import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeScratch } from './scratch.ts';

test('a directory for temporary files goes with its files, and leaves nothing to do at the end', async () => {
  const before = process.listenerCount('exit');
  const { directory, remove } = await makeScratch('roost-scratch-');
  await writeFile(join(directory, 'a'), '1');
  await remove();
  expect(existsSync(directory)).toBe(false);
  expect(process.listenerCount('exit')).toBe(before);
});

test('PLAT-2: a command that is interrupted leaves none behind', async () => {
  const module = join(import.meta.dirname, 'scratch.ts');
  const code = `import { makeScratch } from ${JSON.stringify(module)};
    const { directory } = await makeScratch('roost-scratch-');
    process.on('SIGINT', () => process.exit(130));
    setInterval(() => undefined, 1000);
    process.stdout.write(directory);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const directory = await new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(String(text))));
  expect(existsSync(directory)).toBe(true);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(existsSync(directory)).toBe(false);
});
