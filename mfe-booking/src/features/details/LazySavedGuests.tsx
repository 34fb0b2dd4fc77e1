import { lazy, Suspense } from 'react';
import { useSession } from '@roost/shared/session';

// In the chunk of the pages that few visits need: guests who are not signed in never load it.
const SavedGuests = lazy(() =>
  import(/* webpackChunkName: "lazy-pages" */ './SavedGuests.tsx')
    .then((module) => ({ default: module.SavedGuests }))
    // Names can be typed.
    .catch(() => ({ default: () => null })),
);

/** Names of people that a signed-in guest books for (ACCT-1). */
export function LazySavedGuests() {
  const { status } = useSession();
  return status === 'authenticated' ? (
    <Suspense fallback={null}>
      <SavedGuests />
    </Suspense>
  ) : null;
}
