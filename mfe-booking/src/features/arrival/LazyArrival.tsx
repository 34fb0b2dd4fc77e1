import { lazy, Suspense, useEffect } from 'react';
import type { Reservation } from '@roost/shared/contracts/booking';
import { staysCopy } from '../../stays-copy.ts';
import { ArrivalSkeleton } from './ArrivalSkeleton.tsx';

const load = () => import('./lazy-parts.ts');
const Arrival = lazy(() => load().then((parts) => ({ default: parts.Arrival })));

type LazyArrivalProps = { reservation: Reservation; phone: string; over?: boolean };

/**
 * The front door of a confirmed stay. Its code loads when the page stands; without scripts the confirmation mail has
 * the same.
 */
export function LazyArrival({ reservation, phone, over = false }: LazyArrivalProps) {
  const { code, status } = reservation;
  const cancelled = status === 'cancelled';
  useEffect(() => {
    // A copy that does not load now is deleted by the next look at the trip.
    if (cancelled)
      load().then(
        (parts) => parts.forgetTrip(code),
        () => undefined,
      );
  }, [cancelled, code]);
  if (status !== 'confirmed') return null;
  return (
    <>
      <noscript>
        <p>{staysCopy.confirmation.arrivalNoScript}</p>
      </noscript>
      <Suspense fallback={<ArrivalSkeleton over={over} />}>
        <Arrival reservation={reservation} phone={phone} over={over} />
      </Suspense>
    </>
  );
}
