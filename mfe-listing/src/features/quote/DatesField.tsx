import { useRef } from 'react';
import { formatDate } from '@roost/shared/domain/dates';
import type { IsoDate } from '@roost/shared/domain/dates';
import { Note, cx } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { usePanel } from '../page/usePanel.ts';
import type { BookingProps } from './booking-props.ts';
import styles from './QuoteCard.module.css';

/** From here on the card stands beside the calendar and its dates open a panel; below, they lead to the calendar itself. */
const BESIDE = '(min-width: 1000px)';

/** Check-in and check-out of the price card. */
export function DatesField({ stay, onStay, days, today, onNearEnd }: BookingProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const { Panel, isOpen, setOpen, show, failed } = usePanel(async () => (await import('./DatesPanel.tsx')).DatesPanel);
  const open = () => {
    if (days && window.matchMedia(BESIDE).matches) show();
    else document.getElementById('dates')?.scrollIntoView();
  };
  return (
    <>
      <div ref={anchor} className={styles.dates}>
        <DateButton label={copy.quote.checkIn} date={stay.dates?.start} isOpen={isOpen} onPress={open} />
        <DateButton label={copy.quote.checkOut} date={stay.dates?.end} isOpen={isOpen} onPress={open} />
      </div>
      {failed && (
        <Note tone="bad" role="alert">
          {copy.quote.panelFailed}
        </Note>
      )}
      {Panel && days && (
        <Panel
          anchor={anchor}
          isOpen={isOpen}
          onOpenChange={setOpen}
          dates={stay.dates}
          onDates={(dates) => onStay({ ...stay, dates })}
          days={days}
          today={today}
          onNearEnd={onNearEnd}
        />
      )}
    </>
  );
}

function DateButton({
  label,
  date,
  isOpen,
  onPress,
}: {
  label: string;
  date: IsoDate | undefined;
  isOpen: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={cx(styles.field, date === undefined && styles.empty)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <small>{label}</small>
      {date === undefined ? copy.quote.addDate : formatDate(date)}
    </button>
  );
}
