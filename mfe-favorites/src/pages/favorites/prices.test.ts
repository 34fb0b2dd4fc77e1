import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DOLLARS } from '@roost/shared/domain/currency';
import type { PriceDisplay } from '@roost/shared/domain/price-display';
import { createAppStore, Provider } from '@roost/shared/state';
import { createMemoryRouter, RouterProvider } from '@roost/shared/testing/memory-router';
import { expectedLead, PRICED_TODAY, toText, walkPrices } from '@roost/shared/testing/priced-stays';
import { EUROS, expectedEuros } from '@roost/shared/testing/exchange-rates';
import { CurrencyContext, PriceDisplayContext } from '@roost/shared/ui';
import { ComparisonTable } from '../../features/compare/ComparisonTable.tsx';
import { createRows } from '../../features/compare/comparison-rows.tsx';
import { FavoriteCard } from '../../features/homes/FavoriteCard.tsx';
import { findObstacle, toHitView } from '../../features/stay/index.ts';

/** Renders a piece of the page as the server does, with prices shown in one of the three ways. */
function render(element: ReactNode, display: PriceDisplay, currency = DOLLARS): string {
  const page = createElement(
    PriceDisplayContext,
    { value: display },
    createElement(CurrencyContext, { value: currency }, element),
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/favorites'] });
  return renderToStaticMarkup(
    createElement(
      Provider,
      { store: createAppStore(), children: undefined },
      createElement(RouterProvider, { router }),
    ),
  );
}
const amounts = (html: string) =>
  [...html.matchAll(/<data value="([\d.]+)"/g)].map(([, units]) => Math.round(Number(units) * 100));

test('TRUE-1, FAV-9: 500 stays show one price on saved card, comparison and map, to the cent, in all three ways', () => {
  walkPrices((stays, display) => {
    const { party, dates } = stays[0]!;
    const stay = { dates, party };
    const cards = render(
      stays.map((each) =>
        createElement(
          'section',
          { key: each.id },
          createElement(FavoriteCard, { hit: each.hit, stay, eager: false, available: true, flag: '' }),
        ),
      ),
      display,
    )
      .split('<section>')
      .slice(1);
    stays.forEach((each, index) => {
      const { cents, text } = expectedLead(each, display);
      expect(toHitView(each.hit, stay).price).toEqual(each.price);
      expect(findObstacle(each.hit, stay, PRICED_TODAY)).toBeNull();
      expect(amounts(cards[index]!)[0]).toBe(cents);
      expect(toText(cards[index]!)).toContain(text);
    });
    for (let at = 0; at < 20; at += 4) {
      const compared = stays.slice(at, at + 4);
      const hits = compared.map(({ hit }) => hit);
      const rows = createRows(hits, stay, { today: PRICED_TODAY, display, currency: DOLLARS });
      const table = render(createElement(ComparisonTable, { hits, rows, stay, onRemove: () => undefined }), display);
      const leads = compared.map((each) => expectedLead(each, display));
      expect(amounts(table).filter((_, index) => index % 2 === 0)).toEqual(leads.map(({ cents }) => cents));
      for (const { text } of leads) expect(toText(table)).toContain(text);
      // Shares add up to what is charged, so their row says so in every way of showing prices.
      const shares = rows.find(({ key }) => key === 'person');
      expect(shares?.label).toBe('Per person, with taxes');
      compared.forEach(({ price }, column) => {
        const shareCents = Math.round(Number(String(shares?.cells[column]).replace(/[$,]/g, '')) * 100);
        const people = party.adults + party.children;
        expect(shareCents * people).toBeGreaterThanOrEqual(price.totalCents);
        expect((shareCents - 1) * people).toBeLessThan(price.totalCents);
      });
    }
  });
});

test('TRUE-1, FAV-9: in another currency saved card and comparison say one price, fees too', () => {
  walkPrices((stays, display) => {
    const [first] = stays;
    const stay = { dates: first!.dates, party: first!.party };
    const compared = stays.slice(0, 2);
    const hits = compared.map(({ hit }) => hit);
    const rows = createRows(hits, stay, { today: PRICED_TODAY, display, currency: EUROS });
    const table = createElement(ComparisonTable, { hits, rows, stay, onRemove: () => undefined });
    const card = createElement(FavoriteCard, { hit: first!.hit, stay, eager: false, available: true, flag: '' });
    const shown = toText(render(table, display, EUROS));
    for (const each of compared) expect(shown).toContain(expectedEuros(each, display));
    expect(shown).not.toContain('$');
    expect(toText(render(card, display, EUROS))).toContain(expectedEuros(first!, display));
  });
});
