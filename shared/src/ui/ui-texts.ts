/**
 * Texts of the parts that pages are made of. Those of the calendar and the steppers stand with them, because they load
 * later.
 */
import { defineTexts } from '../texts/index.ts';

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

export const uiTexts = /* @__PURE__ */ defineTexts('shared/ui', {
  card: {
    studio: 'Studio',
    bedrooms: (count: number) => counted(count, 'bedroom'),
    baths: (count: number) => counted(count, 'bath'),
    sleeps: (guests: number) => `Sleeps ${guests}`,
    checkIn: (weekday: string, days: string) => `${weekday} check-in only, ${days}`,
    from: (day: string) => `from ${day}`,
  },
  rating: {
    none: 'New',
    /** Before the number, read out only, with the space after it. */
    rated: 'Rated ',
    /** After the number, read out only, with the space before it. */
    reviews: (count: number) => (count === 1 ? ' review' : ' reviews'),
  },
  photos: {
    of: (label: string) => `Photos of ${label}`,
    previous: (label: string) => `Previous photo of ${label}`,
    next: (label: string) => `Next photo of ${label}`,
    position: (at: number, of: number) => `Photo ${at} of ${of}`,
  },
  pages: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
  },
  bill: {
    total: 'Total (USD)',
    beforeTaxes: 'Total before taxes',
    about: (day: string) => `About, at the rate of ${day}`,
  },
  skip: 'Skip to main content',
  close: 'Close',
  retry: 'Try again',
  home: 'Roost, home',
  account: 'Account',
  breadcrumb: 'Breadcrumb',
  countryCode: 'Country code',
});
