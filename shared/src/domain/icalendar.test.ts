import { toCalendarFile, toCalendarText } from './icalendar.ts';

/** The lines as a program reads them that takes every character that can end a line for the end of one. */
const readLines = (file: string): string[] => file.replace(/\r\n[ \t]/g, '').split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/);

test.each(['\r', '\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'SAFE-29: a text with %j in it begins no property of a calendar file',
  (end) => {
    const file = toCalendarFile([`SUMMARY:${toCalendarText(`Lake house${end}ATTENDEE:mailto:x@evil.example`)}`]);
    expect(readLines(file)).toEqual(['SUMMARY:Lake house\\nATTENDEE:mailto:x@evil.example', '']);
  },
);

test('SAFE-29: a calendar file has no control characters, whatever its texts and lines have', () => {
  const all = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).join('');
  const file = toCalendarFile([`SUMMARY:${toCalendarText(all)}`, `URL:https://stay.example/${all}`]);
  expect(file.replaceAll('\r\n', '').match(/\p{Cc}/gu)).toEqual(['\t', '\t']);
});

test('a text keeps its lines, its commas and its letters', () => {
  expect(toCalendarText('Dock, boathouse; a\\b\r\nüñ 家')).toBe('Dock\\, boathouse\\; a\\\\b\\nüñ 家');
});

test('lines have 75 bytes at most, and no letter is cut', () => {
  const line = `SUMMARY:${'家'.repeat(60)}`;
  const file = toCalendarFile([line]);
  for (const each of file.split('\r\n')) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75);
  expect(readLines(file)).toEqual([line, '']);
});
