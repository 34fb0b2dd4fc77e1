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

// After the hooks above: the library adds one of its own. Milliseconds that `findBy…` and `waitFor` wait are for
// what never comes, not for a machine that is busy with other work.
require('@testing-library/react').configure({ asyncUtilTimeout: 30_000 });

// React notes the stack at which each element was made, for its warnings, and stops after so many in a second. With the hundred frames that Jest keeps this was an eighth of
// a component test. A warning fails the test all the same, and names the component.
const MOST_STACKS = 1e9;
const { createRequire } = require('node:module');
/** The React that the library renders with. */
const React = createRequire(require.resolve('@testing-library/react'))('react');
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (internals?.recentlyCreatedOwnerStacks !== undefined)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => MOST_STACKS, set: () => undefined });
