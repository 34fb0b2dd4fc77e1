import { useCallback, useState } from 'react';
import { useRevalidator } from '@roost/shared/router';
import { useSession } from '@roost/shared/session';

/**
 * Keeps an account's trips on the page only while its guest is signed in (AUTH-2). When the session ends (signed out in
 * another tab, expired) the trips leave the page and are asked for again: what then comes is what this browser may see,
 * with the offer to sign in. Nobody is sent to the sign-in page: a stay that was booked in this browser stays reachable
 * without an account (BOOK-12).
 *
 * Returns true while the trips of an ended session must not be seen any more.
 */
export function useTripsSession(isAccount: boolean): boolean {
  const { revalidate, state } = useRevalidator();
  const [ended, setEnded] = useState(false);
  const onUnauthenticated = useCallback(() => {
    setEnded(true);
    void revalidate();
  }, [revalidate]);
  const { status } = useSession({ required: isAccount, onUnauthenticated });
  return isAccount && ended && status === 'loading' && state === 'loading';
}
