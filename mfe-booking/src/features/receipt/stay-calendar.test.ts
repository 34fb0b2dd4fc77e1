import { makeReservation } from '../../testing/builders.ts';
import { stayCalendar } from './stay-calendar.ts';

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
