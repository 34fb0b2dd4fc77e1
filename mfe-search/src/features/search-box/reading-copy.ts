/** Texts of what typed words are understood as; they load with the reading. */
import { defineTexts } from '@roost/shared/texts';

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const readingCopy = /* @__PURE__ */ defineTexts('mfe-search/reading', {
  understood: 'Understood',
  announce: (labels: readonly string[]) => `Understood: ${labels.join(', ')}`,
  remove: (label: string) => `Remove ${label}`,
  or: ' or ',
  bedrooms: (count: number) => plural(count, 'bedroom'),
  bathrooms: (count: number) => plural(count, 'bathroom'),
  beds: (count: number) => plural(count, 'bed'),
  upTo: (price: string) => `Up to ${price} a night`,
  from: (price: string) => `From ${price} a night`,
  between: (low: string, high: string) => `${low} to ${high} a night`,
  orders: { 'price-asc': 'Lowest price first', 'price-desc': 'Highest price first', rating: 'Best rated first' },
  warm: 'Somewhere warm',
  without: (names: string) => `Without ${names}`,
});
