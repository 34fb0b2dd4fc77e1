import { renderToString } from 'react-dom/server';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@roost/shared/router';
import { createStaticRuntime, FederationProvider } from '@roost/shared/federation';
import { ANSWERS, CONFIG, DAYS, fakeServices, LISTING, PATH, QUOTE, SIMILAR, TODAY } from '../../testing/listing-data.ts';
import { packCalendar } from './calendar-pack.ts';
import { ListingRoute } from './ListingRoute.tsx';
import type { FoundData, PageData } from './load.ts';

const FOUND: FoundData = { type: 'found', listing: LISTING, calendar: packCalendar(DAYS), quote: null, similar: SIMILAR, today: TODAY, maps: CONFIG.maps };
const DATED = `${PATH}?startDate=2026-06-20&endDate=2026-06-24&adults=2`;
const READY = { ...FOUND, quote: { type: 'ready', quote: QUOTE } } as const;
const favorites = createStaticRuntime({ 'mfe-favorites/FavoriteButton': { FavoriteButton: ({ listing }: { listing: { headline: string } }) => <button type="button">Save {listing.headline}</button> } });

function page(data: PageData, address: string) {
  const router = createMemoryRouter([{ path: '*', element: <ListingRoute data={data} /> }], { initialEntries: [address] });
  return { router, element: <FederationProvider value={favorites}><RouterProvider router={router} /></FederationProvider> };
}
function open(data: PageData, address = PATH, answers: Parameters<typeof fakeServices>[0] = ANSWERS) {
  const { router, element } = page(data, address);
  const { api, asked } = fakeServices(answers);
  jest.spyOn(globalThis, 'fetch').mockImplementation((path) => api(String(path).replace(/^\/api/, '')));
  return { asked, router, ...render(element) };
}
const card = () => within(screen.getByRole('complementary', { name: 'Price and booking' }));
const stayOf = (router: { state: { location: { search: string } } }) => new URLSearchParams(router.state.location.search);

beforeAll(() => { globalThis.fetch ??= () => Promise.reject(new TypeError('no network in tests')); });
afterEach(() => { jest.restoreAllMocks(); });

describe('listing page', () => {
  test('LIST-1: name, facts, amenities, reviews, answered questions and policies are there; the menu starts at Overview', () => {
    open(FOUND);
    expect(screen.getByRole('heading', { level: 1, name: LISTING.headline })).toBeInTheDocument();
    expect(screen.getByText('Sleeps 8')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'What is here' })).toHaveTextContent('Hot Tub');
    expect(screen.getByRole('region', { name: 'Reviews' })).toHaveTextContent('4.97');
    const questions = screen.getByRole('region', { name: 'Questions guests asked' });
    expect(questions).toHaveTextContent('Yes, up to 22 feet.');
    expect(questions).not.toHaveTextContent('Is there a crib?');
    expect(screen.getByRole('region', { name: 'Before you book' })).toHaveTextContent('Full refund until 14 days before check-in');
    expect(within(screen.getByRole('navigation', { name: 'On this page' })).getByRole('link', { current: true })).toHaveTextContent('Overview');
    expect(screen.getByRole('button', { name: `Save ${LISTING.headline}` })).toBeInTheDocument();
  });

  test('PRICE-3: without dates there is an average, and the way to the dates', () => {
    open(FOUND);
    expect(card().getByText(/avg/)).toHaveTextContent('from $412 avg/night');
    expect(card().getByRole('link', { name: 'Choose dates' })).toHaveAttribute('href', '#dates');
  });

  test('PRICE-5, LIST-2: with dates the total leads, every fee is a line, and booking gets the stay', () => {
    const { asked } = open(READY, DATED);
    expect(card().getAllByText(/1,994\.04/).length).toBeGreaterThan(0);
    expect(card().getByText('Cleaning')).toBeInTheDocument();
    expect(card().getByRole('link', { name: 'Book this home' })).toHaveAttribute('href', '/booking?listingId=41827&startDate=2026-06-20&endDate=2026-06-24&adults=2');
    expect(card().getByText(/Free cancellation until Jun 6, 2026/)).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  test('ROUTE-7: picking dates prices the stay and replaces the address', async () => {
    const user = userEvent.setup();
    const { router, asked } = open(FOUND);
    await user.click(screen.getByRole('button', { name: /June 20, 2026/ }));
    expect(stayOf(router).has('startDate')).toBe(false);
    await user.click(screen.getByRole('button', { name: /June 24, 2026/ }));
    expect(stayOf(router).get('startDate')).toBe('2026-06-20');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(await card().findByRole('link', { name: 'Book this home' })).toBeInTheDocument();
    expect(asked).toEqual(['/listings/41827/quote?startDate=2026-06-20&endDate=2026-06-24&adults=1&children=0&infants=0&pets=0']);
  });

  test('LIST-3: guests are chosen within what the home takes, and priced once', async () => {
    const user = userEvent.setup();
    const { router, asked } = open(READY, DATED);
    await user.click(card().getByRole('button', { name: /Guests and pets/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Guests and pets' }));
    expect(panel.getByText('Pet fee $75 a stay')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'More: Children' }));
    await user.click(panel.getByRole('button', { name: 'More: Pets' }));
    await user.click(panel.getByRole('button', { name: 'More: Pets' }));
    expect(panel.getByRole('button', { name: 'More: Pets' })).toBeDisabled();
    await user.click(panel.getByRole('button', { name: 'Done' }));
    expect(stayOf(router).get('pets')).toBe('2');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(await card().findByRole('link', { name: 'Book this home' })).toHaveAttribute('href', expect.stringContaining('children=1&pets=2'));
  });

  test('BOOK-3: a refused stay says why and cannot be booked', () => {
    open({ ...FOUND, quote: { type: 'refused', message: 'Please select a different check-in date.', about: 'dates' } }, DATED);
    expect(card().getByRole('alert')).toHaveTextContent('Please select a different check-in date.');
    expect(card().queryByRole('link', { name: 'Book this home' })).not.toBeInTheDocument();
  });

  test('PLAT-5: a price that did not come can be asked for again; the dates are kept', async () => {
    const user = userEvent.setup();
    const { router } = open({ ...FOUND, quote: { type: 'failed' } }, DATED);
    await user.click(card().getByRole('button', { name: 'Try again' }));
    expect(await card().findByText('Cleaning')).toBeInTheDocument();
    expect(stayOf(router).get('endDate')).toBe('2026-06-24');
  });

  test('PLAT-5: without a calendar the rest of the page is fine', () => {
    open({ ...FOUND, calendar: null });
    expect(within(screen.getByRole('region', { name: 'Dates' })).getByRole('alert')).toHaveTextContent('The calendar did not load.');
    expect(card().getByText(/avg/)).toHaveTextContent('from $412 avg/night');
  });

  test('LIST-1: photos open in a viewer that keys turn, and Esc returns to the photo', async () => {
    const user = userEvent.setup();
    open(FOUND);
    const photo = screen.getByRole('link', { name: 'Photo 2 of 8: View 2' });
    await user.click(photo);
    const viewer = await screen.findByRole('dialog', { name: `Photos of ${LISTING.headline}` });
    expect(within(viewer).getByRole('img', { name: 'View 2' })).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(within(viewer).getByRole('img', { name: 'View 3' })).toBeInTheDocument();
    await user.keyboard('{End}');
    expect(within(viewer).getByRole('status')).toHaveTextContent('Photo 8 of 8');
    await user.click(within(viewer).getByRole('button', { name: 'All photos' }));
    await user.click(within(viewer).getByRole('button', { name: 'Photo 4 of 8: View 4' }));
    expect(within(viewer).getByRole('img', { name: 'View 4' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(photo).toHaveFocus());
  });

  test('LIST-1: all reviews come page by page; what is read stays when a page fails', async () => {
    const user = userEvent.setup();
    const review = (id: string) => ({ id, author: `Guest ${id}`, date: '2026-05-02', rating: 5, title: '', text: 'Good.', hostReply: null });
    const pages = [() => Response.json({ reviews: [review('1')], page: 1, pages: 2, total: 2 }), () => new Response('', { status: 503 }), () => Response.json({ reviews: [review('2')], page: 2, pages: 2, total: 2 })];
    open(FOUND, PATH, { ...ANSWERS, '/listings/41827/reviews': () => pages.shift()?.() ?? new Response('', { status: 500 }) });
    await user.click(screen.getByRole('button', { name: 'Read all 148 reviews' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reviews' }));
    await user.click(await dialog.findByRole('button', { name: 'Show more reviews' }));
    await user.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Guest 2')).toBeInTheDocument();
    expect(dialog.getByText('Guest 1')).toBeInTheDocument();
  });

  test('LIST-4: the link is copied where the device cannot share', async () => {
    const user = userEvent.setup();
    open(FOUND);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
  });

  test('LIST-6: a home that is gone says so and offers others', () => {
    open({ type: 'withdrawn', similar: SIMILAR, phone: '(800) 555-0142' });
    expect(screen.getByRole('heading', { level: 1, name: 'This home is not here any more' })).toBeInTheDocument();
    expect(screen.getByText(/call \(800\) 555-0142/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Quiet log cabin' })).toHaveAttribute('href', '/vacation-rentals/united-states/california/truckee/7');
  });

  test('stands in the HTML of the server: price, calendar, and a plain form for the dates', () => {
    const html = renderToString(page(READY, DATED).element);
    expect(html).toContain('$1,994.04');
    expect(html).toContain('June 2026');
    const form = /<noscript><form([^>]*)>/.exec(html)?.[1] ?? '';
    expect(form).toContain(`action="${PATH}"`);
    expect(form).toContain('method="get"');
  });
});
