import { useEffect } from 'react';
import { useMapsScript } from '@roost/shared/maps';
import { useIsDark } from '@roost/shared/theme';
import { copy } from '../../copy.ts';
import { MapCanvas } from './MapCanvas.tsx';
import type { ResultsMapProps } from './MapPane.tsx';
import styles from './ResultsMap.module.css';

/** The map of the results, when its script is loaded (GEO-3). `onFail` is called when it does not load, or not in time. */
export function ResultsMap({ data, state, list, onFail, onDrawn }: ResultsMapProps) {
  const script = useMapsScript(data.maps);
  const dark = useIsDark();
  const failed = script === 'failed';

  useEffect(() => {
    if (failed) onFail();
  }, [failed, onFail]);

  if (failed) return null;
  return script === 'ready' ? (
    // A map keeps the colours that it was made with.
    <MapCanvas key={String(dark)} dark={dark} data={data} state={state} list={list} onDrawn={onDrawn} />
  ) : (
    <p className={styles.wait} role="status">
      {copy.map.loading}
    </p>
  );
}
