import { useEffect, useState } from 'react';
import { useLoadScript } from '@react-google-maps/api';
import { copy } from '../../copy.ts';
import { MapCanvas } from './MapCanvas.tsx';
import type { ResultsMapProps } from './MapPane.tsx';
import styles from './ResultsMap.module.css';

/** Milliseconds until the region says that the map did not come. Another try takes up a script that is still on its way. */
export const MAP_TIME_LIMIT_MS = 12_000;
const LIBRARIES: 'places'[] = ['places'];

/** The map of the results, as soon as its script is there (GEO-3). `onFail`: it did not come, or not in time. */
export function ResultsMap({ data, state, list, onFail }: ResultsMapProps) {
  const { apiUrl, apiKey } = data.maps;
  const { isLoaded, loadError } = useLoadScript({ googleMapsApiKey: apiKey, apiUrl, libraries: LIBRARIES, language: 'en' });
  const [late, setLate] = useState(false);
  const failed = loadError !== undefined || (late && !isLoaded);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MAP_TIME_LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => { if (failed) onFail(); }, [failed, onFail]);

  if (failed) return null;
  return isLoaded ? <MapCanvas data={data} state={state} list={list} /> : <p className={styles.wait} role="status">{copy.map.loading}</p>;
}
