/** Texts of stays that are paid in two parts. They load with what shows them. */
import { defineTexts } from '@roost/shared/texts';

export const splitCopy = /* @__PURE__ */ defineTexts('mfe-booking/split', {
  when: 'All now, or in two parts?',
  full: (total: string) => `Pay ${total} now`,
  fullHint: 'Nothing is due later.',
  parts: (now: string, rest: string, day: string) => `Pay ${now} now, ${rest} on ${day}`,
  partsHint: (payBy: string) =>
    `We’ll email you five days before, then charge the same card. If your bank declines it, you have until ${payBy} to pay with another card. After that we cancel the stay and return everything you paid.`,
  now: 'Due today',
  later: (day: string) => `Due on ${day}`,
  due: (now: string, rest: string, day: string) => `${now} due today. We’ll charge ${rest} to the same card on ${day}.`,
  dueInDollars: (now: string, about: string, rest: string, day: string) =>
    `${now} in US dollars due today, ${about}. We’ll charge ${rest} to the same card on ${day}. Your bank may use another rate.`,
  planned: (amount: string, day: string) => `On ${day}, we’ll charge the other ${amount} to the card you booked with.`,
  declined: (amount: string) => `Your bank declined ${amount}, the rest of your stay.`,
  again: (day: string) => `We’ll try the card again on ${day}.`,
  otherwise: (day: string) =>
    `We’re holding your dates for now. If it isn’t paid by ${day}, 11:59 PM at the home, we’ll cancel the stay and return everything you paid.`,
  overdue: (amount: string, phone: string) =>
    `${amount}, the rest of your stay, is still unpaid. Please call ${phone} to pay it by phone.`,
  payNow: 'Pay it now',
  otherCard: 'Pay with another card',
  notByGuest: 'The host can’t have you this time, so we had to cancel your stay. You get back everything you paid.',
  unpaid: 'The rest of the price wasn’t paid in time, so we cancelled the stay.',
  notCharged: (amount: string) => `The other ${amount} won’t be charged.`,
  page: {
    title: 'Pay the rest of your stay',
    lead: (amount: string, day: string) =>
      `${amount} is still to pay. If you pay it now, nothing is charged on ${day}.`,
    leadLate: (amount: string) => `${amount} is still to pay.`,
    paid: (paid: string, total: string) => `You’ve paid ${paid} of ${total}.`,
    pay: (amount: string) => `Pay ${amount}`,
    back: 'Back to the stay',
    nothing: 'Nothing is left to pay',
    nothingText: 'Your stay is paid. You can find every charge on its receipt.',
    doneTitle: 'Your stay is paid',
    done: (amount: string) => `We charged ${amount} to your card. Nothing more is due.`,
    noScript: (phone: string) => `Paying here needs JavaScript. You can also call ${phone}.`,
    loading: 'Loading the amount',
  },
  problems: {
    nameMissing: 'Name on card is required.',
    offline: 'You’re offline. Nothing was charged.',
    notSent: 'We couldn’t reach the card form. Nothing was charged.',
    unknown: 'We’re not sure yet whether your card was charged. Check again: you’re never charged twice.',
    failed: 'We couldn’t charge your card. Your stay is as it was.',
    declined: 'Nothing was charged. ',
  },
});
