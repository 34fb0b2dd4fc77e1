import { useEffect } from 'react';
import { CircleF, GoogleMap } from '@react-google-maps/api';
import { useMapsScript } from '@roost/shared/maps';
import { copy } from '../../copy.ts';
import { boundsOf } from './area-bounds.ts';
import type { Area } from './area-bounds.ts';
import styles from './Location.module.css';

export type MapsConfig = { apiUrl: string; apiKey: string };

const OPTIONS: google.maps.MapOptions = {
  disableDefaultUI: true,
  zoomControl: true,
  keyboardShortcuts: true,
  gestureHandling: 'cooperative',
  clickableIcons: false,
  maxZoom: 15,
};
// The API draws on a canvas of its own and knows no custom properties: `--action`.
const PINE = '#12594d';
const CIRCLE: google.maps.CircleOptions = {
  strokeColor: PINE,
  strokeWeight: 2,
  fillColor: PINE,
  fillOpacity: 0.16,
  clickable: false,
};

/**
 * The map with the circle that the home lies in, never the home (GEO-3, GEO-4). Fills its box. Loads the map's script from the
 * configured address; `onFail` is called when it does not come in time, and what the box shows then is the caller's.
 */
export function AreaMap({
  area,
  maps,
  name,
  onFail,
}: {
  area: Area;
  maps: MapsConfig;
  name: string;
  onFail: () => void;
}) {
  const script = useMapsScript(maps);
  const failed = script === 'failed';

  useEffect(() => {
    if (failed) onFail();
  }, [failed, onFail]);

  if (failed) return null;
  if (script === 'loading')
    return (
      <p className={styles.wait} role="status">
        {copy.location.loading}
      </p>
    );
  return (
    <div className={styles.canvas} role="group" aria-label={copy.location.map(name)}>
      {/* No centre: it would undo the fit. */}
      <GoogleMap
        mapContainerClassName={styles.canvas ?? ''}
        options={OPTIONS}
        onLoad={(map) => map.fitBounds(boundsOf(area), 24)}
      >
        <CircleF center={{ lat: area.lat, lng: area.lng }} radius={area.radiusMetres} options={CIRCLE} />
      </GoogleMap>
    </div>
  );
}
