import type { ListingDetail } from '@roost/shared/contracts/listing';
import { formatDate } from '@roost/shared/domain/dates';
import type { IsoDate } from '@roost/shared/domain/dates';
import type { RefundRow } from '@roost/shared/domain/refund-text';
import { Button, Note } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';
import styles from './Policies.module.css';
import { RefundSteps } from './RefundSteps.tsx';

type Props = {
  listing: ListingDetail;
  checkIn: IsoDate | null;
  rows: readonly RefundRow[];
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * The cancellation policy as a timeline: with the days and amounts of the stay, or without dates in days before
 * check-in (LIST-1).
 */
export function CancellationDialog({ listing, checkIn, rows, isOpen, onOpenChange }: Props) {
  const words = copy.policies;
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
      <RefundSteps
        rows={rows}
        end={{
          when: checkIn === null ? words.checkInTitle : formatDate(checkIn),
          what: words.checkInAt(listing.houseRules.checkInFrom),
        }}
      />
      <Note>{checkIn === null ? words.undated : words.share}</Note>
    </Dialog>
  );
}
