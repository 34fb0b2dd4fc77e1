/** What stands on a map: circles, markers, info windows. */
import type * as Leaflet from 'leaflet';
import { event, MVCObject } from './events.ts';
import { LatLng, LatLngBounds, literal, toLeaflet, type AnyLatLng, type Point, type Size } from './geometry.ts';
import { leaflet } from './leaflet.ts';
import type { GoogleMap } from './map.ts';

type CircleOptions = {
  map?: GoogleMap | null;
  center?: AnyLatLng | null;
  radius?: number | null;
  clickable?: boolean | null;
  visible?: boolean | null;
  strokeColor?: string | null;
  strokeOpacity?: number | null;
  strokeWeight?: number | null;
  fillColor?: string | null;
  fillOpacity?: number | null;
};
type MarkerIcon = { url: string; scaledSize?: Size | null; anchor?: Point | null };
type MarkerOptions = {
  map?: GoogleMap | null;
  position?: AnyLatLng | null;
  title?: string | null;
  clickable?: boolean | null;
  draggable?: boolean | null;
  visible?: boolean | null;
  opacity?: number | null;
  zIndex?: number | null;
  label?: string | { text: string } | null;
  icon?: string | MarkerIcon | null;
};
type InfoOptions = {
  content?: string | Node | null;
  position?: AnyLatLng | null;
  maxWidth?: number | null;
  ariaLabel?: string | null;
};

/** Takes a layer from the map it is on and puts it on another, as soon as that one shows something. */
function moveLayer(layer: Leaflet.Layer | null, map: GoogleMap | null, wanted: () => GoogleMap | null): void {
  layer?.remove();
  if (layer && map)
    map.onShown(() => {
      if (wanted() === map) layer.addTo(map.inner);
    });
}

/** Passes a layer's pointer events on under Google's names. */
function forward(target: object, layer: Leaflet.Layer): void {
  layer.on('click dblclick mouseover mouseout mousedown mouseup', (given) => {
    const { type, latlng, originalEvent } = given as Leaflet.LeafletMouseEvent;
    leaflet.DomEvent.stopPropagation(given as Leaflet.LeafletMouseEvent);
    event.trigger(target, type, {
      latLng: new LatLng(literal(latlng)),
      domEvent: originalEvent,
      stop: () => originalEvent.stopPropagation(),
    });
  });
}

export class Circle extends MVCObject {
  #options: CircleOptions = {};
  #layer: Leaflet.Circle | null = null;

  constructor(options: CircleOptions = {}) {
    super();
    this.setOptions(options);
  }
  setOptions(options: CircleOptions | null | undefined): void {
    this.#options = { ...this.#options, ...options };
    const { center, radius, visible, map } = this.#options;
    this.#layer?.remove();
    this.#layer =
      center && visible !== false
        ? leaflet.circle(toLeaflet(center), { radius: radius ?? 0, ...pathStyle(this.#options) })
        : null;
    if (this.#layer) forward(this, this.#layer);
    moveLayer(this.#layer, map ?? null, () => this.#options.map ?? null);
  }
  setMap(map: GoogleMap | null): void {
    this.setOptions({ map });
  }
  setCenter(center: AnyLatLng): void {
    this.setOptions({ center });
    event.trigger(this, 'center_changed');
  }
  setRadius(radius: number): void {
    this.setOptions({ radius });
    event.trigger(this, 'radius_changed');
  }
  setVisible(visible: boolean): void {
    this.setOptions({ visible });
  }
  setDraggable(draggable: boolean): void {
    this.set('draggable', draggable);
  }
  setEditable(editable: boolean): void {
    this.set('editable', editable);
  }
  getMap(): GoogleMap | null {
    return this.#options.map ?? null;
  }
  getCenter(): LatLng | null {
    return this.#options.center ? new LatLng(this.#options.center) : null;
  }
  getRadius(): number {
    return this.#options.radius ?? 0;
  }
  getVisible(): boolean {
    return this.#options.visible !== false;
  }
  getBounds(): LatLngBounds | null {
    const { center, radius } = this.#options;
    if (!center) return null;
    const bounds = toLeaflet(center).toBounds((radius ?? 0) * 2);
    return new LatLngBounds({
      north: bounds.getNorth(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      west: bounds.getWest(),
    });
  }
}

function pathStyle({
  strokeColor,
  strokeOpacity,
  strokeWeight,
  fillColor,
  fillOpacity,
  clickable,
}: CircleOptions): Leaflet.PathOptions {
  return {
    color: strokeColor ?? '#000',
    opacity: strokeOpacity ?? 1,
    weight: strokeWeight ?? 3,
    fillColor: fillColor ?? '#000',
    fillOpacity: fillOpacity ?? 0.4,
    interactive: clickable !== false,
  };
}

export class Marker extends MVCObject {
  static readonly MAX_ZINDEX = 1_000_000;
  #options: MarkerOptions = {};
  #layer: Leaflet.Marker | null = null;

  constructor(options: MarkerOptions = {}) {
    super();
    this.setOptions(options);
  }
  setOptions(options: MarkerOptions | null | undefined): void {
    this.#options = { ...this.#options, ...options };
    const { position, title, clickable, draggable, visible, opacity, zIndex, label, icon, map } = this.#options;
    this.#layer?.remove();
    this.#layer = null;
    if (!position || visible === false) return;
    this.#layer = leaflet.marker(toLeaflet(position), {
      title: title ?? '',
      alt: title ?? 'Marker',
      interactive: clickable !== false,
      keyboard: clickable !== false,
      draggable: draggable === true,
      opacity: opacity ?? 1,
      zIndexOffset: zIndex ?? 0,
      icon: getIcon(icon, label),
    });
    forward(this, this.#layer);
    this.#layer.on('dragstart drag dragend', ({ type, target }) => {
      const place = new LatLng(literal((target as Leaflet.Marker).getLatLng()));
      this.#options.position = place;
      event.trigger(this, type, { latLng: place });
    });
    moveLayer(this.#layer, map ?? null, () => this.#options.map ?? null);
  }
  setMap(map: GoogleMap | null): void {
    this.setOptions({ map });
  }
  setPosition(position: AnyLatLng | null): void {
    this.setOptions({ position });
    event.trigger(this, 'position_changed');
  }
  setIcon(icon: MarkerOptions['icon']): void {
    this.setOptions({ icon: icon ?? null });
  }
  setCursor(cursor: string | null): void {
    this.set('cursor', cursor);
  }
  setShape(shape: object | null): void {
    this.set('shape', shape);
  }
  setAnimation(animation: number | null): void {
    this.set('animation', animation);
  }
  setTitle(title: string | null): void {
    this.setOptions({ title });
  }
  setLabel(label: MarkerOptions['label']): void {
    this.setOptions({ label: label ?? null });
  }
  setVisible(visible: boolean): void {
    this.setOptions({ visible });
  }
  setOpacity(opacity: number | null): void {
    this.setOptions({ opacity });
  }
  setZIndex(zIndex: number | null): void {
    this.setOptions({ zIndex });
  }
  setClickable(clickable: boolean): void {
    this.setOptions({ clickable });
  }
  setDraggable(draggable: boolean): void {
    this.setOptions({ draggable });
  }
  getMap(): GoogleMap | null {
    return this.#options.map ?? null;
  }
  getPosition(): LatLng | null {
    return this.#options.position ? new LatLng(this.#options.position) : null;
  }
  getTitle(): string | null {
    return this.#options.title ?? null;
  }
  getVisible(): boolean {
    return this.#options.visible !== false;
  }
}

/** The picture given, or a pin with the label on it. */
function getIcon(icon: MarkerOptions['icon'], label: MarkerOptions['label']): Leaflet.Icon | Leaflet.DivIcon {
  if (icon) {
    const { url, scaledSize, anchor } = typeof icon === 'string' ? { url: icon } : icon;
    const { width, height } = scaledSize ?? { width: 32, height: 32 };
    return leaflet.icon({
      iconUrl: url,
      iconSize: [width, height],
      iconAnchor: anchor ? [anchor.x, anchor.y] : [width / 2, height],
    });
  }
  const pin = document.createElement('span');
  pin.textContent = typeof label === 'string' ? label : (label?.text ?? '');
  return leaflet.divIcon({ className: 'gm-pin', html: pin, iconSize: [28, 28], iconAnchor: [14, 28] });
}

export class InfoWindow extends MVCObject {
  #options: InfoOptions;
  #popup: Leaflet.Popup | null = null;
  #closing = false;

  constructor(options: InfoOptions = {}) {
    super();
    this.#options = { ...options };
  }
  setOptions(options: InfoOptions | null | undefined): void {
    this.#options = { ...this.#options, ...options };
    if (options?.content != null) this.setContent(options.content);
    if (options?.position) this.setPosition(options.position);
  }
  setContent(content: string | Node): void {
    this.#options.content = content;
    this.#popup?.setContent(content as string | HTMLElement);
    event.trigger(this, 'content_changed');
  }
  getContent(): string | Node | null {
    return this.#options.content ?? null;
  }
  setPosition(position: AnyLatLng): void {
    this.#options.position = position;
    this.#popup?.setLatLng(toLeaflet(position));
    event.trigger(this, 'position_changed');
  }
  getPosition(): LatLng | null {
    return this.#options.position ? new LatLng(this.#options.position) : null;
  }
  setZIndex(zIndex: number): void {
    this.set('zIndex', zIndex);
  }
  open(
    given?: GoogleMap | { map?: GoogleMap | null; anchor?: Marker | null } | null,
    anchorGiven?: Marker | null,
  ): void {
    const isMap = given && 'inner' in given;
    const anchor = (isMap ? anchorGiven : given?.anchor) ?? null;
    const map = (isMap ? given : given?.map) ?? anchor?.getMap() ?? null;
    const position = anchor?.getPosition() ?? this.#options.position;
    if (!map || !position) return;
    this.close();
    map.onShown(() => {
      const popup = leaflet
        .popup({
          offset: [0, anchor ? -20 : 0],
          maxWidth: this.#options.maxWidth ?? 320,
          autoClose: false,
          closeOnClick: false,
        })
        .setLatLng(toLeaflet(position))
        .setContent((this.#options.content ?? '') as string | HTMLElement);
      popup.on('remove', () => {
        if (!this.#closing) event.trigger(this, 'closeclick');
      });
      this.#popup = popup.openOn(map.inner);
      queueMicrotask(() => event.trigger(this, 'domready'));
    });
  }
  close(): void {
    this.#closing = true;
    this.#popup?.remove();
    this.#popup = null;
    this.#closing = false;
  }
}
