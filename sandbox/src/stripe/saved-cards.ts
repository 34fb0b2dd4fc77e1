/** What a payment intent says of keeping its card. */
import { invalidParam, noSuch } from './errors.ts';
import { textParam, type FormTree } from './form.ts';
import type { Ledger } from './ledger.ts';

/** The customer of a new payment intent. */
export function customerParam(ledger: Ledger, form: FormTree): string | null {
  const id = textParam(form, 'customer');
  if (id === undefined) return null;
  if (!ledger.customer(id)) throw noSuch('customer', id, 'customer');
  return id;
}

/** What a new payment intent keeps its card for. */
export function futureUsageParam(form: FormTree): 'off_session' | 'on_session' | null {
  const usage = textParam(form, 'setup_future_usage') ?? null;
  if (usage === null || usage === 'off_session' || usage === 'on_session') return usage;
  throw invalidParam('setup_future_usage', 'Invalid setup_future_usage: must be one of on_session or off_session');
}
