import { makeReservation } from '../../testing/builders.ts';
import { stayCalendar } from './stay-calendar.ts';

test('BOOK-9: the calendar file holds the nights, escaped and folded', () => {
  const listing = {
    ...makeReservation().listing,
    headline: 'Dock, boathouse; and a very long name that does not fit into one line of a file',
  };
  const text = stayCalendar(makeReservation({ listing }), 'https://roost.example');
  expect(text).toContain('DTSTART;VALUE=DATE:20260612\r\nDTEND;VALUE=DATE:20260616');
  expect(text).toContain('SUMMARY:Dock\\, boathouse\\; and');
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('BOOK-9 STAY-2: the file of a changed stay is a newer version of the entry, as the one in the mail is', () => {
  const text = stayCalendar(makeReservation({ code: 'ABCDEFGH23', changes: 2 }), 'https://roost.example');
  for (const line of [
    'UID:ABCDEFGH23@roost',
    'SEQUENCE:2',
    'STATUS:CONFIRMED',
    'URL:https://roost.example/trips/ABCDEFGH23',
  ])
    expect(text).toContain(`\r\n${line}\r\n`);
  const [, stamp = ''] = /DTSTAMP:(\d{8})T\d{6}Z\r\n/.exec(text) ?? [];
  // Written now, not when the stay was booked: programs keep the newest.
  expect(Number(stamp)).toBeGreaterThan(20260501);
});
