/**
 * The router starts view transitions (`carried-photo.ts` of the design system) and hears only their end. One that is
 * left out, because the guest went back meanwhile or the tab is hidden, is no error: the page changes all the same. To
 * be called before the router is made.
 */
export function forgiveLeftOutTransitions(page: Document = document): void {
  if (!('startViewTransition' in page)) return;
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (change) => {
    const transition = start(change);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
