/**
 * The sheet of the wallet, in a frame on the vault's origin: what is to be paid, the owner's cards and addresses,
 * Approve and Close. The cards are the test cards; the page is told the billing address and gets a payment method,
 * never a number.
 */
import type { BillingInput } from './frame-messages.ts';
import type { FromWalletSheet, ToWalletSheet, WalletBilling, WalletOffer } from './wallet-messages.ts';
import { textsFor } from './wallet-texts.ts';
import { formatCharge } from './format-charge.ts';

const query = new URLSearchParams(location.hash.slice(1));
const pageOrigin = query.get('origin') ?? '';
const sheet = query.get('sheet') ?? '';
const locale = query.get('locale') ?? 'en';
const texts = textsFor(locale);

const CARDS = [
  { number: '4242424242424242', what: texts.pays },
  { number: '4000000000000002', what: texts.declined },
  { number: '4000002500003155', what: texts.asks },
  { number: '4000000000078008', what: texts.slow },
];
const ADDRESSES: readonly { shown: string; billing: WalletBilling }[] = [
  {
    shown: 'Maya Ortiz, 12 Pine Street, Truckee, CA 96161',
    billing: {
      name: 'Maya Ortiz',
      address: {
        line1: '12 Pine Street',
        line2: null,
        city: 'Truckee',
        state: 'CA',
        postal_code: '96161',
        country: 'US',
      },
    },
  },
  {
    shown: `Maya Ortiz, 8 Quay Street, Galway, Ireland (${texts.noCode})`,
    billing: {
      name: 'Maya Ortiz',
      address: { line1: '8 Quay Street', line2: null, city: 'Galway', state: '', postal_code: '', country: 'IE' },
    },
  },
];

type WithoutSheet<T> = T extends unknown ? Omit<T, 'sheet'> : never;
const tellPage = (message: WithoutSheet<FromWalletSheet>): void =>
  parent.postMessage({ ...message, sheet }, pageOrigin);
const element = <E extends HTMLElement>(selector: string): E => document.querySelector(selector) as E;

/** Adds radio buttons to a group, the first one chosen. */
function addChoices(group: HTMLElement, labels: readonly string[]): void {
  for (const [index, text] of labels.entries()) {
    const label = document.createElement('label');
    const input = document.createElement('input');
    Object.assign(input, { type: 'radio', name: group.id, value: String(index), checked: index === 0 });
    label.append(input, text);
    group.append(label);
  }
}

function getChoice<T>(group: string, choices: readonly T[]): T {
  const chosen = Number(element<HTMLInputElement>(`input[name="${group}"]:checked`).value);
  return choices[chosen] as T;
}

function showOffer({ amount, currency, lineItems }: WalletOffer): void {
  const items = lineItems.flatMap((item) => {
    const [name, cents] = [document.createElement('dt'), document.createElement('dd')];
    name.textContent = item.name;
    cents.textContent = formatCharge(item.amount, currency, locale);
    return [name, cents];
  });
  element('#items').replaceChildren(...items);
  element('#amount').textContent = formatCharge(amount, currency, locale);
}

/** Makes a payment method of the chosen card. The page's details fill in what the wallet does not know. */
async function create(key: string, billing: BillingInput): Promise<{ paymentMethod?: object; error?: object }> {
  const body = new URLSearchParams({
    type: 'card',
    'card[number]': getChoice('cards', CARDS).number,
    'card[exp_month]': '12',
    'card[exp_year]': String(new Date().getUTCFullYear() + 3),
    'card[cvc]': '123',
    'card[wallet]': 'google_pay',
  });
  const { address = {}, ...person } = billing;
  for (const [name, value] of Object.entries(person)) if (value) body.set(`billing_details[${name}]`, value);
  for (const [name, value] of Object.entries(address)) if (value) body.set(`billing_details[address][${name}]`, value);
  try {
    const answer = await fetch('/v1/payment_methods', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body,
      signal: AbortSignal.timeout(15_000),
    });
    const made = (await answer.json()) as { error?: object };
    return answer.ok ? { paymentMethod: made } : { error: made.error ?? { type: 'api_error', message: 'No reason.' } };
  } catch {
    return { error: { type: 'api_connection_error', message: 'The wallet could not reach its provider.' } };
  }
}

document.documentElement.lang = locale;
for (const place of document.querySelectorAll<HTMLElement>('[data-text]'))
  place.textContent = texts[place.dataset['text'] as keyof typeof texts];
addChoices(
  element('#cards'),
  CARDS.map(({ number, what }) => `Visa ···· ${number.slice(-4)}: ${what}`),
);
addChoices(
  element('#addresses'),
  ADDRESSES.map(({ shown }) => shown),
);

element('form').addEventListener('submit', (event) => {
  event.preventDefault();
  for (const control of document.querySelectorAll<HTMLButtonElement>('button[type="submit"]')) control.disabled = true;
  element('#status').textContent = texts.working;
  tellPage({ kind: 'approved', billing: getChoice('addresses', ADDRESSES).billing });
});
const dismiss = () => tellPage({ kind: 'dismissed' });
element('#close').addEventListener('click', dismiss);
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') dismiss();
});
addEventListener('message', (event: MessageEvent<ToWalletSheet>) => {
  if (event.source !== parent || event.origin !== pageOrigin || event.data.sheet !== sheet) return;
  const message = event.data;
  if (message.kind === 'offer') showOffer(message);
  else
    void create(message.key, message.billing).then((made) =>
      tellPage({ kind: 'created', request: message.request, ...made }),
    );
});
tellPage({ kind: 'ready' });
element<HTMLButtonElement>('button[type="submit"]').focus();
