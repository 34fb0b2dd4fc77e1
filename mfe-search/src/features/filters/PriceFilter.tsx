import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { PRICE_CAP } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { TextField } from '@roost/shared/ui';
import { RangeSlider } from '@roost/shared/ui/slider';
import { copy } from '../../copy.ts';
import { parseDollars, PRICE_STEP, priceBars, typicalPrice, withPrice } from './price-range.ts';
import styles from './FilterPanel.module.css';

const words = copy.filters;
const DOLLARS: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 };

type Prices = Pick<SearchState, 'minPrice' | 'maxPrice'>;

/** The price limits by slider or by two fields, with bars for the number of homes at each price (SRCH-10). */
export function PriceFilter({
  value,
  counts,
  onChange,
}: {
  value: Prices;
  counts: Readonly<Record<string, number>>;
  onChange: (prices: Prices) => void;
}) {
  const { minPrice, maxPrice } = value;
  const typical = typicalPrice(counts);
  return (
    <>
      <p className={styles.typical}>{typical !== null && words.typical(typical)}</p>
      <RangeSlider
        label={words.price}
        minLabel={words.minimum}
        maxLabel={words.maximum}
        min={0}
        max={PRICE_CAP}
        step={PRICE_STEP}
        format={DOLLARS}
        value={[Math.min(minPrice, PRICE_CAP), maxPrice]}
        bars={priceBars(counts)}
        onChange={([low, high]) =>
          onChange(low === minPrice ? withPrice(value, 'max', high) : withPrice(value, 'min', low))
        }
      />
      <div className={styles.prices}>
        <PriceField
          label={words.minimum}
          text={words.dollars(minPrice)}
          onEnter={(amount) => onChange(withPrice(value, 'min', amount ?? 0))}
        />
        <PriceField
          label={words.maximum}
          text={maxPrice < PRICE_CAP ? words.dollars(maxPrice) : words.dollarsAndMore(PRICE_CAP)}
          onEnter={(amount) => onChange(withPrice(value, 'max', amount ?? PRICE_CAP))}
        />
      </div>
      <p className={styles.hint}>{words.noLimit}</p>
    </>
  );
}

/** Reads what is typed when the field loses focus or Enter is pressed. An empty field is no limit (null). */
function PriceField({
  label,
  text,
  onEnter,
}: {
  label: string;
  text: string;
  onEnter: (amount: number | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const enter = () => {
    if (typed !== null) onEnter(parseDollars(typed));
    setTyped(null);
  };
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? text}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={enter}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') enter();
      }}
    />
  );
}
