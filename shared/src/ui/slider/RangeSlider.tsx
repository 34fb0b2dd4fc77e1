import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import type { SliderState } from 'react-aria-components/Slider';
import { cx } from '../cx.ts';
import styles from './RangeSlider.module.css';

export type RangeSliderProps = {
  label: string;
  /** Names of the two thumbs. */
  minLabel: string;
  maxLabel: string;
  min: number;
  max: number;
  step: number;
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
  /**
   * Heights of the bars above the track, left to right, in any unit: they are drawn against the tallest. Decoration.
   */
  bars?: readonly number[];
  /** Writes a thumb's value for who hears it, as the page writes it for who sees it. */
  write?: (value: number, end: 'min' | 'max') => string;
};

/**
 * Lets thumbs say their values in these words; else they say numbers of `Intl`. The state is made anew for each
 * rendering, and its parts know each other by it: it is changed, not copied.
 */
const sayIn = (state: SliderState, write: NonNullable<RangeSliderProps['write']>): void => {
  state.getThumbValueLabel = (index) => write(state.getThumbValue(index), index === 0 ? 'min' : 'max');
};

const percent = (share: number) => `${share * 100}%`;

/** A range between two thumbs that move by pointer and by arrow keys, with the spread of the values above it. */
export function RangeSlider({
  label,
  minLabel,
  maxLabel,
  min,
  max,
  step,
  value: [from, to],
  onChange,
  bars = [],
  write,
}: RangeSliderProps) {
  const share = (amount: number) => (amount - min) / (max - min);
  const tallest = Math.max(1, ...bars);
  const inRange = (index: number) =>
    share(from) <= (index + 0.5) / bars.length && (index + 0.5) / bars.length <= share(to);
  return (
    <Slider
      className={styles.slider}
      aria-label={label}
      minValue={min}
      maxValue={max}
      step={step}
      value={[from, to]}
      onChange={(next) => {
        const [low = min, high = max] = next;
        onChange([low, high]);
      }}
    >
      {({ state }) => {
        if (write) sayIn(state, write);
        return (
          <>
            {bars.length > 0 && (
              <div className={styles.bars} aria-hidden="true">
                {bars.map((height, index) => (
                  <i
                    key={index}
                    className={cx(inRange(index) && styles.in)}
                    style={{ blockSize: percent(height / tallest) }}
                  />
                ))}
              </div>
            )}
            <SliderTrack className={styles.track}>
              <div
                className={styles.fill}
                style={{ insetInline: `${percent(share(from))} ${percent(1 - share(to))}` }}
              />
              <SliderThumb index={0} className={styles.thumb} aria-label={minLabel} />
              <SliderThumb index={1} className={styles.thumb} aria-label={maxLabel} />
            </SliderTrack>
          </>
        );
      }}
    </Slider>
  );
}
