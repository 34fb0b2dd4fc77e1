import { carried } from '@roost/shared/ui';
import { drawKnownAtOnce } from './known-pages.ts';

type Router = Parameters<typeof drawKnownAtOnce>[0];
type Change = { navigation?: 'idle' | 'loading'; historyAction?: 'PUSH' | 'POP' };

/** Returns whether the page is asked to draw this change at once. */
function isAtOnce({ navigation = 'idle', historyAction = 'PUSH' }: Change): unknown {
  let tell: (...told: never[]) => void = () => undefined;
  const router = { subscribe: (listener: typeof tell) => ((tell = listener), () => undefined) } as unknown as Router;
  drawKnownAtOnce(router);
  let atOnce: unknown;
  router.subscribe((_state, change) => (atOnce = change.flushSync));
  tell({ navigation: { state: navigation }, historyAction } as never, { flushSync: false } as never);
  return atOnce;
}
afterEach(() => {
  carried.isPreviewed = false;
});

test('FAST-5: the page of a home whose preview is shown is drawn at once', () => {
  expect(isAtOnce({})).toBe(false);
  carried.isPreviewed = true;
  expect(isAtOnce({})).toBe(true);
  // That it is on its way changes nothing that is seen.
  expect(isAtOnce({ navigation: 'loading' })).toBe(false);
});

test('FAST-5: what the visitor goes back or forward to is drawn at once, not that it is on its way', () => {
  expect(isAtOnce({ historyAction: 'POP' })).toBe(true);
  expect(isAtOnce({ historyAction: 'POP', navigation: 'loading' })).toBe(false);
});
