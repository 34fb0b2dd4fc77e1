/** `/trips/:code/change` (STAY-2). Nobody changes a stay without scripts. */
import { cannotCancelText } from '../../api/refusal-text.ts';
import { dialAddress } from '@roost/shared/domain/dial-address';
import { LinkButton, MessagePage, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { staysCopy } from '../../stays-copy.ts';
import { ChangeStay } from '../../features/change/index.ts';
import { FindTrip } from '../../features/find-trip/FindTrip.tsx';
import { TripNotShown } from '../../features/find-trip/TripNotShown.tsx';
import type { TripData } from '../../api/load-trip.ts';

export function ChangePage({ data }: { data: TripData }) {
  const { phone } = data;
  if (data.type === 'closed')
    return (
      <Wrap width="narrow">
        <FindTrip code={data.code} level={1} />
      </Wrap>
    );
  if (data.type === 'failed') return <TripNotShown data={data} link="none" failedTitle={staysCopy.trips.failed} />;
  const { trip, stripe } = data;
  if (!trip.cancellation.possible) {
    const back = (
      <>
        <LinkButton variant="primary" href={`/trips/${encodeURIComponent(trip.reservation.code)}`}>
          {staysCopy.trips.open}
        </LinkButton>
        <LinkButton variant="text" href={dialAddress(phone)}>
          {staysCopy.confirmation.call(phone)}
        </LinkButton>
      </>
    );
    return (
      <MessagePage title={staysCopy.trips.changeOver} actions={back}>
        {cannotCancelText(trip.cancellation)}
      </MessagePage>
    );
  }
  return (
    <>
      <noscript>
        <Wrap width="narrow">
          <p>{staysCopy.trips.changeNoScript(phone)}</p>
        </Wrap>
      </noscript>
      <ChangeStay trip={trip} phone={phone} stripe={stripe} title={copy.heads.change} />
    </>
  );
}
