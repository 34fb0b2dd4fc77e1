import { findOptionTakenByNpm, wholeNumber, wholePercent, wholePort } from './command.ts';

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

test.each([
  [{ npm_config_dry_run: 'true' }, 'dry-run'],
  [{ npm_config_registry: 'https://npm.example' }, null],
  [{ npm_config_dry_run: '' }, null],
  [{}, null],
])('PLAT-6: an option that npm took for itself is told, not left out: %p', (environment, taken) =>
  expect(findOptionTakenByNpm(['traffic', 'dry-run', 'registry'], environment)).toBe(taken),
);

test('PLAT-7: a port is one that there is, with those of further remotes behind it', () => {
  expect([wholePort(undefined, '--port'), wholePort('3200', '--port', 3), wholePort('65535', '--port')]).toEqual([
    null,
    3200,
    65_535,
  ]);
  expect(() => wholePort('99999', '--port')).toThrow('--port takes a port from 1 to 65535, not 99999.');
  expect(() => wholePort('65535', '--port', 2)).toThrow('--port takes a port from 1 to 65534, not 65535.');
  expect(() => wholePort('0', '--port')).toThrow('--port takes a port');
});
