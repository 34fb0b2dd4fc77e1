/** `google.maps.OverlayView`: page elements that move with the map. */
import { MVCObject } from './events.ts';
import { LatLng, literal, Point, toLeaflet, type AnyLatLng } from './geometry.ts';
import { leaflet } from './leaflet.ts';
import type { GoogleMap } from './map.ts';

const PANES = ['mapPane', 'overlayLayer', 'markerLayer', 'overlayMouseTarget', 'floatPane'] as const;
type Panes = Record<(typeof PANES)[number], HTMLElement>;

export class OverlayView extends MVCObject {
  #map: GoogleMap | null = null;
  /** The map that onAdd was called for. */
  #on: GoogleMap | null = null;
  readonly #redraw = () => this.draw();

  onAdd(): void {}
  draw(): void {}
  onRemove(): void {}

  setMap(map: GoogleMap | null): void {
    if (map === this.#map) return;
    this.#map = map;
    if (this.#on) {
      this.#on.inner.off('zoomend viewreset moveend', this.#redraw);
      this.onRemove();
      this.#on = null;
    }
    map?.onShown(() =>
      queueMicrotask(() => {
        // It may have been taken off again before the map was shown.
        if (this.#map !== map || this.#on === map) return;
        this.#on = map;
        map.inner.on('zoomend viewreset moveend', this.#redraw);
        this.onAdd();
        this.draw();
      }),
    );
  }
  getMap(): GoogleMap | null {
    return this.#map;
  }
  getPanes(): Panes | null {
    const map = this.#on;
    if (!map) return null;
    const pane = (name: string, index: number) => {
      const known = map.inner.getPane(`gm-${name}`);
      if (known) return known;
      const made = map.inner.createPane(`gm-${name}`);
      made.classList.add('leaflet-zoom-hide');
      made.style.zIndex = String(450 + index * 50);
      return made;
    };
    return Object.fromEntries(PANES.map((name, index) => [name, pane(name, index)])) as Panes;
  }
  getProjection() {
    const map = this.#on?.inner;
    if (!map) return undefined;
    return {
      fromLatLngToDivPixel: (place: AnyLatLng) => toPoint(map.latLngToLayerPoint(toLeaflet(place))),
      fromLatLngToContainerPixel: (place: AnyLatLng) => toPoint(map.latLngToContainerPoint(toLeaflet(place))),
      fromDivPixelToLatLng: ({ x, y }: Point) => new LatLng(literal(map.layerPointToLatLng([x, y]))),
      fromContainerPixelToLatLng: ({ x, y }: Point) => new LatLng(literal(map.containerPointToLatLng([x, y]))),
      getWorldWidth: () => 256 * 2 ** map.getZoom(),
    };
  }

  static preventMapHitsFrom(element: HTMLElement): void {
    leaflet.DomEvent.disableClickPropagation(element);
  }
  static preventMapHitsAndGesturesFrom(element: HTMLElement): void {
    leaflet.DomEvent.disableClickPropagation(element);
    leaflet.DomEvent.disableScrollPropagation(element);
  }
}

function toPoint({ x, y }: { x: number; y: number }): Point {
  return new Point(x, y);
}
