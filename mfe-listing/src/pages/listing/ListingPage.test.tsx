import { renderToString } from 'react-dom/server';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@roost/shared/testing/memory-router';
import type { ListingDetail } from '@roost/shared/contracts/listing';
import type { InquiryFormProps } from '@roost/shared/contracts/slots';
import { resultTrail } from '@roost/shared/contracts/result-trail';
import { FederationProvider } from '@roost/shared/federation';
import { createStaticRuntime } from '@roost/shared/federation/runtime';
import {
  ANSWERS,
  CONFIG,
  DAYS,
  fakeServices,
  LISTING,
  PATH,
  QUOTE,
  SIMILAR,
  TODAY,
} from '../../testing/listing-data.ts';
import { addDays } from '@roost/shared/domain/dates';
import { queries } from '@roost/shared/query';
import { iconsCode } from '../../features/amenities/icons-code.ts';
import { calendarCode } from '../../features/dates/calendar-code.ts';
import { nearbyCode } from '../../features/location/nearby-code.ts';
import { packCalendar } from '../../api/calendar-pack.ts';
import { ListingRoute } from './ListingRoute.tsx';
import type { FoundData, PageData } from './load.ts';

const FOUND: FoundData = {
  type: 'found',
  listing: LISTING,
  calendar: packCalendar(DAYS),
  quote: null,
  similar: SIMILAR,
  today: TODAY,
  maps: CONFIG.maps,
  contact: { phone: CONFIG.phone, email: CONFIG.email },
};
const DATED = `${PATH}?startDate=2026-06-20&endDate=2026-06-24&adults=2`;
const READY = { ...FOUND, quote: { type: 'ready', quote: QUOTE } } as const;
const favorites = createStaticRuntime({
  'mfe-booking/InquiryForm': {
    InquiryForm: ({ listing, onClose }: InquiryFormProps) => (
      <div role="dialog" aria-label={`Ask about ${listing.headline}`}>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    ),
  },
  'mfe-favorites/FavoriteButton': {
    FavoriteButton: ({ listing }: { listing: { headline: string } }) => (
      <button type="button">Save {listing.headline}</button>
    ),
  },
});

function page(data: PageData, address: string) {
  const router = createMemoryRouter([{ path: '*', element: <ListingRoute data={data} /> }], {
    initialEntries: [address],
  });
  return {
    router,
    element: (
      <FederationProvider value={favorites}>
        <RouterProvider router={router} />
      </FederationProvider>
    ),
  };
}
function open(data: PageData, address = PATH, answers: Parameters<typeof fakeServices>[0] = ANSWERS) {
  const { router, element } = page(data, address);
  const { api, asked } = fakeServices(answers);
  jest.spyOn(globalThis, 'fetch').mockImplementation((path) => api(String(path).replace(/^\/api/, '')));
  return { asked, router, ...render(element) };
}
const card = () => within(screen.getByRole('complementary', { name: 'Price and booking' }));
const getStay = (router: { state: { location: { search: string } } }) =>
  new URLSearchParams(router.state.location.search);

beforeAll(() => {
  globalThis.fetch ??= () => Promise.reject(new TypeError('no network in tests'));
});
// What one test was answered is not the next one's, in whatever order they run.
// As the page's loader does.
beforeAll(() => Promise.all([calendarCode.load(), iconsCode.load(), nearbyCode.load()]));
beforeEach(() => queries.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('listing page', () => {
  test('LIST-1: name, facts, amenities, reviews, answered questions and policies are there; the menu starts at Overview', () => {
    open(FOUND);
    expect(screen.getByRole('heading', { level: 1, name: LISTING.headline })).toBeInTheDocument();
    expect(screen.getByText('Sleeps 8')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'What this place offers' })).toHaveTextContent('Hot Tub');
    expect(screen.getByRole('region', { name: 'Reviews' })).toHaveTextContent('4.97');
    expect(screen.getByText(`Response from ${LISTING.host.name}:`)).toBeVisible();
    const questions = screen.getByRole('region', { name: 'Questions from guests' });
    expect(questions).toHaveTextContent('Yes, up to 22 feet.');
    expect(questions).not.toHaveTextContent('Is there a crib?');
    expect(screen.getByRole('region', { name: 'Things to know' })).toHaveTextContent(
      'Until 14 days before check-in Full refund',
    );
    expect(
      within(screen.getByRole('navigation', { name: 'On this page' })).getByRole('link', { current: true }),
    ).toHaveTextContent('Overview');
    expect(screen.getByRole('button', { name: `Save ${LISTING.headline}` })).toBeInTheDocument();
  });

  test('LIST-1: all amenities take the place of the first ones, and the pressed button stays in view', async () => {
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function note(this: Element) {
      scrolled.push(this);
      return Promise.resolve();
    } as () => void;
    open(FOUND);
    const offers = within(screen.getByRole('region', { name: 'What this place offers' }));
    const button = offers.getByText('Show fewer').closest('summary');
    if (!button) throw new Error('no button');
    expect(button).toHaveTextContent(/^Show all \d+ amenitiesShow fewer$/);
    await userEvent.click(button);
    await waitFor(() => expect(scrolled).toEqual([button]));
    expect(button.closest('details')).toHaveAttribute('open');
  });

  test('PRICE-3: without dates there is an average price and a link to the dates', () => {
    open(FOUND);
    expect(card().getByText(/a night before fees/)).toHaveTextContent('about $412 a night before fees');
    expect(card().getByRole('link', { name: 'Choose dates' })).toHaveAttribute('href', '#dates');
  });

  test.each([
    ['adults=50', 'This home sleeps 8. Choose fewer guests, or another home.'],
    [
      'adults=2&startDate=2020-06-01&endDate=2020-06-04',
      'The dates in this link have passed. Choose dates to see your total.',
    ],
    ['startDate=tomorrow&endDate=2027-06-04', /^The dates in this link aren’t a stay of 1 to 90 nights/],
  ])('BOOK-3, ROUTE-13: without dates the page says what is wrong with its address: %s', (address, words) => {
    open(FOUND, `${PATH}?${address}`);
    expect(card().getByText(words)).toBeVisible();
  });

  test('PRICE-5, LIST-2: with dates the total comes first, every fee is a line, and the link to booking has the stay', () => {
    const { asked } = open(READY, DATED);
    expect(card().getAllByText(/1,994\.04/).length).toBeGreaterThan(0);
    expect(card().getByText('Cleaning')).toBeInTheDocument();
    expect(card().getByRole('link', { name: 'Book this home' })).toHaveAttribute(
      'href',
      '/booking?listingId=41827&startDate=2026-06-20&endDate=2026-06-24&adults=2',
    );
    expect(
      card().getByText(/Cancel by Jun 6 for a full refund; after that 50% until Jun 13, then no refund\./),
    ).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  test('ROUTE-7: picking dates prices the stay and replaces the address', async () => {
    const user = userEvent.setup();
    const { router, asked } = open(FOUND);
    await user.click(screen.getByRole('button', { name: /June 20, 2026/ }));
    expect(getStay(router).has('startDate')).toBe(false);
    await user.click(screen.getByRole('button', { name: /June 24, 2026/ }));
    expect(getStay(router).get('startDate')).toBe('2026-06-20');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(await card().findByRole('link', { name: 'Book this home' })).toBeInTheDocument();
    expect(asked).toEqual([
      '/listings/41827/quote?startDate=2026-06-20&endDate=2026-06-24&adults=1&children=0&infants=0&pets=0',
    ]);
  });

  test('LIST-1: the part whose heading is near the top is marked, not the one that is nearly out of sight', async () => {
    open(FOUND);
    const tops: Record<string, number> = { overview: -1_200, beds: -700, amenities: -400, dates: 140, reviews: 900 };
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
      return new DOMRect(0, tops[this.id] ?? (this.tagName === 'NAV' ? 100 : 2_000), 0, 0);
    });
    fireEvent.scroll(window);
    const menu = screen.getByRole('navigation', { name: 'On this page' });
    await waitFor(() => expect(within(menu).getByRole('link', { current: true })).toHaveTextContent('Dates'));
  });

  test('LIST-3: where guests come on Saturdays only, calendar and price card say so, also beside a stay that begins on another day', () => {
    // June 6, 2026 is a Saturday.
    const days = DAYS.map((day, index) => ({
      ...day,
      code: index % 7 === 5 ? ('DC' as const) : ('DX' as const),
      minStay: 7,
    }));
    const calendar = packCalendar(days);
    const words = 'Check-in is on Saturdays only, from Jun 1, 7 nights minimum.';
    const { unmount } = open({ ...FOUND, calendar });
    expect(screen.getByRole('region', { name: 'Dates' })).toHaveTextContent(words);
    expect(card().getByText(words)).toBeInTheDocument();
    unmount();
    const refused = { type: 'refused', code: '1018', about: 'dates', message: '' } as const;
    open({ ...FOUND, calendar, quote: refused }, `${PATH}?startDate=2026-06-22&endDate=2026-06-29&adults=2`);
    expect(card().getByText(words)).toBeInTheDocument();
  });

  test('LIST-3: guests are chosen within the limits of the home, and the price is requested once', async () => {
    const user = userEvent.setup();
    const { router, asked } = open(READY, DATED);
    await user.click(card().getByRole('button', { name: /Guests and pets/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Guests and pets' }));
    expect(panel.getByText('Pet fee $75 a stay')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'More: Children' }));
    await user.click(panel.getByRole('button', { name: 'More: Pets' }));
    await user.click(panel.getByRole('button', { name: 'More: Pets' }));
    expect(panel.getByRole('button', { name: 'More: Pets' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(panel.getByRole('button', { name: 'Done' }));
    expect(getStay(router).get('pets')).toBe('2');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(await card().findByRole('link', { name: 'Book this home' })).toHaveAttribute(
      'href',
      expect.stringContaining('children=1&pets=2'),
    );
  });

  test('BOOK-3: a refused stay says why and cannot be booked', () => {
    open(
      {
        ...FOUND,
        quote: { type: 'refused', code: '1018', message: 'Please select a different check-in date.', about: 'dates' },
      },
      DATED,
    );
    expect(card().getByRole('alert')).toHaveTextContent('Please select a different check-in date.');
    expect(card().queryByRole('link', { name: 'Book this home' })).not.toBeInTheDocument();
  });

  test('PLAT-5: a price that did not load can be requested again; the dates are kept', async () => {
    const user = userEvent.setup();
    const { router } = open({ ...FOUND, quote: { type: 'failed' } }, DATED);
    await user.click(card().getByRole('button', { name: 'Try again' }));
    expect(await card().findByText('Cleaning')).toBeInTheDocument();
    expect(getStay(router).get('endDate')).toBe('2026-06-24');
  });

  test('PLAT-5: without a calendar the rest of the page is fine', () => {
    open({ ...FOUND, calendar: null });
    expect(within(screen.getByRole('region', { name: 'Dates' })).getByRole('alert')).toHaveTextContent(
      'We couldn’t load the calendar.',
    );
    expect(card().getByText(/a night before fees/)).toHaveTextContent('about $412 a night before fees');
  });

  test('LIST-1: photos open in a viewer with keys, and Esc moves the focus back to the photo', async () => {
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

  test('LIST-7: a photo has its colour until it is there, and the viewer names who took it and by which licence', async () => {
    const user = userEvent.setup();
    const photos = LISTING.photos.map((photo) => ({ ...photo, color: '#8fa3b1' }));
    const [first, second, third] = photos;
    if (!first || !second || !third) throw new Error('no photos');
    const licenseUrl = 'https://creativecommons.org/licenses/by/4.0/';
    const credited = [
      { ...first, credit: { text: '© Ana Ruiz', license: 'CC BY 4.0', licenseUrl } },
      { ...second, credit: { text: '© Bo Lind' } },
      third,
    ];
    open({ ...FOUND, listing: { ...LISTING, photos: credited } });
    const link = screen.getByRole('link', { name: 'Photo 1 of 3: View 1' });
    expect(link.querySelector('img')).toHaveStyle({ backgroundColor: 'rgb(143, 163, 177)' });
    expect(screen.queryByText(/Ana Ruiz/)).not.toBeInTheDocument();
    await user.click(link);
    const viewer = within(await screen.findByRole('dialog', { name: `Photos of ${LISTING.headline}` }));
    expect(viewer.getByRole('figure')).toHaveTextContent('View 1© Ana Ruiz · CC BY 4.0');
    expect(viewer.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', licenseUrl);
    const picture = viewer.getByRole('img', { name: 'View 1' });
    expect(picture).toHaveStyle({ backgroundColor: 'rgb(143, 163, 177)', objectFit: 'contain' });
    fireEvent.load(picture);
    expect(picture.style.backgroundColor).toBe('');
    await user.keyboard('{ArrowRight}');
    expect(viewer.getByRole('figure')).toHaveTextContent('View 2© Bo Lind');
    await user.keyboard('{ArrowRight}');
    expect(viewer.getByRole('figure').textContent).toBe('View 3');
  });

  test('LIST-8: all photos are shown by room with captions; one of them opens, and closing returns to the button', async () => {
    const user = userEvent.setup();
    const rooms = ['Outside', 'Living room', 'Outside', 'Bedroom 1', undefined, 'Living room'];
    const photos = LISTING.photos.slice(0, 6).map(({ room: _room, ...photo }, index) => ({
      ...photo,
      ...(rooms[index] === undefined ? {} : { room: rooms[index] }),
    }));
    const { router } = open({ ...FOUND, listing: { ...LISTING, photos } });
    const button = screen.getByRole('link', { name: 'All 6 photos' });
    await user.click(button);
    const viewer = within(await screen.findByRole('dialog', { name: `Photos of ${LISTING.headline}` }));
    expect(getStay(router).get('photo')).toBe('all');
    expect(viewer.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Outside',
      'Living room',
      'Bedroom 1',
    ]);
    expect(
      within(viewer.getByRole('region', { name: 'Living room' }))
        .getAllByRole('button')
        .map((photo) => photo.textContent),
    ).toEqual(['View 2', 'View 6']);
    await user.click(
      within(viewer.getByRole('navigation', { name: 'Photos by room' })).getByRole('link', { name: 'Bedroom 1' }),
    );
    expect(viewer.getByRole('heading', { name: 'Bedroom 1' })).toHaveFocus();
    expect(router.state.location.hash).toBe('');
    await user.click(viewer.getByRole('button', { name: 'Photo 6 of 6: View 6' }));
    expect(viewer.getByRole('img', { name: 'View 6' })).toBeInTheDocument();
    expect(getStay(router).get('photo')).toBe('6');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    expect(getStay(router).get('photo')).toBeNull();
  });

  test('LIST-8: beds stand by room, with the photo of that room; a home whose owner has not said has no such part', () => {
    const sleepingRooms: ListingDetail['sleepingRooms'] = [
      { name: 'Bedroom 1', beds: [{ kind: 'king', count: 1 }] },
      { name: 'Bunk room', beds: [{ kind: 'bunk', count: 2 }] },
      {
        name: 'Living room',
        beds: [
          { kind: 'sofa', count: 1 },
          { kind: 'single', count: 1 },
        ],
      },
    ];
    open({ ...FOUND, listing: { ...LISTING, sleepingRooms } });
    const beds = within(screen.getByRole('region', { name: 'Where you’ll sleep' }));
    expect(beds.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Bedroom 11 king',
      'Bunk room2 bunk beds',
      'Living room1 sofa bed, 1 single',
    ]);
    cleanup();
    open(FOUND);
    expect(screen.queryByText('Where you’ll sleep')).not.toBeInTheDocument();
  });

  test('LIST-8: the host is shown with what is known, and leads to the other homes; nothing is said of what is not', () => {
    const host = { ...LISTING.host, id: 'h-1', languages: ['English', 'Spanish'], about: 'We mend things.' };
    open({ ...FOUND, listing: { ...LISTING, host, hostRecord: { homes: 3, reviews: 41, rating: 4.7 } } });
    const section = within(screen.getByRole('region', { name: 'Your host' }));
    expect(section.getByText('We mend things.')).toBeInTheDocument();
    expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '4.7 of 5 from 41 reviews of 3 homes',
      'Speaks English and Spanish',
    ]);
    expect(section.getByRole('link', { name: 'See this host’s 2 other homes' })).toHaveAttribute('href', '/hosts/h-1');
    cleanup();
    open(FOUND);
    const plain = within(screen.getByRole('region', { name: 'Your host' }));
    expect(plain.getByText('Host since 2016')).toBeInTheDocument();
    expect(plain.queryByRole('link')).not.toBeInTheDocument();
    expect(plain.queryByRole('listitem')).not.toBeInTheDocument();
    cleanup();
    const two = { ...host, name: 'Hana and Maeve' };
    open({ ...FOUND, listing: { ...LISTING, host: two, hostRecord: { homes: 3, reviews: 41, rating: 4.7 } } });
    const both = within(screen.getByRole('region', { name: 'Your hosts' }));
    expect(both.getByText('Hosts since 2016')).toBeInTheDocument();
    expect(both.getByText('Speak English and Spanish')).toBeInTheDocument();
    expect(both.getByRole('link', { name: 'See these hosts’ 2 other homes' })).toBeInTheDocument();
  });

  test('LIST-8: what is near stands with the time it takes, as an estimate, or a distance where no time is known; without any nothing is said', () => {
    const near: ListingDetail['near'] = [
      { kind: 'sight', what: 'town', name: 'Carnelian Bay', miles: 0, by: 'foot', minutes: 10 },
      { kind: 'sight', name: 'Sand Harbor', miles: 1 },
      { kind: 'sight', what: 'beach', name: 'Kings Beach', miles: 3, by: 'car', minutes: 10 },
      { kind: 'sight', what: 'of a later version', name: 'Old Mill', miles: 4, by: 'car', minutes: 55 },
      { kind: 'ski', name: 'Homewood', miles: 7, by: 'car', minutes: 60 },
      { kind: 'lake', name: 'Spooner Lake', miles: 7 },
      { kind: 'airport', name: 'Reno (RNO)', miles: 25, by: 'car', minutes: 75 },
    ];
    open({ ...FOUND, listing: { ...LISTING, near } });
    const section = within(screen.getByRole('region', { name: 'Where you’ll be' }));
    expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Carnelian Bay (town center) about 10 min walk',
      'Sand Harbor under 2 miles',
      'Kings Beach about 10 min drive',
      'Old Mill about 55 min drive',
      'Homewood, ski area about 1 h drive',
      'Spooner Lake (center of the lake) about 7 miles',
      'Reno (RNO) airport about 1 h 15 min drive',
    ]);
    expect(section.getByText(/estimates from the middle of the circle, not from the door/)).toBeInTheDocument();
    cleanup();
    open(FOUND);
    expect(screen.queryByText('What’s near')).not.toBeInTheDocument();
  });

  test('LIST-8: months are asked for in the address, and one of them becomes the stay', async () => {
    const user = userEvent.setup();
    const { router } = open(FOUND, `${PATH}?adults=2`);
    const dates = within(screen.getByRole('region', { name: 'Dates' }));
    await user.selectOptions(dates.getByRole('combobox', { name: 'Cheapest stay in each month' }), '3 nights');
    await user.click(dates.getByRole('button', { name: 'Show months' }));
    expect(router.state.location.search).toBe('?adults=2&flexibleNights=3');
    cleanup();
    const stays = [
      {
        checkIn: '2026-08-03',
        checkOut: '2026-08-06',
        averageCents: 9_000,
        beforeTaxCents: 40_000,
        totalCents: 45_000,
      },
    ];
    const again = open({ ...FOUND, months: { nights: 3, stays } }, `${PATH}?adults=2&flexibleNights=3`);
    const month = screen.getByRole('link', { name: /^August 2026/ });
    expect(month).toHaveTextContent('$450');
    expect(month).toHaveAttribute('href', '?adults=2&startDate=2026-08-03&endDate=2026-08-06#dates');
    await user.click(month);
    expect(getStay(again.router).get('startDate')).toBe('2026-08-03');
    cleanup();
    open({ ...FOUND, months: { nights: 28, stays: [] } });
    expect(screen.getByText(/No stay of 28 nights is free for your party/)).toBeInTheDocument();
    cleanup();
    open({ ...FOUND, months: 'failed' });
    expect(screen.getByText(/We couldn’t load the months/)).toBeInTheDocument();
  });

  test('LIST-1: reviews load page by page, and those on screen stay when a page fails', async () => {
    const user = userEvent.setup();
    const review = (id: string) => ({
      id,
      author: `Guest ${id}`,
      date: '2026-05-02',
      rating: 5,
      title: '',
      text: 'Good.',
      hostReply: null,
    });
    const pages = [
      () => Response.json({ reviews: [review('1')], page: 1, pages: 2, total: 2 }),
      () => new Response('', { status: 503 }),
      () => Response.json({ reviews: [review('2')], page: 2, pages: 2, total: 2 }),
    ];
    open(FOUND, PATH, {
      ...ANSWERS,
      '/listings/41827/reviews': () => pages.shift()?.() ?? new Response('', { status: 500 }),
    });
    await user.click(screen.getByRole('button', { name: 'Read all 148 reviews' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Reviews of ${LISTING.headline}` }));
    await user.click(await dialog.findByRole('button', { name: 'Show more reviews' }));
    await user.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Guest 2')).toBeInTheDocument();
    expect(dialog.getByText('Guest 1')).toBeInTheDocument();
  });

  test('LIST-1: reviews are searched and sorted on the server; matches are marked and counted', async () => {
    const user = userEvent.setup();
    const found = {
      id: '1',
      author: 'Dana',
      date: '2026-05-02',
      rating: 5,
      title: '',
      text: 'The dock faces west.',
      hostReply: 'The Dock has a light.',
    };
    const { asked } = open(FOUND, PATH, {
      ...ANSWERS,
      '/listings/41827/reviews': () => Response.json({ reviews: [found], page: 1, pages: 1, total: 1 }),
    });
    await user.click(screen.getByRole('button', { name: 'Read all 148 reviews' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Reviews of ${LISTING.headline}` }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Sort reviews' }), 'Lowest rated first');
    await user.type(dialog.getByRole('searchbox', { name: 'Search reviews' }), 'dock');
    expect(await dialog.findByText('1 review mentioning “dock”')).toBeInTheDocument();
    expect((await dialog.findAllByText(/^dock$/i)).map((mark) => mark.tagName)).toEqual(['MARK', 'MARK']);
    expect(asked.at(-1)).toBe('/listings/41827/reviews?page=1&sort=lowest&q=dock');
  });

  test('LIST-8: reviews are narrowed by topic and stars, both with their numbers; none found leads back to all', async () => {
    const user = userEvent.setup();
    const found = {
      id: '1',
      author: 'Dana',
      date: '2026-05-02',
      rating: 5,
      title: '',
      text: 'Good stove.',
      hostReply: null,
    };
    let matching = [found];
    const counts = { topics: [{ topic: 'kitchen', count: 3 }], stars: [0, 0, 0, 1, 4] };
    const { asked } = open({ ...FOUND, listing: { ...LISTING, id: '41830' } }, PATH, {
      ...ANSWERS,
      '/listings/41830/reviews': () =>
        Response.json({ reviews: matching, page: 1, pages: 1, total: matching.length, ...counts }),
    });
    await user.click(screen.getByRole('button', { name: 'Read all 148 reviews' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Reviews of ${LISTING.headline}` }));
    await user.click(await dialog.findByRole('button', { name: 'Kitchen 3' }));
    expect(await dialog.findByText('1 review about kitchen')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Kitchen 3', pressed: true })).toBeInTheDocument();
    // Nothing is behind a line without reviews, so it is no button.
    expect(dialog.queryByRole('button', { name: /^3 stars/ })).not.toBeInTheDocument();
    matching = [];
    await user.click(dialog.getByRole('button', { name: /^4 stars/ }));
    expect(await dialog.findByText('No reviews with 4 stars about kitchen.')).toBeInTheDocument();
    expect(asked.at(-1)).toBe('/listings/41830/reviews?page=1&topic=kitchen&stars=4');
    await user.click(dialog.getByRole('button', { name: 'Show all reviews' }));
    expect(await dialog.findByText('Dana')).toBeInTheDocument();
  });

  test('LIST-1: a question is checked beside its fields, sent once, and shown as waiting', async () => {
    const user = userEvent.setup();
    const { asked } = open(FOUND, PATH, {
      ...ANSWERS,
      '/auth/csrf': () => Response.json({ csrfToken: 't' }),
      '/listings/41827/questions': () => Response.json({ id: 'P1', responseHours: 2 }, { status: 201 }),
    });
    await user.click(screen.getByRole('button', { name: 'Ask a question' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Questions from guests' }));
    await user.click(dialog.getByRole('button', { name: 'Ask' }));
    const question = dialog.getByRole('textbox', { name: 'Ask the host' });
    expect(question).toHaveFocus();
    expect(question).toHaveAccessibleDescription('Please ask in a few words.');
    await user.type(question, 'Is there a high chair?');
    await user.type(dialog.getByRole('textbox', { name: 'First name' }), 'Maya');
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'maya@example');
    await user.click(dialog.getByRole('button', { name: 'Ask' }));
    expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    expect(asked).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), '.com');
    await user.click(dialog.getByRole('button', { name: 'Ask' }));
    expect(await dialog.findByText(/then it appears on this page/)).toHaveTextContent('maya@example.com');
    expect(asked).toEqual(['/auth/csrf', '/listings/41827/questions']);
  });

  test('LIST-1: the cancellation policy has the days and amounts of the stay', async () => {
    const user = userEvent.setup();
    open(READY, DATED);
    await user.click(screen.getByRole('button', { name: 'See the cancellation policy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancellation policy' }));
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Until Jun 6, 11:59 PM Full refund, $1,994.04',
      'Jun 7 to Jun 13 50% refund, $997.02',
      'After Jun 13 No refund',
      'Jun 20, 2026 Check-in, after 4:00 PM',
    ]);
  });

  test('LIST-1: a link opens a photo; the address follows when it is turned, closed or left by Back', async () => {
    const user = userEvent.setup();
    const { router } = open(FOUND, `${PATH}?photo=3&adults=2`);
    const dialog = await screen.findByRole('dialog', { name: `Photos of ${LISTING.headline}` });
    const viewer = within(dialog);
    expect(viewer.getByRole('img', { name: 'View 3' })).toBeInTheDocument();
    // It hears keys once the focus is inside, which is later than it is seen.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{ArrowRight}');
    expect(getStay(router).get('photo')).toBe('4');
    await user.click(viewer.getByRole('button', { name: 'Zoom in' }));
    expect(viewer.getByRole('img', { name: 'View 4' }).style.transform).toContain('scale(1.5)');
    await user.keyboard('0');
    expect(viewer.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe('?adults=2'));
    await user.click(screen.getByRole('link', { name: 'Photo 2 of 8: View 2' }));
    await waitFor(() => expect(getStay(router).get('photo')).toBe('2'));
    expect(router.state.historyAction).toBe('PUSH');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test.each(['0', '9', 'x', '-1', '99999'])('ROUTE-13: photo=%s opens nothing', async (photo) => {
    open(FOUND, `${PATH}?photo=${photo}`);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('LIST-2: `inquiry_modal` in the address opens the form to ask the host; closing removes the key', async () => {
    const user = userEvent.setup();
    const { router } = open(FOUND, `${PATH}?inquiry_modal=true`);
    await user.click(
      within(await screen.findByRole('dialog', { name: `Ask about ${LISTING.headline}` })).getByRole('button', {
        name: 'Close',
      }),
    );
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await user.click(card().getByRole('button', { name: 'Ask the host' }));
    expect(getStay(router).get('inquiry_modal')).toBe('true');
    expect(await screen.findByRole('dialog', { name: `Ask about ${LISTING.headline}` })).toBeInTheDocument();
  });

  test('LIST-4: the link is copied where the device cannot share', async () => {
    const user = userEvent.setup();
    open(FOUND);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Share ${LISTING.headline}` }));
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
  });

  test('LIST-4, ROUTE-5: links to the homes before and after in the results keep the keys of the search', async () => {
    const step = (id: string) => ({ id, href: `/vacation-rentals/${id}?adults=2&queryID=q`, headline: `Home ${id}` });
    resultTrail().write({
      search: '/search?query=Tahoe',
      previousPage: null,
      nextPage: '/search?query=Tahoe&page=2',
      from: 1,
      total: 60,
      steps: [step('7'), step('41827')],
    });
    open(FOUND);
    const [trail] = await screen.findAllByRole('navigation', { name: 'Results' });
    const links = within(trail as HTMLElement);
    expect(links.getByRole('link', { name: 'Previous home: Home 7' })).toHaveAttribute(
      'href',
      '/vacation-rentals/7?adults=2&queryID=q',
    );
    expect(links.getByRole('link', { name: 'More results' })).toHaveAttribute(
      'href',
      '/search?query=Tahoe&page=2&prevListingPage=41827',
    );
    expect(trail).toHaveTextContent('2 of 60');
    window.sessionStorage.clear();
  });

  test('LIST-3: later months load near the end of the calendar, and again after a failure', async () => {
    const user = userEvent.setup();
    const answers = [
      () => new Response('', { status: 503 }),
      () =>
        Response.json({
          listingId: '41827',
          days: Array.from({ length: 200 }, (_, index) => ({ ...DAYS[0], date: addDays(TODAY, 150 + index) })),
        }),
    ];
    open(FOUND, PATH, {
      ...ANSWERS,
      '/listings/41827/calendar': () => (answers.shift() ?? (() => new Response('', { status: 500 })))(),
    });
    const dates = within(screen.getByRole('region', { name: 'Dates' }));
    await user.click(dates.getByRole('button', { name: 'Later months' }));
    await user.click(await dates.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dates.queryByRole('alert')).not.toBeInTheDocument());
    for (let press = 0; press < 4; press += 1) await user.click(dates.getByRole('button', { name: 'Later months' }));
    expect(dates.getByRole('button', { name: /November 20, 2026/ })).toBeInTheDocument();
  });

  test('TRUE-1: of homes like this one those that are free come first; a taken one says so beside its typical night', () => {
    const [home] = SIMILAR;
    if (!home) throw new Error('no home');
    const free = {
      ...home,
      id: '8',
      headline: 'Free cabin',
      price: { averageCents: 20_000, beforeTaxCents: 100_000, totalCents: 112_308 },
    };
    open({ ...READY, similar: [home, free] }, DATED);
    const cards = within(screen.getByRole('region', { name: 'Homes like this one' })).getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Free cabin', home.headline]);
    expect(cards[0]).toHaveTextContent('$1,123 total with taxes');
    expect(cards[1]).toHaveTextContent('about $174 a night before fees');
    expect(cards[1]).toHaveTextContent('Not available for your stay');
    expect(cards[0]).not.toHaveTextContent('Not available');
  });

  test('PLAT-5: when similar homes do not load, only their part says so', () => {
    open({ ...FOUND, similar: null });
    expect(screen.getByText('We couldn’t load similar homes.')).toBeInTheDocument();
  });

  test('PRICE-5: each line of the price is explained', () => {
    open(READY, DATED);
    expect(card().getByText('About these charges').closest('details')).toHaveTextContent(
      'Cleaning: a one-time fee, however long you stay.',
    );
  });

  test('LIST-6: a home that is gone has a page that says so, with other homes', () => {
    open({ type: 'withdrawn', similar: SIMILAR, phone: '(800) 555-0142' });
    expect(screen.getByRole('heading', { level: 1, name: 'This home is no longer available' })).toBeInTheDocument();
    expect(screen.getByText(/^It has left Roost\. .*call \(800\) 555-0142/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Quiet log cabin' })).toHaveAttribute(
      'href',
      '/vacation-rentals/united-states/california/truckee/7',
    );
  });

  test('LIST-6: a number that no home has is not called a home that has left', () => {
    open({ type: 'unknown', similar: SIMILAR, phone: '(800) 555-0142' });
    expect(screen.getByRole('heading', { level: 1, name: 'We couldn’t find this home' })).toBeInTheDocument();
    expect(screen.getByText(/^It may have left Roost, or there’s a typo in the address\. /)).toBeInTheDocument();
  });

  test('LIST-7: the HTML of the server has the price, the calendar and a plain form for the dates', () => {
    const html = renderToString(page(READY, DATED).element);
    expect(html).toContain('$1,994.04');
    expect(html).toContain('June 2026');
    const form = /<noscript><form([^>]*)>/.exec(html)?.[1] ?? '';
    expect(form).toContain(`action="${PATH}"`);
    expect(form).toContain('method="get"');
  });
});
