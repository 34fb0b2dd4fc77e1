import { getPublishBody } from '../../testing/test-service.ts';
import { contractsPage } from './contracts-page.ts';
import type { MappedRemote } from './contracts-page.ts';
import type { View } from './layout.ts';

const view: View = {
  token: { id: 'a', team: 'search', hash: 'b', remotes: [], environments: ['production'], rights: [] } as never,
  environment: 'production',
  notice: null,
  now: 0,
};
const NOTHING = { places: [], slots: [], sends: [], hears: [] };

function mapped(
  name: string,
  uses: Partial<NonNullable<MappedRemote['uses']>> | null,
  extras: Partial<MappedRemote['extras']> = {},
): MappedRemote {
  const base = getPublishBody('1.0.0', { remote: name }).entry.extras;
  return { name, version: '1.0.0', extras: { ...base, ...extras }, uses: uses && { ...NOTHING, ...uses } };
}
/** The text of a remote's card. */
function getCard(remotes: readonly MappedRemote[], name: string): string {
  const page = contractsPage(view, remotes)
    .text.replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  const [, after = ''] = page.split(` ${name} 1.0.0, contract`);
  return after.split(/mfe-[a-z]+ 1\.0\.0, contract/)[0] ?? '';
}

const FAVORITES = mapped(
  'mfe-favorites',
  { sends: ['Signed Up', 'action toggleRequested'], hears: ['action toggleRequested', 'mfe-listing:opened'] },
  { slots: { FavoriteButton: {}, FavoritesLink: { places: ['header-links'] } } },
);
const LISTING = mapped(
  'mfe-listing',
  {
    places: ['listing-sections'],
    slots: ['mfe-favorites/FavoriteButton', 'mfe-gone/Lost'],
    sends: ['mfe-listing:opened'],
  },
  { slots: {}, goals: ['Signed Up'] },
);
const REVIEWS = mapped('mfe-reviews', null, { slots: { Stars: { places: ['listing-sections'] }, Unseen: {} } });
const ALL = [FAVORITES, LISTING, REVIEWS];

test('PLAT-6: the map says of each slot who shows it, by its name, in a place of a remote, in one of the host', () => {
  expect(getCard(ALL, 'mfe-favorites')).toMatch(
    /Slots that it offers FavoriteButton asked for by mfe-listing FavoritesLink in header-links of the host /,
  );
  expect(getCard(ALL, 'mfe-reviews')).toMatch(/Stars in listing-sections of mfe-listing Unseen shown by nobody /);
});

test('PLAT-6: the map says which slots of others a remote shows, who fills its places, and what is there no more', () => {
  expect(getCard(ALL, 'mfe-listing')).toMatch(
    /Slots of others that it shows mfe-favorites\/FavoriteButton mfe-gone\/Lost offered by nobody listing-sections filled by mfe-reviews /,
  );
  expect(getCard([FAVORITES, LISTING], 'mfe-listing')).toContain('listing-sections filled by nobody');
});

test('PLAT-6: the map says who sends and who hears an event, and whose goal it is', () => {
  expect(getCard(ALL, 'mfe-favorites')).toMatch(
    /Events that it sends Signed Up a goal of mfe-listing action toggleRequested heard by mfe-favorites Events that it hears action toggleRequested sent by mfe-favorites mfe-listing:opened sent by mfe-listing /,
  );
  expect(getCard(ALL, 'mfe-listing')).toContain('mfe-listing:opened heard by mfe-favorites');
});

test('PLAT-6: of a version whose bundle is not there the map says so', () => {
  expect(getCard(ALL, 'mfe-reviews')).toContain('nobody can say what it uses of others');
});
