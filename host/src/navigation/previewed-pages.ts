/**
 * The page of a home whose preview is shown is drawn at once, not in slices: nothing on the screen can be pressed
 * meanwhile, and slices take twice as long on a slow phone, most of it for frames in which nothing changes (decision
 * 0191).
 */
import type { createBrowserRouter } from 'react-router-dom';
import { isPreviewed } from '@roost/shared/ui';

/** To be called before the router is rendered. */
export function drawPreviewedAtOnce(router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>): void {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) =>
    subscribe((state, change) =>
      listener(state, state.navigation.state === 'idle' && isPreviewed() ? { ...change, flushSync: true } : change),
    );
}
