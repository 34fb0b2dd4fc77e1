import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { formatDayRange } from '@roost/shared/domain/dates';
import { nearbyStays } from '@roost/shared/domain/flexible-dates';
import type { NearbyStay } from '@roost/shared/domain/flexible-dates';
import { formatCents } from '@roost/shared/domain/money';
import { cx, VisuallyHidden } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { getLowestTotal } from './strip.ts';
import type { Totals } from '../../api/totals-key.ts';
import styles from './DateStrip.module.css';
import type { StayDates } from '@roost/shared/domain/stay';

const words = copy.flexible;

/**
 * "Give or take three days": seven stays of the same length, each with its lowest total. Totals load later into space that is kept for
 * them, so nothing moves. `choice` renders what chooses a stay: a link on the page, a button in the date picker.
 */
export function DateStrip({
  dates,
  today,
  totals,
  note,
  choice,
}: {
  dates: StayDates;
  today: string;
  totals: Totals | null;
  note: string;
  choice: (stay: NearbyStay, content: ReactNode, own: boolean) => ReactNode;
}) {
  const list = useRef<HTMLOListElement>(null);
  // On phones the strip scrolls: it starts with the chosen dates in the middle.
  useLayoutEffect(() => {
    const scroller = list.current;
    const own = scroller?.children[Math.floor((scroller.children.length - 1) / 2)];
    if (scroller && own instanceof HTMLElement)
      scroller.scrollLeft = own.offsetLeft - (scroller.clientWidth - own.offsetWidth) / 2;
  }, [dates.checkIn, dates.checkOut]);

  const lowest = totals && getLowestTotal(totals);
  return (
    <section className={styles.strip} aria-label={words.label}>
      <div className={styles.head}>
        <h2>{words.title}</h2>
        <p>{note}</p>
      </div>
      <ol ref={list} className={styles.list}>
        {nearbyStays(dates, today).map((stay) => {
          const total = totals?.[stay.checkIn];
          const own = stay.offset === 0;
          const none = stay.past || total?.type === 'none';
          const remark = own
            ? words.own
            : none
              ? ''
              : total?.type === 'from' && total.totalCents === lowest
                ? words.lowest
                : '';
          const content = (
            <>
              <span>{formatDayRange(stay.checkIn, stay.checkOut)}</span>
              <b>
                {total?.type === 'from' && (
                  <>
                    <VisuallyHidden>{words.from} </VisuallyHidden>
                    {formatCents(total.totalCents)}
                    <VisuallyHidden> {words.total}</VisuallyHidden>
                  </>
                )}
                {none && (stay.past ? words.past : words.none)}
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
