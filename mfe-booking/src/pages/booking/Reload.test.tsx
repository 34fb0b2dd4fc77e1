/** A checkout that is reloaded (BOOK-14): another page of the same tab, with services that keep its draft. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OptionalItem, Quote, QuoteRequest } from '@roost/shared/contracts/booking';
import { draftRequestSchema } from '@roost/shared/contracts/booking-draft';
import { createAppStore } from '@roost/shared/state';
import type { PageTools } from '../../features/checkout/browser-tools.ts';
import { stayBooked } from '../../state/booking-slice.ts';
import { found, makePage, makeQuote, makeReservation, memoryAttempts, unavailable } from '../../testing/builders.ts';
import { installFakeStripe, type FakeVault } from '../../testing/fake-stripe.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { Checkout } from './Checkout.tsx';

const PATH = '/booking?listingId=41827&startDate=2026-06-12&endDate=2026-06-16&adults=3&children=1&pets=1';
const WOOD: OptionalItem = {
  id: 'wood',
  label: 'Firewood',
  description: 'Dry pine.',
  unit: 'night',
  priceCents: 900,
  amountCents: 3_600,
  selected: false,
};

function pricing({ optionalItems, promoCode }: Partial<QuoteRequest>): Quote {
  const selected = optionalItems?.includes('wood') ?? false;
  const off = promoCode === 'SAVE' ? 10_000 : 0;
  const totalCents = 181_300 + (selected ? 3_600 : 0) - off;
  const promo = off > 0 ? { status: 'applied' as const, code: 'SAVE', label: 'SAVE', discountCents: off } : null;
  return makeQuote({ optionalItems: [{ ...WOOD, selected }], promo, totalCents, totalBeforeTaxCents: totalCents });
}
const tools: PageTools = {
  attempts: memoryAttempts(),
  newKey: () => 'key',
  fraudSession: () => 'f00d',
  wait: async () => undefined,
  calls: {
    holdQuote: async (request) => found(pricing(request)),
    reserve: async () => unavailable(),
    resumeReservation: async () => unavailable(),
  },
};

/** What services keep, by the key of the tab. A page that is left may still send to its own. */
const kept = new Map<string, unknown>();
let vault: FakeVault;
const realFetch = globalThis.fetch;
beforeEach(() => {
  kept.clear();
  sessionStorage.clear();
  vault = installFakeStripe();
  globalThis.fetch = jest.fn(async (path: RequestInfo | URL, init?: RequestInit) => {
    const url = String(path);
    if (url.endsWith('/auth/csrf')) return Response.json({ csrfToken: 'token' });
    if (!url.includes('/booking-draft')) return new Response('{}', { status: 503 });
    if (init?.method !== 'POST') return Response.json({ draft: kept.get(url.split('tab=')[1] ?? '') ?? null });
    const { tab, draft } = draftRequestSchema.parse(JSON.parse(String(init.body)));
    kept.set(tab, draft);
    return Response.json({ kept: true });
  });
});
afterEach(() => {
  vault.remove();
  globalThis.fetch = realFetch;
});

const open = (path = PATH) =>
  renderPage(
    <Checkout page={makePage({ price: { type: 'quote', quote: pricing({}) } })} tools={tools} />,
    path,
    createAppStore(),
  );
async function fillDetails(): Promise<void> {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('First name'), 'Maya');
  await user.type(screen.getByLabelText('Last name'), 'Ortiz');
  await user.type(screen.getByLabelText('Email'), 'maya@example.com');
  await user.type(screen.getByLabelText('Phone'), '4155550198');
  await user.click(screen.getByRole('checkbox', { name: /Firewood/ }));
}
/** What is kept under the key of this tab. */
function getKept(): string {
  const { tab = '' } = JSON.parse(sessionStorage.getItem('booking.kept') ?? '{}') as { tab?: string };
  return JSON.stringify(kept.get(tab) ?? null);
}
const whenKept = (words: string) => waitFor(() => expect(getKept()).toContain(words), { timeout: 5_000 });

test('BOOK-14: a reload brings back what was typed and the extras, and the storage of the tab has nothing personal', async () => {
  open();
  await fillDetails();
  await whenKept('4155550198');
  const stored = Object.values({ ...sessionStorage }).join();
  expect(stored).toContain('wood');
  expect(stored).not.toMatch(/Maya|Ortiz|maya@|4155550198/);

  cleanup();
  const { store, router } = open();
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Maya'));
  expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com');
  expect(screen.getByLabelText('Phone')).toHaveValue('4155550198');
  expect(await screen.findByRole('checkbox', { name: /Firewood/ })).toBeChecked();
  await screen.findAllByText('$1,849.00');
  expect(router.state.location.search).toContain('listingId=41827');

  // Booked: nothing is left for whoever opens the checkout next.
  act(() => void store.dispatch(stayBooked(makeReservation())));
  expect(sessionStorage.getItem('booking.kept')).toBeNull();
});

test('BOOK-14 BOOK-6: a reload at the payment step stays there, with address and promo code, and without anything of the card', async () => {
  open();
  await fillDetails();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await user.type(await screen.findByLabelText('Name on card'), 'Maya Q Ortiz');
  await user.type(screen.getByLabelText('Address'), '1 Dock Road');
  await user.type(screen.getByLabelText('City'), 'Truckee');
  await user.type(screen.getByLabelText('Code'), 'SAVE');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findAllByText(/\$1,749\.00/);
  await whenKept('Truckee');
  expect(getKept()).not.toContain('Maya Q');

  cleanup();
  const { router } = open(`${PATH}&step=payment`);
  expect(await screen.findByLabelText('Address')).toHaveValue('1 Dock Road');
  expect(router.state.location.search).toContain('step=payment');
  expect(screen.getByLabelText('City')).toHaveValue('Truckee');
  expect(screen.getByLabelText('Name on card')).toHaveValue('');
  await screen.findAllByText(/\$1,749\.00/);
  expect(screen.getByLabelText('Code')).toHaveValue('SAVE');
});

test('BOOK-14: what is typed, or given back by the browser, before the draft is there stays; the rest comes back around it', async () => {
  open();
  await fillDetails();
  await whenKept('4155550198');
  cleanup();
  const read = globalThis.fetch;
  let answer: (() => void) | null = null;
  globalThis.fetch = jest.fn(async (path: RequestInfo | URL, init?: RequestInit) => {
    if (String(path).includes('/booking-draft?'))
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    return read(path, init);
  });
  open();
  await waitFor(() => expect(answer).not.toBeNull());
  fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Mia' } });
  (answer as (() => void) | null)?.();
  await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveValue('Ortiz'));
  expect(screen.getByLabelText('First name')).toHaveValue('Mia');
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Firewood/ })).toBeChecked());
});

test('BOOK-14: what was kept for another home, or by another tab, does not appear; nothing is sent before something is typed', async () => {
  sessionStorage.setItem(
    'booking.kept',
    JSON.stringify({
      listingId: '7',
      tab: 'x'.repeat(24),
      items: ['wood'],
      promo: '',
      promoApplied: false,
      inTwo: false,
    }),
  );
  open(`${PATH}&step=payment`);
  expect(await screen.findByLabelText('First name')).toHaveValue('');
  expect(screen.getByRole('checkbox', { name: /Firewood/ })).not.toBeChecked();
  // Nothing goes out under the key that was stored.
  expect(kept.has('x'.repeat(24))).toBe(false);
});

test('BOOK-14: where services do not answer after a reload, the choices are there and the details are typed again', async () => {
  open();
  await fillDetails();
  await whenKept('4155550198');
  cleanup();
  kept.clear();
  const { router } = open(`${PATH}&step=payment`);
  expect(await screen.findByRole('checkbox', { name: /Firewood/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Firewood/ })).toBeChecked());
  await waitFor(() => expect(router.state.location.search).not.toContain('step=payment'));
  expect(screen.getByLabelText('First name')).toHaveValue('');
});
