import { createContext, use } from 'react';
import type { PriceDisplay } from '../../domain/price-display.ts';

/** Which price leads on cards, pins and the strip of dates. The host provides the guest's choice. */
export const PriceDisplayContext = createContext<PriceDisplay>('total');

export const usePriceDisplay = (): PriceDisplay => use(PriceDisplayContext);
