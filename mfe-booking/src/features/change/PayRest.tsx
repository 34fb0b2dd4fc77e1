/**
 * Paying the rest of a stay before it is charged, or after it was declined, with any card (docs/decisions/0082). It is
 * a change that changes nothing.
 */
import { useEffect, useRef } from 'react';
import type { ChangeOffer } from '@roost/shared/contracts/change';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import type { Trip } from '@roost/shared/contracts/trips';
import { formatWithAbout } from '@roost/shared/domain/currency';
import { formatDate } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { formatRefundLine } from '@roost/shared/domain/refund-text';
import { asWritten } from '@roost/shared/texts';
import {
  AppLink,
  Heading,
  Icon,
  LinkButton,
  Note,
  Skeleton,
  useCurrency,
  VisuallyHidden,
  Wrap,
} from '@roost/shared/ui';
import { Dollars } from '../../components/Dollars.tsx';
import { formatStayDates } from '../../components/format-stay.ts';
import { splitCopy as copy } from '../../components/split/split-copy.ts';
import { getReceiptPath } from '../../components/trip-links.ts';
import { copy as texts } from '../../copy.ts';
import { changeCopy } from './change-copy.ts';
import { OfferProblem } from './OfferProblem.tsx';
import { PayForm } from './PayForm.tsx';
import { CHANGE_CALLS, useOffer, useSubmit } from './use-change.ts';
import type { ChangeCalls, Changed } from './use-change.ts';
import styles from './ChangeStay.module.css';

type PayRestProps = {
  trip: Trip;
  phone: string;
  stripe: PublicConfig['stripe'];
  calls?: ChangeCalls;
};

export function PayRest({ trip, phone, stripe, calls = CHANGE_CALLS }: PayRestProps) {
  const { reservation } = trip;
  const path = `/trips/${encodeURIComponent(reservation.code)}`;
  const choice = useOffer(trip, calls);
  const { wanted, offer } = choice;
  const submit = useSubmit({ trip, wanted, offer, calls, onOffer: choice.show, words: copy.problems });
  if (submit.done) return <Done changed={submit.done} path={path} />;
  const settled = offer !== null && !choice.busy;
  const dueCents = settled && offer.same ? offer.dueCents : null;
  return (
    <Wrap width="narrow" className={styles.page}>
      <AppLink href={path} {...asWritten()}>
        {reservation.listing.headline}
      </AppLink>
      <Heading level={1} look="d2">
        {dueCents === 0 ? copy.page.nothing : copy.page.title}
      </Heading>
      <OfferProblem choice={choice} />
      {dueCents === 0 ? (
        <>
          <p>{copy.page.nothingText}</p>
          <p>
            <LinkButton href={getReceiptPath(trip)}>{texts.heads.receipt}</LinkButton>
          </p>
        </>
      ) : dueCents === null ? (
        choice.problem === null && (
          <>
            <VisuallyHidden>
              <p role="status">{copy.page.loading}</p>
            </VisuallyHidden>
            <Skeleton height="12rem" />
          </>
        )
      ) : (
        <>
          {/* How much is paid is not known while the last payment has no answer. */}
          {offer && !submit.unknown && <WhatIsDue trip={trip} offer={offer} />}
          <PayForm
            submit={submit}
            due
            button={copy.page.pay(formatCents(dueCents))}
            busy={submit.busy}
            offline={copy.problems.offline}
            phone={phone}
            stripe={stripe}
          />
          <p>
            <LinkButton variant="text" href={path}>
              {submit.unknown ? changeCopy.trip : copy.page.back}
            </LinkButton>
          </p>
        </>
      )}
    </Wrap>
  );
}

/** What is paid, what is due, and what cancelling gives back once it is paid. */
function WhatIsDue({ trip: { reservation }, offer: { dueCents, steps, today } }: { trip: Trip; offer: ChangeOffer }) {
  const { rest, startDate, endDate, totalCents } = reservation;
  const due = formatWithAbout(dueCents, useCurrency());
  return (
    <>
      <p className={styles.quiet}>
        {formatStayDates({ checkIn: startDate, checkOut: endDate })}
        {' · '}
        <Dollars>{copy.page.paid(formatCents(totalCents - dueCents), formatCents(totalCents))}</Dollars>
      </p>
      <p>
        <Dollars>
          {rest && rest.declines === 0 && rest.on !== null
            ? copy.page.lead(due, formatDate(rest.on))
            : copy.page.leadLate(due)}
        </Dollars>
      </p>
      <p className={styles.terms}>
        <Icon name="shield" />
        {formatRefundLine(steps, today)}
      </p>
    </>
  );
}

function Done({ changed, path }: { changed: Changed; path: string }) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Wrap width="narrow" className={styles.page}>
      <div ref={heading} tabIndex={-1} className={styles.focus}>
        <Heading level={1} look="d2">
          {copy.page.doneTitle}
        </Heading>
      </div>
      <Note tone="good" role="status">
        <Dollars>{copy.page.done(formatCents(changed.dueCents))}</Dollars>
      </Note>
      <p>
        <LinkButton variant="primary" href={path}>
          {changeCopy.trip}
        </LinkButton>
      </p>
    </Wrap>
  );
}
