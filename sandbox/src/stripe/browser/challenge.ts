/** The bank's window: shows what is asked, and sends the cardholder's answer to the API of its own origin. */
import { challengeTexts } from './challenge-texts.ts';
import type { FromChallenge } from './frame-messages.ts';
import { formatCharge } from './format-charge.ts';

const query = new URLSearchParams(location.hash.slice(1));
const locale = query.get('locale') ?? 'en';
const texts = challengeTexts(locale);
const secret = query.get('secret') ?? '';
const address = `/stripe/challenge/${encodeURIComponent(query.get('intent') ?? '')}`;
const buttons = [...document.querySelectorAll('button')];

type Details = { waiting: boolean; amount: number; currency: string; brand: string; last4: string };

function tellPage(kind: FromChallenge['kind']): void {
  parent.postMessage(
    { challenge: query.get('challenge') ?? '', kind } satisfies FromChallenge,
    query.get('origin') ?? '',
  );
}

function show(id: string, text: string): void {
  const place = document.getElementById(id);
  if (place) place.textContent = text;
}

async function post(path: string, body: object): Promise<Response> {
  return fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_secret: secret, ...body }),
    signal: AbortSignal.timeout(15_000),
  });
}

async function answer(outcome: 'complete' | 'fail'): Promise<void> {
  for (const button of buttons) button.disabled = true;
  show('status', '');
  try {
    const sent = await post('/answer', { outcome });
    // Reads the whole answer, because the page removes this frame at once.
    await sent.text();
    if (!sent.ok) throw new Error(`status ${sent.status}`);
    tellPage('answered');
  } catch {
    show('status', texts.again);
    for (const button of buttons) button.disabled = false;
  }
}

document.documentElement.lang = locale;
document.title = texts.title;
document.querySelector('.bank')?.setAttribute('aria-label', texts.bank);
for (const place of document.querySelectorAll<HTMLElement>('[data-text]')) {
  const text = texts[place.dataset.text as keyof typeof texts];
  if (typeof text === 'string') place.textContent = text;
}
document.getElementById('complete')?.addEventListener('click', () => void answer('complete'));
for (const id of ['fail', 'stop']) document.getElementById(id)?.addEventListener('click', () => void answer('fail'));

try {
  const details = (await (await post('/details', {})).json()) as Details;
  if (!details.waiting) tellPage('answered');
  show('amount', formatCharge(details.amount, details.currency, locale));
  show('card', texts.ending(details.brand, details.last4));
  show('scheme', texts.check(details.brand));
} catch {
  show('status', texts.unknown);
}
tellPage('ready');
document.getElementById('complete')?.focus();
