import { useMemo, useState } from 'react';
import type { CalendarDay, ListingDetail } from '@roost/shared/contracts/listing';
import { FLEXIBLE_NIGHTS } from '@roost/shared/domain/cheapest-stays';
import type { MonthStays } from '@roost/shared/contracts/month-stays';
import { findCalendarDay } from '@roost/shared/domain/availability';
import { formatDayRange, formatNights } from '@roost/shared/domain/dates';
import type { IsoDate } from '@roost/shared/domain/dates';
import { getNights, NO_DATES, toStayDates } from '@roost/shared/domain/stay';
import type { DraftDates, Stay } from '@roost/shared/domain/stay';
import { useRevalidator } from '@roost/shared/router';
import { Button, Fail } from '@roost/shared/ui';
import type { RangeCalendarProps } from '@roost/shared/ui/calendar';
import { copy } from '../../copy.ts';
import { ArrivalDays } from './ArrivalDays.tsx';
import { calendarCode } from './calendar-code.ts';
import { FlexibleMonths } from './FlexibleMonths.tsx';
import { DeferredSection } from '../../components/DeferredSection.tsx';
import { Section } from '../../components/Section.tsx';
import { GuestsField } from '../../components/guests/GuestsField.tsx';
import { waitForCode } from '../../hooks/wait-for-code.ts';
import styles from './DatesSection.module.css';

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
  onRetryLater: () => void;
  /** The cheapest stay of each month, when the address asks for it. */
  months: MonthStays | 'failed' | null;
};

/** The calendar of the home with its stay rules (LIST-3). Only a complete stay goes into the address. */
export function DatesSection({
  listing,
  days,
  stay,
  onStay,
  today,
  onNearEnd,
  laterMonthsFailed,
  onRetryLater,
  months,
}: Props) {
  const revalidator = useRevalidator();
  return (
    <Section id="dates" title={copy.dates.title}>
      {days ? (
        <StayCalendar days={days} stay={stay} onStay={onStay} today={today} onNearEnd={onNearEnd} />
      ) : (
        <Fail
          message={copy.dates.failed}
          busy={revalidator.state === 'loading'}
          onRetry={() => void revalidator.revalidate()}
        />
      )}
      {laterMonthsFailed && <Fail message={copy.dates.later} onRetry={onRetryLater} />}
      <FlexibleMonths months={months} nights={getFlexibleNights(stay, days, today)} stay={stay} onStay={onStay} />
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

type HomeCalendarProps = Pick<RangeCalendarProps, 'value' | 'onChange' | 'today' | 'onNearEnd'> & {
  days: readonly CalendarDay[];
};

const HomeCalendar = calendarCode.component(
  ({ pricedRule, RangeCalendar, stayRule }) =>
    function HomeCalendar({ days, today, ...rest }: HomeCalendarProps) {
      const rule = useMemo(() => pricedRule(stayRule(days, today), days), [days, today]);
      return <RangeCalendar {...rest} today={today} last={days.at(-1)?.date ?? today} rule={rule} legend prices />;
    },
  () => waitForCode(calendarCode),
);

/** The calendar, with the stay in words above. A check-in without a check-out is kept here. */
function StayCalendar({
  days,
  stay,
  onStay,
  today,
  onNearEnd,
}: Pick<Props, 'stay' | 'onStay' | 'today' | 'onNearEnd'> & { days: readonly CalendarDay[] }) {
  const [checkIn, setCheckIn] = useState<string | null>(null);
  const value: DraftDates = checkIn === null ? (stay.dates ?? NO_DATES) : { checkIn, checkOut: null };

  const change = (draft: DraftDates) => {
    const dates = toStayDates(draft.checkIn, draft.checkOut);
    setCheckIn(dates ? null : draft.checkIn);
    if (dates || draft.checkIn === null) onStay({ ...stay, dates });
  };
  return (
    <>
      <p className={styles.words}>
        {stay.dates ? (
          <>
            {formatNights(getNights(stay.dates))}, {formatDayRange(stay.dates.checkIn, stay.dates.checkOut)}.{' '}
          </>
        ) : (
          <>{copy.dates.choose} </>
        )}
        {formatMinimumStay(days, stay.dates?.checkIn ?? today)}{' '}
        <ArrivalDays days={days} checkIn={stay.dates?.checkIn ?? null} today={today} />{' '}
        <span className={styles.quiet}>{copy.dates.hint}</span>
      </p>
      <DeferredSection height="24rem">
        <HomeCalendar value={value} onChange={change} today={today} days={days} onNearEnd={onNearEnd} />
      </DeferredSection>
      {stay.dates && checkIn === null && (
        <div className={styles.clear}>
          <Button variant="text" onClick={() => change(NO_DATES)}>
            {copy.dates.clear}
          </Button>
        </div>
      )}
    </>
  );
}

/** Returns the minimum stay from a day in words; empty where one night is enough. */
function formatMinimumStay(days: readonly CalendarDay[], date: string): string {
  const nights = findCalendarDay(days, date)?.minStay ?? 1;
  return nights > 1 ? copy.dates.minimum(formatNights(nights)) : '';
}

/** Returns the length to begin with: that of the stay, else a week, or the shortest the home allows today. */
function getFlexibleNights({ dates }: Stay, days: readonly CalendarDay[] | null, today: IsoDate): number {
  const wanted = dates ? getNights(dates) : Math.max(7, (days && findCalendarDay(days, today)?.minStay) ?? 1);
  return FLEXIBLE_NIGHTS.find((nights) => nights >= wanted) ?? 28;
}
