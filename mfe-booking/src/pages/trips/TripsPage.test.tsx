import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { Trip } from '@roost/shared/contracts/trips';
import { createAppStore, Provider, sessionReceived } from '@roost/shared/state';
import { createMemoryRouter, RouterProvider, useLoaderData } from '@roost/shared/testing/memory-router';
import { makeCancelledTrip, makeTrip } from '../../testing/builders.ts';
import { renderPart } from '../../testing/render-page.tsx';
import { BookingPage } from '../booking/BookingPage.tsx';
import type { BookingData } from '../booking/load-booking.ts';
import type { TripsData } from './load-trips.ts';
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
  renderPart(<TripsPage data={{ type: 'trips', now: '2026-05-20T19:00:00Z', trips: { signedIn: true, trips } }} />);
  const upcoming = screen.getByRole('region', { name: 'Upcoming' });
  expect(within(upcoming).getByText('In 23 days')).toBeVisible();
  expect(within(upcoming).getByRole('link', { name: 'Manage stay' })).toHaveAttribute('href', '/trips/RST-41827-0612');
  expect(within(upcoming).getByRole('link', { name: 'Message the host' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/messages\/[A-Z0-9-]+$/),
  );
  expect(
    within(screen.getByRole('region', { name: 'Past' })).getByRole('link', { name: 'Book again Old cabin' }),
  ).toBeVisible();
  expect(screen.getByRole('region', { name: 'Cancelled' })).toHaveTextContent('We refunded $1,813.00');
  // A stay that was booked with another address.
  const find = screen.getByRole('region', { name: 'Find a reservation' });
  expect(within(find).getByRole('button', { name: 'Email me the link' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Cancelled' }).compareDocumentPosition(find)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('BOOK-12: how many days are left is counted where the home is', () => {
  const at = (now: string) =>
    renderPart(<TripsPage data={{ type: 'trips', now, trips: { signedIn: true, trips: [makeTrip()] } }} />);
  // Midnight in California, when it is the same day in Hawaii still.
  at('2026-06-12T06:59:00Z');
  expect(screen.getByText('Tomorrow')).toBeVisible();
  cleanup();
  at('2026-06-12T07:00:00Z');
  expect(screen.getByText('Today')).toBeVisible();
});

test('BOOK-13: a declined second payment is said in the list, and leads to where another card pays it', async () => {
  const rest = { amountCents: 126_910, on: null, declines: 4, payBy: '2026-05-25' };
  const unpaid = [makeTrip({ rest, paidCents: 54_390 }), makeTrip({ code: 'RST-3', rest, paidCents: 54_390 })];
  renderPart(
    <TripsPage data={{ type: 'trips', now: '2026-05-20T19:00:00Z', trips: { signedIn: true, trips: unpaid } }} />,
  );
  expect(await screen.findByText(/declined \$1,269\.10, the rest of your stay/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay with another card' })).toBeVisible();
  // The row does not have the whole price for what was paid.
  expect(screen.getByText(/\$1,813\.00, \$543\.90 paid/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Pay the rest/ })).toHaveAttribute('href', '/trips/RST-3/pay');
});

test('BOOK-12: nobody signed in: what this browser booked, a way to sign in and a way to any other stay', () => {
  renderPart(
    <TripsPage data={{ type: 'trips', now: '2026-05-20T19:00:00Z', trips: { signedIn: false, trips: [] } }} />,
  );
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/api/auth/signin?callbackUrl=%2Ftrips',
  );
  expect(screen.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Find a reservation' })).toBeVisible();
});

test('BOOK-12, SAFE-6: what a long list leaves out is said, with a way to it', () => {
  renderPart(
    <TripsPage
      data={{ type: 'trips', now: '2026-05-20T19:00:00Z', trips: { signedIn: true, trips, hasMore: true } }}
    />,
  );
  expect(screen.getByText(/Older stays are not in this list/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Find a reservation' })).toBeVisible();
});

describe('whose trips', () => {
  const account: TripsData = {
    type: 'trips',
    now: '2026-05-20T19:00:00Z',
    trips: { signedIn: true, trips: [makeTrip()] },
  };
  const browser: TripsData = { type: 'trips', now: '2026-05-20T19:00:00Z', trips: { signedIn: false, trips: [] } };
  const GUEST = { user: { name: 'Maya' }, expires: '2026-12-01T00:00:00.000Z' };

  /** The page with a loader, as the host has it: first the account's trips, then what this browser may see. */
  function openTrips() {
    const store = createAppStore();
    store.dispatch(sessionReceived(GUEST));
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const answers = [account, browser];
    const loader = jest.fn(async () => {
      if (loader.mock.calls.length > 1) await gate;
      return answers.shift() ?? browser;
    });
    const Page = () => <TripsPage data={useLoaderData<TripsData>()} />;
    const router = createMemoryRouter([{ path: '/trips', loader, element: <Page />, HydrateFallback: () => null }], {
      initialEntries: ['/trips'],
    });
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    );
    return { store, loader, release };
  }

  test('AUTH-2 BOOK-12: when the session ends, the trips of the account leave the page; what this browser may see comes', async () => {
    const { store, loader, release } = openTrips();
    expect(await screen.findByText('In 23 days')).toBeVisible();
    act(() => {
      store.dispatch(sessionReceived(null));
    });
    await waitFor(() => expect(screen.queryByText('In 23 days')).not.toBeInTheDocument());
    expect(loader).toHaveBeenCalledTimes(2);
    await act(async () => release());
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Find a reservation' })).toBeVisible();
    expect(loader).toHaveBeenCalledTimes(2);
  });

  test('AUTH-2 BOOK-12: nobody signed in stays on the page and keeps the stays of this browser', async () => {
    const store = createAppStore();
    store.dispatch(sessionReceived(null));
    const { router } = renderPart(
      <TripsPage data={{ ...browser, trips: { signedIn: false, trips: [makeTrip()] } }} />,
      '/trips',
      store,
    );
    expect(screen.getByText('In 23 days')).toBeVisible();
    expect(router.state.location.pathname).toBe('/trips');
  });
});

test('BOOK-12 TRUE-1: trips that did not load are not said to be as they were: one may have been cancelled without an answer', () => {
  renderPart(<TripsPage data={{ type: 'failed', phone: '1-800-555-0142' }} />);
  expect(screen.getByText('Try again in a moment, or call 1-800-555-0142.')).toBeVisible();
  expect(screen.queryByText(/nothing has changed/i)).not.toBeInTheDocument();
});

test('BOOK-12 BOOK-7: a checkout that did not load does not say that nothing was booked: the answer may have been lost', () => {
  renderPart(<BookingPage data={{ type: 'failed', phone: '1-800-555-0142' } as BookingData} />);
  expect(screen.getByText('Try again in a moment, or call 1-800-555-0142.')).toBeVisible();
  expect(screen.queryByText(/nothing was booked/i)).not.toBeInTheDocument();
});
