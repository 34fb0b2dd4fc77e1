import type { ListingDetail } from '@roost/shared/contracts/listing';
import { formatCents } from '@roost/shared/domain/money';
import { Button, Note, cx } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { Section } from '../../components/Section.tsx';
import { usePanel } from '../../hooks/use-panel.ts';
import { getRefundSteps, formatRefund } from './refund-steps.ts';
import styles from './Policies.module.css';

type Props = {
  listing: ListingDetail;
  checkIn: string | null;
  today: string;
  /** Price of the chosen stay with taxes; null without one. */ totalCents: number | null;
};

/** What to know before booking: cancellation, house rules, arrival and departure, damage protection. */
export function Policies({ listing, checkIn, today, totalCents }: Props) {
  const { Panel, isOpen, setOpen, show, busy, failed } = usePanel(
    async () => (await import('./CancellationDialog.tsx')).CancellationDialog,
  );
  const { houseRules: rules, cancellationPolicy, fees } = listing;
  const words = copy.policies;
  return (
    <Section id="policies" title={words.title}>
      <div className={styles.grid}>
        <div>
          <h3>{words.cancellation}</h3>
          <p className={styles.quiet}>{words.policy(cancellationPolicy.name)}</p>
          <ol className={styles.steps}>
            {getRefundSteps(cancellationPolicy, checkIn, today).map((step) => (
              <li key={step.when} className={cx(step.percent === 0 && styles.none)}>
                <b>{formatRefund(step.percent)}</b> {step.when}
              </li>
            ))}
          </ol>
          <div className={styles.see}>
            <Button variant="text" busy={busy} onClick={show}>
              {checkIn === null ? words.seeUndated : words.see}
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
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{words.checkIn}</h3>
          <p>{words.stay(rules.checkInFrom, rules.checkOutBy)}</p>
        </div>
        {fees.damageProtectionCentsPerNight > 0 && (
          <div>
            <h3>{words.protection}</h3>
            <p>{words.damage(formatCents(fees.damageProtectionCentsPerNight))}</p>
          </div>
        )}
      </div>
      {Panel && (
        <Panel
          listing={listing}
          checkIn={checkIn}
          today={today}
          totalCents={totalCents}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </Section>
  );
}
