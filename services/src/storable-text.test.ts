import { storableLines, storableText } from './storable-text.ts';

test('TALK-2: what a guest writes gives no commands to a terminal and turns no direction; its lines stay', () => {
  const hostile = 'Lovely\u001b[2J\u001b]0;x\u0007 home\u009b31m\r\n\tby the \u202eekal\u2066 \u0000lake\ud800';
  expect(storableLines.parse(hostile)).toBe('Lovely[2J]0;x home31m\n\tby the ekal lake\ufffd');
});

test('SAFE-8: a name on one line cannot look like another one', () => {
  expect(storableText(100).parse(' Maya\u202e\nzitrO\u0007\u2028Bcc: x ')).toBe('Maya zitrO Bcc: x');
  expect(storableText(5).safeParse('longer').success).toBe(false);
});

test.each([
  ['Maya\u200b Or\u00adtiz\ufeff\u{e0041}', 'Maya Ortiz'],
  ['\u200b\u3164\u200d', ''],
  ['\u2800 \u0301', ''],
  [`Ma${'\u0301'.repeat(90)}ya`, `M\u00e1${'\u0301'.repeat(4)}ya`],
  ['jose\u0301@example.com', 'jos\u00e9@example.com'],
  // Letters of Persian, Hindi, Vietnamese and Hebrew, and an emoji of three.
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['क्ष\u200dत्रिय', 'क्ष\u200dत्रिय'],
  ['Nguyễn', 'Nguyễn'],
  ['שָׁלוֹם', 'שָׁלוֹם'],
  ['👩\u200d❤\ufe0f\u200d👩', '👩\u200d❤\ufe0f\u200d👩'],
])('SAFE-8: of %j what nobody sees goes, and what a language needs stays', (given, expected) => {
  expect(storableText(200).parse(given)).toBe(expected);
});
