import { found, loaderContext, makeReservation, refused, unavailable } from '../../testing/builders.ts';
import { loadConfirmation } from './load-confirmation.ts';
import { stayCalendar } from './stay-calendar.ts';

const load = (
  answer:
    Awaited<ReturnType<Parameters<typeof loadConfirmation>[1] & object>['getReservation']> | ReturnType<typeof found>,
) => {
  const context = loaderContext('/booking/confirmation/RST-1', { code: 'RST-1' });
  return loadConfirmation(context, () => ({ getReservation: async () => answer as never })).then((result) => ({
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

test('BOOK-9: the calendar file holds the nights, escaped and folded', () => {
  const listing = {
    ...makeReservation().listing,
    headline: 'Dock, boathouse; and a very long name that does not fit into one line of a file',
  };
  const text = stayCalendar(makeReservation({ listing }));
  expect(text).toContain('DTSTART;VALUE=DATE:20260612\r\nDTEND;VALUE=DATE:20260616');
  expect(text).toContain('SUMMARY:Dock\\, boathouse\\; and');
  expect(text).toContain('DTSTAMP:20260501T100000Z');
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
