import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { formatDayRange, formatNights } from '@roost/shared/domain/dates';
import { earliestToday } from '@roost/shared/domain/home-day';
import { getNights, NO_DATES, toStayDates } from '@roost/shared/domain/stay';
import type { DraftDates } from '@roost/shared/domain/stay';
import { Button, GuestSteppers } from '@roost/shared/ui';
import { RangeCalendar } from '@roost/shared/ui/calendar';
import { Sheet } from '@roost/shared/ui/overlays';
import { boxCopy } from '../../box-copy.ts';
import { searchableDay } from './day-rule.ts';
import type { BoxField } from '../../state/search-box.ts';
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
  startAt,
  onClose,
}: {
  control: DraftControl;
  /** The field that was pressed: the sheet opens there, and typing goes on in its place field. */
  startAt: BoxField | null;
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
          autoFocus={startAt === 'where'}
          onChange={change}
        />
        {painted && (
          <>
            <PlanDates value={draft.dates} change={change} isStart={startAt === 'dates'} />
            <PlanGuests value={draft.party} change={change} isStart={startAt === 'guests'} />
          </>
        )}
      </form>
    </Sheet>
  );
}

type PartProps<Value> = { value: Value; change: DraftControl['change']; isStart: boolean };

/** A part of the sheet with its heading; the one that was pressed comes into view and takes the focus. */
function Part({ title, isStart, children }: { title: string; isStart: boolean; children: ReactNode }) {
  return (
    <section ref={isStart ? startHere : null} className={styles.part} aria-label={title} tabIndex={-1}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function startHere(part: HTMLElement | null): void {
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'start' });
}

/** Memoized, as the guests are, so that a letter of the place does not render a month. */
const PlanDates = memo(function PlanDates({ value, change, isStart }: PartProps<DraftDates>) {
  const [today] = useState(() => earliestToday(new Date().toISOString()));
  const chosen = toStayDates(value.checkIn, value.checkOut);
  const onChange = (dates: DraftDates) => change({ dates });
  return (
    <Part title={words.when} isStart={isStart}>
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
    </Part>
  );
});

const PlanGuests = memo(function PlanGuests({ value, change, isStart }: PartProps<Draft['party']>) {
  return (
    <Part title={words.guests} isStart={isStart}>
      <GuestSteppers value={value} onChange={(party) => change({ party })} petNote={words.petsNote} />
    </Part>
  );
});
