/** `google.maps.event` and the object with observed properties that most others extend. */
export type Handler = (...parameters: unknown[]) => void;
export type MapsEventListener = { remove: () => void };

const listeners = new WeakMap<object, Map<string, Set<Handler>>>();

export const event = {
  addListener(target: object, name: string, handler: Handler): MapsEventListener {
    const byName = listeners.get(target) ?? new Map<string, Set<Handler>>();
    listeners.set(target, byName);
    const handlers = byName.get(name) ?? new Set<Handler>();
    byName.set(name, handlers);
    handlers.add(handler);
    return {
      remove: () => {
        handlers.delete(handler);
      },
    };
  },
  addListenerOnce(target: object, name: string, handler: Handler): MapsEventListener {
    const listener = event.addListener(target, name, (...parameters) => {
      listener.remove();
      handler.apply(target, parameters);
    });
    return listener;
  },
  addDomListener(target: EventTarget, name: string, handler: EventListener, capture = false): MapsEventListener {
    target.addEventListener(name, handler, capture);
    return { remove: () => target.removeEventListener(name, handler, capture) };
  },
  removeListener(listener: MapsEventListener | null | undefined): void {
    listener?.remove();
  },
  clearListeners(target: object, name: string): void {
    listeners.get(target)?.delete(name);
  },
  clearInstanceListeners(target: object): void {
    listeners.delete(target);
  },
  hasListeners(target: object, name: string): boolean {
    return (listeners.get(target)?.get(name)?.size ?? 0) > 0;
  },
  trigger(target: object, name: string, ...parameters: unknown[]): void {
    for (const handler of [...(listeners.get(target)?.get(name) ?? [])]) handler.apply(target, parameters);
  },
};

export class MVCObject {
  readonly #values = new Map<string, unknown>();

  get(name: string): unknown {
    return this.#values.get(name);
  }
  set(name: string, value: unknown): void {
    this.#values.set(name, value);
    this.notify(name);
  }
  setValues(values: object | null | undefined): void {
    for (const [name, value] of Object.entries(values ?? {})) this.set(name, value);
  }
  notify(name: string): void {
    event.trigger(this, `${name.toLowerCase()}_changed`);
  }
  addListener(name: string, handler: Handler): MapsEventListener {
    return event.addListener(this, name, handler);
  }
}
