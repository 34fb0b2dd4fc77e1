import { setLanguageSource } from '../texts/index.ts';
import { formatHosts, hasSeveralHosts } from './hosts.ts';

afterEach(() => setLanguageSource(() => 'en'));

test.each([
  ['Hana', false],
  ['Sandy Anderson', false],
  ['Hana and Maeve', true],
])('TRUE-1: "%s" are several: %s', (name, several) => {
  expect(hasSeveralHosts(name)).toBe(several);
});

test.each([
  ['en', 'Hana and Maeve', 'Hana and Maeve'],
  ['es', 'Hana and Maeve', 'Hana y Maeve'],
  ['es', 'Paige and Ines', 'Paige e Ines'],
  ['es', 'Sandy Anderson', 'Sandy Anderson'],
] as const)('TRUE-1: in %s "%s" is "%s"', (language, name, shown) => {
  setLanguageSource(() => language);
  expect(formatHosts(name)).toBe(shown);
});

test('FAST-5: names of hosts are joined without Intl, whose first object takes a slow phone 80 ms', () => {
  const made = jest.spyOn(Intl, 'ListFormat');
  expect(formatHosts('Hana and Maeve')).toBe('Hana and Maeve');
  expect(made).not.toHaveBeenCalled();
});
