import { useEffect, useState } from 'react';
import { useLoadScript } from '@react-google-maps/api';
import type { PublicConfig } from '../contracts/remote-module.ts';
import { MAPS_LANGUAGE, MAPS_LIBRARIES } from '../domain/maps-script.ts';

/** Milliseconds until a page goes on without its map. Another try takes up a script that is still on its way. */
const MAP_TIME_LIMIT_MS = 12_000;
// Every map asks for the same: the wrapper refuses to load the script a second time with other options.
const LIBRARIES = [...MAPS_LIBRARIES];

export type MapsScript = 'loading' | 'ready' | 'failed';

/**
 * Loads the map's script from the configured address, once a page (GEO-3). It has failed when it did not come, or not
 * in time; one that comes late is taken all the same.
 */
export function useMapsScript({ apiKey, apiUrl }: PublicConfig['maps']): MapsScript {
  const { isLoaded, loadError } = useLoadScript({
    googleMapsApiKey: apiKey,
    apiUrl,
    libraries: LIBRARIES,
    language: MAPS_LANGUAGE,
  });
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MAP_TIME_LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (loadError !== undefined) return 'failed';
  if (isLoaded) return 'ready';
  return late ? 'failed' : 'loading';
}
