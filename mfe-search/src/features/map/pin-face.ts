import type { PriceDisplay } from '@roost/shared/domain/price-display';
import type { PinFace } from '../../api/map-preview.ts';
import type { MapItem } from './layout-pins.ts';
import { pinCents } from './pin-prices.ts';

/** Returns what the item's pin says. */
export function toFace(item: MapItem, display: PriceDisplay): PinFace {
  const { key } = item;
  const below = item.type !== 'dot' && item.below && ({ below: true } as const);
  if (item.type !== 'cluster')
    return { type: item.type, key, headline: item.pin.headline, price: item.pin.price, ...below };
  const { homes, fromCents, short, pins } = item;
  const lowest = fromCents === null ? undefined : pins.find((pin) => pinCents(pin, display) === fromCents);
  return { type: 'cluster', key, homes, price: lowest?.price ?? null, ...(short && { short }), ...below };
}
