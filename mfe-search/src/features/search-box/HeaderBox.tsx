import { lazy, Suspense, useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { formatDayRange } from '@roost/shared/domain/dates';
import { partyWords } from '@roost/shared/domain/party';
import type { SearchState } from '@roost/shared/domain/search-address';
import { Icon, VisuallyHidden } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { BoxForm } from './BoxForm.tsx';
import { useDraft } from './draft.ts';
import { SEARCH_EDITOR_ID, useCloseEditor, useEditorField, useOpenEditor } from '../../state/editor.ts';
import { loadPanels } from './load-panels.ts';
import { isNarrow } from './screen.ts';
import styles from './HeaderBox.module.css';

const words = copy.box;
const PlanSheet = lazy(() => loadPanels().then((module) => ({ default: module.PlanSheet })));

/**
 * The search in one line of the header. Pressed, it becomes the whole search box under the header, on phones a sheet. It is
 * a `details` element, so the form also opens without JavaScript and before hydration.
 */
export function HeaderBox({ base }: { base: SearchState }) {
  const field = useEditorField();
  const openEditor = useOpenEditor();
  const closeEditor = useCloseEditor();
  const control = useDraft(base, closeEditor);
  const summary = useRef<HTMLElement>(null);
  const narrow = field !== null && isNarrow();

  const wasOpen = useRef(false);
  useEffect(() => {
    if (field === null && wasOpen.current) summary.current?.focus({ preventScroll: true });
    wasOpen.current = field !== null;
  }, [field]);
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    if (field === null) openEditor('where');
    else closeEditor();
  };
  // Another page is another search: the editor does not follow there.
  useEffect(() => closeEditor, [closeEditor]);

  return (
    <details
      className={styles.details}
      open={field !== null && !narrow}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && field !== null) closeEditor();
      }}
    >
      <summary ref={summary} className={styles.summary} onClick={toggle} onPointerEnter={() => void loadPanels()}>
        <VisuallyHidden>{words.change}: </VisuallyHidden>
        <span className={styles.place}>
          {base.query || words.anywhere} <small>{[dates(base), guests(base)].join(' · ')}</small>
        </span>
        <span className={styles.wide}>{dates(base)}</span>
        <span className={styles.wide}>{guests(base)}</span>
        <span className={styles.go}>
          <Icon name="search" />
        </span>
      </summary>
      {/* Without JavaScript the details element opens on its own, so the form is always inside. */}
      <div id={SEARCH_EDITOR_ID} className={styles.editor}>
        <BoxForm key={field ?? 'closed'} base={base} control={control} look="editor" openAt={narrow ? null : field} />
      </div>
      {field !== null && !narrow && <div className={styles.shade} onClick={closeEditor} />}
      {narrow && (
        <Suspense>
          <PlanSheet control={control} onClose={closeEditor} />
        </Suspense>
      )}
    </details>
  );
}

function dates(base: SearchState): string {
  return base.dates ? formatDayRange(base.dates.checkIn, base.dates.checkOut) : words.addDates;
}

function guests(base: SearchState): string {
  return partyWords(base.party) || words.addGuests;
}
