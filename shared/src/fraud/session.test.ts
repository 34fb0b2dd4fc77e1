import { continueSession, fraudSessionId, storedSession } from './session.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21);
const newId = () => '6f1c0a2e-7b7d-4a53-9d2b-0c3f5c3a8e11';
const stored = (text: string | null) =>
  storedSession(() => ({ getItem: () => text, setItem: () => undefined, removeItem: () => undefined }));
const session = (lastUsedDays: number, createdDays: number) => ({
  id: 'a'.repeat(32),
  created: NOW - createdDays * DAY,
  lastUsed: NOW - lastUsedDays * DAY,
});

describe('fraud session', () => {
  test('FRAUD-1: without one a new id without hyphens is made', () => {
    expect(continueSession(null, NOW, newId)).toEqual({
      session: { id: '6f1c0a2e7b7d4a539d2b0c3f5c3a8e11', created: NOW, lastUsed: NOW },
      previousId: null,
    });
  });

  test.each([
    ['used just now', 0, 0, true],
    ['unused for exactly 3 days', 3, 3, true],
    ['unused for a millisecond over 3 days', 3 + 1 / DAY, 4, false],
    ['7 days old and in use', 1, 7, true],
    ['a millisecond over 7 days old, though used today', 0, 7 + 1 / DAY, false],
    ['used in the future: a clock was set back', -1, -1, true],
  ])('FRAUD-1: %s', (_name, lastUsedDays, createdDays, goesOn) => {
    const { session: next, previousId } = continueSession(session(lastUsedDays, createdDays), NOW, newId);
    expect([next.id === 'a'.repeat(32), previousId]).toEqual([goesOn, goesOn ? null : 'a'.repeat(32)]);
    expect(next.lastUsed).toBe(NOW);
  });

  test.each([
    ['no text', null],
    ['not JSON', '{'],
    ['another shape', '{"id":7}'],
    ['an id with a hyphen', JSON.stringify({ id: 'a-b'.repeat(10), created: 1, lastUsed: 1 })],
  ])('FRAUD-1: %s in storage is no session', (_name, text) => {
    expect(stored(text).read()).toBeNull();
  });

  test.each([
    ["the current session's id", JSON.stringify(session(1, 2)), 'a'.repeat(32)],
    ['nothing once it is over', JSON.stringify(session(4, 5)), undefined],
    ['nothing without one', null, undefined],
  ])('FRAUD-4: a booking sends %s', (_name, text, id) => {
    expect(fraudSessionId(stored(text), () => NOW)).toBe(id);
  });

  test('FRAUD-4: forbidden storage costs the id, not the booking', () => {
    const denied = () => {
      throw new Error('denied');
    };
    expect(fraudSessionId(storedSession(denied))).toBeUndefined();
  });
});
