import { press } from '../src/hydrated.ts';
import { expect, test } from '../src/test.ts';

type Sentence = readonly [
  text: string,
  chips: readonly string[],
  address: Readonly<Record<string, string>>,
  /** What every card of the first page says; null where cards do not say it. */
  cards: RegExp | null,
];
/** Guests that a card says a home sleeps, at least. */
const sleeps = (least: number): RegExp => new RegExp(`Sleeps (?:${range(least, 9)}|[1-9]\\d)`, 'i');
const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).join('|');
/** Sentences as guests type them, with chips that the page must show; each can be taken off by itself. */
const SENTENCES: readonly Sentence[] = [
  ['cabin with hot tub near tahoe', ['Hot Tub'], { query: 'Lake Tahoe', 'Property-Type': 'Cabin' }, /Cabin/i],
  ['pool and fireplace in florida', ['Pool', 'Fireplace'], { query: 'Florida' }, null],
  ['lakefront place with kayaks', ['Kayaks', 'Lakefront'], {}, null],
  ['house for 6 with sauna', ['Sauna'], { adults: '6' }, sleeps(6)],
  ['family of five in the smokies', [], { query: 'Great Smoky Mountains', adults: '2', children: '3' }, sleeps(5)],
  ['2 adults and a dog, Moab', [], { query: 'Moab', adults: '2', pets: '1' }, sleeps(2)],
  ['near the beach with wifi and a grill', ['Wi-Fi', 'Grill', 'Near the Beach or Oceanfront'], {}, null],
  ['casa con piscina en Florida', ['Pool'], { query: 'Florida' }, null],
  ['treehouses', [], { 'Property-Type': 'Treehouse' }, /Treehouse/i],
  ['cheap cabins in Colorado', [], { query: 'Colorado', 'Property-Type': 'Cabin', sort: 'price-asc' }, /Cabin/i],
];

test.describe('a search in plain words', () => {
  test('FIND-2 ROUTE-4: ten sentences lead to addresses, chips, counts and homes that say what they mean @search @mfe-search', async ({
    page,
    search,
  }) => {
    for (const [text, chips, address, cards] of SENTENCES) {
      await search.open(`query=${encodeURIComponent(text)}`);
      await expect(search.heading).toBeVisible();
      for (const [key, value] of Object.entries(address))
        await expect
          .poll(() => new URL(page.url()).searchParams.get(key)?.slice(0, value.length), {
            message: `${key} of "${text}"`,
          })
          .toBe(value);
      for (const chip of chips) await expect(search.removeFilter(chip)).toBeVisible();
      const count = await search.count();
      const shown = await search.cards.allInnerTexts();
      expect(count, `homes for "${text}"`).toBeGreaterThan(0);
      expect(shown, `cards for "${text}"`).toHaveLength(Math.min(count, 24));
      for (const card of shown) expect(card).toMatch(cards ?? /./);
    }
  });

  test('FIND-2: words that no home can be searched by leave the box, are named, and can be searched as text @search @mfe-search', async ({
    page,
    search,
  }) => {
    await search.open('query=romantic+tahoe');
    await expect(page.getByText('We searched without “romantic”', { exact: false })).toBeVisible();
    await expect.poll(() => new URL(page.url()).searchParams.get('query')).toMatch(/^Lake Tahoe/);
    const asText = page.getByRole('link', { name: 'Search home descriptions for “romantic”' });
    await asText.click();
    // No home at Lake Tahoe says so: the words leave the box again, in quotes because the texts were searched for them.
    await expect.poll(() => new URL(page.url()).searchParams.getAll('without')).toEqual(['"romantic"']);
    await expect(page.getByText('We searched without “romantic”', { exact: false })).toBeVisible();
    await expect(asText).toBeHidden();
  });

  test('FIND-2: words that no home has are named, and what was understood stays @search @mfe-search', async ({
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
    await expect(page.getByRole('link', { name: /home descriptions for .*zzyzx/ })).toBeHidden();
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
