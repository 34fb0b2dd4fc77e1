/** `/trips/:code/pay`: the rest of a stay in two parts, with any card. The mailed link opens it in any browser. */
import type { Trip } from '@roost/shared/contracts/trips';
import { formatCents } from '@roost/shared/domain/money';
import { LinkButton, MessagePage, Wrap } from '@roost/shared/ui';
import { tripCode } from '../../api/load-trip.ts';
import type { TripData } from '../../api/load-trip.ts';
import { openTripLink } from '../../api/trip-link.ts';
import { Dollars } from '../../components/Dollars.tsx';
import { splitCopy } from '../../components/split/split-copy.ts';
import { staysCopy } from '../../stays-copy.ts';
import { TripNotShown } from '../../features/find-trip/TripNotShown.tsx';
import { PayRest } from '../../features/change/index.ts';
import { useMailedLink } from '../../hooks/use-mailed-link.ts';

export function PayPage({ data, open = openTripLink }: { data: TripData; open?: typeof openTripLink }) {
  const { opened, state } = useMailedLink(tripCode(data), open);
  const trip = opened ?? (data.type === 'trip' ? data.trip : null);
  if (data.type === 'failed' || trip === null)
    return (
      <TripNotShown
        data={data.type === 'failed' ? data : { type: 'closed', code: data.type === 'closed' ? data.code : '' }}
        link={state}
        failedTitle={staysCopy.trips.failed}
      />
    );
  const { phone, stripe } = data;
  if (!trip.cancellation.possible) return <NotPayable trip={trip} phone={phone} />;
  return (
    <>
      <noscript>
        <Wrap width="narrow">
          <p>{splitCopy.page.noScript(phone)}</p>
        </Wrap>
      </noscript>
      <PayRest key={trip.reservation.code} trip={trip} phone={phone} stripe={stripe} />
    </>
  );
}

/** A stay that has begun or is over: what is unpaid of it is not paid here any more. */
function NotPayable({ trip: { reservation }, phone }: { trip: Trip; phone: string }) {
  const { code, rest, status, unpaid } = reservation;
  const { page } = splitCopy;
  const title = rest ? page.title : status === 'cancelled' ? staysCopy.confirmation.cancelled : page.nothing;
  const text = rest ? (
    <Dollars>{splitCopy.overdue(formatCents(rest.amountCents), phone)}</Dollars>
  ) : status === 'confirmed' ? (
    page.nothingText
  ) : (
    unpaid && splitCopy.unpaid
  );
  return (
    <MessagePage
      title={title}
      actions={
        <LinkButton variant="primary" href={`/trips/${encodeURIComponent(code)}`}>
          {staysCopy.trips.open}
        </LinkButton>
      }
    >
      {text}
    </MessagePage>
  );
}
