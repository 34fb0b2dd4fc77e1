import type { ListingDetail } from '@roost/shared/contracts/listing';
import { formatDate } from '@roost/shared/domain/dates';
import type { IsoDate } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { refundTimeline } from '@roost/shared/domain/refund';
import { Button, Note, cx } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';
import { formatRefund, getUndatedSteps } from './refund-steps.ts';
import styles from './Policies.module.css';

type Props = {
  listing: ListingDetail;
  checkIn: IsoDate | null;
  today: IsoDate;
  /** Price of the stay with taxes; null without one. */
  totalCents: number | null;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
};

type Row = { when: string; percent: number; cents: number | null; current: boolean };

/** The cancellation policy as a timeline: with the days and amounts of the stay, or without dates in days before check-in (LIST-1). */
export function CancellationDialog({ listing, checkIn, today, totalCents, isOpen, onOpenChange }: Props) {
  const words = copy.policies;
  const { checkInFrom } = listing.houseRules;
  return (
    <Dialog
      title={words.dialog}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <p className={styles.quiet}>{words.policy(listing.cancellationPolicy.name)}</p>
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {words.gotIt}
          </Button>
        </>
      }
    >
      <p>{words.intro}</p>
      <ol className={styles.steps}>
        {getRows(listing, checkIn, today, totalCents).map((row) => (
          <li
            key={row.when}
            className={cx(row.percent === 0 && styles.none)}
            aria-current={row.current ? 'date' : undefined}
          >
            <h3>{row.when}</h3>
            <p>
              {formatRefund(row.percent)}
              {row.cents !== null && row.percent > 0 && (
                <>
                  , <b>{formatCents(row.cents)}</b>
                </>
              )}
            </p>
          </li>
        ))}
        <li className={styles.none}>
          <h3>{checkIn === null ? words.checkInTitle : formatDate(checkIn)}</h3>
          <p>{words.checkInAt(checkInFrom)}</p>
        </li>
      </ol>
      <Note>{checkIn === null ? words.undated : words.share}</Note>
    </Dialog>
  );
}

function getRows(
  { cancellationPolicy }: ListingDetail,
  checkIn: IsoDate | null,
  today: IsoDate,
  totalCents: number | null,
): Row[] {
  const words = copy.policies;
  if (checkIn === null) {
    const steps = getUndatedSteps(cancellationPolicy).map(({ percent, daysBefore }) => ({
      when: words.daysTitle(daysBefore),
      percent,
      cents: null,
      current: false,
    }));
    return [
      ...steps,
      { when: steps.length === 0 ? words.anyTime : words.afterDays, percent: 0, cents: null, current: false },
    ];
  }
  const timeline = refundTimeline(cancellationPolicy, checkIn, today, totalCents ?? 0);
  return timeline.map(({ refundPercent, refundCents, until, current }, index) => {
    const before = timeline[index - 1]?.until;
    const when =
      until !== null
        ? words.untilTitle(formatDate(until))
        : before
          ? words.afterTitle(formatDate(before))
          : words.anyTime;
    return { when, percent: refundPercent, cents: totalCents === null ? null : refundCents, current };
  });
}
