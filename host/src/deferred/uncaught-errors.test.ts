import type { ReportedError } from '@roost/shared/monitoring';
import { watchUncaught } from './uncaught-errors.ts';

const FILE = 'http://site.test/_remotes/mfe-search/1.2.0-beta.1/js/expose-routes.abc.js';
const errorAt = (stack: string) => Object.assign(new Error('x'), { stack });

function setUp(before: readonly ReportedError[] = []) {
  const tell = jest.fn();
  const failed = new Set<string>();
  const page = new EventTarget();
  watchUncaught(tell, failed, before, page as Window);
  const hear = (type: string, fields: object) => page.dispatchEvent(Object.assign(new Event(type), fields));
  return { tell, failed, hear };
}

test.each([
  ['error', 'error'],
  ['unhandledrejection', 'reason'],
])('PLAT-9c: an %s of a remote that nothing waits for is told its owner, once a page', (type, field) => {
  const { tell, failed, hear } = setUp();
  for (let again = 0; again < 3; again += 1)
    hear(type, { [field]: errorAt(`Error: x\n at f (http://site.test/_host/a/js/main.js:1:2)\n at g (${FILE}:3:4)`) });
  expect(tell.mock.calls).toEqual([['mfe-search', '1.2.0-beta.1', 'event']]);
  expect([...failed]).toEqual(['mfe-search:event']);
});

test('PLAT-9c: an error from before the listener was there is reported to its owner', () => {
  const { tell } = setUp([
    { error: 'no error', context: {} },
    { error: errorAt(`Error: x\n at g (${FILE}:3:4)`), context: {} },
  ]);
  expect(tell.mock.calls).toEqual([['mfe-search', '1.2.0-beta.1', 'event']]);
});

test('PLAT-9c: an error whose stack names no file belongs to the file that threw it', () => {
  const { tell, hear } = setUp();
  hear('error', { error: errorAt('Error: x'), filename: FILE });
  expect(tell.mock.calls).toEqual([['mfe-search', '1.2.0-beta.1', 'event']]);
});

test('PLAT-9c: a thrown value without a stack belongs to the file that threw it', () => {
  const { tell, hear } = setUp();
  hear('error', { error: null, filename: FILE });
  expect(tell.mock.calls).toEqual([['mfe-search', '1.2.0-beta.1', 'event']]);
});

test.each([
  ["the host's own", errorAt('Error: x\n at f (http://site.test/_host/a/js/main.js:1:2)')],
  ["a third party's, which has no error", null],
  ['a text that was thrown', FILE],
])('PLAT-9c: what is not of a remote is told nobody: %s', (_what, error) => {
  const { tell, failed, hear } = setUp();
  hear('error', { error });
  expect([tell.mock.calls, [...failed]]).toEqual([[], []]);
});

test('PLAT-9c: what the store caught for the sake of others is told its owner', () => {
  const { tell, failed, hear } = setUp();
  const error = errorAt(`Error: x\n at g (${FILE}:3:4)`);
  hear('roost:error', { detail: { error, context: { phase: 'effect' } } });
  expect(tell.mock.calls).toEqual([['mfe-search', '1.2.0-beta.1', 'event']]);
  expect([...failed]).toEqual(['mfe-search:event']);
});

test('PLAT-9c: a hydration mismatch is reported to its owner and is no failure', () => {
  const reported = (stack: string, phase = 'hydrate'): ReportedError => ({
    error: new Error('x'),
    context: { phase, stack },
  });
  const mismatch = reported(
    `\n at p (<anonymous>)\n at Page (${FILE}:3:4)\n at Shell (http://site.test/_host/a/js/main.js:1:2)`,
  );
  const { tell, failed, hear } = setUp([mismatch]);
  hear('roost:error', { detail: mismatch });
  hear('roost:error', { detail: reported('\n at Shell (http://site.test/_host/a/js/main.js:1:2)') });
  hear('roost:error', { detail: reported(`\n at Page (${FILE}:3:4)`, 'render') });
  expect(tell.mock.calls).toEqual([['mfe-search', '1.2.0-beta.1', 'hydrate']]);
  expect([...failed]).toEqual([]);
});
