import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FederationProvider } from '@roost/shared/federation';
import { createStaticRuntime } from '@roost/shared/federation/runtime';
import type { PriceDisplay } from '@roost/shared/domain/price-display';
import { createMemoryRouter, RouterProvider } from '@roost/shared/testing/memory-router';
import {
  expectedLead,
  inCents,
  PRICED_TODAY,
  toText,
  walkPrices,
  walkPricesInTurn,
} from '@roost/shared/testing/priced-stays';
import { DOLLARS } from '@roost/shared/domain/currency';
import { CANADIAN_DOLLARS, EUROS, expectedEuros, inEuros, UNNAMED_DOLLAR } from '@roost/shared/testing/exchange-rates';
import { CurrencyContext, PriceDisplayContext } from '@roost/shared/ui';
import { PriceBar } from '../../features/quote/PriceBar.tsx';
import { QuoteCard } from '../../features/quote/QuoteCard.tsx';
import { SimilarHomes } from '../../features/similar/SimilarHomes.tsx';
import { LISTING } from '../../testing/listing-data.ts';

/** Renders a piece of the page as the server does, with prices shown in one of the three ways. */
function render(element: ReactNode, display: PriceDisplay, currency = DOLLARS): string {
  const page = createElement(
    PriceDisplayContext,
    { value: display },
    createElement(CurrencyContext, { value: currency }, element),
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/'] });
  return renderToStaticMarkup(
    createElement(FederationProvider, { value: createStaticRuntime({}) }, createElement(RouterProvider, { router })),
  );
}
const nothing = () => undefined;

test('TRUE-1, PRICE-5: the quote of 500 stays is what card and pin said, and its lines add up to it, in all three ways', () => {
  walkPricesInTurn((stays, display) => {
    const pages = stays.map((stay) => {
      const props = {
        listing: LISTING,
        stay,
        onStay: nothing,
        quote: { status: 'ready', quote: stay.quote } as const,
        undatedCents: 1,
        days: null,
        today: PRICED_TODAY,
        onNearEnd: nothing,
        askForBooking: null,
      };
      return createElement(
        'section',
        { key: stay.id },
        createElement(QuoteCard, { ...props, refundLine: '', children: null }),
        '#bar#',
        createElement(PriceBar, props),
      );
    });
    const shown = render(pages, display).split('<section>').slice(1).map(toText);
    stays.forEach((stay, index) => {
      const [card, bar] = shown[index]!.split('#bar#');
      const total = inCents(stay.price.totalCents);
      expect(card).toContain(`${total} total with taxes`);
      expect(card).toContain(`Total (USD) ${total}`);
      expect(bar).toContain(`${total} total with taxes`);
      const { lines, taxes, totalCents } = stay.quote;
      const sum = [...lines, ...taxes].reduce((cents, line) => cents + line.amountCents, 0);
      expect(sum).toBe(totalCents);
      if (taxes.length > 0) expect(card).toContain(`Total before taxes ${inCents(stay.price.beforeTaxCents)}`);
      for (const line of lines) expect(card).toContain(`${line.label} ${inCents(line.amountCents)}`);
    });
    const [{ dates }] = stays as [(typeof stays)[0], ...typeof stays];
    const homes = stays.slice(0, 4).map(({ similar }) => similar);
    const query = `startDate=${dates.checkIn}&endDate=${dates.checkOut}`;
    const similar = toText(render(createElement(SimilarHomes, { title: '', homes, query }), display));
    for (const stay of stays.slice(0, 4)) expect(similar).toContain(expectedLead(stay, display).text);
  });
});

test('TRUE-1: in another currency the quote leads with it, names what is paid in dollars, and bills in dollars', () => {
  walkPricesInTurn((stays, display) => {
    for (const stay of stays.slice(0, 5)) {
      const props = {
        listing: LISTING,
        stay,
        onStay: nothing,
        quote: { status: 'ready', quote: stay.quote } as const,
        undatedCents: 1,
        days: null,
        today: PRICED_TODAY,
        onNearEnd: nothing,
        askForBooking: null,
      };
      const total = inCents(stay.price.totalCents);
      const about = inEuros(stay.price.totalCents);
      const card = createElement(QuoteCard, { ...props, refundLine: '', children: null });
      const shown = toText(render(card, display, EUROS));
      expect(shown).toContain(`${about} total with taxes`);
      expect(shown).toContain(`You pay ${total} in US dollars.`);
      expect(shown).toContain(`Total (USD) ${total}`);
      expect(shown).toContain(`About, at the rate of Jun 1, 2026 ${about}`);
      for (const line of stay.quote.lines) expect(shown).toContain(`${line.label} ${inCents(line.amountCents)}`);
      const bar = toText(render(createElement(PriceBar, props), display, EUROS));
      expect(bar).toContain(`${about} total with taxes`);
      expect(bar).toContain(`You pay ${total} in US dollars.`);
      const query = `startDate=${stay.dates.checkIn}&endDate=${stay.dates.checkOut}`;
      const similar = createElement(SimilarHomes, { title: '', homes: [stay.similar], query });
      expect(toText(render(similar, display, EUROS))).toContain(expectedEuros(stay, display));
      for (const element of [card, createElement(PriceBar, props), similar]) {
        expect(toText(render(element, display, CANADIAN_DOLLARS))).not.toMatch(UNNAMED_DOLLAR);
      }
    }
  });
});

test('PRICE-4: the line of the nights is an exact sum wherever it spells its prices', () => {
  walkPrices((stays, display) => {
    if (display !== 'total') return;
    for (const { quote } of stays) {
      const [nights] = quote.lines;
      const label = nights!.label;
      const parts = label.includes(' to ')
        ? null
        : label.includes(': ')
          ? label.split(': ')[1]!.split(' + ')
          : [label.replace(/^(\S+) × (\d+) nights?$/, '$2 × $1')];
      const cents = parts?.map((part) => {
        const [, times = '1', amount = ''] = /^(?:(\d+) × )?\$([\d.,]+)$/.exec(part) ?? [];
        return Number(times) * Math.round(Number(amount.replaceAll(',', '')) * 100);
      });
      if (cents) expect(cents.reduce((sum, each) => sum + each, 0)).toBe(nights!.amountCents);
      else expect(new Set(quote.nightly.map(({ priceCents }) => priceCents)).size).toBeGreaterThan(5);
    }
  });
});
