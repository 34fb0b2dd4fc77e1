/**
 * All Spanish texts of shared, by the names they are defined with. The host offers them to the whole page; mails read
 * them too.
 */
import { dates, turnover } from './es/dates.ts';
import { party } from './es/party.ts';
import { about, currencies, priceDisplay, promo } from './es/prices.ts';
import { bookingErrors, messageProblems, refusals, reviewProblems } from './es/problems.ts';
import { refundCards, refunds } from './es/refunds.ts';
import { beds, calendar, stepper, ui } from './es/ui.ts';
import { whatChanged } from './es/what-changed.ts';
import { words } from './es/words.ts';

export const sharedSpanish = {
  'shared/about': about,
  'shared/beds': beds,
  'shared/booking-errors': bookingErrors,
  'shared/calendar': calendar,
  'shared/currencies': currencies,
  'shared/dates': dates,
  'shared/message-problems': messageProblems,
  'shared/party': party,
  'shared/price-display': priceDisplay,
  'shared/promo': promo,
  'shared/refund': refunds,
  'shared/refund-cards': refundCards,
  'shared/refusals': refusals,
  'shared/review-problems': reviewProblems,
  'shared/stepper': stepper,
  'shared/turnover': turnover,
  'shared/ui': ui,
  'shared/what-changed': whatChanged,
  'shared/words': words,
};
