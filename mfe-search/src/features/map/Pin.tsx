import { memo } from 'react';
import { usePriceDisplay } from '@roost/shared/ui';
import type { MapItem } from './layout-pins.ts';
import { toFace } from './pin-face.ts';
import { PinButton } from './PinButton.tsx';
import type { PinLook } from './PinButton.tsx';

type PinProps = Required<PinLook> & { item: MapItem; tabIndex: number };

/** A pin of the map. `PinLayer` handles presses. */
export const Pin = memo(function Pin({ item, ...look }: PinProps) {
  return <PinButton face={toFace(item, usePriceDisplay())} {...look} />;
});
