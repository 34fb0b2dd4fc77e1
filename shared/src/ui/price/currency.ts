import { createContext, use } from 'react';
import { DOLLARS, formatAbout, nameDollars } from '../../domain/currency.ts';
import type { ShownCurrency } from '../../domain/currency.ts';

/** In which currency prices are shown, with its rate. The host provides the guest's choice. */
export const CurrencyContext = createContext<ShownCurrency>(DOLLARS);

export const useCurrency = (): ShownCurrency => use(CurrencyContext);

/**
 * Returns what stands beside an amount that is charged: `about €1,012 at the rate of Apr 11, 2025`. Empty where dollars
 * are shown.
 */
export const useAbout = (cents: number): string => formatAbout(cents, useCurrency());

/** Returns what writes a text with charged amounts: `US$` where the prices around are in another dollar or in pesos. */
export function useDollars(): (text: string) => string {
  const currency = useCurrency();
  return (text) => nameDollars(text, currency);
}
