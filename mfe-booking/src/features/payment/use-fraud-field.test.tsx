import { act, render } from '@testing-library/react';
import { announceCollection } from '@roost/shared/fraud/events';
import { FORM_FIELD, readFromForm } from '@roost/shared/fraud/form';
import { SESSION_STORAGE_KEY } from '@roost/shared/fraud/session';
import { useFraudField } from './use-fraud-field.ts';

const FIRST = 'a'.repeat(32);
const SECOND = 'b'.repeat(32);

function Form() {
  useFraudField('pay');
  return <form id="pay" />;
}

afterEach(() => localStorage.clear());

test('FRAUD-3 FRAUD-4: the form carries the stored session, and the renewed one once a collection begins', () => {
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify({ id: FIRST, created: Date.now(), lastUsed: Date.now() }));
  const { container, unmount } = render(<Form />);
  expect(readFromForm(document, 'pay')).toBe(FIRST);
  act(() => announceCollection({ sessionId: SECOND }));
  expect(readFromForm(document, 'pay')).toBe(SECOND);
  expect(container.querySelectorAll(`input[name="${FORM_FIELD}"]`)).toHaveLength(1);
  unmount();
  announceCollection({ sessionId: FIRST });
  expect(readFromForm(document, 'pay')).toBeUndefined();
});

test('FRAUD-4: without a session the form carries none', () => {
  render(<Form />);
  expect(readFromForm(document, 'pay')).toBeUndefined();
});
