import type { Party } from '@roost/shared/domain/stay';
import { NO_PARTY, formatParty } from '@roost/shared/domain/party';
import { Button, GuestSteppers } from '@roost/shared/ui';
import { boxCopy } from '../../box-copy.ts';
import styles from './Panels.module.css';

/** Who is coming: four counters and the sum in words. */
export function GuestsPanel({
  value,
  onChange,
  onDone,
}: {
  value: Party;
  onChange: (party: Party) => void;
  onDone: () => void;
}) {
  return (
    <>
      <div className={styles.guests}>
        <GuestSteppers value={value} onChange={onChange} petNote={boxCopy.petsNote} />
      </div>
      <div className={styles.foot}>
        <p aria-live="polite">{formatParty(value)}</p>
        <div className={styles.actions}>
          <Button variant="text" onClick={() => onChange(NO_PARTY)}>
            {boxCopy.clear}
          </Button>
          <Button variant="primary" onClick={onDone}>
            {boxCopy.done}
          </Button>
        </div>
      </div>
    </>
  );
}
