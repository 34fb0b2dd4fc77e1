import { passwordProblem, passwordStrength } from './password.ts';

test.each([
  ['lake', 'short'],
  ['x'.repeat(201), 'long'],
  ['password1', 'common'],
  ['Password123!', 'common'],
  ['12345678', 'common'],
  ['aaaaaaaaaa', 'common'],
  ['lakehouse26', 'short'],
  ['lakehouse 26', null],
  ['four quiet words here', null],
  ['пароль-озеро', null],
])('AUTH-7 SAFE-12: %s is %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

test.each([
  ['', 0],
  ['password1', 0],
  ['lake', 1],
  ['lakehouse 2', 1],
  ['lakehouse 26', 2],
  ['lakehouse 2026', 3],
  ['a lakehouse in june', 4],
])('AUTH-7: the meter of %s shows %d', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
