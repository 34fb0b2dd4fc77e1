/** As much of the Maps API as the results map uses, with the guest's hands: `drag` and `idle`. */
type Listener = () => void;
type LatLng = { lat: number; lng: number };

export class FakeMap {
  static latest: FakeMap | null = null;
  /** Every camera that was asked for. */
  readonly cameras: { center: LatLng; zoom: number }[] = [];
  readonly #div: HTMLElement;
  readonly #listeners = new Map<string, Set<Listener>>();
  #center: LatLng | null = null;
  #zoom: number | undefined;

  constructor(div: HTMLElement) {
    this.#div = div;
    Object.defineProperties(div, { clientWidth: { value: 800 }, clientHeight: { value: 700 } });
    FakeMap.latest = this;
  }
  setOptions(): void {}
  getDiv(): HTMLElement {
    return this.#div;
  }
  getCenter() {
    return this.#center ? { toJSON: () => this.#center } : undefined;
  }
  getZoom(): number | undefined {
    return this.#zoom;
  }
  moveCamera({ center, zoom }: { center: LatLng; zoom: number }): void {
    this.cameras.push({ center, zoom });
    this.#center = center;
    this.#zoom = zoom;
    this.idle();
  }
  panTo(center: LatLng): void {
    this.moveCamera({ center, zoom: this.#zoom ?? 0 });
  }
  addListener(name: string, listener: Listener): { remove: () => void } {
    const all = this.#listeners.get(name) ?? new Set<Listener>();
    this.#listeners.set(name, all.add(listener));
    return {
      remove: () => {
        all.delete(listener);
      },
    };
  }
  /** The map came to rest. */
  idle(): void {
    for (const listener of [...(this.#listeners.get('idle') ?? [])]) listener();
  }
  /** The guest's own move, in degrees. */
  drag(lat: number, lng: number): void {
    if (!this.#center) throw new Error('The map shows nothing yet.');
    this.#center = { lat: this.#center.lat + lat, lng: this.#center.lng + lng };
    this.idle();
  }
}

class FakeOverlay {
  static preventMapHitsFrom(): void {}
  onAdd(): void {}
  draw(): void {}
  onRemove(): void {}
  #pane: HTMLElement | null = null;
  setMap(map: FakeMap | null): void {
    if (map) {
      this.#pane = map.getDiv();
      this.onAdd();
      this.draw();
    } else this.onRemove();
  }
  getPanes() {
    return { overlayMouseTarget: this.#pane, floatPane: this.#pane };
  }
  getProjection() {
    return { fromLatLngToDivPixel: () => ({ x: 0, y: 0 }) };
  }
}

/** Puts the API on the window, as the script does. */
export function installFakeMaps(): void {
  const removeListener = (listener: { remove: () => void }) => listener.remove();
  const addListener = (map: FakeMap, name: string, listener: Listener) => map.addListener(name, listener);
  Object.assign(window, {
    google: {
      maps: { Map: FakeMap, OverlayView: FakeOverlay, LatLng: class {}, event: { addListener, removeListener } },
    },
  });
}
