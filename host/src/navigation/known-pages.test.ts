import { setPreviewed } from '@roost/shared/ui';
import { drawKnownAtOnce } from './known-pages.ts';

type Router = Parameters<typeof drawKnownAtOnce>[0];
type Change = { navigation?: 'idle' | 'loading'; historyAction?: 'PUSH' | 'POP'; key?: string };

/** Returns whether the page is asked to draw this change at once. `initialized`: the server has rendered the page. */
function isAtOnce({ navigation = 'idle', historyAction = 'PUSH', key = 'b' }: Change, initialized = true): unknown {
  let tell: (...told: never[]) => void = () => undefined;
  const router = {
    state: { initialized, location: { key: 'a' } },
    subscribe: (listener: typeof tell) => ((tell = listener), () => undefined),
  } as unknown as Router;
  drawKnownAtOnce(router);
  let atOnce: unknown;
  router.subscribe((_state, change) => (atOnce = change.flushSync));
  const state = { navigation: { state: navigation }, historyAction, location: { key } };
  tell(state as never, { flushSync: false } as never);
  return atOnce;
}
afterEach(() => setPreviewed(false));

test('FAST-5: the page of a home whose preview is shown is drawn at once', () => {
  expect(isAtOnce({})).toBe(false);
  setPreviewed(true);
  expect(isAtOnce({})).toBe(true);
  // That it is on its way changes nothing that is seen.
  expect(isAtOnce({ navigation: 'loading' })).toBe(false);
});

test.each<[string, Change, boolean, boolean]>([
  ['what the visitor goes back to', { historyAction: 'POP' }, true, true],
  ['the page that was there first, too', { historyAction: 'POP', key: 'a' }, true, true],
  [
    'not the first page of a visit, which the server has not rendered',
    { historyAction: 'POP', key: 'a' },
    false,
    false,
  ],
  ['but what follows it', { historyAction: 'POP' }, false, true],
  ['not while it is on its way', { historyAction: 'POP', navigation: 'loading' }, true, false],
])('FAST-5: drawn at once: %s', (_what, change, initialized, expected) => {
  expect(isAtOnce(change, initialized)).toBe(expected);
});
