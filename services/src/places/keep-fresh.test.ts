import { keepFresh } from './keep-fresh.ts';

const MINUTE = 60_000;

test('FIND-2: while a value is read again the one before is given, and a failed read changes nothing', async () => {
  let time = 0;
  const reads: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const get = keepFresh(
    () => new Promise<string>((resolve, reject) => reads.push({ resolve, reject })),
    5 * MINUTE,
    () => new Date(time),
  );
  const [first, same] = [get(), get()];
  reads[0]?.reject(new Error('The database is away.'));
  await expect(first).rejects.toThrow('away');
  await expect(same).rejects.toThrow('away');

  const second = get();
  reads[1]?.resolve('stock of today');
  await expect(second).resolves.toBe('stock of today');
  expect(reads).toHaveLength(2);

  time = 6 * MINUTE;
  await expect(get()).resolves.toBe('stock of today');
  expect(reads).toHaveLength(3);
  reads[2]?.reject(new Error('The database is away.'));
  await expect(get()).resolves.toBe('stock of today');

  time = 12 * MINUTE;
  await expect(get()).resolves.toBe('stock of today');
  reads[3]?.resolve('stock of tomorrow');
  await expect(get().then(() => get())).resolves.toBe('stock of tomorrow');
});
