import { useRef } from 'react';
import { formatDate } from '@roost/shared/domain/dates';
import { Note } from '@roost/shared/ui';
import { FieldButton } from '../../components/FieldButton.tsx';
import { copy } from '../../copy.ts';
import { usePanel } from '@roost/shared/hooks/use-panel';
import type { BookingProps } from './booking-props.ts';
import styles from './QuoteCard.module.css';

/**
 * Width from which the price card stands beside the calendar: there its dates open a panel. On narrower screens they
 * scroll to the calendar.
 */
const WIDE_SCREEN = '(min-width: 62.5rem)';

/** Check-in and check-out of the price card. */
export function DatesField({ stay, onStay, days, today, onNearEnd }: BookingProps) {
  const { dates } = stay;
  const anchor = useRef<HTMLDivElement>(null);
  const { Panel, isOpen, setOpen, show, failed } = usePanel(async () => (await import('./DatesPanel.tsx')).DatesPanel);
  const open = () => {
    if (days && window.matchMedia(WIDE_SCREEN).matches) show();
    else document.getElementById('dates')?.scrollIntoView();
  };
  return (
    <>
      <div ref={anchor} className={styles.dates}>
        <FieldButton label={copy.quote.checkIn} isEmpty={dates === null} isOpen={isOpen} onPress={open}>
          {dates === null ? copy.quote.addDate : formatDate(dates.checkIn)}
        </FieldButton>
        <FieldButton label={copy.quote.checkOut} isEmpty={dates === null} isOpen={isOpen} onPress={open}>
          {dates === null ? copy.quote.addDate : formatDate(dates.checkOut)}
        </FieldButton>
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
          dates={dates}
          onDates={(chosen) => onStay({ ...stay, dates: chosen })}
          days={days}
          today={today}
          onNearEnd={onNearEnd}
        />
      )}
    </>
  );
}
