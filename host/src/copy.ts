/** Every text of the shell and of the host's own pages. */
export const copy = {
  brand: 'Roost',
  siteTitle: 'Vacation rentals with the whole price up front · Roost',
  siteDescription: 'Whole homes by lakes, dunes and pines. The first price you see already includes cleaning, service and protection.',
  withBrand: (title: string) => `${title} · Roost`,
  nav: {
    account: 'Account', favorites: 'Favorites', signIn: 'Sign in', menu: 'Menu', loading: 'Loading the next page',
    arrived: (title: string) => `${title}, page loaded`,
  },
  authTitles: {
    signin: 'Sign in', error: 'Signing in did not work', signup: 'Make an account', 'verify-request': 'Check your mail', reset: 'Forgot your password?',
    'new-password': 'Set a new password', signout: 'Sign out',
  },
  articleTitles: { help: 'Help and contact', privacy: 'Privacy policy', terms: 'Terms' },
  searchForm: { label: 'Find a home', where: 'Where', placeholder: 'Town, lake, park or listing number', submit: 'Search' },
  home: {
    title: { before: 'A whole place, ', emphasis: 'the whole price', after: ', for all of you.' },
    lede: (homes: string | null) => `${homes === null ? 'Homes' : `${homes} homes`} by lakes, dunes, pines and good bakeries. The first price you see already includes cleaning, service and protection.`,
    destinations: 'Where people are going', allDestinations: 'All destinations', kinds: 'Or start with the kind of place',
    homes: (count: string) => `${count} homes`,
    notLoaded: 'Destinations did not load. The search above works.',
    trust: [
      { icon: 'tag', title: 'The price is the price', text: () => 'Cleaning, guest service and damage protection are in the first number we show. Checkout never grows.' },
      { icon: 'calendar', title: 'Plans change', text: () => 'Every home shows its cancellation dates before you pay, in plain words, on a line you can follow.' },
      { icon: 'phone', title: 'A person on the phone', text: (phone: string) => `Call ${phone} before, during or after your stay.` },
    ],
  },
  footer: {
    tagline: 'Whole homes for your own people, with the whole price up front.',
    guests: 'Guests', owners: 'Owners', listHome: 'List your home', trial: 'Free trial', site: 'Roost', search: 'Find a home', favorites: 'Favorites', trips: 'Your trips', help: 'Help and contact', terms: 'Terms',
    privacy: 'Privacy policy', cookies: 'Cookie preferences', rights: '© 2026 Roost',
  },
  failed: {
    title: 'This part of Roost is not working right now',
    text: 'The rest of the site is fine. Try again, or come back in a few minutes.',
    retry: 'Try again',
    booking: { title: 'Booking online is not working right now', text: 'We can still book it for you: call us, or write with the home and your dates. Nothing was charged.' },
  },
  error: { title: 'This page broke', text: 'Something went wrong on our side. Reloading usually helps.', reload: 'Reload the page', home: 'Start over' },
  notFound: {
    title: 'There is nothing at this address',
    text: 'The page may have moved, or the address has a typo.',
    search: 'Find a home', home: 'Start over',
  },
  pins: {
    pinned: (names: string) => `Pinned: ${names}`, missing: (name: string) => `${name} (not published)`, reset: 'Reset',
    forced: (variations: string) => `Experiment: ${variations}`, unforce: 'Stop forcing',
  },
  file: { title: 'Roost does not run from a file', text: 'Open it from its web address instead.' },
} as const;
