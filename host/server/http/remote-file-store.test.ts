import { once } from 'node:events';
import { RemoteFileStore } from './remote-file-store.ts';

const BOUNDS = { maxSize: 10_000, maxEntrySize: 5_000, maxCount: 20 };
const toKey = (path: string, encoding = 'br') => ({
  origin: 'http://files',
  path,
  method: 'GET',
  headers: { 'accept-encoding': encoding },
});

async function keep(store: RemoteFileStore, path: string, bytes: number, encoding = 'br'): Promise<void> {
  const now = Date.now();
  const stream = store.createWriteStream(toKey(path, encoding), {
    statusCode: 200,
    statusMessage: 'OK',
    headers: {},
    vary: { 'accept-encoding': encoding },
    cacheControlDirectives: {},
    cachedAt: now,
    staleAt: now + 1_000_000,
    deleteAt: now + 1_000_000,
  });
  if (!stream) throw new Error('It takes nothing.');
  stream.on('error', () => undefined);
  const closed = once(stream, 'close');
  stream.end(Buffer.alloc(bytes));
  await closed;
}
const has = (store: RemoteFileStore, path: string, encoding = 'br'): boolean =>
  store.get(toKey(path, encoding)) !== undefined;

test('SAFE-6: who asks for every file of every version fills no more than the bound, and what is used stays', async () => {
  const store = new RemoteFileStore(BOUNDS);
  await keep(store, '/used.js', 1_000);
  for (let file = 0; file < 200; file += 1) {
    await keep(store, `/${file}.js`, 1_000);
    expect(store.size).toBeLessThanOrEqual(BOUNDS.maxSize);
    expect(has(store, '/used.js')).toBe(true);
  }
  expect([has(store, '/199.js'), has(store, '/1.js')]).toEqual([true, false]);
});

test('SAFE-6: small files have a number, long ones are not kept, and each encoding counts', async () => {
  const store = new RemoteFileStore(BOUNDS);
  for (let file = 0; file < 60; file += 1) await keep(store, `/${file}.js`, 1);
  const kept = Array.from({ length: 60 }, (_, file) => has(store, `/${file}.js`)).filter(Boolean);
  expect(kept).toHaveLength(BOUNDS.maxCount);
  await keep(store, '/long.js', 6_000);
  expect(has(store, '/long.js')).toBe(false);
  for (const encoding of ['br', 'gzip', 'identity']) await keep(store, '/a.js', 3_000, encoding);
  expect(store.size).toBeLessThanOrEqual(BOUNDS.maxSize);
  expect(['br', 'gzip', 'identity'].map((encoding) => has(store, '/a.js', encoding))).toEqual([true, true, true]);
  store.delete(toKey('/a.js'));
  expect([has(store, '/a.js'), store.size < 100]).toEqual([false, true]);
});
