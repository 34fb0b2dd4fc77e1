/** Every text of this remote. Messages with a code come word for word from the catalogue in shared/domain/booking-errors. */
export const copy = {
  brand: (title: string) => `${title} · Roost`,
  steps: { label: 'Steps', details: 'Guest details', payment: 'Payment', done: 'Done', finished: 'Done: ' },

  details: {
    title: 'Who is staying?',
    firstName: 'First name', lastName: 'Last name', email: 'Email', phone: 'Phone', phoneHint: 'Only for check-in and emergencies.',
    emailForm: 'Enter an email address like name@example.com.',
    phoneMissing: 'Phone number is required.', phoneForm: 'Enter a phone number with 6 to 14 digits.',
    noScript: (phone: string) => `Booking here needs JavaScript, because your card is typed into a window of its own. You can book by phone: ${phone}.`,
    subscribe: 'Email me about new homes and quiet-season prices. Once a month at most.',
    back: 'Back to the home', next: 'Continue to payment', nextBlocked: 'Choose dates and guests that this home can take first.',
  },

  payment: {
    title: 'How would you like to pay?',
    card: 'Card', cardNumber: 'Card number', expires: 'Expires', securityCode: 'Security code', securityCodePlaceholder: '3 digits',
    securityCodeEmptied: 'Empty on purpose: we never keep it.', nameOnCard: 'Name on card',
    billing: 'Billing address', country: 'Country', address1: 'Address', address2: 'Apartment, suite (optional)', city: 'City', state: 'State', province: 'Province',
    region: 'State or region (optional)', chooseState: 'Choose', zip: 'ZIP code', postalCode: 'Postal code',
    missing: {
      nameOnCard: 'Name on card is required.', address1: 'Address is required.', city: 'City is required.', state: 'State is required.', zip: 'ZIP or postal code is required.',
    },
    zipForm: 'Enter a ZIP code with 5 digits.',
    terms: 'Subject to terms and conditions.', readTerms: 'Read the terms',
    rules: 'House rules', ruleWords: {
      no: { smoking: 'no smoking', parties: 'no parties', pets: 'no pets' }, quiet: (hours: string) => `quiet ${hours}`, age: (years: number) => `the guest who books is at least ${years}`,
    },
    pricing: 'The new total is on its way.', payNoTotal: 'Pay and book',
    back: 'Back', pay: (total: string) => `Pay ${total} and book`, paying: 'Booking your stay. Please keep this page open.',
    once: 'Your card is charged once, today. The total does not change after this.',
    vaultLoading: 'The card form is loading', vaultFailed: 'The card form did not load, so you cannot pay yet. Nothing was charged.',
    vaultCall: (phone: string) => `You can also book by phone: ${phone}.`, retry: 'Try again',
  },

  options: {
    title: 'Add to the stay',
    unit: (price: string, unit: 'stay' | 'night' | 'guest' | 'pet') => `${price} a ${unit}.`,
  },

  promo: {
    title: 'Promo code', code: 'Code', apply: 'Apply', remove: 'Remove', empty: 'Type a code first.', applied: (code: string, amount: string) => `${code} applied, ${amount} off`,
  },

  exit: {
    title: 'Leave this booking?', text: 'Nothing is booked yet. What you filled in stays here until you close this tab; your dates are not held.',
    booking: 'Your stay is being booked right now. Stay a moment to see how it ends.', leave: 'Leave', stay: 'Keep booking',
  },

  /** For a refusal without words of the catalogue (BOOK-3: an unknown code has an empty message). */
  help: (phone: string) => `Your stay could not be booked just now. Try again in a moment, or call ${phone} and we book it with you.`,

  problems: {
    title: (count: number) => (count === 1 ? 'One thing needs a look.' : `${count} things need a look.`),
  },

  stay: {
    label: 'Your stay', bar: (dates: string, total: string) => `${dates} · ${total} total`, barWithoutTotal: (dates: string) => `${dates} · no total`,
    noDates: 'No dates chosen', noGuests: 'No guests chosen', sleeps: (count: number) => `Sleeps up to ${count}`,
    edit: 'Edit', editDates: 'Edit dates', editGuests: 'Edit guests', chooseForTotal: 'Choose dates to see a total.',
    refund: (date: string) => `Full refund until ${date}, 11:59 PM.`,
    datesTitle: 'Change your dates', guestsTitle: 'Change who comes', useGuests: 'Use these guests', cancel: 'Cancel',
    petFee: (fee: string) => `Pet fee ${fee} per stay`,
    calendarLoading: 'The calendar is loading', calendarFailed: 'The calendar did not load. Your dates are kept.', retry: 'Try again',
    quoteFailed: 'The price did not load. Your details are kept.',
    gone: 'No longer available',
  },

  declined: {
    title: 'Your bank declined this card. Nothing was charged.', change: 'Change the card', after: 'and try again, or call your bank. Your dates are still free.',
    field: 'This card was declined. Use another card, or check the number.',
  },

  changed: {
    title: 'The total is different now', note: 'The price changed while you were here. Nothing was charged.',
    difference: (amount: string, more: boolean) => `The new total is ${amount} ${more ? 'more' : 'less'}. Look at what changed, then decide.`,
    caption: 'What changed', line: 'Line', before: 'Before', now: 'Now', total: 'Total (USD)', others: 'See other homes',
    kept: 'Your card details are still filled in.', look: 'Look at them again',
    removed: 'No longer charged', same: 'The other lines',
  },

  taken: {
    title: 'Someone booked these dates first', nothing: 'Nothing was charged.',
    nearby: (nights: string) => `${nights} here, close by`, use: 'Use these dates', useLabel: (dates: string) => `Use these dates: ${dates}`,
    less: (amount: string) => `${amount} less`, more: (amount: string) => `${amount} more`, same: 'Same total',
    checkIn: (time: string) => `Check in after ${time}`, kept: 'Your guest details stay filled in.',
    similar: 'Or other homes like this', noNearby: 'No other dates of this length are free close by. Change your dates to look further ahead.',
    looking: 'Looking for other dates',
  },

  unknown: {
    title: 'We did not get an answer about your booking.',
    text: 'It may have gone through. Check again: you are never charged twice for this stay.', check: 'Check again',
    call: (phone: string) => `If this does not end, call ${phone} before you book again.`,
    resumed: 'The page was reloaded while your stay was being booked. We are asking how it ended.',
  },

  unavailable: {
    noListing: 'Which home would you like to book?', noListingText: 'This address names no home. Search for one and press Book on its page.',
    search: 'Search homes', gone: 'This home is not here any more', goneText: 'It was withdrawn or never existed. These are like it.',
    failed: 'The booking page did not load', failedText: (phone: string) => `Nothing was booked. Try again, or call ${phone}.`, retry: 'Try again',
    call: (phone: string) => `Call ${phone}`,
  },

  confirmation: {
    head: 'Booked', paid: 'Booked and paid', title: (place: string, date: string) => `${place} is yours on ${date}.`,
    sent: 'We sent the details to', sentAfter: ', with a file for your calendar.',
    reservation: 'Reservation', checkIn: 'Check in', after: 'after', checkOut: 'Check out', by: 'by', guests: 'Guests', paidLabel: 'Paid',
    bill: 'What you paid', next: 'What happens next',
    nextSteps: (phone: string) => [
      'Keep the reservation code: it finds your stay, also on another device.',
      'The house rules are on the home’s page.',
      `Questions or changes: call ${phone}.`,
    ],
    calendar: 'Add to calendar', print: 'Print receipt', trip: 'Change or cancel', call: (phone: string) => `Call ${phone}`, home: 'See the home again',
    lookup: 'Find your stay', lookupText: (code: string) => `We show ${code} in the browser that booked it. Anywhere else, enter the email address of the booking.`,
    noScript: (phone: string) => `Looking up a stay needs JavaScript. Your confirmation email holds everything, or call ${phone}.`,
    lookupEmail: 'Email', lookupButton: 'Show the stay', lookupWrong: 'There is no booking with this code and email address.',
    lookupFailed: 'The stay did not load. Try again.', cancelled: 'This stay was cancelled', pending: 'This stay is still being booked',
    failed: 'This stay was not booked', failedText: 'Nothing was charged.',
  },

  trips: {
    title: 'Trips', upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled',
    today: 'Today', now: 'Going on now', inDays: (days: number) => `Next, in ${days} ${days === 1 ? 'day' : 'days'}`,
    see: 'See the trip', message: 'Message the host', cancel: 'Cancel', receipt: 'Receipt', again: 'Book again', all: 'All trips',
    none: 'No trips yet', noneText: 'Stays you book appear here, with their dates, receipts and what comes back if you cancel.', search: 'Search homes',
    signIn: 'Sign in', signInText: 'Sign in to see the stays of your account.', thisBrowser: 'These are the stays booked in this browser. Sign in to see all of yours.',
    failed: 'Your trips did not load', failedText: (phone: string) => `Nothing about them changed. Try again, or call ${phone}.`,
    partUntil: (amount: string, day: string) => `${amount} comes back until ${day}, 11:59 PM`,
    until: (day: string) => `Until ${day}, 11:59 PM`, between: (from: string, to: string) => `${from} to ${to}`, after: (day: string) => `After ${day}`, anyTime: 'Whenever you cancel',
    everything: (amount: string) => `Everything comes back, ${amount}`, part: (percent: number, amount: string) => `${percent}% comes back, ${amount}`, nothing: 'Nothing comes back',
    todayTag: 'Today', policy: (name: string) => `Cancelling: ${name}`,
    cancelledOn: (day: string) => `Cancelled ${day}.`, refunded: (amount: string) => `${amount} was sent back to your card.`,
    refundPending: (amount: string) => `${amount} is on its way back to your card.`, refundFailed: (amount: string) => `The bank of your card did not take ${amount} back. Call us, and we send it another way.`,
  },

  cancel: {
    title: 'Cancel this stay?', doneTitle: 'Your stay is cancelled', paid: (dates: string, total: string) => `${dates}. You paid ${total}.`, comesBack: 'Comes back to your card',
    keep: 'Keep the stay', close: 'Close', confirm: (amount: string) => `Cancel, refund ${amount}`, confirmNothing: 'Cancel without a refund',
    takes: 'The money takes 3 to 5 working days.', open: 'The dates open to others at once and we cannot hold them.', zone: (zone: string) => `Days end at midnight at the home, ${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time.`,
    changed: 'What comes back has changed meanwhile. Nothing was cancelled: look at the new amount first.', failed: 'This stay could not be cancelled here. Nothing was changed.',
    unknown: 'We did not get an answer. Try again: a stay is cancelled once, however often you ask.',
  },

  find: {
    title: 'Find a stay', text: 'We mail a link to the address the stay was booked with. It opens the stay in any browser.', code: 'Reservation code', codeMissing: 'Type the reservation code of your confirmation.',
    send: 'Mail me the link', sent: (email: string) => `If the code and ${email} belong together, the link is on its way. It can take a minute.`,
    tooMany: 'That was asked for very often just now. Wait a while, then try again.', failed: 'That did not work just now. Try again in a moment.',
    opening: 'Opening your stay', linkOver: 'This link has run out or is not for this stay. Ask for a new one.',
  },
} as const;
