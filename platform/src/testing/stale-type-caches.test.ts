import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteStaleTypeCaches } from './stale-type-caches.ts';

describe('PLAT-7: what the compiler remembers of a package', () => {
  let directory: string;
  const memory = (): string => join(directory, 'node_modules/.cache/tsc');
  const source = (): string => join(directory, 'src/a.ts');
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'stale-type-caches-'));
    await mkdir(join(directory, 'src'));
    await writeFile(source(), 'export {};');
    await mkdir(memory(), { recursive: true });
    await writeFile(join(memory(), 'tsconfig.src.tsbuildinfo'), '{}');
  });
  afterEach(() => rm(directory, { recursive: true }));
  const isRemembered = async (): Promise<boolean> => {
    await deleteStaleTypeCaches([directory]);
    return (await readdir(join(directory, 'node_modules/.cache'))).includes('tsc');
  };

  test('stays where nothing changed, and where a change is newer, which the compiler sees', async () => {
    expect(await isRemembered()).toBe(true);
    await utimes(source(), new Date(Date.now() + 5000), new Date(Date.now() + 5000));
    expect(await isRemembered()).toBe(true);
  });

  test('is forgotten when an older file was moved into place', async () => {
    await utimes(join(memory(), 'tsconfig.src.tsbuildinfo'), new Date('2026-01-02'), new Date('2026-01-02'));
    await writeFile(join(directory, 'old.ts'), 'export const a: number = "one";');
    await utimes(join(directory, 'old.ts'), new Date('2020-01-01'), new Date('2020-01-01'));
    await rename(join(directory, 'old.ts'), source());
    expect(await isRemembered()).toBe(false);
  });

  test('is forgotten when a folder with older files was moved into place', async () => {
    const past = new Date('2020-01-01');
    const moved = join(directory, 'node_modules/moved');
    await mkdir(moved);
    await writeFile(join(moved, 'b.ts'), 'export const b: number = "one";');
    for (const path of [join(moved, 'b.ts'), moved]) await utimes(path, past, past);
    await writeFile(join(memory(), 'tsconfig.src.tsbuildinfo'), '{}');
    // The system's time of a change may lie some ticks behind the clock: the check was a minute ago.
    await utimes(join(memory(), 'tsconfig.src.tsbuildinfo'), new Date(), new Date(Date.now() - 60_000));
    await rename(moved, join(directory, 'hostile'));
    expect(await isRemembered()).toBe(false);
  });

  test('is forgotten when it is of a clock that was ahead', async () => {
    await utimes(join(memory(), 'tsconfig.src.tsbuildinfo'), new Date('2040-01-01'), new Date('2040-01-01'));
    expect(await isRemembered()).toBe(false);
  });
});
