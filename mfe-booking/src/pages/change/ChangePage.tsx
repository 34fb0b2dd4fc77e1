/** `/trips/:code/change` (STAY-2). The form loads when the page stands: nobody changes a stay without scripts, and other pages carry none of it. */
import { cannotCancelText } from '../../api/refusal-text.ts';
import { lazy, Suspense } from 'react';
import { LinkButton, MessagePage, Skeleton, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { FindTrip } from '../../features/find-trip/FindTrip.tsx';
import type { TripData } from '../../api/load-trip.ts';

const ChangeStay = lazy(() =>
  import('../../features/change/ChangeStay.tsx').then((module) => ({ default: module.ChangeStay })),
);

export function ChangePage({ data }: { data: TripData }) {
  const { phone } = data;
  if (data.type === 'closed')
    return (
      <Wrap width="narrow">
        <FindTrip code={data.code} level={1} />
      </Wrap>
    );
  if (data.type === 'failed')
    return <MessagePage title={copy.trips.failed}>{copy.trips.failedText(phone)}</MessagePage>;
  const { trip, stripe } = data;
  if (!trip.cancellation.possible) {
    const back = (
      <>
        <LinkButton variant="primary" href={`/trips/${encodeURIComponent(trip.reservation.code)}`}>
          {copy.trips.open}
        </LinkButton>
        <LinkButton variant="text" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {copy.confirmation.call(phone)}
        </LinkButton>
      </>
    );
    return (
      <MessagePage title={copy.trips.changeOver} actions={back}>
        {cannotCancelText(trip.cancellation)}
      </MessagePage>
    );
  }
  const title = copy.trips.changeTitle;
  const waiting = (
    <Wrap width="narrow">
      <h1>{title}</h1>
      <noscript>
        <p>{copy.trips.changeNoScript(phone)}</p>
      </noscript>
      <Skeleton height="30rem" />
    </Wrap>
  );
  return (
    <Suspense fallback={waiting}>
      <ChangeStay trip={trip} phone={phone} stripe={stripe} title={title} />
    </Suspense>
  );
}
