import { useDeferredValue, useEffect } from 'react';
import { useMapsScript } from '@roost/shared/maps';
import { useIsDark } from '@roost/shared/theme';
import { Fail } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { MapCanvas } from './MapCanvas.tsx';
import type { ResultsMapProps } from './results-map-props.ts';
import styles from './ResultsMap.module.css';

/**
 * The map of the results, when its script is loaded. When it does not load, or not in time, it says so; a script that
 * comes after that brings the map all the same (GEO-3).
 */
export function ResultsMap({ data, state, list, begun, onLook, onRetry }: ResultsMapProps) {
  // The map is made in slices, as its region is.
  const script = useDeferredValue(useMapsScript(data.maps));
  const dark = useIsDark();
  const failed = script === 'failed';

  useEffect(() => onLook(failed ? 'failed' : 'waiting'), [failed, onLook]);

  if (failed)
    return (
      <div className={styles.failed}>
        <Fail message={copy.map.failed} onRetry={onRetry} />
      </div>
    );
  return script === 'ready' ? (
    // A map keeps the colours that it was made with.
    <MapCanvas key={String(dark)} dark={dark} data={data} state={state} list={list} begun={begun} onLook={onLook} />
  ) : (
    <p className={styles.wait} role="status">
      {copy.map.loading}
    </p>
  );
}
