import { sessionAttempts, type Attempt } from './attempt.ts';

function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
    },
    removeItem: (key: string) => {
      kept.delete(key);
    },
    kept,
  };
}
const attempt: Attempt = {
  stay: '41827/2026-06-12',
  idempotencyKey: 'key-1',
};

test('BOOK-7 SAFE-11: an attempt outlives a reload, belongs to its own stay and holds nothing of the guest', () => {
  const storage = memoryStorage();
  sessionAttempts(() => storage).write(attempt);
  const after = sessionAttempts(() => storage);
  expect(after.read(attempt.stay)).toEqual(attempt);
  // Nothing of the guest, the card or the price.
  expect([...storage.kept.values()]).toEqual([JSON.stringify([attempt])]);
  expect(after.read('another stay')).toBeNull();
  after.clear(attempt.stay);
  expect(after.read(attempt.stay)).toBeNull();
  expect(storage.kept.size).toBe(0);
});

test('BOOK-7: who books another home while the end of the first is not known can still ask for both', () => {
  const storage = memoryStorage();
  const attempts = sessionAttempts(() => storage);
  // As a version kept it that knew one attempt only.
  storage.setItem('booking.attempt', JSON.stringify(attempt));
  const other = { stay: '10009/2026-07-01', idempotencyKey: 'key-2' };
  attempts.write(other);
  expect(attempts.read(attempt.stay)).toEqual(attempt);
  attempts.clear(other.stay);
  expect([attempts.read(attempt.stay), attempts.read(other.stay)]).toEqual([attempt, null]);
  attempts.write({ ...attempt, idempotencyKey: 'key-3' });
  expect(attempts.read(attempt.stay)?.idempotencyKey).toBe('key-3');
});

test.each(['', 'not json', '{}', '{"stay":"41827/2026-06-12","request":{"idempotencyKey":"x"}}'])(
  'BOOK-7: %j in the storage is no attempt',
  (text) => {
    const storage = memoryStorage();
    storage.setItem('booking.attempt', text);
    expect(sessionAttempts(() => storage).read(attempt.stay)).toBeNull();
  },
);

test('BOOK-7: a forbidden storage does not break the booking', () => {
  const attempts = sessionAttempts(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  attempts.write(attempt);
  attempts.clear(attempt.stay);
  expect(attempts.read(attempt.stay)).toBeNull();
});
