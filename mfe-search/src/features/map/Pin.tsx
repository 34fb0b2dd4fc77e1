import { memo } from 'react';
import { formatLeading } from '@roost/shared/domain/price-display';
import { cx, Icon, useCurrency, usePriceDisplay } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { pinAmount, pinCents } from './layout-pins.ts';
import type { MapItem } from './layout-pins.ts';
import styles from './Pin.module.css';

export type PinLook = { open: boolean; active: boolean; seen: boolean; saved: boolean };

type PinProps = PinLook & { item: MapItem; tabIndex: number };

const words = copy.map;

/**
 * A home as a price or a dot, or a cluster with its count. The name for screen readers has price and headline.
 * `PinLayer` handles presses.
 */
export const Pin = memo(function Pin({ item, open, active, seen, saved, tabIndex }: PinProps) {
  const display = usePriceDisplay();
  const currency = useCurrency();
  const common = { type: 'button', tabIndex, 'data-key': item.key } as const;
  if (item.type === 'cluster') {
    const lowest = item.fromCents !== null && item.pins.find((pin) => pinCents(pin, display) === item.fromCents);
    const from = lowest ? (pinAmount(lowest, display, currency)?.text ?? null) : null;
    return (
      <button
        {...common}
        className={cx(styles.cluster, item.below && styles.below)}
        aria-label={item.short && from !== null ? words.clusterUp(item.homes, from) : words.cluster(item.homes, from)}
      >
        {item.short && from !== null ? (
          <b>{words.up(from)}</b>
        ) : (
          <>
            <b>{item.homes}</b> {from !== null && <span>{words.from(from)}</span>}
          </>
        )}
      </button>
    );
  }
  const { headline, price } = item.pin;
  return (
    <button
      {...common}
      aria-label={words.pin(price && formatLeading(price, display, currency), headline, saved)}
      aria-expanded={open}
      className={cx(
        item.type === 'dot' ? styles.dot : styles.price,
        item.type === 'price' && item.below && styles.below,
        (open || active) && styles.on,
        seen && styles.seen,
        saved && styles.saved,
      )}
    >
      {item.type === 'price' && (
        <>
          {saved && <Icon name="heart" size="s" />}
          {pinAmount(item.pin, display, currency)?.text ?? copy.view.map}
        </>
      )}
    </button>
  );
});
