import { makeQuote, makeReservation } from '../../testing/builders.ts';
import { checkoutReducer, EDITING, isEndUnknown, isLocked, isRunning, toEndPhase } from './checkout-machine.ts';
import type { CheckoutEvent, CheckoutPhase } from './checkout-machine.ts';

const BEFORE = makeQuote();
const NOW = makeQuote({ totalCents: 186_052 });
const paying: CheckoutPhase = { type: 'paying', before: BEFORE, resumed: false };
const challenge: CheckoutPhase = { type: 'challenge', before: BEFORE, resumed: false };
const booked: CheckoutPhase = { type: 'booked' };
const unknown: CheckoutPhase = { type: 'unknown' };
const refusedEmail: CheckoutPhase = {
  type: 'details-refused',
  error: { code: '1010', message: 'Email address is required.', field: 'email' },
};
const declined: CheckoutPhase = {
  type: 'card-refused',
  refusal: { by: 'bank', code: 'card_declined', message: 'No funds.' },
};
const changed: CheckoutPhase = { type: 'price-changed', before: BEFORE, now: NOW };

const payPressed: CheckoutEvent = { type: 'pay-pressed', shown: BEFORE };
const confirmed: CheckoutEvent = { type: 'ended', outcome: { type: 'confirmed', reservation: makeReservation() } };
const edited: CheckoutEvent = { type: 'edited' };

test.each<[string, CheckoutPhase, CheckoutEvent, CheckoutPhase]>([
  ['BOOK-7: pressing pay begins a payment', EDITING, payPressed, paying],
  ['BOOK-7: a second press changes nothing', paying, payPressed, paying],
  ['BOOK-6: a declined card can be tried again', declined, payPressed, paying],
  ['BOOK-4: the new price can be paid', changed, { type: 'pay-pressed', shown: NOW }, { ...paying, before: NOW }],
  [
    'BOOK-7: an attempt from before a reload is taken up, its price is lost',
    EDITING,
    { type: 'attempt-resumed' },
    { type: 'paying', before: null, resumed: 'opened' },
  ],
  [
    'BOOK-7: an attempt of unknown end can be asked about',
    unknown,
    { type: 'attempt-resumed' },
    { type: 'paying', before: null, resumed: 'pressed' },
  ],
  ['BOOK-7: while the end is not known nothing is paid', unknown, payPressed, unknown],
  ['BOOK-7: while the end is not known nothing is edited', unknown, edited, unknown],
  ['BOOK-7: nothing is taken up during a payment', challenge, { type: 'attempt-resumed' }, challenge],
  ["BOOK-6: the bank's window opens", paying, { type: 'challenge-opened' }, challenge],
  ["BOOK-6: the bank's window closes", challenge, { type: 'challenge-closed' }, paying],
  ['BOOK-6: no window without a payment', EDITING, { type: 'challenge-opened' }, EDITING],
  ['BOOK-7: a confirmed stay is booked', paying, confirmed, booked],
  ['BOOK-7: an end that comes without a payment is not heard', EDITING, confirmed, EDITING],
  ['BOOK-7: a booked stay cannot be paid again', booked, payPressed, booked],
  ['BOOK-9: a payment under way cannot be edited away', paying, edited, paying],
  ['BOOK-4: the guest goes back from the new price', changed, edited, EDITING],
  [
    'BOOK-3: another field keeps what was refused',
    refusedEmail,
    { type: 'fields-changed', fields: ['phone'] },
    refusedEmail,
  ],
  ['BOOK-3: the refused field clears it', refusedEmail, { type: 'fields-changed', fields: ['email'] }, EDITING],
  ['BOOK-3: fields mean nothing to other phases', declined, { type: 'fields-changed', fields: ['email'] }, declined],
])('%s', (_title, phase, event, next) => {
  expect(checkoutReducer(phase, event)).toEqual(next);
});

const error = (code: string, field?: string) => ({ code, message: 'Because.', ...(field ? { field } : {}) });

test.each([
  ['BOOK-4: another price', { type: 'priceChanged', now: NOW }, changed],
  [
    'BOOK-5: another price because a code is used up',
    { type: 'priceChanged', now: NOW, reason: error('promo_refused', 'promo') },
    { ...changed, reason: 'Because.' },
  ],
  ['BOOK-3: dates taken meanwhile', { type: 'refused', error: error('1020', 'dates') }, 'taken'],
  ['BOOK-3: dates that are not free', { type: 'refused', error: error('1021') }, 'taken'],
  ['BOOK-3: a wrong card type', { type: 'refused', error: error('1013') }, 'card-refused'],
  ['BOOK-6: a declined card', { type: 'refused', error: error('card_declined') }, 'card-refused'],
  ['BOOK-6: any refusal at the card', { type: 'refused', error: error('4711', 'card') }, 'card-refused'],
  ['BOOK-6: a card the vault refuses', { type: 'card', reason: 'incomplete', message: '' }, 'card-refused'],
  ['BOOK-3: a refused detail', { type: 'refused', error: error('1010', 'email') }, 'details-refused'],
  ['BOOK-3: any other refusal', { type: 'refused', error: error('4711') }, 'refused'],
  ['BOOK-7: nothing sent', { type: 'notSent' }, 'not-sent'],
  ['BOOK-7: no answer', { type: 'unknown' }, 'unknown'],
] as const)('%s', (_title, outcome, expected) => {
  const phase = toEndPhase(outcome, BEFORE);
  if (typeof expected === 'string') expect(phase.type).toBe(expected);
  else expect(phase).toEqual(expected);
  expect(checkoutReducer(challenge, { type: 'ended', outcome })).toEqual(phase);
});

test('BOOK-9: leaving is asked about while a payment runs, and nothing can be changed until its end is shown', () => {
  const phases = [EDITING, paying, challenge, booked, unknown, changed];
  expect(phases.map(isRunning)).toEqual([false, true, true, false, false, false]);
  expect(phases.map(isLocked)).toEqual([false, true, true, true, true, false]);
  expect(phases.map(isEndUnknown)).toEqual([false, false, false, false, true, false]);
  expect(isEndUnknown({ type: 'paying', before: null, resumed: 'pressed' })).toBe(true);
});
