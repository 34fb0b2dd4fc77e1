import { useEffect, useState } from 'react';
import { GoogleMap, OverlayViewF, OVERLAY_MOUSE_TARGET } from '@react-google-maps/api';
import type { Hit } from '@roost/shared/contracts/index-record';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { useMapsScript } from '@roost/shared/maps';
import { useIsDark } from '@roost/shared/theme';
import { formatLeading, leadingAmount } from '@roost/shared/domain/price-display';
import { AppLink, Button, Note, useCurrency, usePriceDisplay } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { findObstacle, formatObstacle, toHitView } from '../stay/index.ts';
import type { Stay } from '../stay/index.ts';
import { asWritten } from '@roost/shared/texts';
import styles from './FavoritesMap.module.css';

const OPTIONS: google.maps.MapOptions = {
  disableDefaultUI: true,
  zoomControl: true,
  keyboardShortcuts: true,
  gestureHandling: 'cooperative',
  clickableIcons: false,
  maxZoom: 14,
};
/** A map keeps the colours that it was made with: it is made anew when they change. */
const DARK_OPTIONS: google.maps.MapOptions = { ...OPTIONS, colorScheme: 'DARK' };

type PlacedHome = { home: Hit; at: { lat: number; lng: number } };

/** The saved homes on the map, with their prices. Choosing a pin shows the home and marks its card below (FAV-9). */
export function FavoritesMap({
  maps,
  homes,
  stay,
  today,
  active,
  onActive,
}: {
  maps: PublicConfig['maps'];
  homes: readonly Hit[];
  stay: Stay;
  today: string;
  active: string | null;
  onActive: (id: string | null) => void;
}) {
  const script = useMapsScript(maps);
  const dark = useIsDark();
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const placed: PlacedHome[] = homes.flatMap((home) => (home._geoloc ? [{ home, at: home._geoloc }] : []));
  // As text: only other homes move the map, not another price.
  const bounds = getBounds(placed);
  useEffect(() => {
    if (map && bounds !== '') map.fitBounds(JSON.parse(bounds) as google.maps.LatLngBoundsLiteral, 48);
  }, [map, bounds]);

  if (script === 'failed')
    return (
      <Note tone="info" role="status">
        {copy.map.failed}
      </Note>
    );
  if (script === 'loading')
    return (
      <div className={styles.map}>
        <p className={styles.wait} role="status">
          {copy.map.loading}
        </p>
      </div>
    );
  const open = placed.find(({ home }) => home.objectID === active)?.home;
  return (
    <div className={styles.map} role="group" aria-label={copy.map.label(placed.length)}>
      <GoogleMap
        key={String(dark)}
        mapContainerClassName={styles.canvas ?? ''}
        options={dark ? DARK_OPTIONS : OPTIONS}
        onLoad={setMap}
        onClick={() => onActive(null)}
      >
        {placed.map(({ home, at }) => (
          <OverlayViewF key={home.objectID} position={at} mapPaneName={OVERLAY_MOUSE_TARGET}>
            <Pin
              home={home}
              stay={stay}
              today={today}
              on={active === home.objectID}
              onPress={() => onActive(active === home.objectID ? null : home.objectID)}
            />
          </OverlayViewF>
        ))}
      </GoogleMap>
      {open && (
        <div className={styles.card} role="group" aria-label={open.Headline}>
          <AppLink href={toHitView(open, stay).href} {...asWritten()}>
            {open.Headline}
          </AppLink>
          <Button variant="text" onClick={() => onActive(null)}>
            {copy.map.close}
          </Button>
        </div>
      )}
    </div>
  );
}

type PinProps = { home: Hit; stay: Stay; today: string; on: boolean; onPress: () => void };

/** A home's price, or what keeps it from being booked. */
function Pin({ home, stay, today, on, onPress }: PinProps) {
  const display = usePriceDisplay();
  const currency = useCurrency();
  const { price } = toHitView(home, stay);
  const obstacle = findObstacle(home, stay, today);
  const label =
    obstacle === null ? leadingAmount(price, display, currency).text : formatObstacle(obstacle, copy.map.obstacle);
  return (
    <button
      type="button"
      className={styles.pin}
      aria-pressed={on}
      aria-label={copy.map.pin(home.Headline, obstacle === null ? formatLeading(price, display, currency) : label)}
      onClick={onPress}
    >
      {label}
    </button>
  );
}

function getBounds(placed: readonly PlacedHome[]): string {
  if (placed.length === 0) return '';
  const [lats, lngs] = [placed.map(({ at }) => at.lat), placed.map(({ at }) => at.lng)];
  return JSON.stringify({
    north: Math.max(...lats),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    west: Math.min(...lngs),
  });
}
