/** `/trips/:code/pay`: the rest of a stay in two parts, with any card. The mailed link opens it in any browser. */
import { lazy, Suspense } from 'react';
import { LinkButton, MessagePage, Skeleton, Wrap } from '@roost/shared/ui';
import { cannotCancelText } from '../../api/refusal-text.ts';
import { tripCode } from '../../api/load-trip.ts';
import type { TripData } from '../../api/load-trip.ts';
import { openTripLink } from '../../api/trip-link.ts';
import { splitCopy } from '../../components/split/split-copy.ts';
import { copy } from '../../copy.ts';
import { TripNotShown } from '../../features/find-trip/TripNotShown.tsx';
import { useMailedLink } from '../../hooks/use-mailed-link.ts';

const PayRest = lazy(() => import('../../features/change/PayRest.tsx').then((module) => ({ default: module.PayRest })));

export function PayPage({ data, open = openTripLink }: { data: TripData; open?: typeof openTripLink }) {
  const { opened, state } = useMailedLink(tripCode(data), open);
  const trip = opened ?? (data.type === 'trip' ? data.trip : null);
  if (data.type === 'failed' || trip === null)
    return (
      <TripNotShown
        data={data.type === 'failed' ? data : { type: 'closed', code: data.type === 'closed' ? data.code : '' }}
        link={state}
        failedTitle={copy.trips.failed}
      />
    );
  const { phone, stripe } = data;
  if (!trip.cancellation.possible)
    return (
      <MessagePage
        title={copy.trips.changeOver}
        actions={
          <LinkButton variant="primary" href={`/trips/${encodeURIComponent(trip.reservation.code)}`}>
            {copy.trips.see}
          </LinkButton>
        }
      >
        {cannotCancelText(trip.cancellation)}
      </MessagePage>
    );
  const waiting = (
    <Wrap width="narrow">
      <h1>{splitCopy.page.title}</h1>
      <noscript>
        <p>{splitCopy.page.noScript(phone)}</p>
      </noscript>
      <Skeleton height="20rem" />
    </Wrap>
  );
  return (
    <Suspense fallback={waiting}>
      <PayRest key={trip.reservation.code} trip={trip} phone={phone} stripe={stripe} />
    </Suspense>
  );
}
