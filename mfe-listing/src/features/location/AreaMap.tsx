import { useEffect } from 'react';
import { CircleF, GoogleMap } from '@react-google-maps/api';
import { useMapsScript } from '@roost/shared/maps';
import { useIsDark } from '@roost/shared/theme';
import { copy } from '../../copy.ts';
import { getAreaBounds } from './area-bounds.ts';
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
/** A map keeps the colours that it was made with: it is made anew when they change. */
const DARK_OPTIONS: google.maps.MapOptions = { ...OPTIONS, colorScheme: 'DARK' };
// Values of `--action`: the map's API draws on a canvas and knows no custom properties.
const ACTION_COLORS = { light: '#12594d', dark: '#84cbb4' };
const CIRCLE: google.maps.CircleOptions = {
  strokeWeight: 2,
  fillOpacity: 0.16,
  clickable: false,
};

/**
 * A map with the circle that the home is in, never the home itself (GEO-3, GEO-4). Fills its box. Loads the map's
 * script; calls `onFail` and shows nothing when the script does not load in time.
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
  const dark = useIsDark();
  const color = ACTION_COLORS[dark ? 'dark' : 'light'];
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
      {/* Without `center`, which would undo `fitBounds`. */}
      <GoogleMap
        key={color}
        mapContainerClassName={styles.canvas ?? ''}
        options={dark ? DARK_OPTIONS : OPTIONS}
        onLoad={(map) => map.fitBounds(getAreaBounds(area), 24)}
      >
        <CircleF
          center={{ lat: area.lat, lng: area.lng }}
          radius={area.radiusMetres}
          options={{ ...CIRCLE, strokeColor: color, fillColor: color }}
        />
      </GoogleMap>
    </div>
  );
}
