import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Trip } from '@roost/shared/contracts/trips';
import { createMemoryRouter, RouterProvider } from '@roost/shared/testing/memory-router';
import { createAppStore, Provider } from '@roost/shared/state';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { found, loaderContext, makeTrip, refused, unavailable } from '../../testing/builders.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { FindTrip } from './FindTrip.tsx';
import { loadTrip, loadTrips } from './load-trips.ts';
import { TripPage } from './TripPage.tsx';
import { TripsPage } from './TripsPage.tsx';
import { refundLine, refundStatus, timelineRows, untilWords } from './trip-words.ts';

function show(page: ReactNode, path = '/trips') {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  render(
    <Provider store={createAppStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { router, user: userEvent.setup() };
}
const REFUND = { amountCents: 181_300, status: 'done' as const, cancelledAt: '2026-05-02T10:00:00.000Z' };
const cancelledTrip = () =>
  makeTrip(
    { status: 'cancelled', refund: REFUND },
    { when: 'cancelled', cancellation: { ...makeTrip().cancellation, possible: false, reason: 'Cancelled.' } },
  );

describe('words', () => {
  test.each([
    ['2026-05-20', 'Next, in 23 days'],
    ['2026-06-11', 'Next, in 1 day'],
    ['2026-06-12', 'Today'],
    ['2026-06-13', 'Going on now'],
  ])('BOOK-12: on %s: %s', (today, words) => {
    expect(untilWords('2026-06-12', today)).toBe(words);
  });

  test('BOOK-12: the timeline leaves no day out and says what comes back on each', () => {
    expect(timelineRows(makeTrip().cancellation.steps, 181_300)).toEqual([
      { when: 'Until May 29, 11:59 PM', what: 'Everything comes back, $1,813.00', current: true },
      { when: 'May 30 to Jun 5', what: '50% comes back, $906.50', current: false },
      { when: 'After Jun 5', what: 'Nothing comes back', current: false },
    ]);
    expect(timelineRows([{ refundPercent: 0, refundCents: 0, until: null, current: true }], 100)).toEqual([
      { when: 'Whenever you cancel', what: 'Nothing comes back', current: true },
    ]);
  });

  test('BOOK-12: an upcoming stay says what comes back now, if anything does', () => {
    const { cancellation } = makeTrip();
    expect(refundLine(cancellation)).toBe('Full refund until May 29, 11:59 PM.');
    const half = cancellation.steps.map((step, index) => ({ ...step, current: index === 1 }));
    expect(refundLine({ ...cancellation, steps: half })).toBe('$906.50 comes back until Jun 5, 11:59 PM');
    expect(refundLine({ ...cancellation, possible: false })).toBeNull();
  });

  test.each([
    ['done', 'Cancelled May 2. $1,813.00 was sent back to your card.'],
    ['pending', /on its way back/],
    ['failed', /Call us/],
  ] as const)('BOOK-12: a refund that is %s says so', (status, words) => {
    expect(refundStatus({ refund: { ...REFUND, status } })).toMatch(words);
  });
});

describe('loaders', () => {
  const client = (answer: unknown) => () => ({
    getTrips: async () => answer as never,
    getTrip: async () => answer as never,
  });

  test('BOOK-12: no cache keeps a guest\'s trips; services that are down are not "no trips"', async () => {
    const context = loaderContext('/trips');
    expect(await loadTrips(context, client(found({ signedIn: true, trips: [] })))).toMatchObject({
      data: { type: 'trips' },
    });
    expect(context.headers).toEqual({ 'cache-control': 'private, no-store' });
    expect(await loadTrips(context, client(unavailable()))).toMatchObject({ status: 503, data: { type: 'failed' } });
  });

  test("BOOK-12: a stay that is not this browser's is closed, not shown and not said to exist", async () => {
    const context = loaderContext('/trips/RST-1', { code: 'RST-1' });
    expect(await loadTrip(context, client(refused('not_found', 404)))).toMatchObject({
      status: 404,
      data: { type: 'closed', code: 'RST-1' },
    });
    expect(await loadTrip(context, client(found(makeTrip())))).toMatchObject({ data: { type: 'trip' } });
  });
});

describe('/trips', () => {
  const trips: Trip[] = [
    makeTrip(),
    makeTrip(
      { code: 'RST-2', listing: { ...makeTrip().reservation.listing, headline: 'Old cabin' } },
      { when: 'past', cancellation: { ...makeTrip().cancellation, possible: false } },
    ),
    cancelledTrip(),
  ];

  test('BOOK-12: upcoming, past and cancelled stays, each with what can be done', async () => {
    show(<TripsPage data={{ type: 'trips', today: '2026-05-20', trips: { signedIn: true, trips } }} />);
    const upcoming = screen.getByRole('region', { name: 'Upcoming' });
    expect(within(upcoming).getByText('Next, in 23 days')).toBeVisible();
    expect(within(upcoming).getByRole('link', { name: 'See the trip' })).toHaveAttribute(
      'href',
      '/trips/RST-41827-0612',
    );
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
    show(<TripsPage data={{ type: 'trips', today: '2026-05-20', trips: { signedIn: false, trips: [] } }} />);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/api/auth/signin?callbackUrl=%2Ftrips',
    );
    expect(screen.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Find a stay' })).toBeVisible();
  });
});

describe('cancelling', () => {
  test('BOOK-12: what comes back is shown before, sent along, and shown after', async () => {
    const asked: number[] = [];
    const done = jest.fn();
    const client = {
      postCancellation: async (_code: string, cents: number) => {
        asked.push(cents);
        return found(cancelledTrip());
      },
      getCancellation: async () => unavailable(),
    };
    const { user } = show(
      <CancelDialog trip={makeTrip()} client={client} onClose={() => undefined} onCancelled={done} />,
    );
    const dialog = screen.getByRole('dialog', { name: 'Cancel this stay?' });
    expect(dialog).toHaveTextContent('Everything comes back, $1,813.00');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel, refund $1,813.00' }));
    expect(await screen.findByText(/was sent back to your card/)).toBeVisible();
    expect(asked).toEqual([181_300]);
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    expect(done).toHaveBeenCalledWith(expect.objectContaining({ when: 'cancelled' }));
  });

  test('BOOK-12: a deadline that passes meanwhile cancels nothing and shows the new amount', async () => {
    const { cancellation } = makeTrip();
    const client = {
      postCancellation: async () => refused('refund_changed', 422),
      getCancellation: async () =>
        found({
          ...cancellation,
          refundCents: 90_650,
          steps: cancellation.steps.map((step, index) => ({ ...step, current: index === 1 })),
        }),
    };
    const { user } = show(
      <CancelDialog trip={makeTrip()} client={client} onClose={() => undefined} onCancelled={() => undefined} />,
    );
    await user.click(screen.getByRole('button', { name: 'Cancel, refund $1,813.00' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was cancelled');
    expect(screen.getByRole('button', { name: 'Cancel, refund $906.50' })).toBeVisible();
  });

  test('BOOK-12: an answer that is lost can be asked for again', async () => {
    const client = { postCancellation: async () => unavailable('timeout'), getCancellation: async () => unavailable() };
    const { user } = show(
      <CancelDialog trip={makeTrip()} client={client} onClose={() => undefined} onCancelled={() => undefined} />,
    );
    await user.click(screen.getByRole('button', { name: /Cancel, refund/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('a stay is cancelled once, however often you ask');
    expect(screen.getByRole('button', { name: /Cancel, refund/ })).not.toHaveAttribute('aria-busy');
  });
});

describe('a link by code and e-mail', () => {
  test('BOOK-12: the answer never says whether there is such a stay, and wrong fields speak in words', async () => {
    const asked: string[][] = [];
    const client = {
      postTripLink: async (code: string, email: string) => {
        asked.push([code, email]);
        return found({ sent: true as const });
      },
    };
    const { user } = show(<FindTrip client={client} />);
    await user.click(screen.getByRole('button', { name: 'Mail me the link' }));
    expect(screen.getByLabelText('Reservation code')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email address is required.');
    await user.type(screen.getByLabelText('Reservation code'), 'RST-1');
    await user.type(screen.getByLabelText('Email'), 'maya@example.com{Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent(
      'If the code and maya@example.com belong together, the link is on its way.',
    );
    expect(asked).toEqual([['RST-1', 'maya@example.com']]);
  });

  test('BOOK-12: the mailed link opens the stay, and its token leaves the address', async () => {
    const asked: string[][] = [];
    const client = {
      postTripOpen: async (code: string, token: string) => {
        asked.push([code, token]);
        return found(makeTrip());
      },
    };
    const { router } = show(
      <TripPage data={{ type: 'closed', code: 'RST-41827-0612', phone: '1' }} client={client} />,
      '/trips/RST-41827-0612#secret',
    );
    expect(await screen.findByRole('heading', { level: 1, name: /is yours on June 12/ })).toBeVisible();
    expect(asked).toEqual([['RST-41827-0612', 'secret']]);
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(screen.getByRole('button', { name: /Cancel/ })).toBeVisible();
  });

  test('BOOK-12: a link that has run out says so and offers a new one', async () => {
    const client = { postTripOpen: async () => refused('not_found', 404) };
    show(<TripPage data={{ type: 'closed', code: 'RST-1', phone: '1' }} client={client} />, '/trips/RST-1#old');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has run out');
    expect(screen.getByRole('button', { name: 'Mail me the link' })).toBeVisible();
  });
});
