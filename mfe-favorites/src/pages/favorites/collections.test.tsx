import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFavoritesClient } from '../../api/favorites-client.ts';
import type { FavoritesAnswer } from '../../api/favorites-client.ts';
import type { Collection } from '@roost/shared/contracts/favorites-service';
import { sessionReceived } from '@roost/shared/state';
import { collectionsReceived, favoritesListed } from '../../state/favorites-slice.ts';
import type { AppStore } from '@roost/shared/state';
import { makeCollection, makeHome } from '../../testing/fake-service.ts';
import { makeHit } from '../../testing/hits.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { makeSession } from '../../testing/tabs.ts';
import { toListingBasics } from '../../state/listing-basics.ts';
import type { ServiceCall } from '../../api/service-call.ts';
import { FavoritesView } from './FavoritesPage.tsx';
import { SharedListView } from '../shared-list/SharedListPage.tsx';
import { getListingIds } from '../../state/view.ts';
import { loadSharedList } from '../shared-list/load-shared-list.ts';

const load = (ids: readonly string[]) =>
  Promise.resolve({ hits: ids.filter((id) => id !== '3').map((id) => makeHit(id)), missing: [] });
const tahoe = makeCollection('c1', ['1', '2']);
const ski = makeCollection('c2', ['3'], {
  collectionName: 'Ski week',
  selectedDates: { startDate: '2027-02-13', endDate: '2027-02-20' },
  selectedGuests: { adults: 10, children: 0, infants: 0, pets: 0 },
});

let posted: { path: string; body: unknown }[];
let answers: Collection[];
let works: boolean;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  posted = [];
  works = true;
});

async function show(collections: Collection[], at = '/favorites') {
  answers = collections;
  const stores: AppStore[] = [];
  const receive = (next: Collection[]) => {
    stores[0]?.dispatch(collectionsReceived({ owner: 'ana', collections: next, ...toListingBasics(next) }));
    stores[0]?.dispatch(favoritesListed(getListingIds(next)));
  };
  const client = createFavoritesClient({
    url: '/favorites',
    apiKey: 'key',
    profileId: 'ana',
    accessToken: 't',
    fetcher: (path, init) => {
      posted.push({ path: String(path).replace('/favorites/ana/', ''), body: JSON.parse(String(init?.body)) });
      return Promise.resolve(
        works ? Response.json({ collections: answers }) : Response.json({ message: 'no' }, { status: 500 }),
      );
    },
  });
  const callService: ServiceCall = async (call) => {
    const answer: FavoritesAnswer = await call(client);
    if (answer.ok)
      act(() => {
        receive(answer.collections);
      });
    return answer.ok;
  };
  const view = await renderPage(<FavoritesView today="2026-06-01" load={load} callService={callService} />, at);
  stores.push(view.store);
  await act(async () => {
    view.store.dispatch(sessionReceived(makeSession('ana')));
    receive(collections);
  });
  return view;
}
const getMenu = async (name: string, item: string) => {
  await userEvent.click(screen.getByRole('button', { name: `More for ${name}` }));
  await userEvent.click(await screen.findByRole('button', { name: item }));
};

describe('collections', () => {
  test('FAV-9: each with its homes and its stay; the page opens one by its address', async () => {
    await show([tahoe, ski]);
    expect(screen.getByRole('heading', { level: 1, name: 'Your favorites' })).toBeVisible();
    expect(screen.getByText('3 homes in 2 collections')).toBeVisible();
    expect(screen.getByText('1 home · Feb 13 – 20, 10 guests')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Favorite Homes' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Favorite Homes' })).toBeVisible();
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  test('FAV-9: a new one needs a name that is not taken', async () => {
    await show([tahoe]);
    await userEvent.click(screen.getByRole('button', { name: 'New collection' }));
    const dialog = await screen.findByRole('dialog', { name: 'New collection' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
    expect(within(dialog).getByLabelText('Name')).toHaveAccessibleDescription(/Enter a name/);
    await userEvent.type(within(dialog).getByLabelText('Name'), 'favorite homes');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
    expect(within(dialog).getByLabelText('Name')).toHaveAccessibleDescription(/already have a collection/);
    await userEvent.clear(within(dialog).getByLabelText('Name'));
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Ski week');
    answers = [tahoe, ski];
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
    expect(posted).toEqual([
      {
        path: 'createCollection',
        body: {
          collectionName: 'Ski week',
          selectedDates: { startDate: null, endDate: null },
          selectedGuests: { adults: 0, children: 0, infants: 0, pets: 0 },
          favoriteNames: [],
        },
      },
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your favorites' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('FAV-9: rename and delete from its menu; what fails is said and can be tried again', async () => {
    await show([tahoe, ski]);
    await getMenu('Ski week', 'Rename');
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Snow');
    works = false;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    works = true;
    answers = [tahoe, { ...ski, collectionName: 'Snow' }];
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Snow' })).toBeVisible();
    await getMenu('Snow', 'Delete collection');
    expect(await screen.findByRole('dialog', { name: 'Delete Snow?' })).toHaveTextContent(
      'The home in it is no longer saved',
    );
    answers = [tahoe];
    await userEvent.click(screen.getByRole('button', { name: 'Delete collection' }));
    expect(posted.at(-1)).toEqual({ path: 'deleteCollection', body: { collectionId: 'c2' } });
  });

  test('FAV-9: move a home to another collection', async () => {
    await show([tahoe, ski], '/favorites?collection=c1');
    await userEvent.click(await screen.findByRole('button', { name: 'Move Home 2 to a collection' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move to a collection' });
    expect(within(dialog).getByRole('radio', { name: /Ski week/ })).toBeChecked();
    answers = [makeCollection('c1', ['1']), makeCollection('c2', ['3', '2'], { collectionName: 'Ski week' })];
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(posted).toEqual([
      { path: 'moveFavorite', body: { collectionId: 'c1', toCollectionId: 'c2', favoriteName: '2' } },
    ]);
    expect(screen.queryByRole('link', { name: 'Home 2' })).not.toBeInTheDocument();
  });

  test('FAV-9: a link is made, shown and ended', async () => {
    await show([tahoe]);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    answers = [{ ...tahoe, shareToken: 'abc' }];
    await userEvent.click(await screen.findByRole('button', { name: 'Make a link' }));
    expect(await screen.findByLabelText('Link')).toHaveValue('http://localhost:3000/favorites/shared/abc');
    answers = [tahoe];
    await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
    expect(await screen.findByRole('button', { name: 'Make a link' })).toBeVisible();
    expect(posted.map(({ body }) => body)).toEqual([
      { collectionId: 'c1', shared: true },
      { collectionId: 'c1', shared: false },
    ]);
  });

  test('FAV-9: dates of a collection are kept with it', async () => {
    await show([tahoe]);
    await userEvent.click(screen.getByRole('button', { name: 'Choose dates' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dates and guests' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'More: Adults' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save without dates' }));
    expect(posted).toEqual([
      {
        path: 'updateCollection',
        body: {
          collectionId: 'c1',
          selectedDates: { startDate: null, endDate: null },
          selectedGuests: { adults: 1, children: 0, infants: 0, pets: 0 },
        },
      },
    ]);
  });
});

describe('a shared list', () => {
  const shared = {
    ...tahoe,
    selectedListings: [makeHome('1'), makeHome('3', { status: 'Withdrawn', headline: 'Old loft' })],
  };

  test('FAV-9 FAV-3: is to look at: nothing of it can be changed, and one that left is still named', async () => {
    await renderPage(<SharedListView shared={shared} maps={null} today="2026-06-01" load={load} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Favorite Homes' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Home 1' })).toBeVisible();
    expect(screen.getByText('Old loft')).toBeVisible();
    for (const name of [/Remove from favorites/, /^Move/, /^Share/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save to favorites: Home 1' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('FAV-9: an ended link is a page that is not found; services that are away can be tried again', async () => {
    const context = (answer: Response) =>
      ({
        request: new Request('http://localhost:3000/favorites/shared/abc'),
        params: { token: 'abc' },
        api: () => Promise.resolve(answer),
        today: '2026-06-01',
        server: true,
        config: { search: {}, maps: {} },
      }) as unknown as Parameters<typeof loadSharedList>[0];
    expect(
      await loadSharedList(context(Response.json({ message: 'no such collection' }, { status: 404 }))),
    ).toMatchObject({
      status: 404,
      data: { shared: null },
    });
    expect(await loadSharedList(context(Response.json(shared)))).toMatchObject({
      data: { shared: { collectionName: 'Favorite Homes' } },
    });
    await expect(loadSharedList(context(new Response('', { status: 502 })))).rejects.toThrow();
  });
});
