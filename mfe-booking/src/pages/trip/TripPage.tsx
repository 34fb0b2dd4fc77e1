/** `/trips/:code` (BOOK-12): one stay, its receipt and its cancellation. The mailed link opens it in any browser. */
import { useEffect, useRef, useState, useTransition } from 'react';
import type { Trip } from '@roost/shared/contracts/trips';
import type { IsoDate } from '@roost/shared/domain/dates';
import { formatRefundRows } from '@roost/shared/domain/refund-text';
import type { HttpResult } from '@roost/shared/http';
import { useLocation, useNavigate, useRevalidator } from '@roost/shared/router';
import { AppLink, Button, Heading, LinkButton, MessagePage, Note, Spinner, Wrap } from '@roost/shared/ui';
import { openTripLink } from '../../api/trip-link.ts';
import { copy } from '../../copy.ts';
import { LazyArrival } from '../../features/arrival/LazyArrival.tsx';
import { Receipt } from '../../features/receipt/Receipt.tsx';
import { CancelButton } from '../../features/cancellation/CancelButton.tsx';
import { FindTrip } from '../../features/find-trip/FindTrip.tsx';
import type { TripData } from '../../api/load-trip.ts';
import { CancellationTerms } from '../../components/CancellationTerms.tsx';
import { refundStatus } from '../../features/cancellation/refund-texts.ts';
import styles from './TripPage.module.css';

export function TripPage({ data, open = openTripLink }: { data: TripData; open?: typeof openTripLink }) {
  const opened = useMailedLink(data, open);
  const { revalidate, state } = useRevalidator();
  const { today, phone } = data;
  if (opened.trip)
    return <OpenTrip key={opened.trip.reservation.status} trip={opened.trip} today={today} phone={phone} />;
  if (data.type === 'trip')
    return <OpenTrip key={data.trip.reservation.status} trip={data.trip} today={today} phone={phone} />;
  if (data.type === 'failed') {
    const retry = (
      <Button variant="primary" icon="refresh" busy={state === 'loading'} onClick={() => void revalidate()}>
        {copy.unavailable.retry}
      </Button>
    );
    return (
      <MessagePage title={copy.trips.failed} actions={retry}>
        {copy.trips.failedText(phone)}
      </MessagePage>
    );
  }
  if (opened.state === 'opening')
    return (
      <Wrap width="narrow" className={styles.page}>
        <Heading level={1} look="d2">
          {copy.find.opening}
        </Heading>
        <Spinner />
      </Wrap>
    );
  return (
    <Wrap width="narrow" className={styles.page}>
      {opened.state === 'refused' && (
        <Note tone="warn" role="alert">
          {copy.find.linkOver}
        </Note>
      )}
      {opened.state === 'failed' && (
        <Note tone="bad" role="alert">
          {copy.find.failed}
        </Note>
      )}
      <FindTrip code={data.code} level={1} />
    </Wrap>
  );
}

type LinkState = 'none' | 'opening' | 'refused' | 'failed';

/**
 * Exchanges the token of a mailed link for this browser's cookie. The token stands after `#`, so that it reaches no server and no log,
 * and leaves the address as soon as it is read.
 */
function useMailedLink(data: TripData, open: typeof openTripLink): { trip: Trip | null; state: LinkState } {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const asked = useRef<string | null>(null);
  const [opening, startOpening] = useTransition();
  const [answer, setAnswer] = useState<HttpResult<Trip> | null>(null);
  const code = data.type === 'closed' ? data.code : null;

  useEffect(() => {
    const token = hash.slice(1);
    if (token === '' || asked.current === token) return;
    asked.current = token;
    if (code !== null) startOpening(async () => setAnswer(await open(code, token)));
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [hash, pathname, code, open, navigate]);

  if (opening) return { trip: null, state: 'opening' };
  if (answer === null) return { trip: null, state: 'none' };
  return answer.ok
    ? { trip: answer.value, state: 'none' }
    : { trip: null, state: answer.failure.type === 'refused' ? 'refused' : 'failed' };
}

function OpenTrip({ trip: loaded, today, phone }: { trip: Trip; today: IsoDate; phone: string }) {
  const [trip, setTrip] = useState(loaded);
  const { reservation, cancellation } = trip;
  const cancelled = reservation.status === 'cancelled';
  // The button that opened the dialog is gone once the stay is cancelled: the outcome takes the focus.
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trip !== loaded) outcome.current?.focus();
  }, [trip, loaded]);
  return (
    <>
      <Wrap width="narrow" className={styles.back}>
        <AppLink href="/trips">{copy.trips.all}</AppLink>
      </Wrap>
      <Receipt reservation={reservation} phone={phone} trip>
        {cancelled && (
          <div ref={outcome} tabIndex={-1} className={styles.outcome}>
            <Note tone={reservation.refund?.status === 'failed' ? 'warn' : 'good'} role="status">
              {refundStatus(trip)}
            </Note>
          </div>
        )}
        <LazyArrival reservation={reservation} phone={phone} />
        {cancellation.possible && (
          <div className={styles.group}>
            <CancellationTerms
              rows={formatRefundRows(cancellation.steps, { today, totalCents: cancellation.totalCents })}
            />
            <LinkButton href={`/trips/${encodeURIComponent(reservation.code)}/change`} icon="calendar">
              {copy.trips.change}
            </LinkButton>
            <CancelButton trip={trip} onCancelled={setTrip} />
          </div>
        )}
      </Receipt>
    </>
  );
}
