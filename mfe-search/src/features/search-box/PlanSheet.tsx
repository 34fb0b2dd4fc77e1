import { useState } from 'react';
import { formatDayRange, isoDateOf, nightsBetween, nightsWords } from '@roost/shared/domain/dates';
import { Button, GuestSteppers } from '@roost/shared/ui';
import { RangeCalendar } from '@roost/shared/ui/calendar';
import { Sheet } from '@roost/shared/ui/overlays';
import { copy } from '../../copy.ts';
import { searchableDay } from './day-rule.ts';
import { EMPTY_DRAFT } from './draft.ts';
import type { DraftControl } from './draft.ts';
import { OneNightHint } from './OneNightHint.tsx';
import { PlaceField } from './PlaceField.tsx';
import styles from './PlanSheet.module.css';

const words = copy.box;

/** The search box on small screens: place, dates and guests on one sheet. */
export function PlanSheet({ control, onClose }: { control: DraftControl; onClose: () => void }) {
  const { draft, change, search } = control;
  const [today] = useState(() => isoDateOf(new Date()));
  const dates = draft.dates;
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
        className={styles.form}
        role="search"
        aria-label={words.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <PlaceField look="field" value={draft.query} placeholder={words.wherePlaceholder} onChange={change} />
        <section className={styles.part}>
          <h3>{words.when}</h3>
          <RangeCalendar
            value={dates ?? { checkIn: null, checkOut: null }}
            today={today}
            months={1}
            rule={searchableDay}
            onChange={(range) =>
              change({ dates: range.checkIn === null ? null : { checkIn: range.checkIn, checkOut: range.checkOut } })
            }
          />
          {dates && dates.checkOut !== null && (
            <OneNightHint
              dates={{ checkIn: dates.checkIn, checkOut: dates.checkOut }}
              onChange={(longer) => change({ dates: longer })}
            />
          )}
          {dates && (
            <p className={styles.chosen}>
              <b>
                {dates.checkOut
                  ? `${formatDayRange(dates.checkIn, dates.checkOut)} · ${nightsWords(nightsBetween(dates.checkIn, dates.checkOut))}`
                  : words.chooseCheckOut}
              </b>
              <Button variant="text" onClick={() => change({ dates: null })}>
                {words.clearDates}
              </Button>
            </p>
          )}
        </section>
        <section className={styles.part}>
          <h3>{words.guests}</h3>
          <GuestSteppers
            value={draft.party}
            onChange={(guests) => change({ party: guests })}
            petNote={words.petsNote}
          />
        </section>
      </form>
    </Sheet>
  );
}
