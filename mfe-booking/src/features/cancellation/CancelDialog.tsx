/** Cancelling a stay, with what comes back before and after (BOOK-12). Loaded when it is opened. */
import { useState } from 'react';
import { cannotCancelText } from '../../api/refusal-text.ts';
import type { Reservation } from '@roost/shared/contracts/booking';
import type { Trip } from '@roost/shared/contracts/trips';
import { formatCents } from '@roost/shared/domain/money';
import { getStayRefundSteps } from '@roost/shared/domain/refund';
import { formatCardRefunds } from '@roost/shared/domain/refund-cards';
import { formatRefundRows } from '@roost/shared/domain/refund-text';
import { dayIn } from '@roost/shared/domain/time-zone';
import { Button, Note, Picture } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { asWritten } from '@roost/shared/texts';
import { cancelStay, previewCancellation } from '../../api/cancellation.ts';
import { Dollars } from '../../components/Dollars.tsx';
import { DialogFooter } from '../../components/DialogFooter.tsx';
import { formatStayDates } from '../../components/format-stay.ts';
import { splitCopy } from '../../components/split/split-copy.ts';
import { staysCopy } from '../../stays-copy.ts';
import { refundStatus } from './refund-texts.ts';
import { RefundTimeline } from '../../components/RefundTimeline.tsx';
import { useCancellation } from './use-cancellation.ts';
import type { Cancellation, CancellationCalls } from './use-cancellation.ts';
import styles from './CancelDialog.module.css';

export type CancelDialogProps = {
  trip: Trip;
  onClose: () => void;
  /** The stay is cancelled; what came of it. */
  onCancelled: (trip: Trip) => void;
  calls?: CancellationCalls;
};

export function CancelDialog({
  trip,
  onClose,
  onCancelled,
  calls = { cancelStay, previewCancellation },
}: CancelDialogProps) {
  const cancellation = useCancellation(trip, calls);
  const { preview, busy, problem, done, cancel } = cancellation;
  const close = () => (done ? onCancelled(done) : onClose());
  const footer =
    done || !preview.possible ? (
      <Button variant="primary" onClick={close}>
        {staysCopy.cancel.close}
      </Button>
    ) : (
      <>
        <Button onClick={onClose}>{staysCopy.cancel.keep}</Button>
        <Button variant="primary" busy={busy} onClick={() => void cancel()}>
          <Dollars>
            {preview.refundCents > 0
              ? staysCopy.cancel.confirm(formatCents(preview.refundCents))
              : staysCopy.cancel.confirmNothing}
          </Dollars>
        </Button>
      </>
    );
  return (
    <Dialog
      title={done ? staysCopy.cancel.doneTitle : staysCopy.cancel.title}
      isOpen
      closable={!busy}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      footer={<DialogFooter>{footer}</DialogFooter>}
    >
      <div className={styles.cancel}>
        {problem !== null && (
          <Note tone="bad" role="alert">
            {problem}
          </Note>
        )}
        <Paid reservation={trip.reservation} />
        {trip.reservation.rest && !done && (
          <p>
            <Dollars>{splitCopy.notCharged(formatCents(trip.reservation.rest.amountCents))}</Dollars>
          </p>
        )}
        {/* Another amount may mean another day. */}
        <Refund key={preview.refundCents} cancellation={cancellation} reservation={trip.reservation} />
      </div>
    </Dialog>
  );
}

/** The stay and what was paid for it. */
function Paid({
  reservation: { listing, startDate, endDate, totalCents, paidCents = totalCents },
}: {
  reservation: Reservation;
}) {
  const dates = formatStayDates({ checkIn: startDate, checkOut: endDate }) ?? '';
  return (
    <div className={styles.cancelHome}>
      <Picture src={listing.imageUrl} alt="" sizes="6rem" widths={[320, 640]} ratio="3 / 2" />
      <p>
        <b {...asWritten()}>{listing.headline}</b>
        <br />
        <span>
          <Dollars>{staysCopy.cancel.paid(dates, formatCents(paidCents))}</Dollars>
        </span>
      </p>
    </div>
  );
}

/** What comes back: before cancelling with the policy's steps, afterwards in one sentence. */
function Refund({
  cancellation: { preview, done },
  reservation,
}: {
  cancellation: Cancellation;
  reservation: Reservation;
}) {
  const [now] = useState(() => new Date());
  if (done)
    return (
      <p role="status">
        <Dollars>{refundStatus(done, dayIn(done.cancellation.timeZone, now))}</Dollars>{' '}
        {done.reservation.refund?.status !== 'failed' &&
          done.cancellation.refundCents > 0 &&
          `${staysCopy.cancel.takes} `}
        {staysCopy.cancel.open}
      </p>
    );
  if (!preview.possible) return <p>{cannotCancelText(preview)}</p>;
  const { refundTo = [], totalCents, timeZone } = preview;
  const today = dayIn(timeZone, now);
  const steps = reservation.rest ? getStayRefundSteps(reservation, today) : preview.steps;
  return (
    <>
      <p className={styles.refund}>
        <span>{refundTo.length > 1 ? staysCopy.cancel.comesBackToCards : staysCopy.cancel.comesBack}</span>
        <b>
          <Dollars>{formatCents(preview.refundCents)}</Dollars>
        </b>
      </p>
      {refundTo.length > 0 && (
        <p>
          <Dollars>{formatCardRefunds(refundTo) ?? staysCopy.cancel.whichCards}</Dollars>
        </p>
      )}
      <RefundTimeline rows={formatRefundRows(steps, { today, totalCents })} />
      <p className={styles.fine}>
        {preview.refundCents > 0 && staysCopy.cancel.takes} {staysCopy.cancel.open}
      </p>
    </>
  );
}
