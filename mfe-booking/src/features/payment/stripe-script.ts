/**
 * Loads the vault's script from the configured address, once. `@stripe/stripe-js` would load it from its own address,
 * but uses `window.Stripe` when there is one, so ours is loaded first. A load that hangs fails after a time limit, and
 * a failed tag is removed so that a retry loads again.
 */
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';

const TIME_LIMIT_MS = 15_000;
let underway: Promise<void> | null = null;

/** Returns the vault's API. Rejects when its script does not load within the time limit. Browser only. */
export async function loadVault(
  config: { scriptUrl: string; publishableKey: string },
  timeLimit = TIME_LIMIT_MS,
): Promise<Stripe> {
  if (!('Stripe' in window)) {
    underway ??= addScript(config.scriptUrl, timeLimit).finally(() => {
      underway = null;
    });
    await underway;
  }
  const stripe = await loadStripe(config.publishableKey);
  if (!stripe) throw new Error('The card vault offered nothing.');
  return stripe;
}

function addScript(src: string, timeLimit: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`The card vault's script ${reason}.`));
    };
    const timer = setTimeout(() => fail('took too long'), timeLimit);
    script.addEventListener('error', () => fail('did not load'));
    script.addEventListener('load', () => {
      clearTimeout(timer);
      if ('Stripe' in window) resolve();
      else fail('did not start');
    });
    script.src = src;
    script.async = true;
    document.head.append(script);
  });
}
