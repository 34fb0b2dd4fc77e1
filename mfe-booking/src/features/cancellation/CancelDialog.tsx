/** Cancelling a stay, with what comes back before and after (BOOK-12). Loaded when it is opened. */
import { useState } from 'react';
import type { Trip } from '@roost/shared/contracts/trips';
import { formatCents } from '@roost/shared/domain/money';
import { Button, Note, Picture } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { cancelStay, previewCancellation } from '../../api/cancellation.ts';
import { DialogFooter } from '../../components/DialogFooter.tsx';
import { copy } from '../../copy.ts';
import { formatStayDates } from '../../components/format-stay.ts';
import { RefundTimeline } from './RefundTimeline.tsx';
import { refundStatus } from './refund-texts.ts';
import styles from './CancelDialog.module.css';

export type CancelDialogProps = {
  trip: Trip;
  onClose: () => void;
  /** The stay is cancelled; what came of it. */
  onCancelled: (trip: Trip) => void;
  calls?: { cancelStay: typeof cancelStay; previewCancellation: typeof previewCancellation };
};

type Problem = { text: string; phone?: boolean };

export function CancelDialog({
  trip,
  onClose,
  onCancelled,
  calls = { cancelStay, previewCancellation },
}: CancelDialogProps) {
  const { reservation } = trip;
  const [preview, setPreview] = useState(trip.cancellation);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [done, setDone] = useState<Trip | null>(null);

  const cancel = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const answer = await calls.cancelStay(reservation.code, preview.refundCents);
    if (answer.ok) {
      setBusy(false);
      setDone(answer.value);
      return;
    }
    // A deadline passed while the dialog was open, or it was cancelled elsewhere: show what holds now.
    const { failure } = answer;
    if (failure.type === 'refused') {
      const now = await calls.previewCancellation(reservation.code);
      if (now.ok) setPreview(now.value);
      setProblem({
        text:
          failure.error.code === 'refund_changed' ? copy.cancel.changed : failure.error.message || copy.cancel.failed,
      });
    } else {
      // Asking again is safe: cancelling twice cancels once.
      setProblem({ text: copy.cancel.unknown });
    }
    setBusy(false);
  };

  const close = () => (done ? onCancelled(done) : onClose());
  const footer =
    done || !preview.possible ? (
      <DialogFooter>
        <Button variant="primary" onClick={close}>
          {copy.cancel.close}
        </Button>
      </DialogFooter>
    ) : (
      <DialogFooter>
        <Button onClick={onClose}>{copy.cancel.keep}</Button>
        <Button variant="primary" busy={busy} onClick={() => void cancel()}>
          {preview.refundCents > 0 ? copy.cancel.confirm(formatCents(preview.refundCents)) : copy.cancel.confirmNothing}
        </Button>
      </DialogFooter>
    );
  return (
    <Dialog
      title={done ? copy.cancel.doneTitle : copy.cancel.title}
      isOpen
      closable={!busy}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      footer={footer}
    >
      <div className={styles.cancel}>
        {problem && (
          <Note tone="bad" role="alert">
            {problem.text}
          </Note>
        )}
        <div className={styles.cancelHome}>
          <Picture src={reservation.listing.imageUrl} alt="" sizes="6rem" widths={[320, 640]} ratio="3 / 2" />
          <p>
            <b>{reservation.listing.headline}</b>
            <br />
            <span>
              {copy.cancel.paid(
                formatStayDates({ checkIn: reservation.startDate, checkOut: reservation.endDate }) ?? '',
                formatCents(reservation.totalCents),
              )}
            </span>
          </p>
        </div>
        {done ? (
          <p role="status">
            {refundStatus(done.reservation)} {copy.cancel.open}
          </p>
        ) : !preview.possible ? (
          <p>{preview.reason}</p>
        ) : (
          <>
            <p className={styles.refund}>
              <span>{copy.cancel.comesBack}</span>
              <b>{formatCents(preview.refundCents)}</b>
            </p>
            <RefundTimeline preview={preview} />
            <p className={styles.fine}>
              {preview.refundCents > 0 && copy.cancel.takes} {copy.cancel.open} {copy.cancel.zone(preview.timeZone)}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
