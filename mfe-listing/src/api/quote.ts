/** The price of a stay (PRICE-4): the request, and the hook that follows the stay in the address. */
import { useEffect, useState } from 'react';
import type { Quote } from '@roost/shared/contracts/booking';
import { createServicesClient } from '@roost/shared/clients/services';
import { browserApi } from '@roost/shared/http';
import type { ServicesClient } from '@roost/shared/clients/services';
import type { Stay } from '@roost/shared/domain/stay';

/** The price of a stay, or why there is none. `about` says what the guest has to change. */
export type QuoteResult =
  | { type: 'ready'; quote: Quote }
  | { type: 'refused'; message: string; about: 'dates' | 'guests' }
  | { type: 'failed' };

/** Refusals that other dates would not mend: codes of the error catalogue (BOOK-3). */
const GUEST_CODES: ReadonlySet<string> = new Set(['missingGuests', '1006', '1017', '1023', 'too_many_pets']);

/** Requests the price of a stay. Returns null for a stay without dates. */
export async function getQuote(
  client: Pick<ServicesClient, 'getQuote'>,
  listingId: string,
  { dates, party }: Stay,
): Promise<QuoteResult | null> {
  if (dates === null) return null;
  const result = await client.getQuote(listingId, dates, party);
  if (result.ok) return { type: 'ready', quote: result.value };
  if (result.failure.type === 'unavailable') return { type: 'failed' };
  const { code, message } = result.failure.error;
  return { type: 'refused', message, about: GUEST_CODES.has(code) ? 'guests' : 'dates' };
}

export type QuoteState =
  | { status: 'none' }
  /** `previous` is the last price: its shape stays on the screen until the next one is there. */
  | { status: 'loading'; previous: Quote | null }
  | { status: 'ready'; quote: Quote }
  | { status: 'refused'; message: string; about: 'dates' | 'guests' }
  | { status: 'failed'; retry: () => void };

/** A stay as text, so that an effect depends on its value and not on the object of one render. Empty without dates. */
const toKey = (stay: Stay) => (stay.dates ? JSON.stringify(stay) : '');

/** Returns the price of the stay in the address. It starts with the server's result and requests a new one when the stay changes. */
export function useQuote(listingId: string, stay: Stay, initial: QuoteResult | null): QuoteState {
  const key = toKey(stay);
  const [attempt, setAttempt] = useState(0);
  const wanted = key === '' ? '' : `${key}#${attempt}`;
  const [loaded, setLoaded] = useState({ wanted, result: initial });
  const loadedFor = loaded.wanted;

  useEffect(() => {
    if (wanted === '' || loadedFor === wanted) return undefined;
    const stop = new AbortController();
    void getQuote(createServicesClient(browserApi, { signal: stop.signal }), listingId, JSON.parse(key) as Stay).then(
      (result) => {
        if (!stop.signal.aborted) setLoaded({ wanted, result });
      },
    );
    return () => stop.abort();
  }, [wanted, loadedFor, key, listingId]);

  if (wanted === '') return { status: 'none' };
  const { result } = loaded;
  if (loadedFor !== wanted || result === null)
    return { status: 'loading', previous: result?.type === 'ready' ? result.quote : null };
  switch (result.type) {
    case 'ready':
      return { status: 'ready', quote: result.quote };
    case 'refused':
      return { status: 'refused', message: result.message, about: result.about };
    case 'failed':
      return { status: 'failed', retry: () => setAttempt(attempt + 1) };
  }
}
