import type { ListingDetail } from '@roost/shared/contracts/listing';
import type { IsoDate } from '@roost/shared/domain/dates';
import { formatShort } from '@roost/shared/domain/money';
import type { RefundRow } from '@roost/shared/domain/refund-text';
import { Button, Note, useDollars } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { Section } from '../../components/Section.tsx';
import { usePanel } from '@roost/shared/hooks/use-panel';
import { RefundSteps } from './RefundSteps.tsx';
import { asWritten } from '@roost/shared/texts';
import styles from './Policies.module.css';

type Props = {
  listing: ListingDetail;
  checkIn: IsoDate | null;
  /** What cancelling gives back, of the chosen stay where there is one. */
  refunds: readonly RefundRow[];
};

/** What to know before booking: cancellation, house rules, arrival and departure, damage protection. */
export function Policies({ listing, checkIn, refunds }: Props) {
  const { Panel, isOpen, setOpen, show, busy, failed } = usePanel(
    async () => (await import('./CancellationDialog.tsx')).CancellationDialog,
  );
  const { houseRules: rules, cancellationPolicy, fees } = listing;
  const words = copy.policies;
  const inDollars = useDollars();
  return (
    <Section id="policies" title={words.title}>
      <div className={styles.grid}>
        <div>
          <h3>{words.cancellation}</h3>
          <p className={styles.quiet}>{words.policy(cancellationPolicy.name)}</p>
          <RefundSteps rows={refunds} />
          {refunds.length > 1 && <p className={styles.quiet}>{words.zone}</p>}
          <div className={styles.see}>
            <Button variant="text" busy={busy} onClick={show}>
              {words.see}
            </Button>
          </div>
          {failed && (
            <Note tone="bad" role="alert">
              {words.failed}
            </Note>
          )}
        </div>
        <div>
          <h3>{words.rules}</h3>
          <ul className={styles.rules}>
            <li>
              {words.smoking[rules.smoking ? 1 : 0]} {words.parties[rules.parties ? 1 : 0]}
            </li>
            <li>{rules.pets ? words.pets(rules.maxPets) : words.noPets}</li>
            {rules.quietHours && <li>{words.quiet(rules.quietHours)}</li>}
            {rules.minimumAge > 0 && <li>{words.age(rules.minimumAge)}</li>}
            {rules.notes.map((note) => (
              <li key={note} {...asWritten()}>
                {note}
              </li>
            ))}
          </ul>
          {copy.facts.byHost && rules.notes.length > 0 && <p className={styles.quiet}>{copy.facts.byHost}</p>}
        </div>
        <div>
          <h3>{words.checkIn}</h3>
          <p>{words.stay(rules.checkInFrom, rules.checkOutBy)}</p>
        </div>
        {fees.damageProtectionCentsPerNight > 0 && (
          <div>
            <h3>{words.protection}</h3>
            <p>{inDollars(words.damage(formatShort(fees.damageProtectionCentsPerNight)))}</p>
          </div>
        )}
      </div>
      {Panel && <Panel listing={listing} checkIn={checkIn} rows={refunds} isOpen={isOpen} onOpenChange={setOpen} />}
    </Section>
  );
}
