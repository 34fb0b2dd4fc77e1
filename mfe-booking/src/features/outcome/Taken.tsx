/**
 * The dates were taken (1020, 1021): offers other dates of the same length at this home, then homes like it. No old
 * total stays on the page. Where they were gone when the page opened, the page has said so above, except that the guest
 * has booked some of these nights.
 */
import { refusalText } from '../../api/refusal-text.ts';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import { formatDayRange, formatNights } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { getNights, toStayDates } from '@roost/shared/domain/stay';
import { useQuery } from '@roost/shared/query';
import { Button, Heading, LinkButton, Note, Skeleton, VisuallyHidden } from '@roost/shared/ui';
import { Dollars } from '../../components/Dollars.tsx';
import { formatStayDates } from '../../components/format-stay.ts';
import { HomeCards } from '../../components/HomeCards.tsx';
import { copy } from '../../copy.ts';
import { getExtras, useCheckout } from '../checkout/index.ts';
import type { OwnStay } from '../checkout/index.ts';
import { getOffersQuery } from './find-offers.ts';
import type { Offers } from './find-offers.ts';
import { useOwnStayCheck } from './use-own-stay-check.ts';
import styles from './Outcome.module.css';

export function Taken() {
  const { page, phase, booking } = useCheckout();
  const offers = useQuery(getOffersQuery(page, getExtras(booking))).data ?? null;
  const { checkIn, checkOut } = page.address.dates;
  const nights = getNights(toStayDates(checkIn, checkOut));
  const taken = phase.type === 'taken' ? phase : null;
  const own = page.ownStay;
  useOwnStayCheck(taken !== null && own === null);
  return (
    <div className={styles.outcome}>
      {own ? (
        <OwnStayNote stay={own} paid={taken !== null} />
      ) : (
        taken && (
          <Note tone="bad" role="alert">
            <strong>{refusalText(taken.error) || bookingErrorMessage(taken.error.code)}</strong> {copy.taken.nothing}
          </Note>
        )
      )}
      <Heading level={2} look="d1">
        {copy.taken.nearby(formatNights(nights))}
      </Heading>
      {offers === null ? (
        <div role="status">
          <VisuallyHidden>{copy.taken.looking}</VisuallyHidden>
          <Skeleton height="13rem" />
        </div>
      ) : offers.stays.length === 0 ? (
        <p>{copy.taken.noNearby}</p>
      ) : (
        <OtherDates stays={offers.stays} totalCentsBefore={taken?.before?.totalCents ?? null} />
      )}
      {taken && <p className={styles.fine}>{copy.taken.kept}</p>}
      {offers !== null && offers.similar.length > 0 && (
        <>
          <Heading level={2} look="d1">
            {copy.taken.similar}
          </Heading>
          <HomeCards homes={offers.similar} stay={page.address} />
        </>
      )}
    </div>
  );
}

/** Leads to the guest's own stay that shares nights with the dates. `paid`: paying was tried, and charged nothing. */
function OwnStayNote({ stay: { code, dates }, paid }: { stay: OwnStay; paid: boolean }) {
  const manage = <LinkButton href={`/trips/${encodeURIComponent(code)}`}>{copy.manageStay}</LinkButton>;
  return (
    <Note tone="warn" role={paid ? 'alert' : 'status'} action={manage}>
      <strong>{copy.booked.own(formatStayDates(dates) ?? '', code)}</strong>
      {paid && ` ${copy.taken.nothing}`}
    </Note>
  );
}

type OtherDatesProps = {
  stays: Offers['stays'];
  /** Total of the stay that is gone, for comparison; null when it is not known. */
  totalCentsBefore: number | null;
};

function OtherDates({ stays, totalCentsBefore }: OtherDatesProps) {
  const { page, changeStay } = useCheckout();
  return (
    <ul className={styles.stays}>
      {stays.map(({ dates, totalCents }) => {
        const days = formatDayRange(dates.checkIn, dates.checkOut);
        return (
          <li key={dates.checkIn}>
            <span>
              <b>{days}</b>
              <small>{copy.taken.checkIn(page.home.checkInFrom)}</small>
            </span>
            <span className={styles.amount}>
              <b>
                <Dollars>{formatCents(totalCents)}</Dollars>
              </b>
              {totalCentsBefore !== null && (
                <small>
                  <Dollars>{formatComparison(totalCents - totalCentsBefore)}</Dollars>
                </small>
              )}
            </span>
            <Button aria-label={copy.taken.useLabel(days)} onClick={() => changeStay({ dates })}>
              {copy.taken.use}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function formatComparison(differenceCents: number): string {
  if (differenceCents === 0) return copy.taken.same;
  return differenceCents < 0
    ? copy.taken.less(formatCents(-differenceCents))
    : copy.taken.more(formatCents(differenceCents));
}
