import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import type { FormEvent, MouseEvent } from 'react';
import { formatDay, formatWeekday, isoDateOf } from '@roost/shared/domain/dates';
import { partyWords } from '@roost/shared/domain/party';
import type { SearchState } from '@roost/shared/domain/search-address';
import { Button, cx, Spinner } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { DraftControl } from './draft.ts';
import type { EditorField } from '../../state/editor.ts';
import { GuestsPanel } from './GuestsPanel.tsx';
import { loadPanels } from './load-panels.ts';
import { dropDirection, isNarrow } from './screen.ts';
import { Panel } from './Panel.tsx';
import { PlaceField } from './PlaceField.tsx';
import { PlainFields } from './PlainFields.tsx';
import styles from './BoxForm.module.css';

const words = copy.box;
const DatesPanel = lazy(() => loadPanels().then((module) => ({ default: module.DatesPanel })));

type PanelField = 'dates' | 'guests';
const getPanel = (field: EditorField): PanelField | null => (field === 'where' ? null : field);

/**
 * The search bar: place, dates, guests, button. It is a GET form to the results page; without JavaScript the two buttons
 * give way to date and number inputs.
 */
export function BoxForm({
  base,
  control,
  look,
  openAt = null,
  onNarrow,
}: {
  base: SearchState;
  control: DraftControl;
  look: 'home' | 'editor';
  /** Field to open at once; the place gets the focus. */
  openAt?: EditorField | null;
  /** Takes over on small screens, where dates and guests have a sheet of their own. */
  onNarrow?: (field: PanelField) => void;
}) {
  const { draft, change, search } = control;
  const box = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const [open, setOpen] = useState<PanelField | null>(openAt && getPanel(openAt));
  // Read when a calendar opens, never while the server renders; a box that starts open is only made in the browser.
  const [today, setToday] = useState(() => (openAt === null ? '' : isoDateOf(new Date())));

  const [drop, setDrop] = useState<'down' | 'up'>('down');

  const close = useCallback(() => setOpen(null), []);
  const chooseDrop = () => {
    if (box.current) setDrop(dropDirection(box.current.getBoundingClientRect(), window.innerHeight));
  };
  const enterPlace = () => {
    close();
    chooseDrop();
  };
  const closeAndReturn = () => {
    setOpen(null);
    opener.current?.focus();
  };
  const press = (field: PanelField) => (event: MouseEvent<HTMLElement>) => {
    opener.current = event.currentTarget;
    if (onNarrow && isNarrow()) {
      onNarrow(field);
      return;
    }
    setToday(isoDateOf(new Date()));
    chooseDrop();
    setOpen(open === field ? null : field);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(null);
    search();
  };

  const day = (date: string | null | undefined) =>
    date ? `${formatWeekday(date, 'short')}, ${formatDay(date)}` : null;
  const choosingEnd = draft.dates !== null && draft.dates.checkOut === null;
  const segment = (field: PanelField, label: string, value: string | null, placeholder: string, current = true) => (
    <button
      type="button"
      className={cx(styles.segment, open === field && current && styles.open)}
      aria-haspopup="dialog"
      aria-expanded={open === field}
      onClick={press(field)}
      onPointerEnter={field === 'dates' ? () => void loadPanels() : undefined}
    >
      <span className={styles.label}>{label}</span>
      <span className={cx(styles.value, value === null && styles.placeholder)}>{value ?? placeholder}</span>
    </button>
  );

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
          placeholder={words.wherePlaceholder}
          autoFocus={openAt === 'where'}
          onChange={change}
          onFocus={enterPlace}
        />
      </div>
      <div className={cx(styles.dates, styles.scripted)}>
        {segment('dates', words.checkIn, day(draft.dates?.checkIn), words.addDate, !choosingEnd)}
        {segment('dates', words.checkOut, day(draft.dates?.checkOut), words.addDate, choosingEnd)}
      </div>
      <div className={cx(styles.guests, styles.scripted)}>
        {segment('guests', words.guests, partyWords(draft.party) || null, words.whoIsComing)}
      </div>
      <PlainFields base={base} />
      <div className={styles.go}>
        <Button type="submit" variant="primary" size="lg" icon="search" block>
          {words.search}
        </Button>
      </div>
      {open === 'dates' && (
        <Panel side="center" label={words.chooseDates} boxRef={box} onClose={closeAndReturn}>
          <Suspense
            fallback={
              <div className={styles.loading}>
                <Spinner label={words.chooseDates} />
              </div>
            }
          >
            <DatesPanel
              value={draft.dates}
              today={today}
              search={draft.query === base.query ? base : null}
              guests={draft.party}
              onChange={(dates) => change({ dates })}
              onDone={closeAndReturn}
            />
          </Suspense>
        </Panel>
      )}
      {open === 'guests' && (
        <Panel side="end" label={words.guests} boxRef={box} onClose={closeAndReturn}>
          <GuestsPanel value={draft.party} onChange={(guests) => change({ party: guests })} onDone={closeAndReturn} />
        </Panel>
      )}
    </form>
  );
}
