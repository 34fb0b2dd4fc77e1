/** `google.maps.Map` over a Leaflet map in an element of its own. */
import type * as Leaflet from 'leaflet';
import { event, MVCObject } from './events.ts';
import { LatLng, LatLngBounds, literal, toLeaflet, type AnyBounds, type AnyLatLng } from './geometry.ts';
import { apiOrigin, leaflet } from './leaflet.ts';

export type MapOptions = {
  center?: AnyLatLng | null;
  zoom?: number | null;
  minZoom?: number | null;
  maxZoom?: number | null;
  colorScheme?: string | null;
  draggable?: boolean | null;
  scrollwheel?: boolean | null;
  gestureHandling?: string | null;
  keyboardShortcuts?: boolean | null;
  disableDoubleClickZoom?: boolean | null;
  disableDefaultUI?: boolean | null;
  zoomControl?: boolean | null;
  mapTypeId?: string | null;
  tilt?: number | null;
  heading?: number | null;
  clickableIcons?: boolean | null;
  streetView?: object | null;
};
export type Padding = number | { top?: number; right?: number; bottom?: number; left?: number };

/** The second sentence gives way on phones, so that the line never breaks. */
const ATTRIBUTION =
  'Natural Earth, US Census, GeoNames (CC BY 4.0)<span class="gm-more">. Roads are drawn, not surveyed.</span>';
const MOST_ZOOM = 18;
const VALUES = ['mapTypeId', 'tilt', 'heading', 'clickableIcons', 'streetView'] as const;

class MapTypeRegistry extends MVCObject {}

/** `google.maps.Map`. As with the real one nothing is shown until centre and zoom are known, or an area was fitted. */
export class GoogleMap extends MVCObject {
  readonly inner: Leaflet.Map;
  readonly mapTypes = new MapTypeRegistry();
  readonly data = new MVCObject();
  readonly controls: unknown[][] = Array.from({ length: 30 }, () => []);
  readonly #div: HTMLElement;
  readonly #zoomControl = leaflet.control.zoom({
    position: 'bottomright',
    zoomInTitle: 'Zoom in',
    zoomOutTitle: 'Zoom out',
  });
  readonly #whenShown: (() => void)[] = [];
  #options: MapOptions = {};
  #center: AnyLatLng | null = null;
  #zoom: number | null = null;
  #shown = false;

  constructor(div: HTMLElement, options: MapOptions = {}) {
    super();
    this.#div = div;
    if (getComputedStyle(div).position === 'static') div.style.position = 'relative';
    // As with the original, a map keeps the scheme that it was made with.
    const dark = options.colorScheme === 'DARK';
    // The element's classes belong to the page; Leaflet writes its own.
    const element = document.createElement('div');
    element.className = dark ? 'gm-map gm-dark' : 'gm-map';
    // Here and not in the stylesheet, which may come later: Leaflet makes what has no position relative, and then it
    // has no height.
    Object.assign(element.style, { position: 'absolute', top: '0', left: '0', width: '100%', height: '100%' });
    element.setAttribute('role', 'region');
    element.setAttribute('aria-label', 'Map');
    element.setAttribute('aria-roledescription', 'map');
    div.replaceChildren(element);
    const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;
    this.inner = leaflet.map(element, {
      zoomControl: false,
      attributionControl: false,
      zoomAnimation: !calm,
      fadeAnimation: !calm,
      inertia: !calm,
      maxZoom: MOST_ZOOM,
      scrollWheelZoom: false,
    });
    leaflet.control
      .attribution({ position: 'bottomleft', prefix: false })
      .addAttribution(ATTRIBUTION)
      .addTo(this.inner);
    // Until the stylesheet, which shows them, says where they stand: else they would move.
    element.querySelector<HTMLElement>('.leaflet-control-container')?.style.setProperty('visibility', 'hidden');
    const tiles = leaflet
      .tileLayer(`${apiOrigin}/maps/tiles/${dark ? 'dark' : 'light'}/{z}/{x}/{y}.svg`, {
        maxZoom: MOST_ZOOM,
        keepBuffer: 1,
      })
      .addTo(this.inner);
    tiles.on('load', () => event.trigger(this, 'tilesloaded'));
    this.#forwardEvents();
    this.#watchWheel(div);
    if (globalThis.ResizeObserver)
      new ResizeObserver(() => {
        if (this.#shown) this.inner.invalidateSize({ animate: false });
      }).observe(div);
    this.setOptions(options);
  }

  setOptions(options: MapOptions | null | undefined): void {
    this.#options = { ...this.#options, ...options };
    const all = this.#options;
    const { inner } = this;
    for (const name of VALUES) if (options && name in options) this.set(name, options[name]);
    if (options?.minZoom != null) inner.setMinZoom(options.minZoom);
    if (options?.maxZoom != null) inner.setMaxZoom(Math.min(MOST_ZOOM, options.maxZoom));
    const still = all.gestureHandling === 'none' || all.draggable === false;
    // Cooperative: one finger scrolls the page, two move the map; the wheel needs Ctrl.
    const coarse =
      all.gestureHandling === 'cooperative' && globalThis.matchMedia?.('(pointer: coarse)').matches === true;
    toggle(inner.dragging, !still && !coarse);
    toggle(inner.touchZoom, all.gestureHandling !== 'none');
    toggle(inner.doubleClickZoom, all.gestureHandling !== 'none' && all.disableDoubleClickZoom !== true);
    toggle(inner.keyboard, all.keyboardShortcuts !== false);
    if (all.zoomControl ?? all.disableDefaultUI !== true) this.#zoomControl.addTo(inner);
    else this.#zoomControl.remove();
    if (options?.center) this.setCenter(options.center);
    if (options?.zoom != null) this.setZoom(options.zoom);
  }

  setCenter(center: AnyLatLng): void {
    this.#center = center;
    if (this.#shown) this.inner.setView(toLeaflet(center), this.inner.getZoom(), { animate: false });
    else this.#show();
  }
  setZoom(zoom: number): void {
    this.#zoom = zoom;
    if (this.#shown) this.inner.setZoom(zoom);
    else this.#show();
  }
  /** At once and in one step, as the real one: no view in between is ever shown or told. */
  moveCamera({ center, zoom }: { center?: AnyLatLng | null; zoom?: number | null }): void {
    if (center) this.#center = center;
    if (zoom != null) this.#zoom = zoom;
    if (this.#shown)
      this.inner.setView(center ? toLeaflet(center) : this.inner.getCenter(), zoom ?? this.inner.getZoom(), {
        animate: false,
      });
    else this.#show();
  }
  panTo(place: AnyLatLng): void {
    if (this.#shown) this.inner.panTo(toLeaflet(place));
    else this.setCenter(place);
  }
  panBy(x: number, y: number): void {
    if (this.#shown) this.inner.panBy([x, y]);
  }
  fitBounds(bounds: AnyBounds, padding: Padding = 45): void {
    const { north, south, east, west } = new LatLngBounds(bounds).toJSON();
    if (south > north) return;
    const sides =
      typeof padding === 'number' ? { top: padding, right: padding, bottom: padding, left: padding } : padding;
    this.#shown = true;
    this.inner.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      {
        paddingTopLeft: [sides.left ?? 0, sides.top ?? 0],
        paddingBottomRight: [sides.right ?? 0, sides.bottom ?? 0],
        animate: false,
      },
    );
    this.#ready();
  }
  panToBounds(bounds: AnyBounds): void {
    const { north, south, east, west } = new LatLngBounds(bounds).toJSON();
    if (this.#shown)
      this.inner.panInsideBounds([
        [south, west],
        [north, east],
      ]);
  }
  getBounds(): LatLngBounds | undefined {
    if (!this.#shown) return undefined;
    const bounds = this.inner.getBounds();
    return new LatLngBounds({
      north: bounds.getNorth(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      west: bounds.getWest(),
    });
  }
  getCenter(): LatLng | undefined {
    if (this.#shown) return new LatLng(literal(this.inner.getCenter()));
    return this.#center ? new LatLng(this.#center) : undefined;
  }
  getZoom(): number | undefined {
    return this.#shown ? this.inner.getZoom() : (this.#zoom ?? undefined);
  }
  getDiv(): HTMLElement {
    return this.#div;
  }
  setTilt(tilt: number): void {
    this.set('tilt', tilt);
  }
  getTilt(): unknown {
    return this.get('tilt') ?? 0;
  }
  setHeading(heading: number): void {
    this.set('heading', heading);
  }
  getHeading(): unknown {
    return this.get('heading') ?? 0;
  }
  setMapTypeId(id: string): void {
    this.set('mapTypeId', id);
  }
  getMapTypeId(): unknown {
    return this.get('mapTypeId') ?? 'roadmap';
  }
  setClickableIcons(value: boolean): void {
    this.set('clickableIcons', value);
  }
  setStreetView(panorama: object | null): void {
    this.set('streetView', panorama);
  }

  /** Calls back once the map shows something; at once when it does. */
  onShown(callback: () => void): void {
    if (this.#shown) callback();
    else this.#whenShown.push(callback);
  }

  #show(): void {
    if (this.#shown || !this.#center || this.#zoom === null) return;
    this.#shown = true;
    this.inner.setView(toLeaflet(this.#center), this.#zoom, { animate: false });
    this.#ready();
  }
  #ready(): void {
    for (const callback of this.#whenShown.splice(0)) callback();
  }
  #forwardEvents(): void {
    const { inner } = this;
    inner.on('move', () => event.trigger(this, 'center_changed'));
    inner.on('move zoomend resize', () => event.trigger(this, 'bounds_changed'));
    inner.on('zoomend', () => event.trigger(this, 'zoom_changed'));
    inner.on('dragstart drag dragend', ({ type }) => event.trigger(this, type));
    inner.on('moveend', () => queueMicrotask(() => event.trigger(this, 'idle')));
    inner.on('click dblclick mousemove mouseover mouseout contextmenu', (given) => {
      const { type, latlng, originalEvent } = given as Leaflet.LeafletMouseEvent;
      if (latlng)
        event.trigger(this, type === 'contextmenu' ? 'rightclick' : type, {
          latLng: new LatLng(literal(latlng)),
          domEvent: originalEvent,
          stop: () => originalEvent.stopPropagation(),
        });
    });
  }
  #watchWheel(div: HTMLElement): void {
    div.addEventListener(
      'wheel',
      (wheel) => {
        const { gestureHandling, scrollwheel } = this.#options;
        toggle(
          this.inner.scrollWheelZoom,
          gestureHandling !== 'none' &&
            scrollwheel !== false &&
            (gestureHandling !== 'cooperative' || wheel.ctrlKey || wheel.metaKey),
        );
      },
      { capture: true, passive: true },
    );
  }
}

function toggle(handler: Leaflet.Handler | undefined, on: boolean): void {
  if (on) handler?.enable();
  else handler?.disable();
}
