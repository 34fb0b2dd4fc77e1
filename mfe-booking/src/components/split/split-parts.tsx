/** What shows a stay that is paid in two parts (docs/decisions/0082). Loaded when there is one. */
import { useId } from 'react';
import type { Reservation, SplitPayment } from '@roost/shared/contracts/booking';
import type { CancellationPolicy } from '@roost/shared/contracts/listing';
import { formatDate, type IsoDate } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { getOpenUntil, refundTimelineInTwo } from '@roost/shared/domain/refund';
import { formatRefundRows, type RefundRow } from '@roost/shared/domain/refund-text';
import { getPayByDay } from '@roost/shared/domain/split-payment';
import { ChoiceMark, cx, Heading, LinkButton, Note, useAbout, useDollars } from '@roost/shared/ui';
import { CancellationTerms } from '../CancellationTerms.tsx';
import { splitCopy as copy } from './split-copy.ts';
import styles from './Split.module.css';

function useWords({ nowCents, restCents, restOn }: SplitPayment) {
  const inDollars = useDollars();
  return [inDollars(formatCents(nowCents)), inDollars(formatCents(restCents)), formatDate(restOn)] as const;
}

type SplitChoiceProps = {
  split: SplitPayment;
  totalCents: number;
  /** The guest pays in two parts. */
  inTwo: boolean;
  onChange: (inTwo: boolean) => void;
};

/** All now, or a part now and the rest on its day. */
export function SplitChoice({ split, totalCents, inTwo, onChange }: SplitChoiceProps) {
  const name = useId();
  const inDollars = useDollars();
  const parts = useWords(split);
  const options = [
    { two: false, words: copy.full(inDollars(formatCents(totalCents))), hint: copy.fullHint },
    { two: true, words: copy.parts(...parts), hint: copy.partsHint(formatDate(getPayByDay(0, split.restOn))) },
  ];
  return (
    <fieldset className={styles.choice}>
      <legend>
        <Heading level={2} look="d1">
          {copy.when}
        </Heading>
      </legend>
      {options.map(({ two, words, hint }) => (
        <div key={words} className={cx(styles.option, two === inTwo && styles.on)}>
          <label>
            <ChoiceMark
              type="radio"
              name={name}
              checked={two === inTwo}
              aria-describedby={`${name}-${two}`}
              onChange={() => onChange(two)}
            />
            {words}
          </label>
          <small id={`${name}-${two}`}>{hint}</small>
        </div>
      ))}
    </fieldset>
  );
}

/** Both parts below the total. */
export function SplitLines({ split }: { split: SplitPayment }) {
  const [now, rest, day] = useWords(split);
  return (
    <dl className={styles.lines}>
      <div>
        <dt>{copy.now}</dt>
        <dd>{now}</dd>
      </div>
      <div>
        <dt>{copy.later(day)}</dt>
        <dd>{rest}</dd>
      </div>
    </dl>
  );
}

/** What is charged today and later, in one sentence. */
export function SplitDue({ split }: { split: SplitPayment }) {
  const [now, rest, day] = useWords(split);
  const about = useAbout(split.nowCents);
  return <>{about === '' ? copy.due(now, rest, day) : copy.dueInDollars(now, about, rest, day)}</>;
}

export type SplitTermsProps = {
  policy: CancellationPolicy;
  checkIn: IsoDate;
  today: IsoDate;
  split: SplitPayment;
  /** The policy without amounts, shown while this code loads. */
  rows: readonly RefundRow[];
};

/** What cancelling gives back before and after the second charge, with amounts (TRUE-2). */
export function SplitTerms({ policy, checkIn, today, split: { nowCents, restCents, restOn } }: SplitTermsProps) {
  const steps = refundTimelineInTwo({
    policy,
    checkIn,
    today,
    paidCents: nowCents,
    restCents,
    openUntil: getOpenUntil({ on: restOn, payBy: restOn }, today),
  });
  return <CancellationTerms rows={formatRefundRows(steps, { today, totalCents: nowCents + restCents })} />;
}

type RestNoteProps = {
  reservation: Reservation;
  /** Whom to call once the stay has begun: people see to what is unpaid then. Null while it can be paid on a page. */
  phone: string | null;
};

/** What is still to be paid for a booked stay and what happens otherwise; or that it was cancelled for that. */
export function RestNote({ reservation, phone }: RestNoteProps) {
  const { rest, code, unpaid, notByGuest, status } = reservation;
  const inDollars = useDollars();
  if (status === 'cancelled') {
    const why = unpaid ? copy.unpaid : notByGuest ? copy.notByGuest : null;
    return why === null ? null : <Note>{why}</Note>;
  }
  if (!rest) return null;
  const amount = inDollars(formatCents(rest.amountCents));
  if (phone !== null) return <Note tone="warn">{copy.overdue(amount, phone)}</Note>;
  const action = (
    <LinkButton
      variant={rest.declines > 0 ? 'primary' : 'text'}
      href={`/trips/${encodeURIComponent(code)}/pay`}
      icon="card"
    >
      {rest.declines > 0 ? copy.otherCard : copy.payNow}
    </LinkButton>
  );
  return rest.declines === 0 ? (
    <Note action={action}>{copy.planned(amount, formatDate(rest.on ?? rest.payBy))}</Note>
  ) : (
    <Note tone="warn" action={action}>
      {copy.declined(amount)} {rest.on !== null && copy.again(formatDate(rest.on))}{' '}
      {copy.otherwise(formatDate(rest.payBy))}
    </Note>
  );
}
