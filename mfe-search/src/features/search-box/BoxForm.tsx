import { memo, useRef } from 'react';
import type { FormEvent } from 'react';
import { formatDay, formatWeekday } from '@roost/shared/domain/dates';
import { formatParty } from '@roost/shared/domain/party';
import type { SearchState } from '@roost/shared/domain/search-address';
import { Button, cx } from '@roost/shared/ui';
import { boxCopy } from '../../box-copy.ts';
import { BoxPanel } from './BoxPanel.tsx';
import type { DraftControl } from './use-draft.ts';
import { loadPanels } from './load-panels.ts';
import { PlaceField } from './PlaceField.tsx';
import { PlainFields } from './PlainFields.tsx';
import { useBoxPanels } from './use-box-panels.ts';
import type { BoxPanels, PanelField } from './use-box-panels.ts';
import styles from './BoxForm.module.css';

const words = boxCopy;

type BoxFormProps = {
  base: SearchState;
  control: DraftControl;
  look: 'home' | 'editor';
  /** The form is shown: its panels may open. */
  active?: boolean;
  autoFocusPlace?: boolean;
  /** A sheet with the same draft is over it: it waits, so that no letter typed there is rendered here as well. */
  covered: boolean;
};

/**
 * The search bar: place, dates, guests, button. It is a GET form to the results page; without JavaScript the buttons
 * for dates and guests give way to date and number inputs.
 */
export const BoxForm = memo(Form, (_, { covered }) => covered);

function Form({ base, control, look, active = false, autoFocusPlace = false }: BoxFormProps) {
  const { draft, change, search } = control;
  const box = useRef<HTMLFormElement>(null);
  const panels = useBoxPanels(box, { active, hasSheet: look === 'home' });
  const { open, drop, close, closeAndReturn, enterPlace } = panels;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close();
    search();
  };
  const choosingEnd = draft.dates.checkIn !== null && draft.dates.checkOut === null;
  return (
    <form
      ref={box}
      className={cx(styles.box, styles[look])}
      role="search"
      aria-label={words.form}
      action="/search"
      method="get"
      data-drop={drop}
      onSubmit={submit}
    >
      <div className={styles.where}>
        <PlaceField
          value={draft.query}
          placeholder={draft.inArea ? words.mapArea : words.wherePlaceholder}
          isFilled={draft.inArea}
          autoFocus={autoFocusPlace}
          onChange={change}
          onFocus={enterPlace}
          onPress={panels.pressPlace}
        />
      </div>
      <div className={cx(styles.dates, styles.scripted)}>
        <Segment field="dates" panels={panels} label={words.checkIn} marked={!choosingEnd} placeholder={words.addDate}>
          {formatDate(draft.dates.checkIn)}
        </Segment>
        <Segment field="dates" panels={panels} label={words.checkOut} marked={choosingEnd} placeholder={words.addDate}>
          {formatDate(draft.dates.checkOut)}
        </Segment>
      </div>
      <div className={styles.scripted}>
        <Segment field="guests" panels={panels} label={words.guests} marked placeholder={words.whoIsComing}>
          {formatParty(draft.party) || null}
        </Segment>
      </div>
      <PlainFields base={base} />
      <div className={styles.go}>
        <Button type="submit" variant="primary" size="lg" icon="search" block>
          {words.search}
        </Button>
      </div>
      {open && (
        <BoxPanel
          field={open}
          base={base}
          control={control}
          today={panels.today}
          boxRef={box}
          onClose={closeAndReturn}
        />
      )}
    </form>
  );
}

/**
 * The button of a field: its label and what is chosen. `marked` is the one of two buttons that the open panel fills
 * next.
 */
function Segment({
  field,
  panels: { open, press },
  label,
  marked,
  placeholder,
  children,
}: {
  field: PanelField;
  panels: BoxPanels;
  label: string;
  marked: boolean;
  placeholder: string;
  children: string | null;
}) {
  return (
    <button
      type="button"
      className={cx(styles.segment, open === field && marked && styles.open)}
      aria-haspopup="dialog"
      aria-expanded={open === field}
      onClick={press(field)}
      onPointerEnter={field === 'dates' ? () => void loadPanels() : undefined}
    >
      <span className={styles.label}>{label}</span>
      <span className={cx(styles.value, children === null && styles.placeholder)}>{children ?? placeholder}</span>
    </button>
  );
}

function formatDate(date: string | null): string | null {
  return date ? `${formatWeekday(date, 'short')}, ${formatDay(date)}` : null;
}
