import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFilter } from '../testing/common-passwords-build.ts';
import { FILTER_FILE, isCommonPassword, newPasswordProblem, probes } from './common-passwords.ts';

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

/** How many different passwords a filter holds, by the share of its bits that are set. */
function estimateCount(filter: Buffer, probesEach: number): number {
  const bits = filter.length * 8;
  const set = filter.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
  return (-bits / probesEach) * Math.log(1 - set / bits);
}

describe('SAFE-12: the filter that is shipped', () => {
  /** The first 100,000 of the list and its longer ones, without those that differ by case alone. */
  const COUNT = 139_974;
  const filter = readFileSync(FILTER_FILE);

  test('it holds as many passwords as it says', () => {
    expect(filter).toHaveLength(Math.ceil((COUNT * 19) / 8));
    expect(Math.abs(estimateCount(filter, 13) - COUNT)).toBeLessThan(COUNT / 100);
    expect(readFileSync(join(__dirname, '../../../docs/security.md'), 'utf8')).toContain(
      'not one of 140,000 common ones',
    );
  });

  test.each([
    ...['123456', 'password', 'qwerty', 'dragon', 'letmein', 'football', 'iloveyou', 'monkey', 'shadow', 'superman'],
    ...['michael', 'baseball', 'sunshine', 'princess', 'starwars', 'whatever', 'charlie', 'jordan23', 'zaq12wsx'],
    // Of those with 12 characters or more, which are all that a new password may be.
    ...['123456789012', 'passwordpassword', 'qwertyuiop123', '1qaz2wsx3edc', 'q1w2e3r4t5y6', 'abcdefghijkl'],
  ])('it knows %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test('it takes next to nothing else for common', () => {
    const drawn = Array.from({ length: 20_000 }, (_, index) =>
      createHash('sha256').update(`drawn ${index}`).digest('hex'),
    );
    expect(drawn.filter(isCommonPassword).length).toBeLessThan(20);
  });
});

test('SAFE-12: a new password is not the address it is for, nor the name of the site', () => {
  expect(newPasswordProblem('lakeside.maya', 'lakeside.maya@example.com')).toBe('common');
  expect(newPasswordProblem('lakesidemaya-2026', 'lakeside.maya@example.com')).toBe('common');
  expect(newPasswordProblem('Roost-Roost-2026', 'maya@example.com')).toBe('common');
  expect(newPasswordProblem('maya goes to the lake', 'maya@example.com')).toBeNull();
  expect(newPasswordProblem('short', 'maya@example.com')).toBe('short');
});
