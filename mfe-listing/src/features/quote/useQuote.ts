import { useEffect, useState } from 'react';
import type { Quote } from '@roost/shared/contracts/booking';
import { browserApi, createServicesClient } from '@roost/shared/clients/services';
import { priceOf } from '../page/load.ts';
import type { QuoteAnswer } from '../page/load.ts';
import type { Stay } from '../stay/stay-address.ts';

export type QuoteState =
  | { status: 'none' }
  /** The last price stays in sight, as the shape of the next one. */
  | { status: 'loading'; previous: Quote | null }
  | { status: 'ready'; quote: Quote }
  | { status: 'refused'; message: string; about: 'dates' | 'guests' }
  | { status: 'failed'; retry: () => void };

/** A stay as a text, so that effects can depend on its value and not on the object of a render. */
const keyOf = (stay: Stay) => (stay.dates ? JSON.stringify(stay) : '');

/** The price of the stay in the address. The server's answer is used first; a changed stay is asked for, and only its own answer counts. */
export function useQuote(listingId: string, stay: Stay, initial: QuoteAnswer | null): QuoteState {
  const key = keyOf(stay);
  const [attempt, setAttempt] = useState(0);
  const wanted = key === '' ? '' : `${key}#${attempt}`;
  const [answered, setAnswered] = useState({ wanted, answer: initial });

  const answeredFor = answered.wanted;

  useEffect(() => {
    if (wanted === '' || answeredFor === wanted) return undefined;
    const stop = new AbortController();
    void priceOf(createServicesClient(browserApi, { signal: stop.signal }), listingId, JSON.parse(key) as Stay).then(
      (answer) => {
        if (!stop.signal.aborted) setAnswered({ wanted, answer });
      },
    );
    return () => stop.abort();
  }, [wanted, answeredFor, key, listingId]);

  if (wanted === '') return { status: 'none' };
  const previous = answered.answer?.type === 'ready' ? answered.answer.quote : null;
  if (answered.wanted !== wanted || answered.answer === null) return { status: 'loading', previous };
  switch (answered.answer.type) {
    case 'ready':
      return { status: 'ready', quote: answered.answer.quote };
    case 'refused':
      return { status: 'refused', message: answered.answer.message, about: answered.answer.about };
    case 'failed':
      return { status: 'failed', retry: () => setAttempt(attempt + 1) };
  }
}
