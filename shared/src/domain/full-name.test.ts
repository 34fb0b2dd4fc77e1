import { joinName, splitName } from './full-name.ts';

test.each([
  ['Ana María', 'García López'],
  ['Zoë & Max', 'O’Brien-Łukasiewicz'],
  ['Maya', 'Ortiz'],
  ['Maya', ''],
])('ACCT-1: "%s" and "%s" are told apart again', (firstName, lastName) => {
  expect(splitName(joinName(firstName, lastName))).toEqual({ firstName, lastName });
});

test('ACCT-1: a name from elsewhere is cut after its first word', () => {
  expect(splitName('Ana María García')).toEqual({ firstName: 'Ana', lastName: 'María García' });
  expect(splitName(joinName('  ', ' Ortiz  Vega '))).toEqual({ firstName: 'Ortiz', lastName: 'Vega' });
  expect(splitName('')).toEqual({ firstName: '', lastName: '' });
});
