import { setPreviewed } from '@roost/shared/ui';
import { drawPreviewedAtOnce } from './previewed-pages.ts';

type Listener = Parameters<Parameters<typeof drawPreviewedAtOnce>[0]['subscribe']>[0];

/** Returns what a listener of the router is told about changes of this state. */
function tell(state: 'idle' | 'loading'): unknown[] {
  const listeners: Listener[] = [];
  const router = { subscribe: (listener: Listener) => (listeners.push(listener), () => undefined) };
  drawPreviewedAtOnce(router);
  const told: unknown[] = [];
  router.subscribe((_state, change) => void told.push(change));
  for (const listener of listeners) listener({ navigation: { state } } as never, { flushSync: false } as never);
  return told;
}
afterEach(() => setPreviewed(false));

test('FAST-5: the page of a home whose preview is shown is drawn at once, every other in slices', () => {
  expect(tell('idle')).toEqual([{ flushSync: false }]);
  setPreviewed(true);
  expect(tell('idle')).toEqual([{ flushSync: true }]);
  // That it is on its way changes nothing that is seen.
  expect(tell('loading')).toEqual([{ flushSync: false }]);
});
