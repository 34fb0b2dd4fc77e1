import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Collection, CollectionInvite } from '@roost/shared/contracts/favorites-service';
import { sessionReceived } from '@roost/shared/state';
import type { ServiceCall } from '../../api/service-call.ts';
import { collectionsReceived, favoritesListed } from '../../state/favorites-slice.ts';
import { toListingBasics } from '../../state/listing-basics.ts';
import { getListingIds } from '../../state/view.ts';
import { makeCollection, makeInvite } from '../../testing/fake-service.ts';
import { freeInJune, makeHit } from '../../testing/hits.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { makeSession } from '../../testing/tabs.ts';
import { FavoritesView } from '../favorites/FavoritesPage.tsx';
import { InviteView } from '../join/JoinPage.tsx';
import { SharedListView } from './SharedListPage.tsx';

const TODAY = '2026-06-01';
const STAY = '?startDate=2026-06-12&endDate=2026-06-14&adults=2';
const SHOWN = /Prices are for Jun 12 – 14, 2 guests\./;
const load = (ids: readonly string[]) =>
  Promise.resolve({ hits: ids.map((id) => makeHit(id, freeInJune)), missing: [] });
const callService: ServiceCall = () => Promise.resolve(true);
const given = {
  selectedDates: { startDate: '2026-06-20', endDate: '2026-06-22' },
  selectedGuests: { adults: 4, children: 0, infants: 0, pets: 0 },
};
const list = (part: Partial<Collection> = {}) => makeCollection('c1', ['1', '2'], { shareToken: 'abc', ...part });
const joinedList = (part: Partial<Collection> = {}) =>
  list({
    members: [
      { memberId: 'owner', firstName: 'Maya', isOwner: true, isYou: false },
      { memberId: 'ben', firstName: 'Ben', isOwner: false, isYou: true },
    ],
    ...part,
  });

async function show(own: Collection[], joined: Collection[], at: string) {
  const view = await renderPage(<FavoritesView today={TODAY} load={load} callService={callService} />, at);
  await act(async () => {
    view.store.dispatch(sessionReceived(makeSession('ana')));
    view.store.dispatch(
      collectionsReceived({ owner: 'ana', collections: own, joined, ...toListingBasics([...own, ...joined]) }),
    );
    view.store.dispatch(favoritesListed(getListingIds(own)));
  });
}
const showShared = (shared: Collection, search = '') =>
  renderPage(
    <SharedListView shared={shared} maps={null} today={TODAY} load={load} />,
    `/favorites/shared/abc${search}`,
  );

describe('dates and guests of a list that is shared', () => {
  test('FAV-9, FAV-10: the link and the invitation carry the stay of the address, while the collection has none of its own', async () => {
    const invite = { token: 'c1~x.sig', until: '2026-06-15T12:00:00.000Z' };
    await show([list({ invite })], [], `/favorites${STAY}&compare=`);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByLabelText('Link')).toHaveValue(`http://localhost:3000/favorites/shared/abc${STAY}`);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByRole('textbox', { name: /^Invitation link/ })).toHaveValue(
      `http://localhost:3000/favorites/join/c1~x.sig${STAY}`,
    );
  });

  test('FAV-9: a collection with a stay of its own is linked without one, so that the link follows it', async () => {
    await show([list(given)], [], `/favorites${STAY}`);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByLabelText('Link')).toHaveValue('http://localhost:3000/favorites/shared/abc');
  });

  test('FAV-9, TRUE-1: the visitor of the link sees the totals of its stay, or of the collection’s', async () => {
    const { unmount } = await showShared(list(), STAY);
    expect(screen.getByText(SHOWN)).toBeVisible();
    const [card] = await screen.findAllByRole('article');
    await waitFor(() => expect(card).toHaveTextContent(/total/));
    expect(within(card as HTMLElement).getByRole('link', { name: 'Home 1' })).toHaveAttribute(
      'href',
      expect.stringContaining(STAY.slice(1)),
    );
    unmount();
    await showShared(list(given));
    expect(screen.getByText(/Prices are for Jun 20 – 22, 4 guests\./)).toBeVisible();
  });

  test('FAV-9: a visitor without dates chooses them, into the address', async () => {
    await showShared(list());
    expect(screen.getByText(/typical night/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose dates' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dates and guests' });
    await userEvent.click(within(dialog).getByRole('button', { name: /Friday, June 12/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: /Sunday, June 14/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'More: Adults' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'More: Adults' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use these dates' }));
    expect(await screen.findByText(SHOWN)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change dates' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('FAV-10: who joins keeps the stay of the invitation: over the sign-in, and in the list', async () => {
    const shown = (part: Partial<CollectionInvite> = {}) => (
      <InviteView
        invite={makeInvite(['1', '2'], part)}
        token="c1~x.sig"
        service={undefined}
        today={TODAY}
        load={load}
      />
    );
    const { store, unmount } = await renderPage(shown(), `/favorites/join/c1~x.sig${STAY}`);
    expect(screen.getByText(SHOWN)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveTextContent(/total/));
    act(() => void store.dispatch(sessionReceived(null)));
    const href = screen.getByRole('link', { name: 'Sign in to join' }).getAttribute('href') ?? '';
    expect(new URLSearchParams(href.split('?')[1]).get('callbackUrl')).toBe(`/favorites/join/c1~x.sig${STAY}`);
    unmount();
    // The stay that the owner chose comes before, as in the collection.
    const own = await renderPage(shown(given), `/favorites/join/c1~x.sig${STAY}`);
    expect(screen.getByText(/Prices are for Jun 20 – 22, 4 guests\./)).toBeVisible();
    own.unmount();
    await show([], [joinedList()], `/favorites${STAY}&collection=c1`);
    expect(screen.getByText(SHOWN)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change dates' })).toBeVisible();
  });

  test('FAV-10: in a joined list without a stay dates are chosen for oneself; a stay of its own is its owner’s to choose', async () => {
    await show([], [joinedList()], '/favorites?collection=c1');
    await userEvent.click(screen.getByRole('button', { name: 'Choose dates' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dates and guests' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'More: Adults' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save without dates' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const [home] = await screen.findAllByRole('link', { name: /^Home/ });
    expect(home).toHaveAttribute('href', expect.stringContaining('?adults=1'));
  });

  test('FAV-10: a joined list with a stay is its owner’s to price', async () => {
    await show([], [joinedList(given)], '/favorites?collection=c1');
    expect(screen.getByText(/Prices are for Jun 20 – 22, 4 guests\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /dates$/ })).not.toBeInTheDocument();
  });
});
