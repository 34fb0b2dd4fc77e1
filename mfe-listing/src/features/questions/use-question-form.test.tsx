import { act, renderHook } from '@testing-library/react';
import type { FormEvent } from 'react';
import { useQuestionForm } from './use-question-form.ts';

const event = { preventDefault: () => undefined } as FormEvent;

test('LIST-1 BOOK-7: a question whose answer was lost is not called unsent; a repeat has its key, other words have not', async () => {
  const keys: string[] = [];
  const answers = [
    () => Promise.reject(new TypeError('gone')),
    () => Promise.reject(new TypeError('gone')),
    async () => Response.json({ id: 'P1', responseHours: 24 }),
  ];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    if (String(path).endsWith('/csrf')) return Response.json({ csrfToken: 'abc' });
    keys.push((JSON.parse(String(init?.body)) as { idempotencyKey: string }).idempotencyKey);
    return (answers.shift() as () => Promise<Response>)();
  });
  const { result } = renderHook(() => useQuestionForm('7'));
  act(() => result.current.change('question', 'Is the dock lit at night?'));
  act(() => result.current.change('name', 'Maya'));
  act(() => result.current.change('email', 'maya@example.com'));
  await act(() => result.current.submit(event));
  expect(result.current.failure).toMatch(/^We didn’t get an answer, so we’re not sure your question was sent\./);
  await act(() => result.current.submit(event));
  act(() => result.current.change('question', 'Is the dock lit at night, and the stairs?'));
  await act(() => result.current.submit(event));
  expect(result.current.sent).toMatchObject({ question: 'Is the dock lit at night, and the stairs?' });
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  jest.restoreAllMocks();
});
