/**
 * One overlay for all pins: the map moves its pane as a whole while it is dragged, so that a thousand homes cost nothing then, and
 * they are placed anew only when the map says so. Only documented parts of the Maps API.
 */
import type { Point } from './view.ts';

export type PinOverlay = {
  /** Where the pins are rendered into. */
  element: HTMLElement;
  /** Puts an element at its point; does nothing while the map has no projection. */
  place: (element: HTMLElement, point: Point) => void;
  /** Puts it on a map; `onDraw` is called whenever the pins must be placed anew. Returns what takes it off again. */
  show: (map: google.maps.Map, onDraw: () => void) => () => void;
};

/** The class extends the API's own, which is there only once the script is. `floatPane` lies over all pins. */
export function makePinOverlay(pane: 'overlayMouseTarget' | 'floatPane' = 'overlayMouseTarget'): PinOverlay {
  const element = document.createElement('div');
  let onDraw = () => {};
  class Overlay extends google.maps.OverlayView {
    override onAdd() {
      this.getPanes()?.[pane].append(element);
      google.maps.OverlayView.preventMapHitsFrom(element);
    }
    override draw() {
      onDraw();
    }
    override onRemove() {
      element.remove();
    }
  }
  const overlay = new Overlay();
  return {
    element,
    place: (pin, point) => {
      const spot = overlay.getProjection()?.fromLatLngToDivPixel(new google.maps.LatLng(point.lat, point.lng));
      if (spot) pin.style.transform = `translate(${Math.round(spot.x)}px, ${Math.round(spot.y)}px)`;
    },
    show: (map, draw) => {
      onDraw = draw;
      overlay.setMap(map);
      return () => overlay.setMap(null);
    },
  };
}
