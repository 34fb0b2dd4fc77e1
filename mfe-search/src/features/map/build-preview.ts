/** Draws the map of the results on the server, as a phone will have it (decision 0145). */
import { DOLLARS } from '@roost/shared/domain/currency';
import { staticMapAddress } from '@roost/shared/domain/maps-script';
import { createSearchIndexClient } from '@roost/shared/clients/search-index';
import { askForPins } from '../../api/map-pins.ts';
import { PREVIEW_SIZE } from '../../api/map-preview.ts';
import type { MapPreview } from '../../api/map-preview.ts';
import type { SearchData } from '../../api/search-data.ts';
import { allPins } from '../../api/to-pin.ts';
import type { MapPin } from '../../api/to-pin.ts';
import { layoutPins, PinMap } from './layout-pins.ts';
import { hasMore } from './map-link.ts';
import { paddingFor } from './map-target.ts';
import { toFace } from './pin-face.ts';
import { fitBox, fitPoints, offset } from './view.ts';
import type { Size } from './view.ts';

/** A phone's map between header and bars, for the zoom that shows all homes. CSS pixels. */
const USUAL: Size = { width: 390, height: 560 };
/** What the pins are laid out for; guests with other prices have the picture without pins. */
const DISPLAY = 'total';
/** Milliseconds that the page waits for homes beyond it. */
const PINS_TIME_LIMIT_MS = 500;

/**
 * Returns the picture of the map and its pins; null where there are no homes, or where those beyond the page are not
 * known: the map that comes later would be another.
 */
export async function buildPreview(
  data: SearchData,
  makeClient: typeof createSearchIndexClient = createSearchIndexClient,
): Promise<MapPreview | null> {
  const { outcome, state, maps } = data;
  if (outcome.type === 'failed') return null;
  const others = hasMore(data) ? await loadOthers(data, makeClient) : [];
  const pins = others && allPins(outcome.cards, others);
  if (!pins || pins.length === 0) return null;
  const view = state.boundingBox
    ? fitBox(state.boundingBox, PREVIEW_SIZE)
    : fitPoints(
        pins.map(({ point }) => point),
        USUAL,
        paddingFor(true),
      );
  if (!view) return null;
  const items = layoutPins({ map: new PinMap(pins, DISPLAY, DOLLARS), shown: [], view, size: PREVIEW_SIZE });
  return {
    src: staticMapAddress(maps, { ...view, ...PREVIEW_SIZE }),
    ...view,
    pins: items
      .filter(({ inView }) => inView)
      .map((item) => {
        const { x, y } = offset(view.center, item.point, view.zoom);
        return { x: Math.round(x), y: Math.round(y), face: toFace(item, DISPLAY) };
      }),
  };
}

/** Null when they are not there in time. */
function loadOthers(data: SearchData, makeClient: typeof createSearchIndexClient): Promise<MapPin[] | null> {
  const client = makeClient(data.index, { signal: AbortSignal.timeout(PINS_TIME_LIMIT_MS) });
  return askForPins(data, client).catch(() => null);
}
