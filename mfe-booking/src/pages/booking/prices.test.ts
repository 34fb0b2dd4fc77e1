import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StayReceipt } from '@roost/shared/contracts/receipt';
import { PRICE_DISPLAYS } from '@roost/shared/domain/price-display';
import type { PriceDisplay } from '@roost/shared/domain/price-display';
import { createAppStore, Provider } from '@roost/shared/state';
import { createMemoryRouter, RouterProvider } from '@roost/shared/testing/memory-router';
import { inCents, PRICED_TODAY, toText, walkPricesInTurn } from '@roost/shared/testing/priced-stays';
import type { PricedStay } from '@roost/shared/testing/priced-stays';
import { DOLLARS } from '@roost/shared/domain/currency';
import type { ShownCurrency } from '@roost/shared/domain/currency';
import { CANADIAN_DOLLARS, EUROS, inEuros, UNNAMED_DOLLAR } from '@roost/shared/testing/exchange-rates';
import { CurrencyContext, PriceDisplayContext } from '@roost/shared/ui';
import { CheckoutProvider } from '../../features/checkout/index.ts';
import { TermsAndPay } from '../../features/payment/TermsAndPay.tsx';
import { Receipt } from '../../features/receipt/Receipt.tsx';
import { StaySummary, StaySummaryBar } from '../../features/stay/StaySummary.tsx';
import { makePage, makeTrip } from '../../testing/builders.ts';
import { PrintableReceipt } from '../receipt/ReceiptPage.tsx';
import { NextTrip } from '../trips/NextTrip.tsx';
import { TripRow } from '../trips/TripRow.tsx';

/** Renders a piece of a page as the server does, with prices shown in one of the three ways. */
function render(display: PriceDisplay, ...elements: ReactNode[]): string {
  return renderIn(DOLLARS, createElement(PriceDisplayContext, { value: display }, ...elements));
}

/** The same in another currency. */
function renderIn(currency: ShownCurrency, ...elements: ReactNode[]): string {
  const page = createElement(CurrencyContext, { value: currency }, ...elements);
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/booking'] });
  return toText(
    renderToStaticMarkup(
      createElement(
        Provider,
        { store: createAppStore(), children: undefined },
        createElement(RouterProvider, { router }),
      ),
    ),
  );
}

function toPage({ quote, dates, party, id }: PricedStay) {
  const page = makePage();
  return makePage({
    today: PRICED_TODAY,
    home: { ...page.home, id },
    address: { listingId: id, dates, party, step: 'payment' },
    price: { type: 'quote', quote },
  });
}
const nothing = () => undefined;
const makeReceipt = (reservation: PricedStay['reservation']): StayReceipt => ({
  reservation,
  hostName: 'Ida',
  entries: [
    {
      kind: 'booking',
      at: reservation.createdAt,
      amountCents: reservation.totalCents,
      status: 'done',
      card: { brand: 'visa', last4: '4242' },
    },
  ],
  chargedCents: reservation.totalCents,
  refundedCents: 0,
});

test('TRUE-1: 500 stays cost at checkout, on the button, the receipt and under trips what the quote said, in all three ways', () => {
  walkPricesInTurn((stays, display) => {
    const pages = render(
      display,
      ...stays.flatMap((stay) => {
        const trip = makeTrip(stay.reservation);
        return [
          '#stay#',
          createElement(
            CheckoutProvider,
            { page: toPage(stay), children: undefined },
            createElement(StaySummary),
            createElement(StaySummaryBar),
            createElement(TermsAndPay),
          ),
          '#booked#',
          createElement(Receipt, { reservation: stay.reservation, phone: '1' }),
          createElement(NextTrip, { trip, today: PRICED_TODAY, onCancelled: nothing }),
          createElement(TripRow, { trip, today: PRICED_TODAY, onCancelled: nothing }),
          '#receipt#',
          createElement(PrintableReceipt, { receipt: makeReceipt(stay.reservation) }),
        ];
      }),
    ).split('#stay#');
    stays.forEach((stay, index) => {
      const total = inCents(stay.price.totalCents);
      const [checkout, after] = pages[index + 1]!.split('#booked#');
      const [booked, receipt] = after!.split('#receipt#');
      expect(receipt).toContain(`Total (USD) ${total}`);
      expect(receipt).toContain(`Total paid ${total}`);
      for (const { name, amountCents } of stay.reservation.taxes) {
        expect(receipt).toContain(name);
        expect(receipt).toContain(inCents(amountCents));
      }
      expect(checkout).toContain(`Total (USD) ${total}`);
      expect(checkout).toContain(`${total} total`);
      expect(checkout).toContain(`Pay ${total} and book`);
      expect(checkout).toContain(`${total} due today, nothing due later.`);
      expect(booked!.split(`Paid ${total}`)).toHaveLength(3);
      expect(booked).toContain(`Total (USD) ${total}`);
      expect(booked).toContain(`, ${total}`);
    });
  });
});

test('TRUE-1: whatever currency a guest sees, the button, the bill and the receipt say the dollars that are charged', () => {
  walkPricesInTurn((stays) => {
    for (const stay of stays.slice(0, 3)) {
      const total = inCents(stay.quote.totalCents);
      const about = `about ${inEuros(stay.quote.totalCents)} at the rate of Jun 1, 2026`;
      const pay = renderIn(
        EUROS,
        createElement(CheckoutProvider, { page: toPage(stay), children: undefined }, createElement(TermsAndPay)),
      );
      expect(pay).toContain(`Pay ${total} and book`);
      expect(pay).toContain(`${total} in US dollars due today, ${about}, nothing due later.`);
      const { reservation } = makeTrip(stay.reservation);
      const receipt = renderIn(EUROS, createElement(Receipt, { reservation, phone: '1' }));
      expect(receipt).toContain(`Paid ${total}`);
      expect(receipt).toContain(`Total (USD) ${total}`);
      expect(receipt).toContain(`About, at the rate of Jun 1, 2026 ${inEuros(stay.quote.totalCents)}`);
      const trip = makeTrip(stay.reservation);
      const canadian = renderIn(
        CANADIAN_DOLLARS,
        createElement(
          CheckoutProvider,
          { page: toPage(stay), children: undefined },
          createElement(StaySummary),
          createElement(StaySummaryBar),
          createElement(TermsAndPay),
        ),
        createElement(Receipt, { reservation, phone: '1' }),
        createElement(NextTrip, { trip, today: PRICED_TODAY, onCancelled: nothing }),
        createElement(TripRow, { trip, today: PRICED_TODAY, onCancelled: nothing }),
        createElement(PrintableReceipt, { receipt: makeReceipt(stay.reservation) }),
      );
      expect(canadian).toContain(`Pay US${total} and book`);
      expect(canadian).not.toMatch(UNNAMED_DOLLAR);
    }
  });
});

test('STAY-2: a stay that was changed shows what was paid for it, the same on the receipt and in both lists of trips', () => {
  for (const display of PRICE_DISPLAYS) {
    const trip = makeTrip({ totalCents: 100_000, paidCents: 123_456, changes: 1 });
    const text = render(
      display,
      createElement(Receipt, { reservation: trip.reservation, phone: '1', trip: true }),
      createElement(NextTrip, { trip, today: PRICED_TODAY, onCancelled: nothing }),
      createElement(TripRow, { trip, today: PRICED_TODAY, onCancelled: nothing }),
    );
    expect(text.split('Paid $1,234.56')).toHaveLength(3);
    expect(text).toContain(', $1,234.56');
    expect(text).toContain('You paid $234.56 more before you changed the stay.');
  }
});

test.each([
  ['failed', 'Nothing was charged.'],
  ['pending', 'We’re still booking this stay'],
] as const)('TRUE-1: a stay that is %s was not paid, and its page does not say so', (status, words) => {
  const { reservation } = makeTrip({ status });
  const text = render('total', createElement(Receipt, { reservation, phone: '1' }));
  expect(text).toContain(words);
  expect(text).not.toContain('paid');
  expect(text).toContain('Price of the stay');
});
