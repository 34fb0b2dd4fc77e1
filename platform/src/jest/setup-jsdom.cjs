/** Matchers for the page, and the rule that a component test which makes React or the browser complain has failed. */
require('@testing-library/jest-dom');

let complaints = [];
let original;
beforeEach(() => {
  complaints = [];
  original = console.error;
  console.error = (...parts) => complaints.push(parts);
});
afterEach(() => {
  console.error = original;
  if (complaints.length === 0) return;
  const texts = complaints.map((parts) => parts.map(String).join(' '));
  throw new Error(`The test wrote to console.error (expect it with jest.spyOn when it is meant):\n${texts.join('\n')}`);
});
