/** The bank's window: shows what is asked, and sends the cardholder's answer to the API of its own origin. */
import type { FromChallenge } from './frame-messages.ts';

const query = new URLSearchParams(location.hash.slice(1));
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
    show('status', 'The bank did not answer. Try again.');
    for (const button of buttons) button.disabled = false;
  }
}

document.getElementById('complete')?.addEventListener('click', () => void answer('complete'));
for (const id of ['fail', 'stop']) document.getElementById(id)?.addEventListener('click', () => void answer('fail'));

try {
  const details = (await (await post('/details', {})).json()) as Details;
  if (!details.waiting) tellPage('answered');
  show(
    'amount',
    new Intl.NumberFormat('en-US', { style: 'currency', currency: details.currency }).format(details.amount / 100),
  );
  show('card', `${details.brand} ending ${details.last4}`);
  show('scheme', `${details.brand} check`);
} catch {
  show('status', 'The bank did not answer. You can go back and try again.');
}
tellPage('ready');
document.getElementById('complete')?.focus();
