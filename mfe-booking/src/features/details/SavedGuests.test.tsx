import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAppStore, sessionReceived } from '@roost/shared/state';
import { Checkout } from '../../pages/booking/Checkout.tsx';
import { makePage } from '../../testing/builders.ts';
import { renderPage } from '../../testing/render-page.tsx';

const PATH = '/booking?listingId=41827&startDate=2026-06-12&endDate=2026-06-16&adults=3&children=1&pets=1';
const GUESTS = [
  { id: 'a', firstName: 'Maya', lastName: 'Ortiz' },
  { id: 'b', firstName: 'Leo', lastName: 'Ortiz' },
];
const realFetch = globalThis.fetch;
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = jest.fn(async (path: RequestInfo | URL) => {
    asked.push(String(path));
    return String(path).endsWith('/auth/account')
      ? Response.json({ email: 'maya@example.com', name: null, newEmail: null, guests: GUESTS })
      : new Response('{}', { status: 503 });
  });
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('ACCT-1: a saved name is filled in by one press; a guest who is not signed in loads none', async () => {
  const store = createAppStore();
  renderPage(<Checkout page={makePage()} />, PATH, store);
  await screen.findByLabelText('First name');
  expect(asked.filter((path) => path.includes('/auth/account'))).toEqual([]);
  await act(async () => {
    store.dispatch(
      sessionReceived({
        user: { name: 'Maya', email: 'maya@example.com' },
        expires: '2027-01-01T00:00:00Z',
        profileId: 'p',
        accessToken: 't',
        isNewUser: false,
      }),
    );
  });
  // Who is signed in is known, so nobody has to type it.
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com'));
  expect(screen.getByLabelText('First name')).toHaveValue('Maya');
  expect(screen.getByLabelText('Last name')).toHaveValue('');
  await userEvent.click(await screen.findByRole('button', { name: 'Leo Ortiz' }));
  expect(screen.getByLabelText('First name')).toHaveValue('Leo');
  expect(screen.getByLabelText('Last name')).toHaveValue('Ortiz');
  expect(screen.getByRole('button', { name: 'Leo Ortiz' })).toHaveAttribute('aria-pressed', 'true');
});
