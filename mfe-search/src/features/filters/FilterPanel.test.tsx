import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_PETS_ALLOWED, PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import { searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { buildSearch } from '../../testing/search-data.ts';
import { renderPage } from '../../testing/render-page.tsx';
import type { HomeCounts } from './count-homes.ts';
import { FilterPanel } from './FilterPanel.tsx';

const counted = (total: number): HomeCounts => ({
  total, prices: { '120': 4, '380': 9 },
  groups: {
    propertyTypes: { Cabin: 30, Chalet: 12 }, amenities: { 'Hot Tub': 9, 'Wi-Fi': 40, Sauna: 2, Kitchen: 30, Washer: 20, Dryer: 19, Piano: 1 },
    locationAmenities: { Waterfront: 8 }, viewAmenities: { Lake: 7 }, accessibility: { 'Step-free Entry': 3, [PETS_ALLOWED]: 11, [NO_PETS_ALLOWED]: 5 },
  },
});

function stubScreen(narrow: boolean) {
  window.matchMedia = (media) => Object.assign(new EventTarget(), {
    matches: narrow, media, onchange: null, addListener: () => undefined, removeListener: () => undefined,
  }) as MediaQueryList;
}

/** The panel at an address; `asked` are the searches that were counted, each answered with `answer`. */
async function openPanel(href: string, { answer = () => Promise.resolve(counted(312)), narrow = false }: {
  answer?: (state: SearchState) => Promise<HomeCounts>; narrow?: boolean;
} = {}) {
  stubScreen(narrow);
  const asked: string[] = [];
  const onClose = jest.fn();
  const data = buildSearch(href);
  const countHomes = (state: SearchState) => {
    asked.push(searchHref(state));
    return answer(state);
  };
  const page = await renderPage(<FilterPanel data={data} state={data.state} onClose={onClose} countHomes={countHomes} />, href);
  return { ...page, asked, onClose, user: userEvent.setup(), panel: screen.getByRole('dialog', { name: 'Filters' }) };
}
const showButton = (homes: number) => screen.findByRole('button', { name: `Show ${homes} homes` });

describe.each([['dialog', false], ['sheet', true]])('filter panel as a %s', (_name, narrow) => {
  test('SRCH-6, SRCH-16: a change is counted, not searched for; applying goes to its address', async () => {
    const { user, address, asked, onClose } = await openPanel('/search?query=Tahoe&page=3', { narrow });
    await showButton(312);
    await user.click(screen.getByRole('checkbox', { name: /Cabin/ }));
    await user.click(screen.getByRole('button', { name: 'More: Bathrooms' }));
    await waitFor(() => expect(asked.at(-1)).toBe('/search?query=Tahoe&minBathrooms=1&Property-Type=Cabin&page=3'));
    expect(address()).toBe('/search?query=Tahoe&page=3');
    await user.click(await showButton(312));
    expect(address()).toBe('/search?query=Tahoe&minBathrooms=1&Property-Type=Cabin');
    expect(onClose).toHaveBeenCalled();
  });
});

test('SRCH-6: quick changes are one count, and an answer to an older draft is dropped', async () => {
  const answers = new Map<string, (counts: HomeCounts) => void>();
  const { user, asked } = await openPanel('/search', { answer: (state) => new Promise((resolve) => answers.set(searchHref(state), resolve)) });
  await waitFor(() => expect(asked).toEqual(['/search']));
  const more = screen.getByRole('button', { name: 'More: Beds' });
  await user.click(more);
  await user.click(more);
  await waitFor(() => expect(asked).toEqual(['/search', '/search?minBeds=2']));
  await act(async () => answers.get('/search?minBeds=2')?.(counted(48)));
  await act(async () => answers.get('/search')?.(counted(600)));
  expect(await showButton(48)).toBeVisible();
});

test('SRCH-6: an index that does not answer costs the number, not the filters', async () => {
  const { user, address } = await openPanel('/search?query=Tahoe&minBeds=2', { answer: () => Promise.reject(new Error('down')) });
  expect(await screen.findByText('The homes could not be counted.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More: Beds' }));
  await user.click(screen.getByRole('button', { name: 'Show homes' }));
  expect(address()).toBe('/search?query=Tahoe&minBeds=3');
});

test('SRCH-7: clear all resets every filter and the price range, and keeps place and guests', async () => {
  const { user, address } = await openPanel('/search?query=Tahoe&adults=2&minBeds=2&minAverage-Per-Night=140&Property-Type=Cabin&amenities.Accessibility=Pets+Allowed');
  expect(screen.getByRole('textbox', { name: 'Minimum' })).toHaveValue('$140');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.getByRole('textbox', { name: 'Minimum' })).toHaveValue('$0');
  await user.click(await showButton(312));
  expect(address()).toBe('/search?query=Tahoe&adults=2');
});

test('SRCH-8: pets allowed and no pets allowed take each other away', async () => {
  const { user, asked } = await openPanel('/search?amenities.Accessibility=Step-free+Entry&pets=1');
  expect(screen.getByRole('radio', { name: 'Pets allowed' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'No pets allowed' }));
  await waitFor(() => expect(asked.at(-1)).toBe('/search?amenities.Accessibility=Step-free+Entry&amenities.Accessibility=No+Pets+Allowed'));
  await user.click(screen.getByRole('radio', { name: 'Pets allowed' }));
  await waitFor(() => expect(asked.at(-1)).toBe('/search?amenities.Accessibility=Step-free+Entry&amenities.Accessibility=Pets+Allowed'));
  expect(screen.queryByRole('checkbox', { name: /Pets Allowed/ })).not.toBeInTheDocument();
});

test('SRCH-10, SRCH-11: price by field and by arrow keys; 1000 is no limit; a dated search writes the dated keys', async () => {
  const { user, address } = await openPanel('/search?startDate=2026-06-12&endDate=2026-06-16');
  const maximum = screen.getByRole('textbox', { name: 'Maximum' });
  expect(maximum).toHaveValue('$1,000+');
  await user.clear(maximum);
  await user.type(maximum, '776{Enter}');
  expect(maximum).toHaveValue('$780');
  act(() => screen.getByRole('slider', { name: /Minimum/ }).focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('textbox', { name: 'Minimum' })).toHaveValue('$20');
  await user.click(await showButton(312));
  expect(address()).toBe('/search?startDate=2026-06-12&endDate=2026-06-16&minLOS_PriceAverages=20&maxLOS_PriceAverages=780');
});

test('SRCH-16: rarer choices come with "Show more", and a chosen one is never hidden', async () => {
  const { user, panel } = await openPanel('/search?amenities.Amenities=Yurt+Stove');
  const amenities = within(within(panel).getByRole('group', { name: 'Amenities' }));
  expect(await amenities.findByRole('checkbox', { name: /Hot Tub/ })).toBeVisible();
  expect(amenities.getByRole('checkbox', { name: /Yurt Stove/ })).toBeChecked();
  const before = amenities.getAllByRole('checkbox').length;
  await user.click(amenities.getByRole('button', { name: /Show \d more/ }));
  expect(amenities.getAllByRole('checkbox').length).toBeGreaterThan(before);
  expect(amenities.getByRole('button', { name: 'Show fewer' })).toHaveAttribute('aria-expanded', 'true');
});
