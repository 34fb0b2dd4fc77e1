import { useSyncExternalStore } from 'react';
import type { ConsentCategory } from '../domain/consent.ts';
import { consentGate } from './browser-gate.ts';

/** Whether a category is allowed, kept up to date. False on the server and while hydrating, so that both render the same. */
export function useConsent(category: ConsentCategory): boolean {
  return useSyncExternalStore(
    consentGate.subscribe,
    () => consentGate.allows(category),
    () => category === 'custom_necessary',
  );
}
