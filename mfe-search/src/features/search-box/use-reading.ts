import { useEffect, useState } from 'react';
import { toIsoDate } from '@roost/shared/domain/dates';
import type { ShownCurrency } from '@roost/shared/domain/currency';
import { useCurrency } from '@roost/shared/ui';
import type { ReadingChip } from './lazy-reading.ts';

/**
 * The instant at which it is in UTC what the guest's clock says: where the place is not known yet, "tonight" is the
 * guest's own evening.
 */
const onGuestsClock = (now: Date): Date => new Date(now.getTime() - now.getTimezoneOffset() * 60_000);

const NONE: readonly ReadingChip[] = [];
const SHORTEST_INPUT = 3;

/** Languages whose words stand in a file of their own. Services always read them all. */
const OTHER_LANGUAGES = /^(?:de|fr|es|it|nl|pt)\b/;
/** The rules, with the words of other languages where the guest's browser names one of them. */
async function loadReader(): Promise<(typed: string, currency: ShownCurrency) => readonly ReadingChip[]> {
  const reading = import('./lazy-reading.ts');
  const prices = import('./lazy-price.ts');
  // Without the other languages the chips are English.
  const words = navigator.languages.some((language) => OTHER_LANGUAGES.test(language))
    ? import('@roost/shared/domain/understanding/other-languages').catch(() => undefined)
    : undefined;
  const [{ readChips }, { priceFormat }, other] = await Promise.all([reading, prices, words]);
  return (typed, currency) =>
    readChips(typed, toIsoDate(onGuestsClock(new Date())), priceFormat(currency), other?.getLexicon());
}

/** What the typed words are understood as. The rules load with the first letters; without them there are no chips. */
export function useReading(typed: string, active: boolean): readonly ReadingChip[] {
  const currency = useCurrency();
  const [read, setRead] = useState<Awaited<ReturnType<typeof loadReader>> | null>(null);
  const wanted = active && typed.trim().length >= SHORTEST_INPUT;
  useEffect(() => {
    if (!wanted || read) return;
    void loadReader().then(
      (reader) => setRead(() => reader),
      () => undefined,
    );
  }, [wanted, read]);
  return wanted && read ? read(typed, currency) : NONE;
}
