/**
 * `/trips/:code/receipt` (STAY-4): every charge and refund of one stay, to print. The mailed link opens it in any
 * browser.
 */
import { formatHosts } from '@roost/shared/domain/hosts';
import { useCallback } from 'react';
import type { StayReceipt } from '@roost/shared/contracts/receipt';
import type { StayRest } from '@roost/shared/contracts/booking';
import { formatLongDate } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { formatParty } from '@roost/shared/domain/party';
import { browserApi } from '@roost/shared/http';
import { Bill, Button, Heading, LinkButton, Wrap } from '@roost/shared/ui';
import { getReceipt } from '../../api/load-receipt.ts';
import type { ReceiptData } from '../../api/load-receipt.ts';
import { openTripLink } from '../../api/trip-link.ts';
import { Dollars } from '../../components/Dollars.tsx';
import { dayAtHome, formatPlace, formatStayDates } from '../../components/format-stay.ts';
import { TripNotShown } from '../../features/find-trip/TripNotShown.tsx';
import { PaymentTable } from '../../features/receipt/PaymentTable.tsx';
import { receiptCopy as texts } from '../../features/receipt/receipt-copy.ts';
import { useMailedLink } from '../../hooks/use-mailed-link.ts';
import styles from './ReceiptPage.module.css';

/** Opens the link of a mail in this browser, then reads the receipt. */
async function openReceipt(code: string, token: string) {
  const opened = await openTripLink(code, token);
  return opened.ok ? getReceipt(code, browserApi) : opened;
}

export function ReceiptPage({ data, open = openReceipt }: { data: ReceiptData; open?: typeof openReceipt }) {
  const { opened, state: linkState } = useMailedLink(
    data.type === 'closed' ? data.code : null,
    useCallback((code: string, token: string) => open(code, token), [open]),
  );
  if (data.type === 'receipt') return <PrintableReceipt receipt={data.receipt} />;
  if (opened) return <PrintableReceipt receipt={opened} />;
  return <TripNotShown data={data} link={linkState} failedTitle={texts.failed} />;
}

const describeRest = ({ amountCents, on, payBy }: StayRest): string =>
  on === null
    ? texts.payBy(formatCents(amountCents), formatLongDate(payBy))
    : texts.later(formatCents(amountCents), formatLongDate(on));

/** The receipt itself: who, where, when, the bill with its taxes by name, and what was charged and given back. */
export function PrintableReceipt({ receipt }: { receipt: StayReceipt }) {
  const { reservation, hostName } = receipt;
  const { code, listing, startDate, endDate, party, guest, status, createdAt, changes = 0 } = reservation;
  const facts = [
    [texts.reservation, code],
    [texts.booked, formatLongDate(dayAtHome(reservation, createdAt))],
    [texts.guest, `${guest.firstName} ${guest.lastName}`],
    [texts.home, `${listing.headline} · ${formatPlace(listing)}`],
    [texts.host(hostName), formatHosts(hostName)],
    [texts.dates, formatStayDates({ checkIn: startDate, checkOut: endDate })],
    [texts.party, formatParty(party)],
  ] as const;
  return (
    <Wrap width="narrow" className={styles.page}>
      <Heading level={1} look="d2">
        {texts.for(code)}
      </Heading>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <LinkButton href={`/trips/${encodeURIComponent(code)}`}>{texts.trip}</LinkButton>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Heading level={2} look="d1">
        {status !== 'cancelled' ? texts.bill : changes > 0 ? texts.cancelledChangedBill : texts.cancelledBill}
      </Heading>
      <Bill lines={reservation.lines} taxes={reservation.taxes} totalCents={reservation.totalCents} />
      <Heading level={2} look="d1">
        {texts.payments}
      </Heading>
      <PaymentTable receipt={receipt} />
      {reservation.rest && (
        <p>
          <Dollars>{describeRest(reservation.rest)}</Dollars>
        </p>
      )}
      <p className={styles.fine}>{texts.by}</p>
    </Wrap>
  );
}
