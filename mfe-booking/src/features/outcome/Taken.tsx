/** Somebody else was faster (1020, 1021): other dates of the same length here, then homes like it. No stale total anywhere. */
import { useEffect, useState } from 'react';
import type { Quote } from '@roost/shared/contracts/booking';
import type { ListingSummary } from '@roost/shared/contracts/listing';
import { browserApi, createServicesClient } from '@roost/shared/clients/services';
import { addDays, formatDayRange, nightsBetween, nightsWords } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { Button, Heading, Note, Skeleton, VisuallyHidden } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { BookingPage } from '../checkout/booking-page.ts';
import { HomeCards } from '../../components/HomeCards.tsx';
import type { StayDates } from '@roost/shared/domain/stay';
import { findFreeStays } from './nearby-stays.ts';
import styles from './Outcome.module.css';

export type TakenProps = {
  page: BookingPage;
  message: string;
  /** The total of the stay that is gone, for comparison. */
  before: Quote | null;
  onUse: (stay: StayDates) => void;
};

type Offers = { stays: { stay: StayDates; totalCents: number }[]; similar: ListingSummary[] };

const client = createServicesClient(browserApi);

export function Taken({ page, message, before, onUse }: TakenProps) {
  const { home, address } = page;
  const [offers, setOffers] = useState<Offers | null>(null);
  useEffect(() => {
    let current = true;
    void findOffers(page).then((found) => {
      if (current) setOffers(found);
    });
    return () => {
      current = false;
    };
  }, [page]);
  const nights = address.startDate && address.endDate ? nightsBetween(address.startDate, address.endDate) : 0;
  return (
    <>
      <Note tone="bad" role="alert">
        <strong>{message}</strong> {copy.taken.nothing}
      </Note>
      <Heading level={2} look="d1">
        {copy.taken.nearby(nightsWords(nights))}
      </Heading>
      {offers === null ? (
        <div role="status">
          <VisuallyHidden>{copy.taken.looking}</VisuallyHidden>
          <Skeleton height="13rem" />
        </div>
      ) : offers.stays.length === 0 ? (
        <p>{copy.taken.noNearby}</p>
      ) : (
        <ul className={styles.stays}>
          {offers.stays.map(({ stay, totalCents }) => {
            const dates = formatDayRange(stay.checkIn, stay.checkOut);
            return (
              <li key={stay.checkIn}>
                <span>
                  <b>{dates}</b>
                  <small>{copy.taken.checkIn(home.checkInFrom)}</small>
                </span>
                <span className={styles.amount}>
                  <b>{formatCents(totalCents)}</b>
                  {before && <small>{comparison(totalCents - before.totalCents)}</small>}
                </span>
                <Button aria-label={copy.taken.useLabel(dates)} onClick={() => onUse(stay)}>
                  {copy.taken.use}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <p className={styles.fine}>{copy.taken.kept}</p>
      {offers !== null && offers.similar.length > 0 && (
        <>
          <Heading level={2} look="d1">
            {copy.taken.similar}
          </Heading>
          <HomeCards homes={offers.similar} />
        </>
      )}
    </>
  );
}

function comparison(differenceCents: number): string {
  if (differenceCents === 0) return copy.taken.same;
  return differenceCents < 0
    ? copy.taken.less(formatCents(-differenceCents))
    : copy.taken.more(formatCents(differenceCents));
}

/** What cannot be had is left out: an offer that fails is no offer. */
async function findOffers({ home, address, today }: BookingPage): Promise<Offers> {
  const { startDate, endDate, party } = address;
  const [calendar, similar] = await Promise.all([client.getCalendar(home.id, today, 13), client.getSimilar(home.id)]);
  const near =
    calendar.ok && startDate && endDate
      ? findFreeStays(calendar.value.days, { checkIn: startDate, checkOut: endDate }, addDays(today, 1))
      : [];
  const quotes = await Promise.all(
    near.map(async (stay) => ({ stay, quote: await client.getQuote(home.id, stay, party) })),
  );
  return {
    stays: quotes.flatMap(({ stay, quote }) => (quote.ok ? [{ stay, totalCents: quote.value.totalCents }] : [])),
    similar: similar.ok ? similar.value.slice(0, 2) : [],
  };
}
