/** What a press on the results page renders again: only what it changes (decision 0186). */
import { act } from '@testing-library/react';
import type { FavoriteButtonProps } from '@roost/shared/contracts/slots';
import { hitSelected } from '../../state/results-map.ts';
import { buildCard, buildSearch } from '../../testing/search-data.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SearchPage } from './SearchPage.tsx';

const AT = '/search?query=Lake+Tahoe';
const FavoriteButton = ({ listing }: FavoriteButtonProps) => <button type="button">Save {listing.headline}</button>;

/** Shows a page of two homes. `count` returns how often the first card was rendered since: a card reads its headline. */
async function showCounted(href: string) {
  let reads = 0;
  const card = buildCard();
  const { headline } = card;
  Object.defineProperty(card, 'headline', {
    enumerable: true,
    get: () => {
      reads += 1;
      return headline;
    },
  });
  const data = buildSearch(href, { cards: [card, buildCard({ id: '2' })], total: 60, pages: 3 });
  const page = await renderPage(<SearchPage data={data} />, href, {
    'mfe-favorites/FavoriteButton': { FavoriteButton },
  });
  const before = reads;
  return { ...page, count: () => reads - before };
}

describe('FAST-5: a press renders what it changes, and no card that stays as it is', () => {
  test('when the filters open and the address gets their hash', async () => {
    const { router, count } = await showCounted(AT);
    await act(() => router.navigate(`${AT}#filters`));
    expect(count()).toBe(0);
  });

  test.each(['', '&view=map'])('while the results of another filter are on their way (%s)', async (view) => {
    const { router, count } = await showCounted(AT + view);
    await act(() => router.navigate(`${AT}${view}&minBedrooms=2`));
    expect(count()).toBe(0);
  });

  test('when another home is selected on the map', async () => {
    const { store, count } = await showCounted(`${AT}&view=map`);
    act(() => void store.dispatch(hitSelected({ id: '2', onMap: false })));
    expect(count()).toBe(0);
  });
});
