/** The price of a stay (PRICE-4): the request, and the hook that follows the stay in the address. */
import { useState } from 'react';
import type { ApiError, Quote } from '@roost/shared/contracts/booking';
import { createServicesClient } from '@roost/shared/clients/services';
import type { ServicesClient } from '@roost/shared/clients/services';
import type { Stay } from '@roost/shared/domain/stay';
import { browserApi } from '@roost/shared/http';
import { QueryCache, useQuery } from '@roost/shared/query';

/** Why there is no price. `about` says what the guest has to change. */
type QuoteRefusal = Pick<ApiError, 'code' | 'message' | 'values'> & { about: 'dates' | 'guests' };

/** The price of a stay, or why there is none. */
export type QuoteResult = { type: 'ready'; quote: Quote } | ({ type: 'refused' } & QuoteRefusal) | { type: 'failed' };

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
  const { code, message, values } = result.failure.error;
  return { type: 'refused', code, message, values, about: GUEST_CODES.has(code) ? 'guests' : 'dates' };
}

export type QuoteState =
  | { status: 'none' }
  /** `previous` is the last price: its shape stays on the screen until the next one is there. */
  | { status: 'loading'; previous: Quote | null }
  | { status: 'ready'; quote: Quote }
  | ({ status: 'refused' } & QuoteRefusal)
  | { status: 'failed'; retry: () => void };

/**
 * Returns the price that is on the screen: while another one is on its way none, since its amounts would not be those
 * of the stay.
 */
export function getShownQuote(state: QuoteState): Quote | null {
  return state.status === 'ready' ? state.quote : null;
}

const MAX_AGE_MS = 60_000;

/** A stay as text; empty without dates. */
const toKey = (stay: Stay) => (stay.dates ? JSON.stringify(stay) : '');

/**
 * Returns the price of the stay in the address. It starts with the loader's result and requests another when the stay
 * changes.
 */
export function useQuote(listingId: string, stay: Stay, initial: QuoteResult | null): QuoteState {
  const key = toKey(stay);
  const [initialKey] = useState(key);
  // Prices are kept for this view of the page only: the next one starts with its loader's.
  const [cache] = useState(() => new QueryCache());
  const { data, failure, isLoading, reload } = useQuery<QuoteResult, 'unavailable'>(
    key === ''
      ? null
      : {
          key: `mfe-listing/quote/${listingId}/${key}`,
          load: async (signal) => {
            const result = await getQuote(createServicesClient(browserApi, { signal }), listingId, stay);
            return result === null || result.type === 'failed'
              ? { ok: false, failure: 'unavailable' }
              : { ok: true, value: result };
          },
          maxAgeMs: MAX_AGE_MS,
        },
    { initial: key === initialKey ? (initial ?? undefined) : undefined, cache },
  );
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);

  if (key === '') return { status: 'none' };
  if (isLoading) return { status: 'loading', previous: last?.type === 'ready' ? last.quote : null };
  if (data === undefined || failure !== undefined) return { status: 'failed', retry: reload };
  switch (data.type) {
    case 'ready':
      return { status: 'ready', quote: data.quote };
    case 'refused':
      return { ...data, status: 'refused' };
    case 'failed':
      return { status: 'failed', retry: reload };
  }
}
