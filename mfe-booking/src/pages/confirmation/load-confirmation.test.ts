import type { HttpResult } from '@roost/shared/http';
import type { Reservation } from '@roost/shared/contracts/booking';
import { found, loaderContext, makeReservation, refused, unavailable } from '../../testing/builders.ts';
import { loadConfirmation } from './load-confirmation.ts';

const load = (answer: HttpResult<Reservation>) => {
  const context = loaderContext('/booking/confirmation/RST-1', { code: 'RST-1' });
  return loadConfirmation(context, async () => answer).then((result) => ({
    result,
    headers: context.headers,
  }));
};

test('BOOK-9: the browser that booked sees its stay, and no cache keeps it', async () => {
  const { result, headers } = await load(found(makeReservation()));
  expect(result).toMatchObject({ type: 'data', data: { type: 'stay', reservation: { code: 'RST-41827-0612' } } });
  expect(headers).toEqual({ 'cache-control': 'private, no-store' });
});

test('BOOK-9: another browser is asked for the email address', async () => {
  expect((await load(refused('not_found', 404))).result).toMatchObject({
    status: 404,
    data: { type: 'lookup', code: 'RST-1' },
  });
});

test('BOOK-9: services that do not answer are not a missing stay', async () => {
  expect((await load(unavailable())).result).toMatchObject({ status: 503, data: { type: 'failed' } });
});

test('TRUE-2: deadlines are counted from the day at the home, not from that of the server', async () => {
  const context = loaderContext('/booking/confirmation/RST-1', { code: 'RST-1' });
  const night = new Date('2026-05-30T05:00:00Z');
  expect(await loadConfirmation(context, async () => found(makeReservation()), night)).toMatchObject({
    data: { today: '2026-05-29' },
  });
});
