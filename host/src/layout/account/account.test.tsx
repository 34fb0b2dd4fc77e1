import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionReceived, sessionUnknown } from '@roost/shared/state';
import { renderSite, TEST_CONFIG } from '../../testing/site.tsx';

const guest = {
  user: { name: 'Maya Ortiz', email: 'maya@example.com' },
  expires: '2027-01-01T00:00:00.000Z',
  profileId: 'p1',
};
let narrow = false;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
  window.matchMedia = ((query: string) => ({
    matches: narrow,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Services could not say who has this browser's session cookie. */
async function unknownGuest() {
  const site = await renderSite({ path: '/help' });
  act(() => {
    site.store.dispatch(sessionUnknown());
  });
  return site;
}

async function signedIn() {
  const site = await renderSite({ path: '/help' });
  act(() => {
    site.store.dispatch(sessionReceived(guest));
  });
  return site;
}

describe('the account menu', () => {
  test("AUTH-4: a guest's link to sign in leads back to this page", async () => {
    narrow = false;
    await renderSite({ path: '/help?utm_source=x' });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/api/auth/signin?callbackUrl=%2Fhelp%3Futm_source%3Dx',
    );
  });

  test('AUTH-2: while nobody knows whether the guest is signed in, nothing says that they are not', async () => {
    narrow = false;
    await unknownGuest();
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Menu' }));
    const menu = await screen.findByRole('menu', { name: 'Menu' });
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Trips', 'Messages', 'Favorites', 'Help and contact']);
    await userEvent.keyboard('{Escape}');
    narrow = true;
    await userEvent.click(screen.getByRole('link', { name: 'Menu' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(sheet.getByText('We can’t check right now whether you’re signed in.')).toBeVisible();
    expect(sheet.queryByRole('link', { name: /Sign in|Create account/ })).not.toBeInTheDocument();
    expect(sheet.getByRole('link', { name: 'Trips' })).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
  });

  test('UI-5: trips, messages, favorites, the account, help and signing out, by keyboard, with the focus back at the end', async () => {
    narrow = false;
    await signedIn();
    const trigger = screen.getByRole('link', { name: /Maya/ });
    expect(trigger).toHaveAttribute('href', '/api/auth/signout');
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu', { name: 'Account' });
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Trips', 'Messages', 'Favorites', 'Your account', 'Help and contact', 'Sign out']);
    expect(within(menu).getByRole('menuitem', { name: 'Trips' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(within(menu).getByRole('menuitem', { name: 'Messages' })).toHaveFocus();
    await userEvent.keyboard('s');
    expect(within(menu).getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });

  test('TRUE-1, UI-5: language, currency and colours follow the places by Tab; leaving them closes the menu', async () => {
    narrow = false;
    await renderSite({ path: '/help' });
    const trigger = screen.getByRole('link', { name: 'Menu' });
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu', { name: 'Menu' });
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Create account', 'Find a reservation', 'Messages', 'Favorites', 'Help and contact']);
    const settings = within(screen.getByRole('group', { name: 'Language, currency and colors' }));
    await userEvent.tab();
    expect(settings.getByRole('combobox', { name: 'Language' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(settings.getByRole('combobox', { name: 'Language' })).toHaveFocus();
    expect(settings.getByRole('combobox', { name: 'Colors' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(trigger).toHaveFocus();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await userEvent.tab({ shift: true });
    expect(document.body).not.toHaveFocus();
  });

  test('AUTH-6: on a phone a sheet offers both ways to an account, and the phone number', async () => {
    narrow = true;
    await renderSite({ path: '/help?startDate=2027-06-12&endDate=2027-06-16&adults=2' });
    await userEvent.click(screen.getByRole('link', { name: 'Menu' }));
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    expect(within(sheet).getByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/auth\/signup\?callbackUrl=%2Fhelp/),
    );
    // The nights looked at travel along.
    expect(within(sheet).getByRole('link', { name: /^Favorites/ })).toHaveAttribute(
      'href',
      '/favorites?startDate=2027-06-12&endDate=2027-06-16&adults=2',
    );
    expect(within(sheet).getByRole('link', { name: TEST_CONFIG.phone })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument());
  });
});
