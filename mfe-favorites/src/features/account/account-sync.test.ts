import {
  favoriteAdded,
  favoritePlaced,
  favoriteRemovalUndone,
  favoriteRemoved,
  getCurrentCollectionId,
  readState,
} from '../../state/favorites-slice.ts';
import { FakeService, makeCollection, makeHome } from '../../testing/fake-service.ts';
import { FakeBrowser, idle, makeSession } from '../../testing/tabs.ts';

const add = (id: string) => favoriteAdded({ objectID: id, Headline: `Home ${id}` });
let service: FakeService;
let browser: FakeBrowser;
beforeEach(() => {
  service = new FakeService();
  browser = new FakeBrowser(service);
});
afterEach(() => {
  for (const tab of browser.tabs) tab.close();
});
const paths = () => service.calls.map(({ path }) => path);
const findState = (tab: ReturnType<FakeBrowser['open']>) => readState(tab.store);
const guestPicked = (...ids: string[]) =>
  browser.storage.setItem('favorites', JSON.stringify({ selectedListings: ids, saveAsGuest: true }));

describe('after signing in', () => {
  test('FAV-2 FAV-3: no collections is noCollection, and the favorites of a guest become the first one', async () => {
    guestPicked('1', '2');
    const tab = browser.open();
    browser.signIn(makeSession('ana'));
    await idle();
    expect(paths()).toEqual(['ana', 'ana/createCollection']);
    expect(service.calls[1]?.body).toEqual({
      collectionName: 'Favorite Homes',
      selectedDates: { startDate: null, endDate: null },
      selectedGuests: { adults: 0, children: 0, infants: 0, pets: 0 },
      favoriteNames: ['1', '2'],
    });
    expect(findState(tab)).toMatchObject({
      loginComplete: true,
      owner: 'ana',
      saveAsGuest: false,
      selectedListings: ['1', '2'],
    });
    expect(JSON.parse(browser.storage.getItem('favorites') ?? '')).toMatchObject({
      saveAsGuest: false,
      currentCollectionId: 'c1',
    });
  });

  test('FAV-1 FAV-2: with a collection they are added to the first one, with key and token', async () => {
    service.accounts.set('ana', [makeCollection('c7', ['9']), makeCollection('c8', [], { collectionName: 'Ski' })]);
    guestPicked('1');
    browser.open();
    browser.signIn(makeSession('ana'));
    await idle();
    expect(service.calls[1]).toMatchObject({
      path: 'ana/addFavorite',
      body: { collectionId: 'c7', favoriteNames: ['1'] },
      headers: { 'x-api-key': 'key', AuthToken: 'Bearer token-ana' },
    });
  });

  test('FAV-9: the collections that a guest made follow the sign-in; a home that was in another one moves, and each is made once', async () => {
    service.accounts.set('ana', [makeCollection('c7', ['2']), makeCollection('c8', ['9'], { collectionName: 'Ski' })]);
    guestPicked('1', '2', '3', '4');
    const placed = { 1: 'Ski', 2: 'Ski', 3: 'Lakes', 5: 'of a home that is not saved' };
    browser.storage.setItem('favoriteCollections', JSON.stringify(placed));
    const tab = browser.open();
    expect(findState(tab).placed).toMatchObject({ 1: 'Ski', 3: 'Lakes' });
    service.fault = (() => {
      const faults = ['lost', 'none', 'answerLost', 'busy'] as const;
      let next = 0;
      return () => faults[next++] ?? 'none';
    })();
    browser.signIn(makeSession('ana'));
    await browser.settle();
    const held = service.accounts
      .get('ana')
      ?.map((one) => [one.collectionName, one.selectedListings.map(({ externalId }) => externalId).toSorted()]);
    expect(held).toEqual([
      ['Favorite Homes', ['4']],
      ['Ski', ['1', '2', '9']],
      ['Lakes', ['3']],
    ]);
    expect(browser.storage.getItem('favoriteCollections')).toBeNull();
    expect([...Array(browser.storage.length).keys()].map((at) => browser.storage.key(at))).not.toContainEqual(
      expect.stringMatching(/^favoriteChange/),
    );
  });

  test('FAV-9: a collection that is chosen while offline is made when the service answers again', async () => {
    service.accounts.set('ana', [makeCollection('c7', ['9'])]);
    browser.signIn(makeSession('ana'));
    const tab = browser.open();
    await idle();
    service.fault = () => 'lost';
    tab.store.dispatch(add('1'));
    tab.store.dispatch(favoritePlaced({ id: '1', collection: 'Ski' }));
    await idle();
    expect(service.getIds('ana')).toEqual(['9']);
    service.fault = () => 'none';
    await browser.settle();
    expect(service.accounts.get('ana')?.map((one) => [one.collectionName, one.selectedListings.length])).toEqual([
      ['Favorite Homes', 1],
      ['Ski', 1],
    ]);
  });

  test('FAV-2: a new account is tracked once, with its favorites and origin; a single first favorite too; what was stored for it is cleared', async () => {
    guestPicked('1');
    browser.storage.setItem('firstFavoriteId', '1');
    browser.storage.setItem('loginPromptModalOrigin', 'search');
    browser.open();
    const second = browser.open();
    browser.signIn(makeSession('ana', true));
    await browser.settle();
    expect(browser.events).toEqual([
      { name: 'Signed Up', properties: { favorites: 1, initiated_from: 'search' } },
      { name: 'favoriteListing', properties: { product_id: '1', initiated_from: 'search', login_status: true } },
    ]);
    expect(browser.storage.getItem('createAccountSuccessPushed')).toBe('true');
    expect(['firstFavoriteId', 'loginPromptModalOrigin'].map((key) => browser.storage.getItem(key))).toEqual([
      null,
      null,
    ]);
    second.close();
    browser.open();
    await browser.settle();
    expect(browser.events).toHaveLength(2);
  });

  test('FAV-2: the first favorite alone is saved when its list was lost', async () => {
    browser.storage.setItem('favorites', '{"saveAsGuest":true}');
    browser.storage.setItem('firstFavoriteId', '4');
    browser.open();
    browser.signIn(makeSession('ana'));
    await idle();
    expect(service.getIds('ana')).toEqual(['4']);
  });

  test('FAV-2 FAV-7: guest favorites that a broken service refused are not lost', async () => {
    guestPicked('1');
    service.fault = () => 'refused';
    const tab = browser.open();
    browser.signIn(makeSession('ana'));
    await idle();
    expect([service.getIds('ana'), findState(tab).selectedListings]).toEqual([[], ['1']]);
    service.fault = () => 'none';
    await browser.settle();
    expect(service.getIds('ana')).toEqual(['1']);
  });

  test('FAV-2: an account sees nothing of the one before it', async () => {
    service.accounts.set('ana', [makeCollection('c7', ['9'])]);
    browser.signIn(makeSession('ana'));
    const tab = browser.open();
    await idle();
    expect(findState(tab).selectedListings).toEqual(['9']);
    browser.signIn(null);
    expect(findState(tab)).toMatchObject({
      selectedListings: [],
      selectedListingsData: {},
      collections: null,
      owner: null,
    });
    expect(JSON.parse(browser.storage.getItem('favorites') ?? '')).toMatchObject({ selectedListings: [] });
    browser.signIn(makeSession('ben'));
    await browser.settle();
    expect([findState(tab).selectedListings, service.getIds('ben')]).toEqual([[], []]);
  });
});

describe('toggles of a signed-in guest', () => {
  beforeEach(() => {
    browser.signIn(makeSession('ana'));
  });

  test('FAV-3: what is saved while the first collection is made waits in the outbox, then follows', async () => {
    const tab = browser.open();
    await idle();
    tab.store.dispatch(add('1'));
    expect([findState(tab).selectedListings, getCurrentCollectionId(findState(tab))]).toEqual([['1'], 'noCollection']);
    await Promise.resolve();
    tab.store.dispatch(add('2'));
    expect(findState(tab).selectedListings).toEqual(['1', '2']);
    await idle();
    expect([findState(tab).selectedListings, getCurrentCollectionId(findState(tab))]).toEqual([['1', '2'], 'c1']);
    expect(service.getIds('ana')).toEqual(['1', '2']);
  });

  test('FAV-4: a removal is sent for that home alone, and undone it is there again', async () => {
    service.accounts.set('ana', [makeCollection('c7', ['1', '2'])]);
    const tab = browser.open();
    await idle();
    tab.store.dispatch(favoriteRemoved(['1', '2']));
    await idle();
    expect(service.calls.at(-1)).toMatchObject({
      path: 'ana/deleteFavorite',
      body: { collectionId: 'c7', favoriteName: '1' },
    });
    tab.store.dispatch(favoriteRemovalUndone('1'));
    await idle();
    expect(service.getIds('ana').toSorted()).toEqual(['1', '2']);
  });

  test('FAV-3: a home in two collections leaves both; one that left Roost is resigned, with what is known of it', async () => {
    service.accounts.set('ana', [
      makeCollection('c7', ['1']),
      makeCollection('c8', ['1'], {
        collectionName: 'Ski',
        selectedListings: [makeHome('1'), makeHome('3', { status: 'Withdrawn', headline: 'Old loft' })],
      }),
    ]);
    const tab = browser.open();
    await idle();
    expect(findState(tab)).toMatchObject({
      selectedListings: ['1', '3'],
      resignedIdList: ['3'],
      selectedListingsData: { 3: { Headline: 'Old loft', ImageUrl: '/pictures/3' } },
    });
    tab.store.dispatch(favoriteRemoved(['1']));
    await idle();
    expect(service.getIds('ana')).toEqual(['3']);
  });

  test('FAV-7: a refused toggle is taken back, said and logged', async () => {
    service.accounts.set('ana', [makeCollection('c7', ['1'])]);
    const tab = browser.open();
    await idle();
    service.fault = () => 'refused';
    tab.store.dispatch(add('2'));
    expect(findState(tab).selectedListings).toEqual(['1', '2']);
    await idle();
    expect(findState(tab).selectedListings).toEqual(['1']);
    expect(tab.store.getState().toasts.items).toMatchObject([
      { kind: 'error', text: 'We couldn’t save that home. Please try again.' },
    ]);
    expect(browser.logged[0]).toContain('Errors were found while trying to add a favorite');
    tab.store.dispatch(favoriteRemoved(['1']));
    await idle();
    expect(findState(tab).selectedListings).toEqual(['1']);
    expect(browser.logged.join()).toContain('Errors were found while trying to delete a favorite');
  });

  test('FAV-7: a session that has ended signs out, once, without losing a toggle', async () => {
    service.accounts.set('ana', [makeCollection('c7', ['1'])]);
    const tab = browser.open();
    await idle();
    service.ended.add('ana');
    tab.store.dispatch(add('2'));
    await idle();
    expect([browser.signedOut, findState(tab).selectedListings]).toEqual([1, []]);
    service.ended.clear();
    browser.signIn(makeSession('ana'));
    await idle();
    expect(service.getIds('ana')).toEqual(['1', '2']);
  });

  test('FAV-9: a toggle without an answer arrives after the tab was closed and opened again', async () => {
    service.fault = () => 'lost';
    const tab = browser.open();
    tab.store.dispatch(add('5'));
    await idle();
    expect(findState(tab).selectedListings).toEqual(['5']);
    tab.close();
    service.fault = () => 'none';
    const again = browser.open();
    expect(findState(again).selectedListings).toEqual(['5']);
    await idle();
    expect([service.getIds('ana'), findState(again).selectedListings]).toEqual([['5'], ['5']]);
  });

  test('UI-4 FAV-9: another tab follows without asking the service', async () => {
    service.accounts.set('ana', [makeCollection('c7', ['1'])]);
    const [first, second] = [browser.open(), browser.open()];
    await idle();
    const asked = service.calls.length;
    browser.as(first.page, () => first.store.dispatch(add('2')));
    await idle();
    expect(findState(second).selectedListings).toEqual(['1', '2']);
    expect(paths().slice(asked)).toEqual(['ana/addFavorite']);
  });
});
