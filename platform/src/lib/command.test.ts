import { wholeNumber, wholePercent } from './command.ts';

test.each<[string | undefined, number | null | RegExp]>([
  [undefined, null],
  ['0', 0],
  ['100', 100],
  ['101', /--traffic is a share of visitors: 0 to 100, not 101/],
  ['10.5', /--traffic takes a whole number, not "10\.5"/],
  ['', /takes a whole number/],
])('PLAT-3: a share of visitors is a whole number from 0 to 100: %p', (text, answer) => {
  const read = () => wholePercent(text, '--traffic');
  if (answer instanceof RegExp) expect(read).toThrow(answer);
  else expect(read()).toBe(answer);
});

test('an option without a value is not given', () => {
  expect(wholeNumber(undefined, '--port')).toBeNull();
});
