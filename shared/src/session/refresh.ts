/** How the calls of sign-in reach the page's session without knowing its store: an event that the provider answers. */

const EVENT = 'roost:session-refresh';

type Refresh = { wait: (work: Promise<void>) => void };

/** Asks the provider of this page to fetch the session now, and waits until it has. */
export async function refreshSession(): Promise<void> {
  const work: Promise<void>[] = [];
  window.dispatchEvent(
    new CustomEvent<Refresh>(EVENT, {
      detail: {
        wait: (promise) => {
          work.push(promise);
        },
      },
    }),
  );
  await Promise.all(work);
}

/** Answers `refreshSession`. Returns what stops it. */
export function onRefreshWanted(refresh: () => Promise<void>): () => void {
  const listen = (event: Event) => (event as CustomEvent<Refresh>).detail.wait(refresh());
  window.addEventListener(EVENT, listen);
  return () => window.removeEventListener(EVENT, listen);
}
