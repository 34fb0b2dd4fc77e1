import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createConsentGate } from '@roost/shared/consent/gate';
import type { ConsentGate } from '@roost/shared/consent';
import { withEverything } from '@roost/shared/domain/consent';
import type { Destination, Visitor } from '@roost/shared/domain/consent';
import { FederationProvider } from '@roost/shared/federation';
import { createStaticRuntime } from '@roost/shared/federation/runtime';
import type { RemoteError } from '@roost/shared/federation';
import { createMemoryRouter, RouterProvider } from '@roost/shared/testing/memory-router';
import { createAppStore, preferencesModalShown, Provider } from '@roost/shared/state';
import { ConsentManager } from './ConsentManager.tsx';

const ANALYTICS = { cdnUrl: 'http://cdn.test', writeKey: 'local-write-key' };
const DESTINATIONS: Destination[] = [
  { id: 'GA4', name: 'GA4', category: 'custom_analytics' },
  { id: 'Pixel', name: 'Pixel', category: 'custom_advertising' },
];
const PARIS: Visitor = { timeZone: 'Europe/Paris', globalPrivacyControl: false, userAgent: 'Mozilla/5.0' };

/** Renders the slot on a page with a cookie, a visitor and an analytics service that can be down. */
async function open({
  cookie,
  visitor = PARIS,
  load = () => Promise.resolve(DESTINATIONS),
}: {
  cookie?: string;
  visitor?: Visitor;
  load?: () => Promise<Destination[]>;
} = {}) {
  let jar = cookie;
  const gate: ConsentGate = createConsentGate({
    read: () => jar,
    write: (text) => {
      jar = text;
    },
  });
  const reload = jest.fn();
  const loadDestinations = jest.fn(load);
  const errors: RemoteError[] = [];
  const store = createAppStore();
  const browser = { gate, getVisitor: () => visitor, loadDestinations, reload };
  const router = createMemoryRouter([
    { path: '*', element: <ConsentManager analytics={ANALYTICS} browser={browser} /> },
  ]);
  await act(async () => {
    render(
      <Provider store={store}>
        <FederationProvider value={createStaticRuntime({}, (error) => errors.push(error))}>
          <RouterProvider router={router} />
        </FederationProvider>
      </Provider>,
    );
  });
  return { gate, reload, loadDestinations, errors, store, stored: () => JSON.parse(jar ?? 'null') as unknown };
}
const banner = () => screen.queryByRole('region', { name: 'Cookie consent' });
const button = (name: string) => screen.getByRole('button', { name });
/** It hears keys once the focus is inside, which is later than it is seen. */
async function dialog(): Promise<HTMLElement> {
  const shown = await screen.findByRole('dialog', { name: 'Customize your cookie preferences' });
  await waitFor(() => expect(shown).toContainElement(document.activeElement as HTMLElement));
  return shown;
}

describe('consent banner', () => {
  test('CONS-1: the exact text, link and buttons; essential is saved at once, without a reload', async () => {
    const { stored, reload } = await open();
    expect(banner()).toHaveTextContent('We use cookies to give you a great browsing experience');
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');
    expect(
      within(banner() as HTMLElement)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['Customize Preferences', 'Deny', 'Accept All']);
    expect(stored()).toEqual({ version: 1, destinations: {}, custom: { custom_necessary: true } });
    expect(reload).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  test('CONS-2: Accept All allows everything and reloads', async () => {
    const { stored, reload, gate } = await open();
    await userEvent.click(button('Accept All'));
    expect(stored()).toEqual(withEverything(true, DESTINATIONS));
    // The choice applies after the reload.
    expect(gate.allows('custom_advertising')).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(banner()).not.toBeInTheDocument();
  });

  test('CONS-2: Deny refuses everything but the essential, and is remembered', async () => {
    const { stored, gate } = await open();
    await userEvent.click(button('Deny'));
    expect(stored()).toEqual(withEverything(false, DESTINATIONS));
    expect([gate.allows('custom_analytics'), gate.allows('custom_necessary')]).toEqual([false, true]);
    expect(banner()).not.toBeInTheDocument();
  });

  test('CONS-4: a visitor who decided sees no banner, and nothing is requested', async () => {
    const { loadDestinations } = await open({ cookie: JSON.stringify(withEverything(false, DESTINATIONS)) });
    expect(banner()).not.toBeInTheDocument();
    expect(loadDestinations).not.toHaveBeenCalled();
  });

  test('CONS-3: outside Europe and Canada everything is accepted, without a banner or a reload', async () => {
    const { stored, reload } = await open({ visitor: { ...PARIS, timeZone: 'America/Denver' } });
    expect(banner()).not.toBeInTheDocument();
    expect(stored()).toEqual(withEverything(true, DESTINATIONS));
    expect(reload).not.toHaveBeenCalled();
  });

  test('CONS-7: Global Privacy Control is a Deny without a banner', async () => {
    const { stored } = await open({ visitor: { ...PARIS, timeZone: 'America/Denver', globalPrivacyControl: true } });
    expect(banner()).not.toBeInTheDocument();
    expect(stored()).toEqual(withEverything(false, DESTINATIONS));
  });

  test('CONS-6: when the analytics service fails there is no UI, tracking is off and the failure is reported', async () => {
    const { gate, errors, stored } = await open({
      load: () => Promise.reject(new Error('Failed to fetch integrations for write key local-write-key: HTTP 500')),
    });
    expect(banner()).not.toBeInTheDocument();
    expect([gate.allows('custom_analytics'), stored()]).toEqual([false, null]);
    expect(errors.map(({ remote, message }) => [remote, message.includes('HTTP 500')])).toEqual([
      ['mfe-consent', true],
    ]);
  });

  test('CONS-7: a choice by hand overrides Global Privacy Control', async () => {
    const { stored, store } = await open({
      cookie: JSON.stringify(withEverything(false, DESTINATIONS)),
      visitor: { ...PARIS, globalPrivacyControl: true },
    });
    await act(async () => {
      store.dispatch(preferencesModalShown(true));
    });
    const panel = within(await dialog());
    await userEvent.click(panel.getByRole('switch', { name: 'Analytics' }));
    await userEvent.click(panel.getByRole('button', { name: 'Save Preferences' }));
    expect(stored()).toMatchObject({ custom: { custom_analytics: true }, despitePrivacyControl: true });
  });

  test.each(['Mozilla/5.0 (compatible; Googlebot/2.1)', 'Mozilla/5.0 e2e-tester'])(
    'CONS-6: %s sees nothing and nothing is saved',
    async (userAgent) => {
      const { stored, loadDestinations } = await open({ visitor: { ...PARIS, timeZone: 'America/Denver', userAgent } });
      expect(banner()).not.toBeInTheDocument();
      expect([stored(), loadDestinations.mock.calls.length]).toEqual([null, 0]);
    },
  );
});

describe('preferences dialog', () => {
  test('CONS-1: one row per category with its label; essential is required and has no switch', async () => {
    await open();
    await userEvent.click(button('Customize Preferences'));
    const panel = within(await dialog());
    expect(banner()).not.toBeInTheDocument();
    expect(panel.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Essential',
      'Functional',
      'Analytics',
      'Advertising',
    ]);
    expect(panel.getByText('Required')).toBeVisible();
    expect(panel.getAllByRole('switch').map((each) => each.getAttribute('aria-checked'))).toEqual([
      'false',
      'false',
      'false',
    ]);
    expect(panel.queryByRole('switch', { name: 'Essential' })).not.toBeInTheDocument();
    await userEvent.click(panel.getByRole('switch', { name: 'Analytics' }));
    expect(panel.getByRole('switch', { name: 'Analytics' }).parentElement).toHaveTextContent('Allow');
  });

  test('UI-5: Escape leaves the focus on the page, since the banner it was opened from is gone', async () => {
    const main = document.body.appendChild(document.createElement('main'));
    const heading = main.appendChild(document.createElement('h1'));
    await open();
    await userEvent.click(button('Customize Preferences'));
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(heading).toHaveFocus());
    main.remove();
  });

  test('UI-5: Escape gives the focus back to the button below the page that the dialog was opened with', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    const main = document.body.appendChild(document.createElement('main'));
    main.appendChild(document.createElement('h1'));
    const { store } = await open({ cookie: JSON.stringify(withEverything(false, DESTINATIONS)) });
    opener.focus();
    await act(async () => {
      store.dispatch(preferencesModalShown(true));
    });
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    opener.remove();
    main.remove();
  });

  test('CONS-2, CONS-4: saving sets every destination of the switched categories and reloads', async () => {
    const { stored, reload } = await open();
    await userEvent.click(button('Customize Preferences'));
    const panel = within(await dialog());
    await userEvent.click(panel.getByRole('switch', { name: 'Analytics' }));
    expect(stored()).toMatchObject({ custom: { custom_necessary: true } });
    await userEvent.click(panel.getByRole('button', { name: 'Save Preferences' }));
    expect(stored()).toEqual({
      version: 1,
      destinations: { GA4: true, Pixel: false },
      custom: { custom_necessary: true, custom_functional: false, custom_analytics: true, custom_advertising: false },
    });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('CONS-2: saving unchanged choices does not reload', async () => {
    const { reload, store } = await open({ cookie: JSON.stringify(withEverything(false, DESTINATIONS)) });
    await act(async () => {
      store.dispatch(preferencesModalShown(true));
    });
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Save Preferences' }));
    expect(reload).not.toHaveBeenCalled();
  });

  test('CONS-1: Cancel closes the dialog, and the banner is back a second later when nothing was saved', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
    try {
      await open();
      await user.click(button('Customize Preferences'));
      await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(950));
      expect(banner()).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(50));
      expect(banner()).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  test('CONS-1: the footer opens the dialog with the saved choices; closing it brings no banner', async () => {
    const { store } = await open({ cookie: JSON.stringify(withEverything(true, DESTINATIONS)) });
    await act(async () => {
      store.dispatch(preferencesModalShown(true));
    });
    const panel = within(await dialog());
    expect(panel.getByRole('switch', { name: 'Advertising' })).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(banner()).not.toBeInTheDocument();
  });

  test('CONS-6: when the list does not load, a message says why the dialog stays closed; another try works', async () => {
    let down = true;
    const { store, gate } = await open({
      cookie: JSON.stringify(withEverything(true, DESTINATIONS)),
      load: () => (down ? Promise.reject(new Error('HTTP 500')) : Promise.resolve(DESTINATIONS)),
    });
    await act(async () => {
      store.dispatch(preferencesModalShown(true));
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(gate.allows('custom_analytics')).toBe(true);
    expect(store.getState().toasts.items).toMatchObject([
      { kind: 'error', text: 'We couldn’t load your cookie preferences. Your earlier choices still apply.' },
    ]);
    down = false;
    await act(async () => {
      store.dispatch(preferencesModalShown(true));
    });
    expect(await dialog()).toBeVisible();
  });
});
