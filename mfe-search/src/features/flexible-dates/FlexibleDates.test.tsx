import { useEffect } from 'react';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchIndexError } from '@roost/shared/clients/search-index';
import { queries } from '@roost/shared/query';
import { Provider, createAppStore } from '@roost/shared/state';
import { readSearch } from '@roost/shared/domain/search-address';
import { buildCard, buildSearch } from '../../testing/search-data.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { FlexibleDates } from './FlexibleDates.tsx';
import { loadTotals } from '../../api/nearby-totals.ts';
import { useSharePageContext } from '../../state/page-context.ts';
import { PickerStrip } from './PickerStrip.tsx';
import { offerTotals } from './totals-source.ts';
import type { IndexQuery } from '@roost/shared/domain/index-query';

const asked: IndexQuery[][] = [];
let answer: (asked: readonly IndexQuery[]) => Promise<unknown[][]>;
jest.mock('@roost/shared/clients/search-index', () => ({
  ...jest.requireActual<object>('@roost/shared/clients/search-index'),
  createSearchIndexClient: () => ({
    pick: (queries: IndexQuery[]) => {
      asked.push(queries);
      return answer(queries);
    },
  }),
}));

/** A home with these nights' prices and no fees but $50 for cleaning, free for a stay of two nights. */
const priced = (query: IndexQuery, amount: number) => ({
  fees: { cleaning: { amount: 50 } },
  taxes: [],
  'Average Per Night': amount,
  PricePerDay: Object.fromEntries(
    query.attributesToRetrieve
      .filter((name) => name.startsWith('PricePerDay.'))
      .map((name) => [name.slice('PricePerDay.'.length), amount]),
  ),
});
const AMOUNTS = [120, 100, null, 150, 140, 130, 100];

beforeEach(() => {
  asked.length = 0;
  queries.clear();
  answer = (queries) =>
    Promise.resolve(
      queries.map((query, index) => {
        const amount = AMOUNTS[index + AMOUNTS.length - queries.length] ?? null;
        return amount === null ? [] : [priced(query, amount + 60), priced(query, amount)];
      }),
    );
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());
const settle = () =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(400);
  });
const shown = () =>
  within(screen.getByRole('region', { name: 'Nearby dates' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const HREF =
  '/search?query=Tahoe&startDate=2026-06-12&endDate=2026-06-14&adults=2&page=2&Property-Type=Cabin&utm_source=mail';

describe('give or take three days', () => {
  test('PRICE-5, ROUTE-4: the stays are links at once; one request brings their lowest totals, every fee in them', async () => {
    const { address } = await renderPage(<FlexibleDates data={buildSearch(HREF)} loadTotals={loadTotals} />, HREF);
    expect(shown()).toEqual([
      'Jun 9 – 11',
      'Jun 10 – 12',
      'Jun 11 – 13',
      'Jun 12 – 14your dates',
      'Jun 13 – 15',
      'Jun 14 – 16',
      'Jun 15 – 17',
    ]);
    expect(asked).toEqual([]);
    await settle();
    expect(shown()).toEqual([
      'Jun 9 – 11from $290 total with taxes',
      'Jun 10 – 12from $250 total with taxeslowest',
      'Jun 11 – 13no home fits',
      'Jun 12 – 14from $350 total with taxesyour dates',
      'Jun 13 – 15from $330 total with taxes',
      'Jun 14 – 16from $310 total with taxes',
      'Jun 15 – 17from $250 total with taxeslowest',
    ]);
    expect(asked.map((queries) => queries.length)).toEqual([7]);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Jun 12 – 14');
    expect(screen.queryByRole('link', { name: /Jun 11/ })).not.toBeInTheDocument();
    await userEvent
      .setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) })
      .click(screen.getByRole('link', { name: /Jun 15/ }));
    expect(address()).toBe(
      '/search?query=Tahoe&startDate=2026-06-15&endDate=2026-06-17&adults=2&Property-Type=Cabin&utm_source=mail',
    );
  });

  test('SRCH-6: the same search sends one request, also on another page', async () => {
    const show = async (href: string) => {
      await renderPage(<FlexibleDates data={buildSearch(href)} loadTotals={loadTotals} />, href);
      await settle();
      cleanup();
    };
    await show(HREF);
    await show(`${HREF.replace('&page=2', '')}&sort=rating`);
    expect(asked).toHaveLength(1);
    await show(HREF.replace('&Property-Type=Cabin', ''));
    expect(asked).toHaveLength(2);
  });

  test('PRICE-4: the total of the chosen dates is never more than that of the cheapest card', async () => {
    const cards = [
      buildCard({ price: { totalCents: 34_950, beforeTaxCents: 34_950, averageCents: 15_000 } }),
      buildCard({ id: '8', price: { totalCents: 60_000, beforeTaxCents: 60_000, averageCents: 25_000 } }),
    ];
    await renderPage(<FlexibleDates data={buildSearch(HREF, { cards })} loadTotals={loadTotals} />, HREF);
    await settle();
    expect(shown()[3]).toBe('Jun 12 – 14from $350 total with taxesyour dates');
  });

  test('SRCH-12: a stay that would begin before today cannot be chosen', async () => {
    const href = '/search?startDate=2026-06-02&endDate=2026-06-04';
    await renderPage(<FlexibleDates data={buildSearch(href)} loadTotals={loadTotals} />, href);
    await settle();
    expect(shown().slice(0, 3)).toEqual(['May 30 – Jun 1past', 'May 31 – Jun 2past', 'Jun 1 – 3no home fits']);
    expect(asked[0]).toHaveLength(5);
  });

  test('SRCH-19: where no home fits any of the dates, that is said once', async () => {
    answer = (queries) => Promise.resolve(queries.map(() => []));
    await renderPage(<FlexibleDates data={buildSearch(HREF)} loadTotals={loadTotals} />, HREF);
    await settle();
    expect(screen.getByText(/^No home fits on these dates, or up to three days/)).toBeVisible();
    // In the days it is for phones, and for who hears them one by one.
    for (const day of screen.getAllByText('no home fits')) expect(day).toHaveClass('from');
  });

  test('SRCH-19: when the index does not answer, the dates stay links without totals', async () => {
    answer = () => Promise.reject(new SearchIndexError('unreachable', 'down'));
    await renderPage(<FlexibleDates data={buildSearch(HREF)} loadTotals={loadTotals} />, HREF);
    await settle();
    expect(shown()[0]).toBe('Jun 9 – 11');
    expect(screen.getAllByRole('link')).toHaveLength(7);
  });

  test('PRICE-5: without dates there is no strip', async () => {
    await renderPage(
      <FlexibleDates data={buildSearch('/search?query=Tahoe')} loadTotals={loadTotals} />,
      '/search?query=Tahoe',
    );
    await settle();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

function Share() {
  const share = useSharePageContext();
  useEffect(() => {
    offerTotals(loadTotals);
    share(buildSearch(HREF));
  }, [share]);
  return null;
}

describe('the strip in the date picker', () => {
  const base = readSearch(new URLSearchParams('query=Tahoe'));
  const strip = (onChoose: (dates: object) => void) => (
    <PickerStrip
      base={base}
      dates={{ checkIn: '2026-06-12', checkOut: '2026-06-14' }}
      party={base.party}
      onChoose={onChoose}
    />
  );

  test("SRCH-16: chosen dates get their neighbours' totals at the place of the page, as buttons", async () => {
    const store = createAppStore();
    const chosen: object[] = [];
    await act(async () => {
      render(
        <Provider store={store}>
          <Share />
        </Provider>,
      );
    });
    render(<Provider store={store}>{strip((dates) => chosen.push(dates))}</Provider>);
    await settle();
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Jun 12 – 14');
    screen.getByRole('button', { name: /Jun 15/ }).click();
    expect(chosen).toEqual([{ checkIn: '2026-06-15', checkOut: '2026-06-17' }]);
  });

  test('SRCH-16: on pages without results there is no strip', async () => {
    render(<Provider store={createAppStore()}>{strip(() => undefined)}</Provider>);
    await settle();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});
