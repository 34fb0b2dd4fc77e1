import type { CSSProperties } from 'react';
import { formatLeading, leadingAmount } from '@roost/shared/domain/price-display';
import { cx, Icon, useCurrency, usePriceDisplay } from '@roost/shared/ui';
import type { PinFace } from '../../api/map-preview.ts';
import { copy } from '../../copy.ts';
import styles from './Pin.module.css';

export type PinLook = { open?: boolean; active?: boolean; seen?: boolean; saved?: boolean };

type Props = PinLook & { face: PinFace; tabIndex: number; style?: CSSProperties };

const words = copy.map;

/**
 * A home as a price or a dot, or a cluster with its count. The name for screen readers has price and headline. Whoever
 * draws several handles presses.
 */
export function PinButton({ face, open = false, active, seen, saved = false, tabIndex, style }: Props) {
  const display = usePriceDisplay();
  const currency = useCurrency();
  const { price } = face;
  const common = { type: 'button', tabIndex, style, 'data-key': face.key } as const;
  const amount = price && leadingAmount(price, display, currency).text;
  const below = face.below && styles.below;
  if (face.type === 'cluster') {
    const isShort = face.short && amount !== null;
    const name = isShort ? words.clusterUp(face.homes, amount) : words.cluster(face.homes, amount);
    return (
      <button
        {...common}
        className={cx(styles.cluster, below)}
        aria-label={name}
        // Whoever points at "$938+" reads what it stands for.
        title={name}
      >
        {isShort ? (
          <b>{words.up(amount)}</b>
        ) : (
          <>
            <b>{face.homes}</b> {amount !== null && <span>{words.from(amount)}</span>}
          </>
        )}
      </button>
    );
  }
  return (
    <button
      {...common}
      aria-label={words.pin(price && formatLeading(price, display, currency), face.headline, saved)}
      aria-expanded={open}
      className={cx(
        face.type === 'dot' ? styles.dot : styles.price,
        below,
        (open || active) && styles.on,
        seen && styles.seen,
        saved && styles.saved,
      )}
    >
      {face.type === 'price' && (
        <>
          {saved && <Icon name="heart" size="s" />}
          {amount ?? copy.view.map}
        </>
      )}
    </button>
  );
}
