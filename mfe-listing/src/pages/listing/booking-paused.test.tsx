import { renderToString } from 'react-dom/server';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@roost/shared/testing/memory-router';
import { FederationProvider } from '@roost/shared/federation';
import type { RemoteStatus } from '@roost/shared/federation';
import { createStaticRuntime } from '@roost/shared/federation/runtime';
import { queries } from '@roost/shared/query';
import { CONFIG, DAYS, LISTING, PATH, QUOTE, SIMILAR, TODAY } from '../../testing/listing-data.ts';
import { packCalendar } from '../../api/calendar-pack.ts';
import { iconsCode } from '../../features/amenities/icons-code.ts';
import { calendarCode } from '../../features/dates/calendar-code.ts';
import { nearbyCode } from '../../features/location/nearby-code.ts';
import { ListingRoute } from './ListingRoute.tsx';
import type { FoundData } from './load.ts';

const FOUND: FoundData = {
  type: 'found',
  listing: LISTING,
  calendar: packCalendar(DAYS),
  quote: { type: 'ready', quote: QUOTE },
  similar: SIMILAR,
  today: TODAY,
  maps: CONFIG.maps,
  contact: { phone: CONFIG.phone, email: CONFIG.email },
};
const DATED = `${PATH}?startDate=2026-06-20&endDate=2026-06-24&adults=2`;
const HEART = { 'mfe-favorites/FavoriteButton': { FavoriteButton: () => null } };
const PAUSED = 'Booking is paused right now.';

function page(status: RemoteStatus, data = FOUND, address = DATED) {
  let now = status;
  const listeners = new Set<() => void>();
  const ask = jest.fn(async () => undefined);
  const away = {
    atFirst: () => status !== 'here',
    getStatus: () => now,
    ask,
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const router = createMemoryRouter([{ path: '*', element: <ListingRoute data={data} /> }], {
    initialEntries: [address],
  });
  const element = (
    <FederationProvider value={{ ...createStaticRuntime(HEART), away }}>
      <RouterProvider router={router} />
    </FederationProvider>
  );
  const change = (next: RemoteStatus) =>
    act(() => {
      now = next;
      for (const listener of listeners) listener();
    });
  return { element, ask, change };
}
const card = () => within(screen.getByRole('complementary', { name: 'Price and booking' }));

// As the page's loader does.
beforeAll(() => Promise.all([calendarCode.load(), iconsCode.load(), nearbyCode.load()]));
beforeEach(() => {
  queries.clear();
  globalThis.fetch = () => Promise.reject(new TypeError('no network in tests'));
});

test('PLAT-5: while booking is away, card and bar say so before a press, with what to do instead', () => {
  render(page('away').element);
  expect(card().getByText(PAUSED, { exact: false })).toHaveTextContent('Save this home with its heart');
  expect(screen.queryByRole('link', { name: /^Book/ })).toHaveAttribute('href', '#price');
  expect(screen.getByRole('link', { name: 'Booking paused' })).toBeVisible();
  expect(card().queryByRole('button', { name: 'Ask the host' })).not.toBeInTheDocument();
  expect(card().getByText(/Any questions until then\?/)).toHaveTextContent(CONFIG.phone);
  expect(card().getByRole('link', { name: CONFIG.email })).toBeVisible();
  // The price is known all the same.
  expect(card().getAllByText(/\$1,994\.04/)[0]).toBeVisible();
});

test('PLAT-5: the HTML of the server says it already, and without dates too', () => {
  expect(renderToString(page('away').element)).toContain(PAUSED);
  expect(renderToString(page('here').element)).not.toContain(PAUSED);
  const undated = renderToString(page('away', { ...FOUND, quote: null }, PATH).element);
  expect(undated).toContain(PAUSED);
  expect(undated).toContain('Choose dates');
});

test('PLAT-5: once booking is back the buttons are there, without a reload', async () => {
  const { element, ask, change } = page('away');
  render(element);
  await userEvent.click(card().getByRole('button', { name: 'Check again' }));
  expect(ask).toHaveBeenCalledWith('mfe-booking');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(2);
  change('back');
  expect(card().getByRole('link', { name: 'Book this home' })).toHaveAttribute(
    'href',
    expect.stringContaining('/booking?'),
  );
  expect(card().getByRole('button', { name: 'Ask the host' })).toBeVisible();
  expect(screen.queryByText(PAUSED, { exact: false })).not.toBeInTheDocument();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(2);
});
