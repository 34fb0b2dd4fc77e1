import { useId } from 'react';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { useOnline } from '@roost/shared/query';
import { Button, Note, TextField } from '@roost/shared/ui';
import { Dollars } from '../../components/Dollars.tsx';
import { copy as texts } from '../../copy.ts';
import { CardSlot } from '../payment/index.ts';
import { changeCopy } from './change-copy.ts';
import type { useSubmit } from './use-change.ts';
import styles from './ChangeStay.module.css';

type PayFormProps = {
  submit: ReturnType<typeof useSubmit>;
  /** Something is due: the card is asked for. */
  due: boolean;
  /** The amount and the act. */
  button: string;
  busy: boolean;
  /** Why the button does nothing without a connection, where nothing was sent. */
  offline: string;
  phone: string;
  stripe: PublicConfig['stripe'];
};

/**
 * The card where something is due, what went wrong, and the one button, for a change of a stay and for the rest of its
 * price.
 */
export function PayForm({ submit, due, button, busy, offline, phone, stripe }: PayFormProps) {
  const id = useId();
  const online = useOnline();
  const { unknown } = submit;
  // What was sent may have been charged.
  const why = unknown ? texts.offline.unknown : submit.busy ? null : offline;
  return (
    <form
      method="dialog"
      noValidate
      className={styles.pay}
      onSubmit={(event) => {
        event.preventDefault();
        void submit.submit();
      }}
    >
      {(due || submit.asksBank) && (
        // A payment without an answer has its own card: another one would not be taken. The bank's window needs it.
        <div hidden={unknown}>
          <div className={styles.pay}>
            <CardSlot config={stripe} phone={phone} onVault={submit.setVault} submitted={submit.sent} />
            <TextField
              id={`${id}-name`}
              label={changeCopy.nameOnCard}
              autoComplete="cc-name"
              value={submit.name}
              error={submit.sent && submit.name.trim() === '' ? changeCopy.nameMissing : undefined}
              onChange={(event) => submit.setName(event.currentTarget.value)}
            />
          </div>
        </div>
      )}
      {submit.problem !== null && (
        <Note tone="bad" role="alert">
          {submit.problem}
        </Note>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        icon={unknown ? 'refresh' : due ? 'lock' : undefined}
        block
        busy={busy}
        {...(online || why === null ? {} : { unavailable: why })}
      >
        <Dollars>{unknown ? texts.unknown.check : button}</Dollars>
      </Button>
      {!online && why !== null && (
        // The button is described by it already.
        <p className={styles.quiet} aria-hidden>
          {why}
        </p>
      )}
    </form>
  );
}
