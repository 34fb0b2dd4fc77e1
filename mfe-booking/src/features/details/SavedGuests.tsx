import { copy } from '../../copy.ts';
import { useEffect, useState } from 'react';
import { splitName } from '@roost/shared/domain/full-name';
import { useSession } from '@roost/shared/session';
import { useAppDispatch } from '@roost/shared/state';
import { Button } from '@roost/shared/ui';
import { getSavedGuests, type SavedGuest } from '../../api/saved-guests.ts';
import styles from '../../components/form.module.css';
import { ownDetailsKnown, summaryFormChanged } from '../../state/booking-slice.ts';
import { useCheckout } from '../checkout/index.ts';

/** Fills in who is signed in, as the account has it; "Maya" alone is a first name. */
function useOwnDetails(): void {
  const dispatch = useAppDispatch();
  const { data } = useSession();
  const { name, email } = data?.user ?? {};
  useEffect(() => {
    if (!email) return;
    dispatch(ownDetailsKnown({ ...splitName(name ?? ''), email }));
  }, [dispatch, name, email]);
}

/**
 * Fills in the name of somebody the guest has saved (ACCT-1). Nothing when there is nobody, or the names do not come.
 */
export function SavedGuests({ ask = getSavedGuests }: { ask?: typeof getSavedGuests }) {
  const { booking, fieldsChanged } = useCheckout();
  const dispatch = useAppDispatch();
  useOwnDetails();
  const [guests, setGuests] = useState<readonly SavedGuest[]>([]);
  useEffect(() => {
    let current = true;
    void ask().then((answer) => {
      if (current && answer.ok && answer.value) setGuests(answer.value.guests);
    });
    return () => {
      current = false;
    };
  }, [ask]);
  if (guests.length === 0) return null;
  const { firstName: first, lastName: last } = booking.summaryForm;
  return (
    <div role="group" aria-label={copy.details.saved} className={styles.saved}>
      <span aria-hidden="true">{copy.details.saved}</span>
      {guests.map(({ id, firstName, lastName }) => (
        <Button
          key={id}
          aria-pressed={first === firstName && last === lastName}
          onClick={() => {
            dispatch(summaryFormChanged({ firstName, lastName }));
            fieldsChanged(['firstName', 'lastName']);
          }}
        >
          {`${firstName} ${lastName}`}
        </Button>
      ))}
    </div>
  );
}
