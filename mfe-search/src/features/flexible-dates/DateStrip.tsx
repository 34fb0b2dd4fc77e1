import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { formatDayRange, formatNights, nightsBetween } from '@roost/shared/domain/dates';
import { nearbyStays } from '@roost/shared/domain/flexible-dates';
import type { NearbyStay } from '@roost/shared/domain/flexible-dates';
import { leadingAmount, PRICE_DISPLAY_NAMES } from '@roost/shared/domain/price-display';
import { cx, useCurrency, usePriceDisplay, VisuallyHidden } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { getLowestShown } from './strip.ts';
import type { Totals } from '../../api/totals-key.ts';
import styles from './DateStrip.module.css';
import type { StayDates } from '@roost/shared/domain/stay';

const words = copy.flexible;

/**
 * "Give or take three days": seven stays of the same length, each with its lowest total. Totals load later into space
 * that is kept for them, so nothing moves. `choice` renders what chooses a stay: a link on the page, a button in the
 * date picker.
 */
export function DateStrip({
  dates,
  today,
  totals,
  choice,
}: {
  dates: StayDates;
  today: string;
  totals: Totals | null;
  choice: (stay: NearbyStay, content: ReactNode, own: boolean) => ReactNode;
}) {
  const list = useRef<HTMLOListElement>(null);
  const isPriced = totals !== null;
  // On phones the strip scrolls: it starts with the chosen dates in the middle, which long totals move.
  useLayoutEffect(() => {
    const scroller = list.current;
    const own = scroller?.children[Math.floor((scroller.children.length - 1) / 2)];
    if (scroller && own instanceof HTMLElement)
      scroller.scrollLeft = own.offsetLeft - (scroller.clientWidth - own.offsetWidth) / 2;
  }, [dates.checkIn, dates.checkOut, isPriced]);

  const display = usePriceDisplay();
  const currency = useCurrency();
  const stays = nearbyStays(dates, today).map((stay) => {
    const total = totals?.[stay.checkIn];
    return {
      stay,
      none: stay.past || total?.type === 'none',
      amount: total?.type === 'from' ? leadingAmount(total, display, currency) : null,
    };
  });
  const lowest = getLowestShown(
    stays.flatMap(({ amount }) => amount ?? []),
    stays.find(({ stay }) => stay.offset === 0)?.amount ?? null,
  );
  // Said once above the days, not seven times below them; phones have no room above, and three days in sight.
  const isEmpty = stays.every(({ none }) => none);
  return (
    <section className={styles.strip} aria-label={words.label}>
      <div className={styles.head}>
        <h2>{words.title}</h2>
        <p>
          {isEmpty
            ? words.nothing
            : words.note(
                PRICE_DISPLAY_NAMES[display].toLowerCase(),
                formatNights(nightsBetween(dates.checkIn, dates.checkOut)),
              )}
        </p>
      </div>
      <ol ref={list} className={styles.list}>
        {stays.map(({ stay, none, amount }) => {
          const own = stay.offset === 0;
          const remark = own ? words.own : none ? '' : amount && amount.text === lowest ? words.lowest : '';
          const content = (
            <>
              <span>{formatDayRange(stay.checkIn, stay.checkOut)}</span>
              <b>
                {amount && (
                  <>
                    <span className={styles.from}>{words.from} </span>
                    <data value={amount.cents / 100}>{amount.text}</data>
                    <VisuallyHidden> {amount.words}</VisuallyHidden>
                  </>
                )}
                {none && <span className={cx(isEmpty && styles.from)}>{stay.past ? words.past : words.none}</span>}
              </b>
              <small className={cx(remark === words.lowest && styles.low)}>{remark}</small>
            </>
          );
          return (
            <li key={stay.checkIn} className={cx(own && styles.own, own && none && styles.empty)}>
              {none && !own ? <span className={styles.none}>{content}</span> : choice(stay, content, own)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
