import type { ReactNode } from 'react';
import type { PlaceName, PlaceProps, SlotName } from '../contracts/slots.ts';
import { RemoteSlot } from './RemoteSlot.tsx';
import type { RemoteFallback } from './RemoteBoundary.tsx';
import { useFederation } from './context.ts';

type Props<P extends PlaceName> = {
  place: P;
  props: PlaceProps[P];
  /** Shown when no remote has a slot for this place, and for a slot that cannot be used. */
  fallback: RemoteFallback;
  /** Shown while the code of a slot loads. Default: the fixed fallback. */
  loading?: ReactNode;
};

/** A named place in a page: shows each slot whose remote says in its package.json that it belongs here (PLAT-1). */
export function SlotPlace<P extends PlaceName>({ place, props, fallback, loading }: Props<P>) {
  const slots = useFederation().placed(place);
  if (slots.length === 0) return typeof fallback === 'function' ? null : fallback;
  return slots.map((name) => (
    // Every slot that is placed here takes the place's props.
    <RemoteSlot key={name} name={name as SlotName} props={props as never} fallback={fallback} loading={loading} />
  ));
}
