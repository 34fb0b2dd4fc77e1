import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_PETS_ALLOWED, PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import { DOLLARS, type ShownCurrency } from '@roost/shared/domain/currency';
import { EUROS } from '@roost/shared/testing/exchange-rates';
import { CurrencyContext } from '@roost/shared/ui';
import { searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { injectSlice } from '@roost/shared/state';
import { filterPanelSlice } from '../../state/filter-panel.ts';
import { draftStarted, searchDraftSlice } from '../../state/search-draft.ts';
import { buildSearch } from '../../testing/search-data.ts';
import { QueryCache } from '@roost/shared/query';
import { renderPage } from '../../testing/render-page.tsx';
import type { CountHomes, CountRequest, HomeCount } from '../../api/home-counts.ts';
import { FilterPanel } from './FilterPanel.tsx';

const counted = (total: number): HomeCount => ({
  total,
  facets: {
    'Average Per Night': { '120': 4, '380': 9 },
    'LOS_PriceAverages.4': { '120': 4, '380': 9 },
    'stay total': { '612': 4, '1944': 9 },
    'Property Type': { Cabin: 30, Chalet: 12 },
    'amenities.Amenities': { 'Hot Tub': 9, 'Wi-Fi': 40, Sauna: 2, Kitchen: 30, Washer: 20, Dryer: 19, Piano: 1 },
    'amenities.Location': { Waterfront: 8 },
    'amenities.View': { Lake: 7 },
    'amenities.Accessibility': { 'Step-free Entry': 3, [PETS_ALLOWED]: 11, [NO_PETS_ALLOWED]: 5 },
    'amenities.Area Activities': { Hiking: 40, Skiing: 12 },
  },
});

/** The panel with the draft of an address; `asked` are the drafts that were counted, each answered with `answer`. */
async function openPanel(
  href: string,
  {
    answer = () => Promise.resolve(counted(312)),
    frame = 'dialog',
    currency = DOLLARS,
  }: {
    answer?: (state: SearchState, signal: AbortSignal) => Promise<HomeCount>;
    frame?: 'dialog' | 'sheet';
    currency?: ShownCurrency;
  } = {},
) {
  const asked: string[] = [];
  const requests: CountRequest[][] = [];
  const onClose = jest.fn();
  const onApply = jest.fn();
  const data = buildSearch(href);
  const countHomes: CountHomes = async (all, _context, signal) => {
    const [main] = all;
    if (!main) throw new Error('Nothing was asked.');
    requests.push([...all]);
    asked.push(searchHref(main.state));
    return Promise.all(all.map(({ state }) => answer(state, signal)));
  };
  const page = await renderPage(
    <CurrencyContext value={currency}>
      <FilterPanel
        data={data}
        frame={frame}
        onClose={onClose}
        onApply={onApply}
        countHomes={countHomes}
        cache={new QueryCache()}
      />
    </CurrencyContext>,
    href,
    {},
    (store) => {
      injectSlice(store, searchDraftSlice);
      store.dispatch(draftStarted(data.state));
    },
  );
  const applied = (): unknown => onApply.mock.lastCall?.[0];
  return {
    ...page,
    asked,
    requests,
    onClose,
    applied,
    user: userEvent.setup(),
    panel: await screen.findByRole('dialog', { name: 'Filters' }),
  };
}
const showButton = (homes: number) => screen.findByRole('button', { name: `Show ${homes} homes` });

describe.each(['dialog', 'sheet'] as const)('filter panel as a %s', (frame) => {
  test('SRCH-6, SRCH-16: a change is counted, not searched for; applying goes to its address', async () => {
    const { user, asked, applied } = await openPanel('/search?query=Tahoe&page=3', { frame });
    await showButton(312);
    await user.click(screen.getByRole('checkbox', { name: /Cabin/ }));
    await user.click(screen.getByRole('button', { name: 'More: Bathrooms' }));
    await waitFor(() => expect(asked.at(-1)).toBe('/search?query=Tahoe&minBathrooms=1&Property-Type=Cabin'));
    expect(applied()).toBeUndefined();
    expect(screen.getByText('2 filters')).toBeVisible();
    await user.click(await showButton(312));
    expect(applied()).toBe('/search?query=Tahoe&minBathrooms=1&Property-Type=Cabin');
  });
});

test('SRCH-6: quick changes are one count, and a newer draft aborts an older count, whose answer never shows', async () => {
  const answers = new Map<string, { signal: AbortSignal; resolve: (count: HomeCount) => void }>();
  const { user, asked } = await openPanel('/search', {
    answer: (state, signal) => new Promise((resolve) => answers.set(searchHref(state), { signal, resolve })),
  });
  await waitFor(() => expect(asked).toEqual(['/search']));
  expect(answers.get('/search')?.signal.aborted).toBe(false);
  const more = screen.getByRole('button', { name: 'More: Beds' });
  // The pause before a count ends when both were pressed, however long that takes on a busy machine.
  const waiting: (() => void)[] = [];
  const { setTimeout: real } = globalThis;
  const pauses = jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, ms?: number) =>
      ms === 200 ? waiting.push(run) : real(run, ms)) as typeof setTimeout);
  await user.click(more);
  await user.click(more);
  pauses.mockRestore();
  expect(waiting).toHaveLength(2);
  for (const end of waiting) end();
  await waitFor(() => expect(asked).toEqual(['/search', '/search?minBeds=2']));
  expect(answers.get('/search')?.signal.aborted).toBe(true);
  await act(async () => answers.get('/search?minBeds=2')?.resolve(counted(48)));
  await act(async () => answers.get('/search')?.resolve(counted(600)));
  expect(await showButton(48)).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('SRCH-6: when the index does not answer, the number is missing and the filters work', async () => {
  const { user, applied } = await openPanel('/search?query=Tahoe&minBeds=2', {
    answer: () => Promise.reject(new Error('down')),
  });
  expect(await screen.findByText('We couldn’t count the homes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More: Beds' }));
  await user.click(screen.getByRole('button', { name: 'Show homes' }));
  expect(applied()).toBe('/search?query=Tahoe&minBeds=3');
});

test('SRCH-7: clear all resets every filter and the price range with what is half typed in it, and keeps place and guests', async () => {
  const { user, applied, store } = await openPanel(
    '/search?query=Tahoe&adults=2&minBeds=2&minAverage-Per-Night=140&Property-Type=Cabin&amenities.Accessibility=Pets+Allowed',
  );
  const minimum = () => screen.getByRole('textbox', { name: 'Minimum' });
  expect(minimum()).toHaveValue('$140');
  await user.type(minimum(), '9');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(minimum()).toHaveValue('$0');
  expect(store.read(searchDraftSlice)).toMatchObject({ shouldResetPriceRange: true });
  await user.click(await showButton(312));
  expect(applied()).toBe('/search?query=Tahoe&adults=2');
});

test('SRCH-7: clearing refinements and what is none is one change and one count', async () => {
  const { user, asked, store } = await openPanel('/search?query=Tahoe&minBeds=2&maxBeds=4&Property-Type=Cabin');
  await showButton(312);
  const drafts: unknown[] = [];
  store.subscribe(() => {
    const draft = store.read(searchDraftSlice);
    if (draft !== drafts.at(-1)) drafts.push(draft);
  });
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(asked.at(-1)).toBe('/search?query=Tahoe'));
  await showButton(312);
  expect(asked).toHaveLength(2);
  expect(drafts).toHaveLength(1);
});

test('a group says how many of its choices are chosen, without a longer name', async () => {
  const { user, panel } = await openPanel('/search?amenities.Amenities=Sauna&amenities.Amenities=Hot+Tub');
  const group = within(panel).getByRole('group', { name: 'Amenities' });
  expect(within(group).getByText('2 chosen')).toBeVisible();
  expect(within(panel).getAllByText(/chosen$/)).toHaveLength(1);
  await user.click(within(group).getByRole('checkbox', { name: /Sauna/ }));
  expect(await within(group).findByText('1 chosen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(within(panel).queryByText(/chosen$/)).not.toBeInTheDocument());
});

test('SRCH-8: pets allowed and no pets allowed exclude each other', async () => {
  const { user, asked } = await openPanel('/search?amenities.Accessibility=Step-free+Entry&pets=1');
  expect(screen.getByRole('radio', { name: /^Pets allowed/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^No pets allowed/ }));
  await waitFor(() =>
    expect(asked.at(-1)).toBe(
      '/search?amenities.Accessibility=Step-free+Entry&amenities.Accessibility=No+Pets+Allowed',
    ),
  );
  await user.click(screen.getByRole('radio', { name: /^Pets allowed/ }));
  await waitFor(() =>
    expect(asked.at(-1)).toBe('/search?amenities.Accessibility=Step-free+Entry&amenities.Accessibility=Pets+Allowed'),
  );
  expect(screen.queryByRole('checkbox', { name: /Pets Allowed/ })).not.toBeInTheDocument();
});

test('TRUE-1, SRCH-10: with dates the total with taxes is limited, which is what cards show', async () => {
  const { user, applied } = await openPanel('/search?startDate=2026-06-12&endDate=2026-06-16');
  const price = within(screen.getByRole('region', { name: 'Total with taxes, 4 nights' }));
  expect(screen.queryByText(/before fees/)).not.toBeInTheDocument();
  expect(await price.findByText('Typical here: $1,944')).toBeVisible();
  const maximum = price.getByRole('textbox', { name: 'Maximum' });
  expect(maximum).toHaveValue('$4,000+');
  await user.clear(maximum);
  await user.type(maximum, '1510{Enter}');
  expect(maximum).toHaveValue('$1,500');
  act(() => price.getByRole('slider', { name: /Minimum/ }).focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(price.getByRole('textbox', { name: 'Minimum' })).toHaveValue('$100');
  await user.click(await showButton(312));
  expect(applied()).toBe('/search?startDate=2026-06-12&endDate=2026-06-16&minTotal=100&maxTotal=1500');
});

test('TRUE-1, SRCH-10: a total in euros stays what was typed, and its limit in dollars has the cents that this takes', async () => {
  const { user, applied } = await openPanel('/search?startDate=2026-06-12&endDate=2026-06-16', { currency: EUROS });
  const [minimum, maximum] = ['Minimum', 'Maximum'].map((name) => screen.getByRole('textbox', { name }));
  await user.clear(maximum as HTMLElement);
  await user.type(maximum as HTMLElement, '1850{Enter}');
  expect(maximum).toHaveValue('€1,850');
  await user.clear(minimum as HTMLElement);
  await user.type(minimum as HTMLElement, '350{Enter}');
  expect(minimum).toHaveValue('€350');
  await user.click(await showButton(312));
  expect(applied()).toBe('/search?startDate=2026-06-12&endDate=2026-06-16&minTotal=397.05&maxTotal=2099.08');
});

test('TRUE-1, SRCH-10: the end of the totals is no limit, and clearing empties them', async () => {
  const { user, applied } = await openPanel('/search?startDate=2026-06-12&endDate=2026-06-16&maxTotal=900');
  const maximum = () => screen.getByRole('textbox', { name: 'Maximum' });
  expect(maximum()).toHaveValue('$900');
  await user.clear(maximum());
  await user.type(maximum(), '4000{Enter}');
  expect(maximum()).toHaveValue('$4,000+');
  await user.click(await showButton(312));
  expect(applied()).toBe('/search?startDate=2026-06-12&endDate=2026-06-16');
});

test('SRCH-10, SRCH-11: price by field and by arrow keys; 1000 is no limit; a dated search writes the dated keys', async () => {
  const { user, applied } = await openPanel(
    '/search?startDate=2026-06-12&endDate=2026-06-16&minLOS_PriceAverages=10&maxLOS_PriceAverages=1000',
  );
  const maximum = screen.getByRole('textbox', { name: 'Maximum' });
  expect(maximum).toHaveValue('$1,000+');
  expect(await screen.findByText('Typical here: $380')).toBeVisible();
  // What is heard of the thumbs is what is read.
  const thumb = screen.getByRole('slider', { name: /Maximum/ });
  expect(thumb).toHaveAttribute('aria-valuetext', '$1,000 means no upper limit');
  await user.clear(maximum);
  await user.type(maximum, '776{Enter}');
  expect(maximum).toHaveValue('$780');
  expect(thumb).toHaveAttribute('aria-valuetext', '$780');
  act(() => screen.getByRole('slider', { name: /Minimum/ }).focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('textbox', { name: 'Minimum' })).toHaveValue('$20');
  await user.click(await showButton(312));
  expect(applied()).toBe(
    '/search?startDate=2026-06-12&endDate=2026-06-16&minLOS_PriceAverages=20&maxLOS_PriceAverages=780',
  );
});

test('SRCH-10: a minimum above the maximum is brought below it, and the panel says so', async () => {
  const { user } = await openPanel('/search?maxAverage-Per-Night=200');
  const minimum = screen.getByRole('textbox', { name: 'Minimum' });
  await user.clear(minimum);
  await user.type(minimum, '500{Enter}');
  expect(minimum).toHaveValue('$190');
  expect(screen.getByText('Set to $190: the minimum stays below the maximum.')).toBeVisible();
  await user.clear(minimum);
  await user.type(minimum, '50{Enter}');
  expect(screen.queryByText(/stays below/)).not.toBeInTheDocument();
});

test('SRCH-16: six groups; rarer choices come with "Show more", and a chosen one is never hidden', async () => {
  const { user, panel, store } = await openPanel('/search?amenities.Amenities=Yurt+Stove');
  const amenities = within(within(panel).getByRole('group', { name: 'Amenities' }));
  expect(await amenities.findByRole('checkbox', { name: /Hot Tub/ })).toBeVisible();
  for (const name of ['Property type', 'Amenities', 'Location', 'View', 'Accessibility', 'Area activities'])
    expect(within(panel).getByRole('group', { name })).toBeVisible();
  expect(amenities.getByRole('checkbox', { name: /Yurt Stove/ })).toBeChecked();
  const before = amenities.getAllByRole('checkbox').length;
  await user.click(amenities.getByRole('button', { name: /Show \d more/ }));
  expect(amenities.getAllByRole('checkbox').length).toBeGreaterThan(before);
  expect(amenities.getByRole('button', { name: 'Show fewer' })).toHaveAttribute('aria-expanded', 'true');
  expect(store.read(filterPanelSlice).showMoreAmenities).toBe(true);
});

test('SRCH-16: an area activity is counted and goes into the address', async () => {
  const { user, applied } = await openPanel('/search');
  await user.click(await screen.findByRole('checkbox', { name: /Hiking/ }));
  await user.click(await showButton(312));
  expect(applied()).toBe('/search?amenities.Amenities=Area+Activities%3AHiking');
});

test('SRCH-18, STACK-3: one request counts what each filter leaves, types and prices as if they were not chosen', async () => {
  const { requests } = await openPanel(
    '/search?Property-Type=Cabin&amenities.Amenities=Hot+Tub&minAverage-Per-Night=100',
  );
  await showButton(312);
  expect(requests).toHaveLength(1);
  const asked = (requests[0] ?? []).map(({ state, facets }) => [searchHref(state), facets] as const);
  expect(asked.map(([href]) => href)).toEqual([
    '/search?minAverage-Per-Night=100&Property-Type=Cabin&amenities.Amenities=Hot+Tub',
    '/search?Property-Type=Cabin&amenities.Amenities=Hot+Tub',
    '/search?minAverage-Per-Night=100&amenities.Amenities=Hot+Tub',
  ]);
  // SRCH-6: the facets that the count always has, and those of the groups.
  expect(asked[0]?.[1]).toEqual(expect.arrayContaining(['Max Occupancy', 'Bedrooms', 'amenities.Amenities']));
  expect(asked[1]?.[1]).toEqual(['Average Per Night']);
  expect(asked[2]?.[1]).toEqual(['Property Type']);
});

test('SRCH-7: clearing keeps the pet of the party, and takes what is no refinement', async () => {
  const { user, applied, requests } = await openPanel('/search?query=Tahoe&adults=2&pets=1&maxBeds=4');
  await showButton(312);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(requests.at(-1)?.[0]?.state.maxBeds).toBeNull());
  expect(screen.getByRole('radio', { name: /^Pets allowed/ })).toBeChecked();
  await user.click(await showButton(312));
  expect(applied()).toBe('/search?query=Tahoe&adults=2&pets=1');
});

test('the counts of a draft that was counted a moment ago are not asked for again', async () => {
  const { user, asked } = await openPanel('/search');
  await user.click(await screen.findByRole('checkbox', { name: /Chalet/ }));
  await waitFor(() => expect(asked).toHaveLength(2));
  await showButton(312);
  await user.click(screen.getByRole('checkbox', { name: /Chalet/ }));
  await showButton(312);
  expect(screen.getByRole('checkbox', { name: /Chalet/ })).not.toBeChecked();
  expect(asked).toEqual(['/search', '/search?Property-Type=Chalet']);
});

test('TRUE-1, SRCH-6: the panel counts the filters that its button counts, also the pets of the party, and says when nothing is left', async () => {
  await openPanel('/search?pets=1&minBedrooms=2', { answer: () => Promise.resolve({ ...counted(0), facets: {} }) });
  await showButton(0);
  expect(screen.getByText('No homes match all of this · 2 filters')).toHaveAttribute('role', 'status');
});

test('SRCH-16: a single choice more stands there, instead of a button that shows one', async () => {
  const { user } = await openPanel('/search');
  await showButton(312);
  const amenities = screen.getByRole('group', { name: 'Amenities' });
  expect(within(amenities).getAllByRole('checkbox')).toHaveLength(7);
  expect(within(amenities).queryByRole('button')).not.toBeInTheDocument();
  await user.click(within(amenities).getByRole('checkbox', { name: /Piano/ }));
  expect(within(amenities).getByRole('checkbox', { name: /Piano/ })).toBeChecked();
});

test('SRCH-10: a minimum above the filter’s end is set to the highest one, and no maximum is blamed that nobody chose', async () => {
  const { user } = await openPanel('/search');
  await showButton(312);
  const minimum = screen.getByRole('textbox', { name: 'Minimum' });
  await user.clear(minimum);
  await user.type(minimum, '1250{Enter}');
  expect(screen.getByText('Set to $990, the highest minimum.')).toBeVisible();
  expect(minimum).toHaveValue('$990');
});
