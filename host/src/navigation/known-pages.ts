/**
 * Pages that are drawn at once, not in slices: a home whose preview is shown, and whatever the visitor goes back or
 * forward to. What is on the screen meanwhile is what they have left, and slices take more than twice as long on a slow
 * phone: frames in which nothing changes, and whatever else waits for the processor (decision 0190).
 */
import type { createBrowserRouter } from 'react-router-dom';
import { isPreviewed } from '@roost/shared/ui';

/** To be called before the router is rendered. */
export function drawKnownAtOnce(router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>): void {
  const subscribe = router.subscribe.bind(router);
  // To the router a first page that it has to load itself is a way back, too.
  const first = router.state.initialized ? null : router.state.location.key;
  router.subscribe = (listener) =>
    subscribe((state, change) => {
      const isKnown = isPreviewed() || (state.historyAction === 'POP' && state.location.key !== first);
      listener(state, isKnown && state.navigation.state === 'idle' ? { ...change, flushSync: true } : change);
    });
}
