import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { formatUnits } from '@roost/shared/domain/currency';
import { formatLimit, shownNight } from '@roost/shared/domain/price-limits';
import type { LimitUnit } from '@roost/shared/domain/price-limits';
import { PRICE_CAP } from '@roost/shared/domain/search-address';
import { TextField, useCurrency } from '@roost/shared/ui';
import { RangeSlider } from '@roost/shared/ui/slider';
import { copy } from '../../copy.ts';
import {
  parseUnits,
  priceBars,
  priceCap,
  priceStep,
  shownPrices,
  typicalPrice,
  withPrice,
  type PriceLimits,
} from './price-range.ts';
import styles from './FilterPanel.module.css';

const words = copy.filters;

/** The price limits by slider or by two fields, with bars for the number of homes at each price (SRCH-10). */
export function PriceFilter({
  label,
  unit = 'night',
  nights = 1,
  value,
  counts,
  onChange,
}: {
  label: string;
  unit?: LimitUnit;
  /** Nights that a price is for. */
  nights?: number;
  value: PriceLimits;
  counts: Readonly<Record<string, number>>;
  onChange: (limits: PriceLimits) => void;
}) {
  const currency = useCurrency();
  const cap = priceCap(currency, nights);
  const [low, high] = shownPrices(value, { currency, unit, nights });
  const step = priceStep(currency, nights);
  const typical = typicalPrice(counts);
  const write = (units: number) => formatUnits(units, currency.code);
  const [corrected, setCorrected] = useState<string | null>(null);
  const change = (end: 'min' | 'max', units: number) => {
    setCorrected(null);
    onChange(withPrice(value, end, units, { currency, unit, nights }));
  };
  /** A typed limit beyond the other one is brought back below or above it, and said so. */
  const enter = (end: 'min' | 'max', amount: number) => {
    change(end, amount);
    if (end === 'min' && amount > high - step) {
      const lowest = write(Math.max(high - step, 0));
      setCorrected(high < cap ? words.belowMaximum(lowest) : words.highestMinimum(lowest));
    }
    if (end === 'max' && amount < low + step) setCorrected(words.aboveMinimum(write(low + step)));
  };
  return (
    <>
      <p className={styles.typical}>{typical !== null && words.typical(write(shownNight(typical, currency)))}</p>
      <RangeSlider
        label={label}
        minLabel={words.minimum}
        maxLabel={words.maximum}
        min={0}
        max={cap}
        step={step}
        write={(units, end) => (end === 'max' && units >= cap ? words.noLimit(write(cap)) : write(units))}
        value={[Math.min(low, cap), high]}
        bars={priceBars(counts, currency, nights)}
        onChange={([nextLow, nextHigh]) => (nextLow === low ? change('max', nextHigh) : change('min', nextLow))}
      />
      <div className={styles.prices}>
        <PriceField
          label={words.minimum}
          text={formatLimit(value.min, 'min', currency, unit)}
          onEnter={(amount) => enter('min', amount ?? 0)}
        />
        <PriceField
          label={words.maximum}
          text={
            value.max < PRICE_CAP * nights ? formatLimit(value.max, 'max', currency, unit) : words.andMore(write(cap))
          }
          onEnter={(amount) => enter('max', amount ?? cap)}
        />
      </div>
      <p className={styles.hint} role="status">
        {corrected}
      </p>
      <p className={styles.hint}>{words.noLimit(write(cap))}</p>
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
    if (typed !== null && typed !== text) onEnter(parseUnits(typed));
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
