import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAppStore } from '@roost/shared/state';
import { found, makeReservation, refused } from '../../testing/builders.ts';
import { bookingSlice, stayBooked } from '../../state/booking-slice.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ConfirmationPage } from './ConfirmationPage.tsx';
import { Lookup } from './Lookup.tsx';

// It asks services by itself, and has its own tests.
jest.mock('../../features/arrival/LazyArrival.tsx', () => ({ LazyArrival: () => null }));

test('BOOK-9: code, dates, guests, what was paid, and what comes next', () => {
  renderPage(
    <ConfirmationPage
      data={{ type: 'stay', reservation: makeReservation(), today: '2026-05-01', phone: '1-800-555-0142' }}
    />,
    '/booking',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Carnelian Bay is yours on June 12.' })).toBeVisible();
  expect(screen.getByText('RST-41827-0612')).toBeVisible();
  expect(screen.getByText('Fri, Jun 12, 2026, after 4 PM')).toBeVisible();
  expect(screen.getByText('Tue, Jun 16, 2026, by 10 AM')).toBeVisible();
  expect(screen.getAllByText('$1,813.00')).toHaveLength(2);
  expect(screen.getByText('maya@example.com')).toBeVisible();
  expect(screen.getByText('Use your code to find this stay on any device.')).toBeVisible();
});

test('TRUE-2: the confirmation says what cancelling gives back until when, of what was paid', () => {
  renderPage(
    <ConfirmationPage data={{ type: 'stay', reservation: makeReservation(), today: '2026-05-30', phone: '1' }} />,
    '/booking',
  );
  const terms = within(screen.getByRole('region', { name: 'Cancellation policy' }));
  // And in one line among the facts at the top.
  expect(screen.getByText('50% refund, $906.50 · Until Jun 5, 11:59 PM')).toBeVisible();
  expect(terms.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Until Jun 5, 11:59 PM Today50% refund, $906.50',
    'After Jun 5No refund',
  ]);
});

test('BOOK-9: a cancelled stay does not pretend to stand', () => {
  renderPage(
    <ConfirmationPage
      data={{ type: 'stay', reservation: makeReservation({ status: 'cancelled' }), today: '2026-05-01', phone: '1' }}
    />,
    '/booking',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'This stay was cancelled' })).toBeVisible();
  // What came back is on the page of the stay.
  expect(screen.queryByRole('heading', { name: 'What you paid' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the stay' })).toHaveAttribute('href', '/trips/RST-41827-0612');
  expect(screen.queryByText('Booked and paid')).not.toBeInTheDocument();
});

test('BOOK-1 BOOK-9: the stay that was just booked shows even when it does not load', () => {
  const store = createAppStore();
  store.inject(bookingSlice);
  store.dispatch(stayBooked(makeReservation()));
  const data = { type: 'failed', code: 'RST-41827-0612', phone: '1' } as const;
  renderPage(<ConfirmationPage data={data} />, '/booking', store);
  expect(screen.getByRole('heading', { level: 1, name: 'Carnelian Bay is yours on June 12.' })).toBeVisible();
});

test('BOOK-9: a stay that did not load and was not booked here can be loaded again', () => {
  renderPage(<ConfirmationPage data={{ type: 'failed', code: 'RST-1', phone: '1' }} />, '/booking');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('BOOK-9: in another browser the email address opens the stay, and never gets into the address', async () => {
  const user = userEvent.setup();
  const asked: (string | undefined)[] = [];
  const find = async (_code: string, email: string) => {
    asked.push(email);
    return email === 'maya@example.com' ? found(makeReservation()) : refused('not_found', 404);
  };
  const { router } = renderPage(<Lookup code="RST-1" phone="1" find={find} />, '/booking');
  await user.click(screen.getByRole('button', { name: 'Show the stay' }));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email address is required.');
  await user.type(screen.getByLabelText('Email'), 'other@example.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t find a booking with this code and email address.',
  );
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'maya@example.com{Enter}');
  expect(await screen.findByText('RST-41827-0612')).toBeVisible();
  expect(asked).toEqual(['other@example.com', 'maya@example.com']);
  expect(router.state.location.search).toBe('');
});
