import type { ChangeOffer } from '@roost/shared/contracts/change';
import { makeQuote } from '../../testing/builders.ts';
import { formatButton, formatDifference } from './difference.ts';

const REST = { restCents: 126_910, restOn: '2026-05-10' };
const offer = (over: Partial<ChangeOffer>, nowCents = 185_800): ChangeOffer => ({
  code: 'A',
  was: makeQuote({ totalCents: 181_300 }),
  now: makeQuote({ totalCents: nowCents }),
  same: false,
  paidCents: 181_300,
  dueCents: 0,
  refundCents: 0,
  keptCents: 0,
  steps: [],
  today: '2026-05-01',
  sleeps: 8,
  maxPets: 2,
  ...over,
});

test.each([
  ['something is due', offer({ dueCents: 4_500 }), 'To pay now: $45.00', 'Pay $45.00 and change the stay'],
  [
    'something comes back',
    offer({ refundCents: 4_500 }),
    'Back to your card: $45.00',
    'Change the stay, refund $45.00',
  ],
  [
    'the later charge grows',
    offer({ rest: REST }),
    '$45.00 more, charged on May 10, 2026',
    'Change the stay, $1,269.10 due on May 10, 2026',
  ],
  [
    'the later charge shrinks',
    offer({ rest: REST }, 180_000),
    '$13.00 less, when we charge the rest on May 10, 2026',
    'Change the stay, $1,269.10 due on May 10, 2026',
  ],
  [
    'the later charge stays',
    offer({ rest: REST }, 181_300),
    'Nothing to pay now',
    'Change the stay, $1,269.10 due on May 10, 2026',
  ],
  ['it costs nothing', offer({}, 181_300), 'Nothing to pay', 'Change the stay'],
  ['it is the stay as booked', offer({ same: true }), '', 'Change the stay'],
])('STAY-2 TRUE-1: where %s, line and button have the amount', (_, given, line, button) => {
  expect([formatDifference(given), formatButton(given)]).toEqual([line, button]);
});
