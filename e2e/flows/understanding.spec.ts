import { press } from '../src/hydrated.ts';
import { expect, test } from '../src/test.ts';

/** Sentences as guests type them, with chips that the page must show; each can be taken off by itself. */
const SENTENCES: readonly [text: string, chips: readonly string[], address: Readonly<Record<string, string>>][] = [
  ['cabin with hot tub near tahoe', ['Hot Tub'], { query: 'Lake Tahoe', 'Property-Type': 'Cabin' }],
  ['pool and fireplace in florida', ['Pool', 'Fireplace'], { query: 'Florida' }],
  ['lakefront place with kayaks', ['Kayaks', 'Lakefront'], {}],
  ['house for 6 with sauna', ['Sauna'], { adults: '6' }],
  ['family of five in the smokies', [], { query: 'Great Smoky Mountains', adults: '2', children: '3' }],
  ['2 adults and a dog, Moab', [], { query: 'Moab', adults: '2', pets: '1' }],
  ['near the beach with wifi and a grill', ['Wi-Fi', 'Grill', 'Near the Beach or Oceanfront'], {}],
  ['casa con piscina en Florida', ['Pool'], { query: 'Florida' }],
  ['treehouses', [], { 'Property-Type': 'Treehouse' }],
  ['cheap cabins in Colorado', [], { query: 'Colorado', 'Property-Type': 'Cabin', sort: 'price-asc' }],
];

test.describe('a search in plain words', () => {
  test('FIND-2 ROUTE-4: ten sentences lead to addresses that say what they mean, with chips to take off @search @mfe-search', async ({
    page,
    search,
  }) => {
    for (const [text, chips, address] of SENTENCES) {
      await search.open(`query=${encodeURIComponent(text)}`);
      await expect(search.heading).toBeVisible();
      for (const [key, value] of Object.entries(address))
        await expect
          .poll(() => new URL(page.url()).searchParams.get(key)?.slice(0, value.length), {
            message: `${key} of "${text}"`,
          })
          .toBe(value);
      for (const chip of chips) await expect(search.removeFilter(chip)).toBeVisible();
    }
  });

  test('FIND-2: words that no home can be searched by leave the box, are named, and can be searched as text @search @mfe-search', async ({
    page,
    search,
  }) => {
    await search.open('query=romantic+tahoe');
    await expect(page.getByText('We searched without “romantic”', { exact: false })).toBeVisible();
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toMatch(/^Lake Tahoe/);
    await page.getByRole('link', { name: 'Search for “romantic” in the homes’ texts' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toMatch(/^"romantic" Lake Tahoe/);
  });

  test('FIND-2 A11Y-2: typing shows what is understood, and a chip takes its words out again @search @mfe-search', async ({
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
