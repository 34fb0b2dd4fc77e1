import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFavoritesClient } from '../../api/favorites-client.ts';
import type { FavoritesAnswer } from '../../api/favorites-client.ts';
import type { Collection } from '@roost/shared/contracts/favorites-service';
import type { LoaderContext } from '@roost/shared/contracts/remote-module';
import { sessionReceived } from '@roost/shared/state';
import type { ServiceCall } from '../../api/service-call.ts';
import { collectionsReceived, favoritesListed } from '../../state/favorites-slice.ts';
import { toListingBasics } from '../../state/listing-basics.ts';
import { getListingIds } from '../../state/view.ts';
import { makeCollection, makeInvite } from '../../testing/fake-service.ts';
import { makeHit } from '../../testing/hits.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { makeSession } from '../../testing/tabs.ts';
import { FavoritesView } from '../favorites/FavoritesPage.tsx';
import { InviteView, JoinPage } from './JoinPage.tsx';
import { joinRoute } from './join-route.ts';

const load = (ids: readonly string[]) => Promise.resolve({ hits: ids.map((id) => makeHit(id)), missing: [] });
const people = (you: 'owner' | 'ben') => [
  { memberId: 'owner', firstName: 'Maya', isOwner: true, isYou: you === 'owner' },
  { memberId: 'ben', firstName: 'Ben', isOwner: false, isYou: you === 'ben' },
];
const marks = [
  { externalId: '2', memberId: 'owner', note: 'Near the <b>lake</b>', voted: true },
  { externalId: '2', memberId: 'ben', note: '', voted: true },
  { externalId: '3', memberId: 'ben', note: 'Too far', voted: true },
  { externalId: '3', memberId: 'gone', note: '', voted: true },
];
const tahoe = (you: 'owner' | 'ben', part: Partial<Collection> = {}) =>
  makeCollection('c1', ['1', '2', '3'], { collectionName: 'Tahoe', members: people(you), marks, ...part });

let posted: { path: string; body: unknown }[];
let works: boolean;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  posted = [];
  works = true;
});

async function show(own: Collection[], joined: Collection[] = [], at = '/favorites') {
  const client = createFavoritesClient({
    url: '/favorites',
    apiKey: 'key',
    profileId: 'ana',
    accessToken: 't',
    fetcher: (path, init) => {
      posted.push({ path: String(path).replace('/favorites/ana/', ''), body: JSON.parse(String(init?.body)) });
      return Promise.resolve(
        works ? Response.json({ collections: own, joined }) : Response.json({ message: 'no' }, { status: 409 }),
      );
    },
  });
  const callService: ServiceCall = async (call) => ((await call(client)) satisfies FavoritesAnswer).ok;
  const view = await renderPage(<FavoritesView today="2026-06-01" load={load} callService={callService} />, at);
  await act(async () => {
    view.store.dispatch(sessionReceived(makeSession('ana')));
    view.store.dispatch(
      collectionsReceived({ owner: 'ana', collections: own, joined, ...toListingBasics([...own, ...joined]) }),
    );
    view.store.dispatch(favoritesListed(getListingIds(own)));
  });
  return view;
}
const homes = () => screen.findAllByRole('link', { name: /^Home \d$/ });

describe('a list that several fill', () => {
  test('FAV-10: most votes first with first names, notes as plain text; a vote is the guest’s own, and a failed one is said', async () => {
    const { store } = await show([tahoe('owner')]);
    expect((await homes()).map(({ textContent }) => textContent)).toEqual(['Home 2', 'Home 3', 'Home 1']);
    expect(screen.getByText('2 votes: you and Ben')).toBeVisible();
    // Somebody who has left does not count.
    expect(screen.getByText('1 vote: Ben')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Notes on Home 2' })).getByRole('listitem')).toHaveTextContent(
      'You: Near the <b>lake</b>',
    );
    expect(screen.getByRole('button', { name: 'Vote for Home 2' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Vote for Home 1' }));
    expect(posted.at(-1)).toEqual({ path: 'vote', body: { collectionId: 'c1', favoriteName: '1', voted: true } });
    works = false;
    await userEvent.click(screen.getByRole('button', { name: 'Vote for Home 2' }));
    expect(posted.at(-1)?.body).toMatchObject({ voted: false });
    expect(store.getState().toasts.items.at(-1)).toMatchObject({ kind: 'error' });
  });

  test('FAV-10: the own note is written, bounded and taken away; a list for oneself has notes and no votes', async () => {
    await show([tahoe('owner', { members: undefined, marks: marks.slice(0, 1) })]);
    await homes();
    expect(screen.queryByRole('button', { name: /^Vote/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Edit note on Home 2' }));
    const field = await screen.findByRole('textbox', { name: /^Note/ });
    expect(field).toHaveValue('Near the <b>lake</b>');
    expect(field).toHaveAttribute('maxlength', '500');
    expect(screen.getByText('Only you can read it, until you invite others to this collection.')).toBeVisible();
    await userEvent.clear(field);
    works = false;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(posted.at(-1)).toEqual({ path: 'setNote', body: { collectionId: 'c1', favoriteName: '2', note: '' } });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('FAV-10: the owner invites with a first name, copies and ends the link, and removes who has joined', async () => {
    const before = await show([tahoe('owner', { members: undefined, marks: undefined })]);
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    const name = await screen.findByRole('textbox', { name: /^Your first name/ });
    await userEvent.type(name, 'www.evil.com');
    await userEvent.click(screen.getByRole('button', { name: 'Create an invitation' }));
    expect(posted).toEqual([]);
    expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, 'Ana');
    await userEvent.click(screen.getByRole('button', { name: 'Create an invitation' }));
    expect(posted).toEqual([
      { path: 'inviteToCollection', body: { collectionId: 'c1', firstName: 'Ana', open: true } },
    ]);
    before.unmount();
    await show([tahoe('owner', { invite: { token: 'c1~x.sig', until: '2026-06-15T12:00:00.000Z' } })]);
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByRole('textbox', { name: /^Invitation link/ })).toHaveValue(
      new URL('/favorites/join/c1~x.sig', window.location.href).href,
    );
    const sent = posted.length;
    await userEvent.click(screen.getByRole('button', { name: 'Remove Ben' }));
    const asked = screen.getByRole('group', { name: 'Remove Ben from the collection?' });
    expect(asked).toHaveFocus();
    expect(asked).toHaveTextContent('Ben’s notes and votes go too. The invitation link stops working too');
    await userEvent.click(within(asked).getByRole('button', { name: 'Keep Ben' }));
    expect(posted).toHaveLength(sent);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Ben' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Ben' }));
    expect(posted.at(-1)).toEqual({ path: 'removeMember', body: { collectionId: 'c1', memberId: 'ben' } });
    await userEvent.click(screen.getByRole('button', { name: 'End the invitation' }));
    expect(posted.at(-1)?.body).toMatchObject({ open: false });
  });

  test('FAV-10: somebody else’s first list says whose it is, also while it is empty', async () => {
    const list = tahoe('ben', { collectionName: 'Favorite Homes', selectedListings: [] });
    await show([makeCollection('c9', ['1'], { collectionName: 'Favorite Homes' })], [list]);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Favorite Homes',
      'Maya’s favorite homes',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Maya’s favorite homes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya’s favorite homes' })).toBeVisible();
    expect(screen.getByText('No homes in this collection yet')).toBeVisible();
  });

  test('FAV-10: a guest who has saved nothing yet finds the list of somebody else', async () => {
    await show([], [tahoe('ben')]);
    await userEvent.click(await screen.findByRole('link', { name: 'Tahoe' }));
    await homes();
    expect(screen.getByRole('link', { name: 'Your favorites' })).toBeVisible();
  });

  test('FAV-10: somebody else’s list: hearts are the guest’s own, only own additions come off, and it can be left', async () => {
    await show([makeCollection('c9', ['1'])], [tahoe('ben', { added: ['3'] })]);
    expect(screen.getByRole('heading', { level: 1, name: 'Your favorites' })).toBeVisible();
    expect(screen.getByText('Maya and you')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More for Tahoe' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Tahoe' }));
    await homes();
    const heart = (id: string) => screen.getByRole('button', { name: `Save to favorites: Home ${id}` });
    expect([heart('1'), heart('2')].map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    for (const name of [/^Move/, /^Share/, /^Invite/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Remove from the collection/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Remove from the collection: Home 3' }));
    expect(posted.at(-1)).toEqual({ path: 'deleteFavorite', body: { collectionId: 'c1', favoriteName: '3' } });
    await userEvent.click(screen.getByRole('button', { name: 'Leave the collection' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave the collection' }));
    expect(posted.at(-1)).toEqual({ path: 'leaveCollection', body: { collectionId: 'c1' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Your favorites' })).toBeVisible();
  });
});

describe('an invitation', () => {
  test('FAV-10: who is signed out signs in and comes back; who is signed in says a name', async () => {
    const invite = makeInvite(['1', '2'], { homes: 3 });
    const { store } = await renderPage(
      <InviteView invite={invite} token="c1~x.sig" service={undefined} today="2026-06-01" load={load} />,
      '/favorites/join/c1~x.sig',
    );
    // What one is asked to join is seen before.
    expect((await homes()).map(({ textContent }) => textContent)).toEqual(['Home 1', 'Home 2']);
    expect(screen.getByText('1 more home is in the collection. You’ll see it once you’ve joined.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Maya invites you to “Tahoe”' })).toBeVisible();
    act(() => void store.dispatch(sessionReceived(null)));
    expect(screen.getByRole('link', { name: 'Sign in to join' })).toHaveAttribute(
      'href',
      '/api/auth/signin?callbackUrl=%2Ffavorites%2Fjoin%2Fc1%7Ex.sig',
    );
    act(() => void store.dispatch(sessionReceived(makeSession('ana'))));
    const name = screen.getByRole('textbox', { name: /^Your first name/ });
    await userEvent.click(screen.getByRole('button', { name: 'Join the collection' }));
    expect(name).toHaveFocus();
    await userEvent.type(name, 'Ana{Enter}');
    // There is no service here, as when it is away.
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t add you to the collection');
  });

  test('FAV-10: one that has ended is a page that is not found', async () => {
    const context = {
      request: new Request('http://localhost:3000/favorites/join/x'),
      params: { token: 'x' },
      api: () => Promise.resolve(Response.json({ message: 'no such invitation' }, { status: 404 })),
      config: { search: { appId: 'a', apiKey: 'k', indexName: 'homes', hosts: [] } },
      now: '2026-06-01T12:00:00.000Z',
      today: '2026-06-01',
    } as unknown as LoaderContext;
    const ended = await joinRoute({ Component: JoinPage }).loader?.(context);
    expect(ended).toMatchObject({ status: 404, data: { invite: null } });
    await renderPage(<JoinPage data={ended?.type === 'data' ? ended.data : ({} as never)} />);
    expect(screen.getByRole('heading', { name: 'This invitation has ended' })).toBeVisible();
  });
});
