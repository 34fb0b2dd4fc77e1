/** `/booking/confirmation/:code` (BOOK-9): the stay that was just booked, or a way to see it in another browser. */
import { useState } from 'react';
import { useRevalidator } from '@roost/shared/router';
import { useSlice } from '@roost/shared/state';
import { Button, MessagePage } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { staysCopy } from '../../stays-copy.ts';
import { bookingSlice } from '../../state/booking-slice.ts';
import type { ConfirmationData } from './load-confirmation.ts';
import { Lookup } from './Lookup.tsx';
import { getDayAtHome } from '../../features/receipt/booked-terms.ts';
import { Confirmed } from './Confirmed.tsx';

export function ConfirmationPage({ data }: { data: ConfirmationData }) {
  // A stay that was just booked here is in the store: it shows even when services do not answer.
  const booked = useSlice(bookingSlice, (state) => state.bookingDetails);
  const [now] = useState(() => new Date());
  if (data.type === 'stay') return <Confirmed reservation={data.reservation} today={data.today} phone={data.phone} />;
  if (booked?.code === data.code)
    return <Confirmed reservation={booked} today={getDayAtHome(booked, now)} phone={data.phone} />;
  return data.type === 'lookup' ? <Lookup code={data.code} phone={data.phone} /> : <Failed />;
}

function Failed() {
  const { revalidate, state } = useRevalidator();
  return (
    <MessagePage
      title={staysCopy.confirmation.lookupFailed}
      actions={
        <Button variant="primary" icon="refresh" busy={state === 'loading'} onClick={() => void revalidate()}>
          {copy.unavailable.retry}
        </Button>
      }
    />
  );
}
