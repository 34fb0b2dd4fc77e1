import { buildFilter } from '../testing/common-passwords-build.ts';
import { isCommonPassword, newPasswordProblem, probes } from './common-passwords.ts';

test.each([
  ['123456', true],
  ['PASSWORD1', true],
  ['trustno1', true],
  ['1q2w3e4r5t6y', true],
  ['Summer2026!!', true],
  ['qwertyuiop123', true],
  // Words apart are a phrase, however common each of them is.
  ['summer password', false],
  ['four quiet words here', false],
  ['пароль-озеро у дома', false],
])('SAFE-12: %s is common: %s', (password, common) => {
  expect(isCommonPassword(password)).toBe(common);
});

test('SAFE-12: a filter knows all of its list and next to nothing else', () => {
  const list = Array.from({ length: 2_000 }, (_, index) => `password number ${index}`);
  const filter = buildFilter(list);
  const has = (password: string): boolean =>
    probes(password, filter.length * 8).every((bit) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0);
  expect(list.filter((password) => !has(password))).toEqual([]);
  const others = Array.from({ length: 10_000 }, (_, index) => `another one ${index}`);
  expect(others.filter(has).length).toBeLessThan(20);
});

test('SAFE-12: a new password is not the address it is for, nor the name of the site', () => {
  expect(newPasswordProblem('lakeside.maya', 'lakeside.maya@example.com')).toBe('common');
  expect(newPasswordProblem('lakesidemaya-2026', 'lakeside.maya@example.com')).toBe('common');
  expect(newPasswordProblem('Roost-Roost-2026', 'maya@example.com')).toBe('common');
  expect(newPasswordProblem('maya goes to the lake', 'maya@example.com')).toBeNull();
  expect(newPasswordProblem('short', 'maya@example.com')).toBe('short');
});
