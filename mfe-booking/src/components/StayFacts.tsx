import type { ReactNode } from 'react';
import type { Reservation } from '@roost/shared/contracts/booking';
import { formatDate, formatWeekday } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { formatParty } from '@roost/shared/domain/party';
import type { RefundRow } from '@roost/shared/domain/refund-text';
import { useDollars } from '@roost/shared/ui';
import { staysCopy } from '../stays-copy.ts';
import { formatStayDates } from './format-stay.ts';

/** Returns "Fri, Jun 12, 2026", short enough for one line of a phone with its time. */
const formatDay = (date: string): string => `${formatWeekday(date, 'short')}, ${formatDate(date)}`;

/** What a guest looks up about a booked stay: when, who, what is paid and what is left, its number. */
export function StayFacts({
  reservation,
  terms = null,
  className,
}: {
  reservation: Reservation;
  /** What cancelling gives back and until when: what holds now stands among the facts. */
  terms?: readonly RefundRow[] | null;
  className: string | undefined;
}) {
  const { listing, code, startDate, endDate, party, totalCents, paidCents = totalCents, status, rest } = reservation;
  const cancelled = status === 'cancelled';
  const words = staysCopy.confirmation;
  const inDollars = useDollars();
  const refund = terms?.find(({ current }) => current) ?? terms?.[0];
  return (
    <dl className={className}>
      <Fact name={words.reservation}>{code}</Fact>
      {cancelled ? (
        // Nobody arrives.
        <Fact name={words.dates}>{formatStayDates({ checkIn: startDate, checkOut: endDate })}</Fact>
      ) : (
        <>
          <Fact name={words.checkIn}>
            {formatDay(startDate)}, {words.after(listing.checkInFrom)}
          </Fact>
          <Fact name={words.checkOut}>
            {formatDay(endDate)}, {words.by(listing.checkOutBy)}
          </Fact>
        </>
      )}
      <Fact name={words.guests}>{formatParty(party)}</Fact>
      {(status === 'confirmed' || cancelled) && <Fact name={words.paidLabel}>{inDollars(formatCents(paidCents))}</Fact>}
      {refund && (
        <Fact name={words.ifCancelled}>
          {inDollars(refund.what)} · {refund.when}
        </Fact>
      )}
      {listEndAmounts(reservation).map(([name, cents]) => (
        <Fact key={name} name={words[name]}>
          {inDollars(formatCents(cents))}
        </Fact>
      ))}
      {rest && (
        <Fact name={rest.on === null ? words.payBy(formatDate(rest.payBy)) : words.later(formatDate(rest.on))}>
          {inDollars(formatCents(rest.amountCents))}
        </Fact>
      )}
    </dl>
  );
}

/** Where the price of a cancelled stay went, beside what was paid: kept, given back, never charged. */
function listEndAmounts({ status, refund, totalCents, paidCents = totalCents }: Reservation) {
  if (status !== 'cancelled') return [];
  const refundCents = refund?.amountCents ?? 0;
  const amounts = [
    ['keptLabel', paidCents - refundCents],
    // Of one that the bank sent back the page says more.
    ['refundLabel', refund?.status === 'failed' ? 0 : refundCents],
    ['notChargedLabel', totalCents - paidCents],
  ] as const;
  return amounts.filter(([, cents]) => cents > 0);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
