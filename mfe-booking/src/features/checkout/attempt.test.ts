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
  expect([...storage.kept.values()]).toEqual([JSON.stringify(attempt)]);
  expect(after.read('another stay')).toBeNull();
  after.clear();
  expect(after.read(attempt.stay)).toBeNull();
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
  attempts.clear();
  expect(attempts.read(attempt.stay)).toBeNull();
});
