import { screen, within } from '@testing-library/react';
import type { Trip } from '@roost/shared/contracts/trips';
import { makeCancelledTrip, makeTrip } from '../../testing/builders.ts';
import { renderPart } from '../../testing/render-page.tsx';
import { TripsPage } from './TripsPage.tsx';

const trips: Trip[] = [
  makeTrip(),
  makeTrip(
    { code: 'RST-2', listing: { ...makeTrip().reservation.listing, headline: 'Old cabin' } },
    { when: 'past', cancellation: { ...makeTrip().cancellation, possible: false } },
  ),
  makeCancelledTrip(),
];

test('BOOK-12: upcoming, past and cancelled stays, each with what can be done', async () => {
  renderPart(<TripsPage data={{ type: 'trips', today: '2026-05-20', trips: { signedIn: true, trips } }} />);
  const upcoming = screen.getByRole('region', { name: 'Upcoming' });
  expect(within(upcoming).getByText('Next, in 23 days')).toBeVisible();
  expect(within(upcoming).getByRole('link', { name: 'See the trip' })).toHaveAttribute('href', '/trips/RST-41827-0612');
  expect(within(upcoming).getByRole('link', { name: 'Message the host' })).toHaveAttribute(
    'href',
    expect.stringContaining('?inquiry_modal=true'),
  );
  expect(
    within(screen.getByRole('region', { name: 'Past' })).getByRole('link', { name: 'Book again Old cabin' }),
  ).toBeVisible();
  expect(screen.getByRole('region', { name: 'Cancelled' })).toHaveTextContent('$1,813.00 was sent back');
  expect(screen.queryByRole('button', { name: 'Mail me the link' })).not.toBeInTheDocument();
});

test('BOOK-12: nobody signed in: what this browser booked, a way to sign in and a way to any other stay', () => {
  renderPart(<TripsPage data={{ type: 'trips', today: '2026-05-20', trips: { signedIn: false, trips: [] } }} />);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/api/auth/signin?callbackUrl=%2Ftrips',
  );
  expect(screen.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Find a stay' })).toBeVisible();
});
