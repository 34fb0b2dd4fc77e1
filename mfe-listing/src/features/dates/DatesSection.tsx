import { useMemo, useState } from 'react';
import type { CalendarDay, ListingDetail } from '@roost/shared/contracts/listing';
import { dayAt } from '@roost/shared/domain/availability';
import { formatDayRange, nightsBetween, nightsWords } from '@roost/shared/domain/dates';
import type { IsoDate } from '@roost/shared/domain/dates';
import { useRevalidator } from '@roost/shared/router';
import { Button, Fail } from '@roost/shared/ui';
import { RangeCalendar, stayRule } from '@roost/shared/ui/calendar';
import type { DraftDates } from '@roost/shared/domain/stay';
import { copy } from '../../copy.ts';
import { Section } from '../../components/Section.tsx';
import { GuestsField } from '../../components/guests/GuestsField.tsx';
import styles from './DatesSection.module.css';
import type { Stay } from '@roost/shared/domain/stay';

type Props = {
  listing: ListingDetail;
  /** Null when the calendar did not load. */
  days: readonly CalendarDay[] | null;
  stay: Stay;
  onStay: (stay: Stay) => void;
  today: IsoDate;
  /** Loads the later months. Called when the guest comes near the last day. */
  onNearEnd: () => void;
  laterMonthsFailed: boolean;
};

/** The home's calendar with its stay rules (LIST-3). A whole stay goes into the address; a check-in alone stays here. */
export function DatesSection({ listing, days, stay, onStay, today, onNearEnd, laterMonthsFailed }: Props) {
  const revalidator = useRevalidator();
  return (
    <Section id="dates" title={copy.dates.title}>
      {days ? (
        <Dates days={days} stay={stay} onStay={onStay} today={today} onNearEnd={onNearEnd} />
      ) : (
        <Fail
          message={copy.dates.failed}
          busy={revalidator.state === 'loading'}
          onRetry={() => void revalidator.revalidate()}
        />
      )}
      {laterMonthsFailed && <Fail message={copy.dates.later} onRetry={onNearEnd} />}
      <noscript>
        <p>
          <a href="#price">{copy.dates.form}</a>
        </p>
      </noscript>
      <div className={styles.guests}>
        <GuestsField listing={listing} party={stay.party} onParty={(party) => onStay({ ...stay, party })} />
      </div>
    </Section>
  );
}

function Dates({
  days,
  stay,
  onStay,
  today,
  onNearEnd,
}: Pick<Props, 'stay' | 'onStay' | 'today' | 'onNearEnd'> & { days: readonly CalendarDay[] }) {
  const [checkIn, setCheckIn] = useState<string | null>(null);
  const rule = useMemo(() => stayRule(days, today), [days, today]);
  const value: DraftDates =
    checkIn !== null
      ? { checkIn: checkIn, checkOut: null }
      : { checkIn: stay.dates?.checkIn ?? null, checkOut: stay.dates?.checkOut ?? null };
  const last = days.at(-1)?.date ?? today;

  const change = ({ checkIn: start, checkOut: end }: DraftDates) => {
    if (start !== null && end !== null) {
      setCheckIn(null);
      onStay({ ...stay, dates: { checkIn: start, checkOut: end } });
    } else {
      setCheckIn(start);
      if (start === null) onStay({ ...stay, dates: null });
    }
  };
  return (
    <>
      <p className={styles.words}>
        {stay.dates ? (
          <>
            {nightsWords(nightsBetween(stay.dates.checkIn, stay.dates.checkOut))},{' '}
            {formatDayRange(stay.dates.checkIn, stay.dates.checkOut)}.{' '}
          </>
        ) : (
          <>{copy.dates.choose} </>
        )}
        {minimumWords(days, stay.dates?.checkIn ?? today)} <span className={styles.quiet}>{copy.dates.hint}</span>
      </p>
      <RangeCalendar
        value={value}
        onChange={change}
        today={today}
        last={last}
        rule={rule}
        onNearEnd={onNearEnd}
        legend
      />
      {stay.dates && checkIn === null && (
        <div className={styles.clear}>
          <Button variant="text" onClick={() => change({ checkIn: null, checkOut: null })}>
            {copy.dates.clear}
          </Button>
        </div>
      )}
    </>
  );
}

/** The minimum stay that holds from a day, in words; nothing where one night is enough. */
function minimumWords(days: readonly CalendarDay[], date: string): string {
  const nights = dayAt(days, date)?.minStay ?? 1;
  return nights > 1 ? copy.dates.minimum(nightsWords(nights)) : '';
}
