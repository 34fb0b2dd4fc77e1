import { Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { SearchData } from '../../api/search-data.ts';
import { copy } from '../../copy.ts';
import { untilCode } from '../../hooks/until-code.ts';
import { paneCode } from './pane-code.ts';
import type { MapLook } from './results-map-props.ts';
import styles from './SplitView.module.css';
import paneStyles from './MapPane.module.css';
// With the page's own sheet, because the server renders them.
import './MapPreview.module.css';
import './Pin.module.css';

const MapPane = paneCode.component(
  (code) => code.MapPane,
  () => untilCode(paneCode),
);

/**
 * Cards left and map right on wide windows. Below 1000 px only the map shows, screen readers still get the heading
 * (SRCH-15); until it is drawn the server's drawing or the first homes of the list stand in its place, and when it fails
 * to load the list does.
 */
export function SplitView({
  data,
  state,
  busy,
  children,
}: {
  data: SearchData;
  state: SearchState;
  busy: boolean;
  children: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<MapLook>('waiting');
  return (
    <div className={styles.split} data-map={look} data-preview={data.mapPreview ? '' : undefined}>
      <div ref={list} className={styles.list} aria-busy={busy || undefined}>
        {children}
      </div>
      <Suspense fallback={<Waiting />}>
        <MapPane data={data} state={state} list={list} look={look} onLook={setLook} />
      </Suspense>
    </div>
  );
}

function Waiting() {
  return (
    <div className={paneStyles.pane} data-map="waiting">
      <p className={paneStyles.wait} role="status">
        {copy.map.loading}
      </p>
    </div>
  );
}
