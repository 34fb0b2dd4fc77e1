/**
 * Words of records as a guest reads them: kinds of homes, what they have, rooms, policies, extras, and the lines of a bill. Records, addresses
 * and the index keep the English ones, so that a link means the same in every language; they are translated where they are shown.
 */
import type { QuoteLine, TaxLine } from '../contracts/booking.ts';
import { defineTexts } from '../texts/index.ts';

export const shownWords = defineTexts('shared/words', {
  value: (value: string) => value,
  line: ({ label }: Pick<QuoteLine, 'kind' | 'label'>) => label,
  tax: ({ name, rate }: Pick<TaxLine, 'name' | 'rate'>) => `${name}, ${rate}`,
});

/** A value of a record, e.g. `Hot Tub`; one that the language has no word for stays as it is. */
export const showValue = (value: string): string => shownWords.value(value);

/** The words of a bill's line before tax. */
export const showLine = (line: Pick<QuoteLine, 'kind' | 'label'>): string => shownWords.line(line);

/** A tax with its rate. */
export const showTax = (tax: Pick<TaxLine, 'name' | 'rate'>): string => shownWords.tax(tax);
