import { storableLines, storableText } from './storable-text.ts';

test('TALK-2: what a guest writes gives no commands to a terminal and turns no direction; its lines stay', () => {
  const hostile = 'Lovely\u001b[2J\u001b]0;x\u0007 home\u009b31m\r\n\tby the \u202eekal\u2066 \u0000lake\ud800';
  expect(storableLines.parse(hostile)).toBe('Lovely[2J]0;x home31m\n\tby the ekal lake\ufffd');
});

test('SAFE-8: a name on one line cannot look like another one', () => {
  expect(storableText(100).parse(' Maya\u202e\nzitrO\u0007\u2028Bcc: x ')).toBe('Maya zitrO Bcc: x');
  expect(storableText(5).safeParse('longer').success).toBe(false);
});
