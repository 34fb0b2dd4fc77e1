/**
 * Cents as the site writes them in the guest's language: `$1,393.15`, and in Spanish `US$1,393.15`, the way of those
 * beside the country of the dollar.
 */
export const formatCharge = (cents: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale === 'es' ? 'en-CA' : 'en-US', { style: 'currency', currency }).format(cents / 100);
