import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FederationProvider } from '@roost/shared/federation';
import { createStaticRuntime } from '@roost/shared/federation/runtime';
import { DOLLARS } from '@roost/shared/domain/currency';
import { lowestTotal, nearbyStays } from '@roost/shared/domain/flexible-dates';
import type { PriceDisplay } from '@roost/shared/domain/price-display';
import { priceHomes } from '@roost/shared/domain/stay-price';
import { EMPTY_SEARCH } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { createAppStore, Provider } from '@roost/shared/state';
import { createMemoryRouter, RouterProvider } from '@roost/shared/testing/memory-router';
import { expectedLead, PRICED_TODAY, toText, walkPrices, walkPricesInTurn } from '@roost/shared/testing/priced-stays';
import type { PricedStay } from '@roost/shared/testing/priced-stays';
import { EUROS, expectedEuros } from '@roost/shared/testing/exchange-rates';
import { CurrencyContext, PriceDisplayContext } from '@roost/shared/ui';
import { toResultCard } from '../../api/result-card.ts';
import { toPin } from '../../api/to-pin.ts';
import { DateStrip } from '../../features/flexible-dates/DateStrip.tsx';
import { withCardTotals } from '../../features/flexible-dates/strip.ts';
import { MapCard } from '../../features/map/MapCard.tsx';
import { Pin } from '../../features/map/Pin.tsx';
import { leadingAmount } from '@roost/shared/domain/price-display';
import { ResultsGrid } from '../../features/results/ResultsGrid.tsx';

/** Renders a piece of the page as the server does, with prices shown in one of the three ways. */
function render(element: ReactNode, display: PriceDisplay, currency = DOLLARS): string {
  const page = createElement(
    PriceDisplayContext,
    { value: display },
    createElement(CurrencyContext, { value: currency }, element),
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/search'] });
  return renderToStaticMarkup(
    createElement(
      Provider,
      { store: createAppStore(), children: undefined },
      createElement(FederationProvider, { value: createStaticRuntime({}) }, createElement(RouterProvider, { router })),
    ),
  );
}

const findState = ({ dates, party }: PricedStay): SearchState => ({ ...EMPTY_SEARCH, dates, party });
/** The amounts in the markup, in cents, in their order. */
const amounts = (html: string) =>
  [...html.matchAll(/<data value="([\d.]+)"/g)].map(([, units]) => Math.round(Number(units) * 100));

test('TRUE-1: 500 stays show one price on card, pin, map window and strip, to the cent, in all three ways', () => {
  let seen = 0;
  walkPrices((stays, display) => {
    const cards = stays.map((stay) => toResultCard(stay.hit, { state: findState(stay) }));
    const grid = render(createElement(ResultsGrid, { cards }), display).split('data-home=').slice(1);
    expect(grid).toHaveLength(stays.length);
    stays.forEach((stay, index) => {
      const lead = expectedLead(stay, display);
      const card = cards[index]!;
      expect(card.price).toEqual(stay.price);
      expect(amounts(grid[index]!)[0]).toBe(lead.cents);
      expect(toText(grid[index]!)).toContain(lead.text);
      const pin = toPin(
        { objectID: stay.id, Headline: stay.headline, _geoloc: { lat: 1, lng: 1 }, ...getPrices(stay) },
        findState(stay),
      );
      expect(pin.price && leadingAmount(pin.price, display, DOLLARS).cents).toBe(lead.cents);
      seen += 1;
    });
    // A few of each go through the screens that hold one home at a time.
    for (const stay of stays.slice(0, 5)) {
      const { text, cents } = expectedLead(stay, display);
      const card = toResultCard(stay.hit, { state: findState(stay) });
      const nothing = () => undefined;
      const window = render(
        createElement(MapCard, {
          open: { type: 'card', card },
          headline: '',
          takeFocus: false,
          onClose: nothing,
          onRetry: nothing,
        }),
        display,
      );
      expect([toText(window).includes(text), amounts(window)[0]]).toEqual([true, cents]);
      const pin = toPin(
        { objectID: stay.id, Headline: stay.headline, _geoloc: { lat: 1, lng: 1 }, ...getPrices(stay) },
        findState(stay),
      );
      const point = { lat: 1, lng: 1 };
      const item = { type: 'price', key: stay.id, point, pin, inView: true, below: false } as const;
      const look = { open: false, active: false, seen: false, saved: false };
      const drawn = render(createElement(Pin, { item, tabIndex: 0, ...look }), display);
      expect(drawn).toContain(`aria-label="${text}, ${stay.headline}"`);
      expect(toText(drawn).trim()).toBe(text.split(' ')[0]);
    }
    const [first] = stays;
    const lowest = Math.min(...stays.map((stay) => expectedLead(stay, display).cents));
    const { dates } = first!;
    const totals = {
      [dates.checkIn]: lowestTotal(
        stays.map(({ hit }) => hit),
        dates,
        findState(first!),
      ),
    };
    const strip = render(
      createElement(DateStrip, {
        dates,
        today: PRICED_TODAY,
        totals: withCardTotals(totals, dates.checkIn, cards),
        choice: (_stay, content) => content,
      }),
      display,
    );
    expect(amounts(strip)).toEqual([lowest]);
    expect(nearbyStays(dates, PRICED_TODAY)).toHaveLength(7);
  });
  expect(seen).toBe(1500);
});

test('TRUE-1: in another currency card, pin and strip say one price, and order and lowest stay those of dollars', () => {
  walkPricesInTurn((stays, display) => {
    const look = { open: false, active: false, seen: false, saved: false, tabIndex: 0 };
    const cards = stays.map((stay) => toResultCard(stay.hit, { state: findState(stay) }));
    const grid = render(createElement(ResultsGrid, { cards }), display, EUROS).split('data-home=').slice(1);
    stays.forEach((stay, index) => {
      expect(toText(grid[index]!)).toContain(expectedEuros(stay, display));
      expect(amounts(grid[index]!)[0]).toBe(expectedLead(stay, display).cents);
    });
    const [stay] = stays;
    const state = findState(stay!);
    const pin = toPin(
      { objectID: stay!.id, Headline: stay!.headline, _geoloc: { lat: 1, lng: 1 }, ...getPrices(stay!) },
      state,
    );
    const item = { type: 'price', key: stay!.id, point: { lat: 1, lng: 1 }, pin, inView: true, below: false } as const;
    const text = expectedEuros(stay!, display);
    const drawn = render(createElement(Pin, { item, ...look }), display, EUROS);
    expect(drawn).toContain(`aria-label="${text}, ${stay!.headline}"`);
    expect(toText(drawn).trim()).toBe(text.split(' ')[0]);
    const all = (short: boolean) =>
      createElement(Pin, {
        item: { ...item, type: 'cluster', homes: 1, pins: [pin], fromCents: expectedLead(stay!, display).cents, short },
        ...look,
      });
    expect(toText(render(all(false), display, EUROS))).toContain(`from ${text.split(' ')[0]}`);
    expect(toText(render(all(true), display, EUROS)).trim()).toBe(`${text.split(' ')[0]}+`);
    const totals = { [state.dates!.checkIn]: { type: 'from' as const, ...stay!.price } };
    const strip = createElement(DateStrip, {
      dates: state.dates!,
      today: PRICED_TODAY,
      totals,
      choice: (_stay: unknown, content: ReactNode) => content,
    });
    expect(toText(render(strip, display, EUROS))).toContain(text);
  });
});

const getPrices = ({ hit }: PricedStay) => ({
  PricePerDay: hit.PricePerDay,
  fees: hit.fees,
  taxes: hit.taxes,
  'Average Per Night': hit['Average Per Night'],
});

test('FIND-4, TRUE-1: what is within a budget and first in the order is what the cards show', () => {
  walkPrices((stays, display) => {
    if (display !== 'total') return;
    const [first] = stays;
    const found = priceHomes(
      stays.map(({ hit }) => hit),
      { ...findState(first!), maxPrice: 400, sort: 'price-asc' },
    );
    const within = stays.filter(({ price }) => price.averageCents <= 40_000);
    expect(found.map(({ price }) => price.totalCents)).toEqual(
      within.map(({ price }) => price.totalCents).toSorted((a, b) => a - b),
    );
  });
});
