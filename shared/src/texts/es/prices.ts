import type { aboutTexts, CURRENCY_NAMES } from '../../domain/currency.ts';
import type { priceDisplayTexts } from '../../domain/price-display.ts';
import type { promoTexts } from '../../domain/promo.ts';
import type { Texts } from '../index.ts';

export const priceDisplay: Texts<typeof priceDisplayTexts> = {
  names: {
    total: 'Total con impuestos',
    'before-taxes': 'Total antes de impuestos',
    night: 'Precio por noche antes de cargos',
  },
  words: {
    total: 'total con impuestos',
    beforeTax: 'total antes de impuestos',
    average: 'por noche antes de cargos',
  },
  about: 'unos ',
};

export const currencies: Texts<typeof CURRENCY_NAMES> = {
  USD: 'Dólar estadounidense (US$)',
  CAD: 'Dólar canadiense (CA$)',
  EUR: 'Euro (€)',
  GBP: 'Libra esterlina (£)',
  MXN: 'Peso mexicano (MX$)',
  AUD: 'Dólar australiano (A$)',
  JPY: 'Yen japonés (¥)',
};

export const about: Texts<typeof aboutTexts> = {
  inBrackets: (dollars, amount) => `${dollars} (unos ${amount})`,
  atRate: (amount, day) => `unos ${amount} al cambio del ${day}`,
};

export const promo: Texts<typeof promoTexts> = {
  unknown: ({ code }) => `No conocemos el código ${code}. Revisa que esté bien escrito.`,
  ended: ({ code, last }) => `El código ${code} venció el ${last}.`,
  not_started: ({ code, first }) => `El código ${code} se puede usar desde el ${first}.`,
  min_nights: ({ code, nights }) => `El código ${code} es para estadías de ${nights} o más.`,
  used_up: ({ code }) => `El código ${code} ya se agotó.`,
  used_by_guest: ({ code }) => `Ya usaste el código ${code}. Solo se puede usar una vez.`,
};
