import { hasSeveralHosts } from './hosts.ts';

test.each([
  ['Hana', false],
  ['Sandy Anderson', false],
  ['Hana and Maeve', true],
])('TRUE-1: "%s" are several: %s', (name, several) => {
  expect(hasSeveralHosts(name)).toBe(several);
});
