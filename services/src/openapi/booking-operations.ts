/** Routes of booking, with what they take and answer. */
import { quoteSchema, reservationAnswerSchema, reservationSchema } from '@roost/shared/contracts/booking';
import { draftAnswerSchema, draftKeptSchema, draftRequestSchema } from '@roost/shared/contracts/booking-draft';
import { inquiryAnswerSchema } from '@roost/shared/contracts/inquiry';
import { visitEventSchema } from '@roost/shared/contracts/visit-event';
import { inquirySchema } from '../inquiries/inquire.ts';
import { quoteRequestSchema } from '../quotes/routes.ts';
import { reservationRequestSchema, resumeSchema } from '../reservations/request-schema.ts';
import { webhookSchema } from '../recovery/webhook-routes.ts';
import { read, write, type Operation } from './operation.ts';

export const BOOKING: Readonly<Record<string, Operation>> = {
  'POST /quotes': write('A price that is held for half an hour.', quoteRequestSchema, quoteSchema),
  'POST /booking-draft': write(
    'Keeps what was typed into a checkout for its tab, in a sealed cookie.',
    draftRequestSchema,
    draftKeptSchema,
  ),
  'GET /booking-draft': read('What was typed into a checkout of this tab.', draftAnswerSchema, {
    tab: 'key of the tab',
  }),
  'POST /reservations': write(
    'Books and charges. The same key again answers the same and charges nothing.',
    reservationRequestSchema,
    reservationAnswerSchema,
  ),
  'POST /reservations/resume': write(
    'How a booking ended of which this browser knows the key alone. One that has not come is refused for good.',
    resumeSchema,
    reservationAnswerSchema,
  ),
  'GET /reservations/:code': read(
    'A booking, by its code: for its guest, in the browser that made it, or with its address.',
    reservationSchema,
    {
      email: 'address of the booking',
    },
  ),
  'POST /webhooks/stripe': {
    summary: 'Events of the payment provider, signed over their bytes.',
    who: 'provider',
    body: webhookSchema,
  },
  'POST /inquiries': write('Asks the host of a home.', inquirySchema, inquiryAnswerSchema),
  'POST /t': write('An event of a visit; kept with consent only.', visitEventSchema),
};
