import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Catalog } from './catalog.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('BOOK-8: a long write answers before the clients give up, and is pending until it is done', async () => {
  const catalog = Catalog.open(folder);
  let finish = (): void => undefined;
  const task = await catalog.task(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  expect(catalog.isPending(task)).toBe(true);
  const next = catalog.task(() => undefined);
  finish();
  await next;
  expect(catalog.isPending(task)).toBe(false);
  await catalog.close();
});

test('PLAT-1: a write that fails at once says so; one that fails later is reported, and the next ones go on', async () => {
  const late: unknown[] = [];
  const catalog = Catalog.open(folder, (error) => late.push(error));
  await expect(
    catalog.task(() => {
      throw new Error('at once');
    }),
  ).rejects.toThrow('at once');
  let fail = (): void => undefined;
  const task = await catalog.task(
    () =>
      new Promise<void>((_, reject) => {
        fail = () => reject(new Error('later'));
      }),
  );
  fail();
  await catalog.task(() => undefined);
  expect(late).toEqual([new Error('later')]);
  expect(catalog.isPending(task)).toBe(false);
  await catalog.close();
});
