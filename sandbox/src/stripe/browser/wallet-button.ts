/**
 * The button of the wallet, in a frame on the vault's origin. It stands only where the browser lets this frame take
 * payments.
 */
import type { FromWalletButton } from './wallet-messages.ts';
import { textsFor } from './wallet-texts.ts';

const query = new URLSearchParams(location.hash.slice(1));
const texts = textsFor(query.get('locale'));
const button = document.querySelector('button') as HTMLButtonElement;

type WithoutElement<T> = T extends unknown ? Omit<T, 'element'> : never;
function tellPage(message: WithoutElement<FromWalletButton>): void {
  parent.postMessage({ ...message, element: query.get('element') ?? '' }, query.get('origin') ?? '');
}

/**
 * As with the real ones: the browser knows payment requests, over a secure connection, and the page lets this frame
 * make them (its `Permissions-Policy`, and `allow` on the frame).
 */
function hasWallet(): boolean {
  if (typeof PaymentRequest !== 'function') return false;
  try {
    const total = { label: 'Total', amount: { currency: 'USD', value: '0' } };
    return new PaymentRequest([{ supportedMethods: 'basic-card' }], { total }) instanceof PaymentRequest;
  } catch {
    return false;
  }
}

const available = hasWallet();
document.documentElement.lang = query.get('locale') ?? 'en';
button.textContent = texts.book;
button.classList.toggle('white', query.get('theme') === 'white');
button.hidden = !available;
button.addEventListener('click', () => tellPage({ kind: 'press' }));
button.addEventListener('focus', () => tellPage({ kind: 'focus' }));
button.addEventListener('blur', () => tellPage({ kind: 'blur' }));
button.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tellPage({ kind: 'escape' });
});
// Where the sheet was, the page puts the focus back into this frame: nothing else in it takes keys.
addEventListener('focus', () => {
  if (document.activeElement !== button) button.focus();
});
tellPage({ kind: 'ready', available });
