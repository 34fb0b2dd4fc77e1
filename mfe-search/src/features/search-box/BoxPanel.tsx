import { lazy, Suspense } from 'react';
import type { RefObject } from 'react';
import type { SearchState } from '@roost/shared/domain/search-address';
import { Spinner } from '@roost/shared/ui';
import { boxCopy } from '../../box-copy.ts';
import type { DraftControl } from './use-draft.ts';
import { GuestsPanel } from './GuestsPanel.tsx';
import { loadPanels } from './load-panels.ts';
import { Panel } from './Panel.tsx';
import type { PanelField } from './use-box-panels.ts';
import styles from './BoxForm.module.css';

const words = boxCopy;
const DatesPanel = lazy(() => loadPanels().then((module) => ({ default: module.DatesPanel })));

/** The panel that hangs from the box: the calendar or the guest counters. */
export function BoxPanel({
  field,
  base,
  control: { draft, change },
  today,
  boxRef,
  onClose,
}: {
  field: PanelField;
  base: SearchState;
  control: DraftControl;
  today: string;
  boxRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  if (field === 'guests')
    return (
      <Panel side="end" label={words.guests} boxRef={boxRef} onClose={onClose}>
        <GuestsPanel value={draft.party} onChange={(party) => change({ party })} onDone={onClose} />
      </Panel>
    );
  const loading = (
    <div className={styles.loading}>
      <Spinner label={words.chooseDates} />
    </div>
  );
  return (
    <Panel side="center" label={words.chooseDates} boxRef={boxRef} onClose={onClose}>
      <Suspense fallback={loading}>
        <DatesPanel
          value={draft.dates}
          today={today}
          search={draft.query === base.query ? base : null}
          party={draft.party}
          onChange={(dates) => change({ dates })}
          onDone={onClose}
        />
      </Suspense>
    </Panel>
  );
}
