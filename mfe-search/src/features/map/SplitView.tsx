import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { SearchState } from '@roost/shared/domain/search-address';
import type { SearchData } from '../../api/search-data.ts';
import { MapPane } from './MapPane.tsx';
import type { MapLook } from './results-map-props.ts';
import styles from './SplitView.module.css';

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
      <MapPane data={data} state={state} list={list} look={look} onLook={setLook} />
    </div>
  );
}
