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
