import { findQuestionProblems } from './question-problems.ts';

const FORM = { question: 'Is there a high chair?', name: 'Maya', email: 'maya@example.com' };

test.each([
  ['a complete form', {}, {}],
  ['only spaces', { question: '  ', name: ' ' }, { question: /few words/, name: /first name/ }],
  ['a question that is too long', { question: 'a'.repeat(5_000) }, { question: /under \d+ characters/ }],
  ['no email address', { email: '' }, { email: /\S/ }],
  ['half an email address', { email: 'maya@example' }, { email: /full email address/ }],
])('LIST-1: problems of %s', (_name, change, problems) => {
  const found = findQuestionProblems({ ...FORM, ...change });
  expect(Object.keys(found)).toEqual(Object.keys(problems));
  for (const [field, pattern] of Object.entries(problems)) expect(found[field as keyof typeof found]).toMatch(pattern);
});
