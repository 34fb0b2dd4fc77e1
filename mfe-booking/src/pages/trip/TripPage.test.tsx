import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from '@roost/shared/testing/memory-router';
import { createAppStore, Provider } from '@roost/shared/state';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { CONFIG, found, makeTrip, refused } from '../../testing/builders.ts';
import { renderPart } from '../../testing/render-page.tsx';
import { PayPage } from '../pay/PayPage.tsx';
import { TripPage } from './TripPage.tsx';

test('BOOK-12: the mailed link opens the stay, and its token leaves the address', async () => {
  const asked: string[][] = [];
  const open = async (code: string, token: string) => {
    asked.push([code, token]);
    return found(makeTrip());
  };
  const { router } = renderPart(
    <TripPage
      data={{ type: 'closed', code: 'RST-41827-0612', now: '2026-05-01T19:00:00Z', phone: '1', stripe: CONFIG.stripe }}
      open={open}
    />,
    '/trips/RST-41827-0612#secret',
  );
  expect(await screen.findByRole('heading', { level: 1, name: /is yours on June 12/ })).toBeVisible();
  // The name stands once, and nobody has to find what they are looking at.
  expect(screen.getAllByText(makeTrip().reservation.listing.headline, { selector: 'p span' })).toHaveLength(1);
  expect(screen.queryByText(/on any device/)).not.toBeInTheDocument();
  expect(asked).toEqual([['RST-41827-0612', 'secret']]);
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(screen.getByRole('button', { name: /Cancel/ })).toBeVisible();
});

test('SAFE-5: in a browser that has the stay the mailed link is used too, for it proves who the guest is', async () => {
  const asked: string[][] = [];
  const open = async (code: string, token: string) => {
    asked.push([code, token]);
    return found(makeTrip());
  };
  const trip = makeTrip();
  const { code } = trip.reservation;
  const { router } = renderPart(
    <TripPage
      data={{ type: 'trip', trip, now: '2026-05-01T19:00:00Z', phone: '1', stripe: CONFIG.stripe }}
      open={open}
    />,
    `/trips/${code}#secret`,
  );
  await waitFor(() => expect(asked).toEqual([[code, 'secret']]));
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(screen.getByRole('button', { name: /Cancel/ })).toBeVisible();
});

test('TALK-2: a guest who wrote no review finds what the host wrote', async () => {
  const trip = makeTrip({}, { when: 'past', hostWrote: true });
  renderPart(
    <TripPage data={{ type: 'trip', trip, now: '2026-08-01T19:00:00Z', phone: '1', stripe: CONFIG.stripe }} />,
    '/trips/RST-41827-0612',
  );
  expect(await screen.findByRole('link', { name: 'What the host wrote' })).toHaveAttribute(
    'href',
    '/trips/RST-41827-0612/review',
  );
});

test('STAY-1: a stay that goes on or is over is not said to come, and nothing is left to do before it', async () => {
  const at = (now: string) => ({ type: 'trip', trip: makeTrip(), now, phone: '1', stripe: CONFIG.stripe }) as const;
  renderPart(<TripPage data={at('2026-06-14T19:00:00Z')} />, '/trips/RST-41827-0612');
  expect(await screen.findByRole('heading', { level: 1, name: /is yours until June 16\./ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull();
  cleanup();
  renderPart(<TripPage data={at('2026-06-20T19:00:00Z')} />, '/trips/RST-41827-0612');
  expect(await screen.findByRole('heading', { level: 1, name: /^Your stay in/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

test('STAY-1, TRUE-2: which day it is, is read where the home is: no promise outlives its deadline there', async () => {
  const rest = { amountCents: 126_910, on: '2026-05-29', declines: 0, payBy: '2026-06-03' };
  const trip = makeTrip({ rest, paidCents: 54_390 });
  const at = (now: string) => ({ type: 'trip', trip, now, phone: '1', stripe: CONFIG.stripe }) as const;
  const policy = () => within(screen.getByRole('region', { name: 'Cancellation policy' })).getAllByRole('listitem');
  // 11:59 PM of the last day in California, then midnight.
  renderPart(<TripPage data={at('2026-05-30T06:59:00Z')} />, '/trips/RST-41827-0612');
  const before = (await waitFor(policy)).map((row) => row.textContent);
  cleanup();
  renderPart(<TripPage data={at('2026-05-30T07:00:00Z')} />, '/trips/RST-41827-0612');
  const after = (await waitFor(policy)).map((row) => row.textContent);
  expect(before[0]).toMatch(/^Until May 29, .*Full refund/);
  expect(after[0]).toMatch(/^Until May 30, .*50% refund/);
});

test('BOOK-12: what the server draws, which cannot see a mailed link, asks for no address; without a link the form is there', async () => {
  const page = (
    <TripPage
      data={{ type: 'closed', code: 'RST-1', now: '2026-05-01T19:00:00Z', phone: '1', stripe: CONFIG.stripe }}
    />
  );
  const html = renderToString(
    <Provider store={createAppStore()}>
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/trips/RST-1'] })}
      />
    </Provider>,
  );
  expect(html).toContain('Looking for your stay');
  expect(html).not.toContain('Email me the link');
  renderPart(page, '/trips/RST-1');
  expect(await screen.findByRole('button', { name: 'Email me the link' })).toBeVisible();
});

test('BOOK-12: a link that has run out says so and offers a new one', async () => {
  const open = async () => refused('not_found', 404);
  renderPart(
    <TripPage
      data={{ type: 'closed', code: 'RST-1', now: '2026-05-01T19:00:00Z', phone: '1', stripe: CONFIG.stripe }}
      open={open}
    />,
    '/trips/RST-1#old',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired');
  expect(screen.getByRole('button', { name: 'Email me the link' })).toBeVisible();
});

describe('BOOK-13: a stay in two payments', () => {
  const rest = { amountCents: 126_910, on: '2026-05-10', declines: 0, payBy: '2026-05-15' };
  const show = (over: object) =>
    renderPart(
      <TripPage
        data={{
          type: 'trip',
          trip: makeTrip({ paidCents: 54_390, ...over }),
          now: '2026-05-01T19:00:00Z',
          phone: '1',
          stripe: CONFIG.stripe,
        }}
      />,
      '/trips/RST-41827-0612',
    );

  test('says what was paid, what is charged when, and where another card pays it', async () => {
    show({ rest });
    expect(await screen.findByText('Due on May 10, 2026')).toBeVisible();
    expect(
      screen.getByText('On May 10, 2026, we’ll charge the other $1,269.10 to the card you booked with.'),
    ).toBeVisible();
    expect(screen.getByText('Paid').nextSibling).toHaveTextContent('$543.90');
    expect(screen.getByRole('link', { name: 'Pay it now' })).toHaveAttribute('href', '/trips/RST-41827-0612/pay');
    expect(screen.getByRole('heading', { name: 'Price of the stay' })).toBeVisible();
    const terms = within(screen.getByRole('region', { name: 'Cancellation policy' }));
    expect(terms.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Until May 9, 11:59 PM TodayFull refund, $543.90; the other $1,269.10 isn’t charged',
      'May 10 to May 29Full refund, $1,813.00',
      'May 30 to Jun 550% refund, $906.50',
      'After Jun 5No refund',
    ]);
  });

  test.each([
    [
      'tried again',
      { on: '2026-05-11', declines: 1 },
      /declined \$1,269\.10.*try the card again on May 11, 2026.*by May 15, 2026/,
    ],
    [
      'not tried again',
      { on: null, declines: 4 },
      /declined \$1,269\.10, the rest of your stay\. +We’re holding your dates/,
    ],
  ])('a declined card that is %s says what happens otherwise', async (_name, over, words) => {
    show({ rest: { ...rest, ...over } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay with another card' })).toBeVisible();
  });

  test('a stay that has begun is not said to be cancelled, and is paid by phone', async () => {
    const trip = makeTrip({ paidCents: 54_390, rest: { ...rest, on: null, declines: 4 } });
    const begun = { ...trip, cancellation: { ...trip.cancellation, possible: false } };
    const data = {
      type: 'trip',
      trip: begun,
      now: '2026-06-20T19:00:00Z',
      phone: '555',
      stripe: CONFIG.stripe,
    } as const;
    renderPart(<TripPage data={data} />, '/trips/RST-41827-0612');
    expect(
      await screen.findByText(/\$1,269\.10, the rest of your stay, is still unpaid\. Please call 555/),
    ).toBeVisible();
    expect(screen.queryByText(/cancel the stay/)).toBeNull();
    cleanup();
    renderPart(<PayPage data={data} />, '/trips/RST-41827-0612/pay');
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay the rest of your stay' })).toBeVisible();
    expect(screen.getByText(/Please call 555/)).toBeVisible();
  });

  test('a stay that was cancelled for it says so', async () => {
    show({ status: 'cancelled', unpaid: true });
    expect(
      await screen.findByText('The rest of the price wasn’t paid in time, so we cancelled the stay.'),
    ).toBeVisible();
  });

  test('BOOK-12: so does one that the host or we cancelled', async () => {
    show({ status: 'cancelled', notByGuest: true });
    expect(
      await screen.findByText(/so we had to cancel your stay\. You get back everything you paid\.$/),
    ).toBeVisible();
  });
});

test('STAY-2: the trip says that the bank sent back the refund for a change', async () => {
  const trip = makeTrip({ sentBackCents: 20_037 });
  renderPart(
    <TripPage data={{ type: 'trip', trip, now: '2026-05-01T19:00:00Z', phone: '1', stripe: CONFIG.stripe }} />,
    '/trips/RST-41827-0612',
  );
  expect(await screen.findByText(/^Your bank didn’t accept the refund of \$200\.37\./)).toBeVisible();
});
