import { memo, useState } from 'react';
import { formatDayRange, formatNights } from '@roost/shared/domain/dates';
import { earliestToday } from '@roost/shared/domain/home-day';
import { getNights, NO_DATES, toStayDates } from '@roost/shared/domain/stay';
import type { DraftDates } from '@roost/shared/domain/stay';
import { Button, GuestSteppers } from '@roost/shared/ui';
import { RangeCalendar } from '@roost/shared/ui/calendar';
import { Sheet } from '@roost/shared/ui/overlays';
import { boxCopy } from '../../box-copy.ts';
import { searchableDay } from './day-rule.ts';
import { useNextPaint } from '../../hooks/use-next-paint.ts';
import { EMPTY_DRAFT } from './draft.ts';
import type { Draft } from './draft.ts';
import { OneNightHint } from './OneNightHint.tsx';
import { PlaceField } from './PlaceField.tsx';
import type { DraftControl } from './use-draft.ts';
import styles from './PlanSheet.module.css';

const words = boxCopy;

/** The search box on small screens: place, dates and guests on one sheet. */
export function PlanSheet({
  control,
  autoFocusPlace = false,
  onClose,
}: {
  control: DraftControl;
  /** The place field was pressed: typing goes on in the sheet's. */
  autoFocusPlace?: boolean;
  onClose: () => void;
}) {
  const { draft, change, search } = control;
  const painted = useNextPaint();
  const submit = () => {
    onClose();
    search();
  };
  return (
    <Sheet
      title={words.plan}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <div className={styles.foot}>
          <Button variant="text" onClick={() => change(EMPTY_DRAFT)}>
            {words.clearAll}
          </Button>
          <Button variant="primary" size="lg" icon="search" onClick={submit}>
            {words.search}
          </Button>
        </div>
      }
    >
      <form
        method="dialog"
        className={styles.form}
        role="search"
        aria-label={words.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <PlaceField
          look="field"
          value={draft.query}
          placeholder={draft.inArea ? words.mapArea : words.wherePlaceholder}
          isFilled={draft.inArea}
          autoFocus={autoFocusPlace}
          onChange={change}
        />
        {painted && (
          <>
            <PlanDates value={draft.dates} change={change} />
            <PlanGuests value={draft.party} change={change} />
          </>
        )}
      </form>
    </Sheet>
  );
}

type PartProps<Value> = { value: Value; change: DraftControl['change'] };

/** Memoized, as the guests are, so that a letter of the place does not render a month. */
const PlanDates = memo(function PlanDates({ value, change }: PartProps<DraftDates>) {
  const [today] = useState(() => earliestToday(new Date().toISOString()));
  const chosen = toStayDates(value.checkIn, value.checkOut);
  const onChange = (dates: DraftDates) => change({ dates });
  return (
    <section className={styles.part}>
      <h3>{words.when}</h3>
      <RangeCalendar value={value} today={today} months={1} rule={searchableDay} onChange={onChange} />
      {chosen && <OneNightHint dates={chosen} onChange={onChange} />}
      {value.checkIn !== null && (
        <p className={styles.chosen}>
          <b>
            {chosen
              ? `${formatDayRange(chosen.checkIn, chosen.checkOut)} · ${formatNights(getNights(chosen))}`
              : words.chooseCheckOut}
          </b>
          <Button variant="text" onClick={() => onChange(NO_DATES)}>
            {words.clearDates}
          </Button>
        </p>
      )}
    </section>
  );
});

const PlanGuests = memo(function PlanGuests({ value, change }: PartProps<Draft['party']>) {
  return (
    <section className={styles.part}>
      <h3>{words.guests}</h3>
      <GuestSteppers value={value} onChange={(party) => change({ party })} petNote={words.petsNote} />
    </section>
  );
});
