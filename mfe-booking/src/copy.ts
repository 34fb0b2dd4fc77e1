import { formatHosts } from '@roost/shared/domain/hosts';
import { defineTexts } from '@roost/shared/texts';

/**
 * Every text of this remote. Messages with a code are taken word for word from the catalogue in
 * shared/domain/booking-errors.
 */
export const copy = /* @__PURE__ */ defineTexts('mfe-booking', {
  brand: (title: string) => `${title} · Roost`,
  bookTitle: (headline: string) => `Book ${headline}`,
  steps: { label: 'Steps', details: 'Guest details', payment: 'Payment', done: 'Done', finished: 'Done: ' },

  details: {
    title: 'Who is staying?',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    phoneHint: 'For check-in, emergencies and your bank’s card check. Never for ads.',
    emailForm: 'Enter an email address like name@example.com.',
    phoneMissing: 'Phone number is required.',
    phoneForm: 'Enter a phone number with 6 to 14 digits.',
    refused: 'Please check this field.',
    noScript: (phone: string) => `Booking online needs JavaScript. You can also book by phone: ${phone}.`,
    subscribe: 'Email me about new homes and off-season prices, once a month at most.',
    back: 'Back to the home',
    next: 'Continue to payment',
    nextBlocked: 'Choose dates and guests first.',
    saved: 'People you book for',
  },

  payment: {
    title: 'How would you like to pay?',
    card: 'Card',
    cardNumber: 'Card number',
    expires: 'Expires',
    securityCode: 'Security code',
    securityCodePlaceholder: '3 digits',
    needsExpires: 'Enter the expiration date.',
    needsSecurityCode: 'Enter the security code.',
    securityCodeEmptied: 'Re-enter your security code. We don’t store it.',
    nameOnCard: 'Name on card',
    billing: 'Billing address',
    country: 'Country',
    address1: 'Address',
    address2: 'Apartment, suite (optional)',
    city: 'City',
    state: 'State',
    province: 'Province',
    region: 'State or region (optional)',
    chooseState: 'Choose',
    zip: 'ZIP code',
    postalCode: 'Postal code',
    missing: {
      nameOnCard: 'Name on card is required.',
      address1: 'Address is required.',
      city: 'City is required.',
      state: 'State is required.',
      zip: 'ZIP or postal code is required.',
    },
    zipForm: 'Enter a ZIP code with 5 digits.',
    terms: 'Subject to terms and conditions.',
    readTerms: 'Read the terms',
    /** Nothing in English, which hosts write. */
    byHost: '',
    rules: 'House rules',
    due: (total: string) => `${total} due today, nothing due later.`,
    dueInDollars: (total: string, about: string) =>
      `${total} in US dollars due today, ${about}, nothing due later. Your bank may use another rate.`,
    houseRules: {
      no: { smoking: 'No smoking', parties: 'No parties', pets: 'No pets' },
      times: (checkIn: string, checkOut: string) => `Check-in after ${checkIn}, check-out by ${checkOut}`,
      pets: (most: number) => `Up to ${most} ${most === 1 ? 'pet' : 'pets'}`,
      quiet: (hours: string) => `Quiet hours ${hours}`,
      age: (years: number) => `The guest who books must be at least ${years}`,
    },
    pricing: 'We’re updating your total.',
    payNoTotal: 'Pay and book',
    back: 'Back',
    pay: (total: string) => `Pay ${total} and book`,
    paying: 'Booking your stay… Please keep this page open.',
    challenge: 'Your bank wants you to confirm the payment. Please keep this page open.',
    once: 'We charge your card once, when you book.',
    vaultLoading: 'Loading the card form',
    vaultFailed: 'We couldn’t load the card form. Nothing was charged.',
    vaultCall: (phone: string) => `You can also pay by phone: ${phone}.`,
    retry: 'Try again',
  },

  options: {
    title: 'Add to your stay',
    unit: (price: string, unit: 'stay' | 'night' | 'guest' | 'pet') => `${price} a ${unit}.`,
  },

  promo: {
    title: 'Promo code',
    code: 'Code',
    apply: 'Apply',
    remove: 'Remove',
    empty: 'Enter a code first.',
    applied: (code: string, amount: string) => `${code} applied, ${amount} off`,
  },

  exit: {
    title: 'Leave this booking?',
    text: 'Nothing is booked yet, and your dates aren’t held. What you filled in stays here for two hours, or until you close this tab or book another home.',
    booking: 'We’re booking your stay right now. Please wait a moment.',
    unknown:
      'We’re not sure yet whether this stay is booked. Stay here and check again, or come back to this page in this tab.',
    leave: 'Leave',
    stay: 'Keep booking',
  },

  /** Shown when a refusal has no text in the catalogue (BOOK-3: an unknown code has an empty message). */
  help: (phone: string) =>
    `We couldn’t book your stay just now. Try again in a moment, or call ${phone} and we’ll book it with you.`,

  problems: {
    title: (count: number) => (count === 1 ? 'Please check one thing.' : `Please check ${count} things.`),
  },

  stay: {
    label: 'Your stay',
    datesOfYear: (dates: string, year: string) => `${dates}, ${year}`,
    bar: (dates: string, total: string) => `${dates} · ${total} total\u00A0with\u00A0taxes`,
    barWithoutTotal: (dates: string) => `${dates} · no total`,
    noDates: 'No dates chosen',
    noGuests: 'No guests chosen',
    host: (name: string, since: number) => `Hosted by ${formatHosts(name)} since ${since}`,
    sleeps: (count: number) => `Sleeps up to ${count}`,
    edit: 'Edit',
    editDates: 'Edit dates',
    editGuests: 'Edit guests',
    chooseForTotal: 'Choose dates to see your total.',
    changeForTotal: 'Change your stay to see its total.',
    datesTitle: 'Change your dates',
    guestsTitle: 'Change your guests',
    useGuests: 'Use these guests',
    cancel: 'Cancel',
    petFee: (fee: string) => `Pet fee ${fee} a stay`,
    calendarLoading: 'Loading the calendar',
    calendarFailed: 'We couldn’t load the calendar. Your dates are still here.',
    retry: 'Try again',
    quoteFailed: 'We couldn’t load the price. Your details are still here.',
    gone: 'No longer available',
  },

  declined: {
    title: 'Your bank declined this card. Nothing was charged.',
    change: 'Change the card',
    after: 'and try again, or call your bank. Your dates are still free.',
  },

  changed: {
    title: 'Your total has changed',
    note: 'The price changed while you were booking. Nothing was charged.',
    difference: (amount: string, more: boolean) =>
      `The new total is ${amount} ${more ? 'more' : 'less'}. Check what changed, then decide.`,
    caption: 'What changed',
    line: 'Line',
    before: 'Before',
    now: 'Now',
    total: 'Total (USD)',
    others: 'See other homes',
    kept: 'Your card details are still here.',
    look: 'Check them again',
    removed: 'No longer charged',
    same: 'The other lines',
  },

  taken: {
    title: 'Someone just booked these dates',
    notFree: 'These dates are no longer available',
    nothing: 'Nothing was charged.',
    nearby: (nights: string) => `${nights} here, around the same time`,
    use: 'Use these dates',
    useLabel: (dates: string) => `Use these dates: ${dates}`,
    less: (amount: string) => `${amount} less`,
    more: (amount: string) => `${amount} more`,
    same: 'Same total',
    checkIn: (time: string) => `Check in after ${time}`,
    kept: 'Your guest details are still here.',
    similar: 'Or similar homes',
    noNearby: 'This home has no other dates like yours nearby. Change your dates to look further ahead.',
    looking: 'Looking for other dates',
  },

  offline: {
    title: 'You’re offline.',
    notSent: 'Nothing was charged, and everything you filled in is still here. Try again when you’re connected.',
    unknown: 'Check again when you’re connected.',
    vault: 'You’re offline: try again when you’re connected.',
    card: 'You’re offline. Nothing was charged. Try again when you’re connected.',
  },

  booked: {
    title: 'You’ve already booked this stay',
    text: (home: string, dates: string, code: string) => `${home}, ${dates}. Your reservation code is ${code}.`,
    some: 'You’ve already booked some of these nights',
    own: (dates: string, code: string) => `Your stay here is ${dates}, code ${code}.`,
  },

  unknown: {
    title: 'We’re not sure yet whether your booking went through.',
    text: 'Check again: you’re never charged twice for this stay.',
    check: 'Check again',
    call: (phone: string) => `If it doesn’t work, call ${phone} before you book again.`,
    resumed: 'We’re checking how your booking went. Please keep this page open.',
  },

  unavailable: {
    noListing: 'Which home would you like to book?',
    noListingText: 'Find a home you like and select Book on its page.',
    search: 'Search homes',
    gone: 'This home is no longer available',
    goneText: 'Here are homes like it.',
    failed: 'We couldn’t load this page',
    failedText: (phone: string) => `Try again in a moment, or call ${phone}.`,
    retry: 'Try again',
    call: (phone: string) => `Call ${phone}`,
  },

  heads: {
    booked: 'Booked',
    lookup: 'Find your stay',
    trips: 'Trips',
    find: 'Find a reservation',
    change: 'Change your stay',
    pay: 'Pay the rest',
    receipt: 'Receipt',
    messages: 'Messages',
    review: 'Write a review',
  },
  refunds: {
    policyTitle: 'Cancellation policy',
    zone: 'Deadlines are in the home’s local time.',
    today: 'Today',
  },
  manageStay: 'Manage stay',
  wentWrong: 'Something went wrong. Please try again in a moment.',
});
