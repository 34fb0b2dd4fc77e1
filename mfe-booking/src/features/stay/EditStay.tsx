/**
 * Buttons that change dates and guests without leaving the booking (ROUTE-7). Dialog and calendar load on the first
 * press.
 */
import { VisuallyHidden } from '@roost/shared/ui';
import { usePanel } from '@roost/shared/hooks/use-panel';
import { copy } from '../../copy.ts';
import { useCheckout } from '../checkout/index.ts';
import styles from './EditStay.module.css';

/** `bar` gives the button its whole name, where there is no text beside it. */
export type EditProps = { bar?: boolean };

/** The button for the dates and its dialog. */
export function EditDates({ bar = false }: EditProps) {
  const { changeStay } = useCheckout();
  const { Panel, isOpen, setOpen, show, failed } = usePanel(
    async () => (await import('./DatesDialog.tsx')).DatesDialog,
  );
  return (
    <>
      <EditButton what={copy.stay.editDates} bar={bar} onClick={show} />
      {failed && <span role="alert">{copy.wentWrong}</span>}
      {Panel && isOpen && (
        <Panel
          onClose={() => setOpen(false)}
          onApply={(dates) => {
            setOpen(false);
            changeStay({ dates });
          }}
        />
      )}
    </>
  );
}

export function EditGuests({ bar = false }: EditProps) {
  const { changeStay } = useCheckout();
  const { Panel, isOpen, setOpen, show, failed } = usePanel(
    async () => (await import('./GuestsDialog.tsx')).GuestsDialog,
  );
  return (
    <>
      <EditButton what={copy.stay.editGuests} bar={bar} onClick={show} />
      {failed && <span role="alert">{copy.wentWrong}</span>}
      {Panel && isOpen && (
        <Panel
          onClose={() => setOpen(false)}
          onApply={(party) => {
            setOpen(false);
            changeStay({ party });
          }}
        />
      )}
    </>
  );
}

function EditButton({ what, bar, onClick }: { what: string; bar: boolean; onClick: () => void }) {
  // While a payment is under way nothing can be changed.
  const { closed } = useCheckout();
  return (
    <button type="button" className={styles.edit} disabled={closed} onClick={onClick}>
      {bar ? (
        what
      ) : (
        <>
          {copy.stay.edit}
          <VisuallyHidden>{what.slice(copy.stay.edit.length)}</VisuallyHidden>
        </>
      )}
    </button>
  );
}
