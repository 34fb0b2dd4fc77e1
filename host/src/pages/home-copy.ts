import { defineTexts } from '@roost/shared/texts';

/** Texts of the home page: they come with its code. */
export const homeCopy = defineTexts('host/home', {
  title: { before: 'A whole place, ', emphasis: 'the whole price', after: ', for all of you.' },
  lede: (homes: string | null) =>
    `${homes === null ? 'Homes' : `${homes} homes`} by lakes, dunes, pines and good bakeries. With your dates you see the whole price: cleaning, service, protection and taxes.`,
  destinations: 'Where people are going',
  allDestinations: 'All destinations',
  kinds: 'Or start with the kind of place',
  homes: (count: string) => `${count} ${count === '1' ? 'home' : 'homes'}`,
  /** After the number of homes. */
  within: (miles: number) => ` within ${miles} miles`,
  notLoaded: 'We couldn’t load destinations. You can still search above.',
  trust: [
    {
      icon: 'tag',
      title: 'The price is the price',
      text: () =>
        'With your dates, every home shows its total with cleaning, guest service, damage protection and taxes. Checkout never grows.',
    },
    {
      icon: 'calendar',
      title: 'Plans change',
      text: () => 'Every home shows its cancellation dates before you pay, in plain words.',
    },
    {
      icon: 'phone',
      title: 'A person on the phone',
      text: (phone: string) => `Call ${phone} before, during or after your stay.`,
    },
  ],
} as const);
