/** All texts of mails to guests. Mails to hosts are English; their texts are where they are written. */
import { endWithName } from '@roost/shared/domain/end-with-name';
import { formatHosts, hasSeveralHosts } from '@roost/shared/domain/hosts';
import type { RepaidMethod } from '@roost/shared/contracts/booking';
import { MESSAGE_TEXT } from '@roost/shared/contracts/messages';
import { defineTexts } from '@roost/shared/texts';

export const mailTexts = defineTexts('services/mail', {
  hello: (name: string) => `Hello ${name}, `,
  questions: (phone: string) => `Questions? Call ${phone}.`,
  /** At the end of English mails with amounts. Spanish mails name the currency of each amount. */
  inDollars: 'All amounts are in US dollars.',
  open: (name: string) => `Open ${name.toLowerCase()}`,
  byHost: 'In the host’s own words.',
  inEnglish: 'Written by the host in English.',
  notChosen: 'Not chosen yet',
  inYear: (days: string, year: string) => `${days}, ${year}`,
  fromDay: (day: string) => `From ${day}`,
  untilDay: (day: string) => `Until ${day}`,
  calendar: (code: string, from: string, by: string) =>
    `Reservation ${code}. Check in after ${from}, check out by ${by}.`,
  rows: {
    reservation: 'Reservation',
    inquiry: 'Inquiry',
    home: 'Home',
    checkIn: 'Check in',
    after: (day: string, time: string) => `${day}, after ${time}`,
    checkOut: 'Check out',
    by: (day: string, time: string) => `${day}, by ${time}`,
    stay: 'Stay',
    dates: 'Dates',
    guests: 'Guests',
    message: 'Message',
    yourMessage: 'You wrote',
    question: 'Question',
    answer: 'Answer',
    number: 'Number',
    beforeTaxes: 'Total before taxes',
    total: 'Total (USD)',
    paid: 'Paid',
    payOn: (day: string) => `Due on ${day}`,
    payAgainOn: (day: string) => `We’ll try again on ${day}`,
    payBy: (day: string) => `To pay by ${day}`,
    unpaid: 'Still to pay',
    kept: 'Kept under the cancellation policy',
    refund: 'Refund',
    owed: 'Still owed to you',
    receipt: 'Receipt',
    address: 'Address',
    directions: 'Directions',
    host: (name: string) => (hasSeveralHosts(name) ? 'Your hosts' : 'Your host'),
    hostUntil: (name: string, phone: string, until: string) => `${name}, ${phone}, until ${until}`,
    wifi: 'Wi-Fi',
    wifiPassword: 'Wi-Fi password',
    door: 'Door code',
    doorFrom: (day: string) => `On the page of your stay, from ${day}`,
    doorNow: 'On the page of your stay',
    askHost: (host: string) => `${host} will tell you. Send a message from the page of your stay.`,
  },
  refund: {
    none: 'Under this home’s cancellation policy, there’s no refund.',
    /** `to` is what `formatRefundTo` writes. */
    done: (amount: string, to: string) => `We refunded ${amount}${to}. Refunds take 3–5 business days.`,
    pending: (amount: string, to: string) =>
      `Your refund of ${amount} is on its way${to}. Refunds take 3–5 business days.`,
    failed: (amount: string) =>
      `Your bank didn’t accept the refund of ${amount}. Call us, and we’ll send it another way.`,
    repaid: (amount: string, day: string, method: RepaidMethod) =>
      `We paid your refund of ${amount} on ${day} ${{ 'bank-transfer': 'by bank transfer', check: 'by check', card: 'to your card' }[method]}.`,
  },
  ifYouCancel: 'If you cancel',
  zone: 'Deadlines are in the home’s local time.',
  confirmation: {
    subject: (home: string, dates: string) => `Your stay is booked: ${home}, ${dates}`,
    heading: (place: string, day: string) => `${place} is yours on ${day}.`,
    opening: 'your stay is booked and paid.',
    openingInTwo: (now: string, rest: string, day: string) =>
      `your stay is booked. You paid ${now}; we’ll charge the other ${rest} to the same card on ${day}.`,
    gettingThere: 'Getting there',
    whatYouPaid: 'What you paid',
    whatYouPay: 'What you pay',
    link: 'See your booking',
    closing: 'The calendar file is attached.',
  },
  arrival: {
    subject: (weekday: string, home: string) => `${weekday}: how to get into ${home}`,
    opening: (weekday: string) =>
      `your stay starts on ${weekday}. While you have a signal, open the page of your stay and choose “Show code”: your phone keeps the page and the code.`,
    glance: 'At a glance',
    way: 'The way there',
    entry: 'Getting in',
    stay: 'Your stay',
    link: 'See the door code',
    closing: (phone: string) => `Locked out, or something doesn’t work? Call ${phone}.`,
  },
  cancellation: {
    subject: (home: string, dates: string) => `Your stay is cancelled: ${home}, ${dates}`,
    opening: 'your stay is cancelled.',
    unpaid:
      'we cancelled your stay, because we couldn’t charge the rest of its price and it wasn’t paid with another card in time.',
    notByGuest:
      'the host can’t have you this time, so we had to cancel your stay. We’re sorry. You get back everything you paid.',
    notCharged: (amount: string) => `The ${amount} that was still to be paid is not charged.`,
    heading: 'Your stay is cancelled',
    refund: 'Your refund',
    link: 'See the details',
  },
  refundPaid: {
    subject: (home: string) => `We paid your refund: ${home}`,
    heading: 'We paid your refund',
    opening: 'your bank sent your refund back to us, so we paid it another way.',
    link: 'See the receipt',
  },
  change: {
    subject: (home: string, dates: string) => `Your stay is changed: ${home}, ${dates}`,
    opening: 'your stay is changed.',
    heading: 'Your stay is changed',
    charged: (amount: string) => `We charged ${amount} to your card.`,
    nothing: 'There was nothing to pay.',
    nothingNow: 'There is nothing to pay today.',
    costs: 'What the stay costs now',
    link: 'See your stay',
    closing: (phone: string) => `The new calendar file is attached. Didn’t make this change? Call ${phone}.`,
  },
  restSoon: {
    subject: (amount: string, day: string) => `We’ll charge ${amount} for your stay on ${day}`,
    heading: 'The rest of your stay is due soon',
    opening: (amount: string, day: string) =>
      `on ${day} we’ll charge ${amount}, the rest of your stay, to the card you booked with. You don’t have to do anything.`,
    otherCard: 'If that card has changed, you can pay with another one before then.',
    link: 'Pay with another card',
  },
  restDeclined: {
    subject: (home: string) => `Your card was declined: ${home}`,
    heading: 'Your card was declined',
    opening: (amount: string) =>
      `we couldn’t charge ${amount}, the rest of your stay, to the card you booked with. Your bank declined it.`,
    retry: (day: string) => `We’ll try the same card again on ${day}. You can also pay now, with any card.`,
    lastTry: 'We won’t try that card again. Please pay with another one.',
    otherwise: (amount: string, day: string) =>
      `We’re holding your dates for now. If ${amount} isn’t paid by ${day}, 11:59 PM at the home, we’ll cancel the stay and return everything you paid.`,
    begun: (phone: string) => `Please call ${phone}, and we’ll take the payment with another card.`,
    link: 'Pay now',
  },
  restPaid: {
    subject: (home: string, dates: string) => `Your stay is paid: ${home}, ${dates}`,
    heading: 'Your stay is paid',
    opening: (amount: string, to: string, total: string) =>
      `we charged ${amount}, the rest of your stay,${to}. With it you’ve paid ${total} in all.`,
    link: 'See your stay',
  },
  tripLink: {
    subject: (code: string) => `Your booking ${code}`,
    heading: 'Here is your stay',
    opening:
      'here is the link to your stay. Whoever has it can see, change and cancel the stay, so please keep it to yourself.',
    openingBegun:
      'here is the link to your stay. It shows your stay, the receipt, and your messages with the host. Please keep it to yourself.',
    openingCancelled:
      'here is the link to your stay, which is cancelled. It shows what was booked, what came back to you, the receipt, and your messages with the host. Please keep it to yourself.',
    link: 'Open your booking',
    closing: 'Didn’t ask for this? Nothing has changed.',
  },
  inquiry: {
    subject: (home: string) => `We sent your question about ${home}`,
    opening: (host: string) =>
      `${endWithName(`we sent your question to ${host}`)} The answer comes to this email address.`,
    mistyped: 'Didn’t ask anything? Someone mistyped an email address, and you can ignore this email.',
    messages: 'See your messages',
    home: 'See the home',
  },
  message: {
    subject: (host: string, home: string) => `${formatHosts(host)} wrote to you about ${home}`,
    opening: (host: string) => `${formatHosts(host)} wrote to you.`,
    link: 'See the messages',
    closing: (phone: string) => `Pay only on Roost. Were you asked to pay elsewhere? Call ${phone}.`,
    byMail: 'You can also reply to this email. Files and pictures won’t go through.',
  },
  replyRefused: {
    subject: (home: string) => `Your reply about ${home} was not sent`,
    opening: 'We couldn’t add your reply to your messages.',
    reasons: {
      message_required: 'We found no words of your own in it.',
      message_too_long: `A message can have up to ${MESSAGE_TEXT.most.toLocaleString('en-US')} characters, and yours was longer.`,
      attachments_refused: 'It had a file or a picture and no words. Messages carry words only.',
      thread_full: 'This conversation has reached its limit. Please call us instead.',
      too_many: 'You’ve sent a lot of messages within an hour. Please try again later.',
      other_address: 'It came from an email address other than this one.',
      address_ended: 'The address you replied to no longer takes replies.',
      said_again: 'It repeated your last messages.',
      private_link: 'It included the private link from our email, which only you should see.',
    },
    link: 'Write it here instead',
  },
  replyWithoutFiles: {
    subject: (home: string) => `Your reply about ${home} went without its files`,
    opening:
      'Your words are in your messages, but the file or picture that came with them isn’t: messages carry words only.',
    link: 'See the messages',
  },
  question: {
    subject: (host: string, home: string) => `${formatHosts(host)} answered your question about ${home}`,
    opening: 'the host has answered your question.',
  },
  review: {
    subject: (home: string) => `How was ${home}?`,
    opening: (dates: string) => `you stayed ${dates}. A few words from you help the next guests, and the host.`,
    until: (day: string) =>
      `You can write until ${day}. What you and the host write is shown at the same time, so neither answers the other.`,
    link: 'Write a review',
    closing: (phone: string) => `Was something wrong? Call ${phone}.`,
  },
});
