import { lazy, Suspense, useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { formatDayRange } from '@roost/shared/domain/dates';
import { formatParty } from '@roost/shared/domain/party';
import type { SearchState } from '@roost/shared/domain/search-address';
import { useSlice } from '@roost/shared/state';
import { Icon, VisuallyHidden } from '@roost/shared/ui';
import { boxCopy } from '../../box-copy.ts';
import { BoxForm } from './BoxForm.tsx';
import { useDraft } from './use-draft.ts';
import { useCloseBox, useOpenEditor } from '../../hooks/use-search-box.ts';
import { SEARCH_EDITOR_ID, searchBoxSlice } from '../../state/search-box.ts';
import { loadPanels } from './load-panels.ts';
import { isMapArea } from '../../state/map-area.ts';
import styles from './HeaderBox.module.css';

const words = boxCopy;
const PlanSheet = lazy(() => loadPanels().then((module) => ({ default: module.PlanSheet })));

/**
 * The search in one line of the header. Pressed, it becomes the whole search box under the header, on phones a sheet.
 * It is a `details` element, so the form also opens without JavaScript and before hydration.
 */
export function HeaderBox({ base }: { base: SearchState }) {
  const field = useSlice(searchBoxSlice, ({ editorField }) => editorField);
  const sheet = useSlice(searchBoxSlice, ({ mobileSearchBoxFocused }) => mobileSearchBoxFocused);
  const openEditor = useOpenEditor();
  const close = useCloseBox();
  const control = useDraft(base, close);
  const summary = useRef<HTMLElement>(null);
  const editor = sheet ? null : field;
  const isOpen = editor !== null || sheet;

  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current) summary.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    if (isOpen) close();
    else openEditor('where');
  };
  // The editor does not stay open on another page.
  useEffect(() => close, [close]);

  return (
    <details
      className={styles.details}
      open={editor !== null}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
    >
      <summary ref={summary} className={styles.summary} onClick={toggle} onPointerEnter={() => void loadPanels()}>
        <VisuallyHidden>{words.change}: </VisuallyHidden>
        <span className={styles.place}>
          {isMapArea(base) ? words.mapArea : base.query || words.anywhere}{' '}
          <small>{[dates(base), guests(base)].join(' · ')}</small>
        </span>
        <span className={styles.wide}>{dates(base)}</span>
        <span className={styles.wide}>{guests(base)}</span>
        <span className={styles.go}>
          <Icon name="search" />
        </span>
      </summary>
      {/* Without JavaScript the details element opens on its own, so the form is always inside. */}
      <div id={SEARCH_EDITOR_ID} className={styles.editor}>
        <BoxForm
          key={editor ?? 'closed'}
          base={base}
          control={control}
          look="editor"
          active={editor !== null}
          autoFocusPlace={editor === 'where'}
          covered={sheet}
        />
      </div>
      {editor !== null && <div className={styles.shade} onClick={close} />}
      {sheet && (
        <Suspense>
          <PlanSheet control={control} startAt={field} onClose={close} />
        </Suspense>
      )}
    </details>
  );
}

function dates(base: SearchState): string {
  return base.dates ? formatDayRange(base.dates.checkIn, base.dates.checkOut) : words.addDates;
}

function guests(base: SearchState): string {
  return formatParty(base.party) || words.addGuests;
}
