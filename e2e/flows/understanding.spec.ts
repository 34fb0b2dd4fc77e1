import type { Page } from '@playwright/test';
import { readHomes } from '../bench/quality/homes.ts';
import type { Rule } from '../bench/quality/homes.ts';
import * as rules from '../bench/quality/rules.ts';
import { press } from '../src/hydrated.ts';
import { sandboxOrigin } from '../src/sandbox.ts';
import { expect, test } from '../src/test.ts';

const { all, at, has, inRegion, inState, ofType, pets, sleeps } = rules;

type Sentence = readonly [
  text: string,
  chips: readonly string[],
  address: Readonly<Record<string, string>>,
  /** Which homes fit, by plain filters over the index's records: the page must count just these and show no other. */
  fits: Rule,
];
/** Sentences as guests type them, with chips that the page must show; each can be taken off by itself. */
const SENTENCES: readonly Sentence[] = [
  [
    'cabin with hot tub near tahoe',
    ['Hot Tub'],
    { query: 'Lake Tahoe', 'Property-Type': 'Cabin' },
    all(ofType('Cabin'), has('Hot Tub'), inRegion('Lake Tahoe')),
  ],
  [
    'pool and fireplace in florida',
    ['Pool', 'Fireplace'],
    { query: 'Florida' },
    all(has('Pool', 'Fireplace'), inState('Florida')),
  ],
  ['lakefront place with kayaks', ['Kayaks', 'Lakefront'], {}, all(has('Kayaks'), at('Lakefront'))],
  ['house for 6 with sauna', ['Sauna'], { adults: '6' }, all(has('Sauna'), sleeps(6))],
  [
    'family of five in the smokies',
    [],
    { query: 'Great Smoky Mountains', adults: '2', children: '3' },
    all(sleeps(5), inRegion('Great Smoky Mountains')),
  ],
  ['2 adults and a dog, Moab', [], { query: 'Moab', adults: '2', pets: '1' }, all(sleeps(2), pets, inRegion('Moab'))],
  [
    'near the beach with wifi and a grill',
    ['Wi-Fi', 'Grill', 'Near the Beach or Oceanfront'],
    {},
    all(has('Wi-Fi', 'Grill'), at('Near the Beach', 'Oceanfront')),
  ],
  ['casa con piscina en Florida', ['Pool'], { query: 'Florida' }, all(has('Pool'), inState('Florida'))],
  ['treehouses', [], { 'Property-Type': 'Treehouse' }, ofType('Treehouse')],
  [
    'cheap cabins in Colorado',
    [],
    { query: 'Colorado', 'Property-Type': 'Cabin', sort: 'price-asc' },
    all(ofType('Cabin'), inState('Colorado')),
  ],
];
/** Homes on a page of results. */
const PAGE = 24;
/** Ids of the homes that match; what is only close to it stands below. */
const getShown = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('[data-home]:not([data-near-match] [data-home])')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-home') ?? ''));

test.describe('a search in plain words', () => {
  test('FIND-2 ROUTE-4: ten sentences lead to addresses, chips, counts and homes that say what they mean @search @mfe-search @night', async ({
    page,
    request,
    search,
  }) => {
    const homes = await readHomes(await sandboxOrigin(request), {
      appId: process.env.SEARCH_APP_ID ?? 'roost-local',
      apiKey: process.env.SEARCH_ADMIN_KEY ?? 'local-admin-key',
      index: process.env.SEARCH_INDEX ?? 'prod_listings',
    });
    for (const [text, chips, address, fits] of SENTENCES) {
      const wanted = homes.filter(fits);
      const prices = new Map(wanted.map((home) => [home.objectID, home['Average Per Night']]));
      expect(wanted.length, `homes of the index that fit "${text}"`).toBeGreaterThan(0);
      await search.open(`query=${encodeURIComponent(text)}`);
      await expect(search.heading).toBeVisible();
      for (const [key, value] of Object.entries(address))
        await expect
          .poll(() => new URL(page.url()).searchParams.get(key)?.slice(0, value.length), {
            message: `${key} of "${text}"`,
          })
          .toBe(value);
      for (const chip of chips) await expect(search.removeFilter(chip)).toBeVisible();
      expect(await search.count(), `homes for "${text}"`).toBe(wanted.length);
      const shown = await getShown(page);
      expect(shown, `cards for "${text}"`).toHaveLength(Math.min(wanted.length, PAGE));
      expect(
        shown.filter((id) => !prices.has(id)),
        `homes that do not fit "${text}"`,
      ).toEqual([]);
      if (address['sort'] === 'price-asc') {
        const cheapest = [...prices.values()].sort((a, b) => a - b).slice(0, PAGE);
        expect(
          shown.map((id) => prices.get(id)),
          `prices for "${text}"`,
        ).toEqual(cheapest);
      }
    }
  });

  test('FIND-2: words that no home can be searched by leave the box, are named, and can be searched as text @search @mfe-search', async ({
    page,
    search,
  }) => {
    await search.open('query=romantic+tahoe');
    await expect(page.getByText('We searched without “romantic”', { exact: false })).toBeVisible();
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toMatch(/^Lake Tahoe/);
    const asText = page.getByRole('link', { name: 'Search names and features of homes for “romantic”' });
    await asText.click();
    // No home at Lake Tahoe says so: the words leave the box again, in quotes because the texts were searched for them.
    await expect.poll(() => new URL(page.url()).searchParams.getAll('without')).toEqual(['"romantic"']);
    await expect(page.getByText('We searched without “romantic”', { exact: false })).toBeVisible();
    await expect(asText).toBeHidden();
  });

  test('FIND-2: words that no home has are named, and what was understood stays @search @mfe-search @night', async ({
    page,
    search,
  }) => {
    for (const [typed, left] of [
      ['cabin blorptown zzyzx', 'blorptown zzyzx'],
      ['house with trampoline in Asheville', 'trampoline'],
      ['blorptown', 'blorptown'],
    ]) {
      await search.open(`query=${encodeURIComponent(typed ?? '')}`);
      await expect(page.getByText(`We searched without “${left}”`, { exact: false })).toBeVisible();
      await expect(search.cards.first()).toBeVisible();
    }
    await search.open('query=cabin+blorptown+zzyzx');
    await expect(search.cards.first()).toContainText(/Cabin/i);
    // The texts were searched for it already.
    await expect(page.getByRole('link', { name: /features of homes for .*zzyzx/ })).toBeHidden();
  });

  test('FIND-2: what no home is, how long a stay is and what says nothing are named, and prices are in dollars @search @mfe-search @night', async ({
    page,
    search,
  }) => {
    await search.open(`query=${encodeURIComponent('3 nights in a yurt near Moab under 200 euros')}`);
    await expect(page.getByText('We searched without “yurt”', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose dates for “3 nights”' })).toBeVisible();
    const limit = Number(new URL(page.url()).searchParams.get('maxAverage-Per-Night'));
    // A euro is worth more than a dollar, and less than two.
    expect(limit).toBeGreaterThan(200);
    expect(limit).toBeLessThan(400);
    await search.open(`query=${encodeURIComponent('¿?')}`);
    await expect(page.getByText('We didn’t understand “¿?”', { exact: false })).toBeVisible();
  });

  test('FIND-2 UI-5: typing shows what is understood, and a chip takes its words out again @search @search-box @mfe-search', async ({
    page,
  }) => {
    await page.goto('/');
    const where = page.getByRole('combobox', { name: 'Where' });
    await press(where);
    await where.pressSequentially('cabins with hot tub near tahoe for 6');
    await expect(page.getByRole('button', { name: 'Remove Hot Tub' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove 6 guests' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Hot Tub' }).click();
    await expect(where).toHaveValue('cabins with near tahoe for 6');
    await expect(page.getByRole('button', { name: 'Remove Hot Tub' })).toBeHidden();
  });

  test('FIND-1: a state, a country and a region are areas, and a sight without homes shows the nearest @search @mfe-search', async ({
    page,
    search,
  }) => {
    for (const area of ['Colorado', 'California', 'Italy', 'Outer Banks', 'Kalifornien', 'OBX']) {
      await search.open(`query=${area}`);
      await expect(search.cards.first()).toBeVisible();
    }
    await search.open('query=Grand+Canyon');
    await expect(page.getByText('No home is within 30 miles of Grand Canyon', { exact: false })).toBeVisible();
    await expect(search.cards.first()).toContainText(/\d+ mi (?:north|south|east|west)/);
  });
});
