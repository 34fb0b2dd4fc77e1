/**
 * One overlay for all pins: the map moves its pane as a whole while it is dragged, so that a thousand homes cost
 * nothing, and pins are placed again only when the map asks for it. Uses documented parts of the Maps API only.
 */
import type { Point } from './view.ts';

export type PinOverlay = {
  /** The element that the pins are rendered into. */
  element: HTMLElement;
  /** Puts an element at its point; does nothing while the map has no projection. */
  place: (element: HTMLElement, point: Point) => void;
  /** Adds it to a map; `onDraw` is called whenever the pins must be placed. Returns a function that removes it. */
  show: (map: google.maps.Map, onDraw: () => void) => () => void;
};

/**
 * Makes an overlay. The class is made here because the API's class exists only after its script. `floatPane` is above
 * all pins.
 */
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
