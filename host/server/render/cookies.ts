/** Reads what a page needs to know from the visitor's cookies before its loaders run. */
import { CURRENCY_COOKIE, parseCurrency } from '@roost/shared/domain/currency';
import { choiceIn, SESSION_COOKIE } from '@roost/shared/domain/own-cookies';
import { PRICE_DISPLAY_COOKIE, parsePriceDisplay } from '@roost/shared/domain/price-display';
import type { RenderRequest } from '../../src/render-page.tsx';

/**
 * Reads the values.
 * @param header the `Cookie` header
 */
export const getCookies = (header = ''): Pick<RenderRequest, 'mayBeSignedIn' | 'priceDisplay' | 'currency'> => ({
  // Only services know whether the session is valid.
  mayBeSignedIn: choiceIn(header, SESSION_COOKIE) !== undefined,
  priceDisplay: parsePriceDisplay(choiceIn(header, PRICE_DISPLAY_COOKIE)),
  currency: parseCurrency(choiceIn(header, CURRENCY_COOKIE)),
});
