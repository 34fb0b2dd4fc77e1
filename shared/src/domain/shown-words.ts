/**
 * Words of records as a guest reads them: kinds of homes, what they have, rooms, policies, extras, and the lines of a
 * bill. Records, addresses and the index keep the English ones, so that a link means the same in every language; they
 * are translated where they are shown.
 */
import type { QuoteLine, TaxLine } from '../contracts/booking.ts';
import type { RefusalValues } from '../contracts/refusal.ts';
import { defineTexts } from '../texts/index.ts';

/**
 * What a service refuses with: a code of the catalogue of booking errors, its English text, and what fills its blanks.
 */
type Refusal = { code: string; message: string; values?: RefusalValues | undefined };

export const shownWords = /* @__PURE__ */ defineTexts('shared/words', {
  value: (value: string) => value,
  line: ({ label }: Pick<QuoteLine, 'kind' | 'label'>) => label,
  refusal: ({ message, values }: Refusal) => (values?.note ? `${message} ${values.note}` : message),
  tax: ({ name, rate }: Pick<TaxLine, 'name' | 'rate'>) => `${name}, ${rate}`,
});

/** A value of a record, e.g. `Hot Tub`; one that the language has no word for stays as it is. */
export const showValue = (value: string): string => shownWords.value(value);

/** The words of a bill's line before tax. */
export const showLine = (line: Pick<QuoteLine, 'kind' | 'label'>): string => shownWords.line(line);

/** A tax with its rate. */
export const showTax = (tax: Pick<TaxLine, 'name' | 'rate'>): string => shownWords.tax(tax);

/**
 * Why a service refused, in the guest's language; empty where the language has no text for the code, and the page says
 * what it can.
 */
export const showRefusal = (refusal: Refusal): string => shownWords.refusal(refusal);
