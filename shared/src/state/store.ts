/**
 * The one Redux store of a page (PLAT-6). The server makes one for each request, the browser one for its life, so
 * nothing here keeps state of a visitor in a module. Remotes add slices to the store they find in context.
 */
import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { Slice, ThunkDispatch, TypedStartListening } from '@reduxjs/toolkit';
import type { Reducer, UnknownAction } from 'redux';
import type { FavoritesContract } from './favorites.ts';
import { sessionSlice } from './session.ts';
import { toastsSlice } from './toasts.ts';
import { uiSlice } from './ui.ts';

/** State that every page has. Injected slices are read with `useSlice`, which knows their type. */
export type CoreState = {
  session: ReturnType<typeof sessionSlice.getInitialState>;
  ui: ReturnType<typeof uiSlice.getInitialState>;
  toasts: ReturnType<typeof toastsSlice.getInitialState>;
  /** Injected by mfe-favorites; read with the selectors of `favorites.ts`. */
  favorites?: FavoritesContract;
};

/** What `inject` and `useSlice` need of a slice. */
export type InjectableSlice<S> = Pick<Slice<S>, 'reducerPath' | 'reducer' | 'getInitialState'> & {
  reducerPath: string;
};

export type AppDispatch = ThunkDispatch<CoreState, undefined, UnknownAction>;

/**
 * Adds an effect: what happens after an action, e.g. a request or a write to storage. Returns what removes it.
 * @example store.startListening({ actionCreator: saved, effect: (action) => send(action.payload) });
 */
export type StartListening = TypedStartListening<CoreState, AppDispatch>;

/**
 * Makes the store.
 * @param preloaded state by slice path, as another store's `getState()` gave it: the page's inlined state. Parts of
 *   slices that are injected later are kept until then.
 * @param onEffectError is told what a remote's effect, reducer or listener threw; the action goes on, and so do the
 *   others. Without it, as on the server, they throw
 */
export function createAppStore(
  preloaded: Readonly<Record<string, unknown>> = {},
  onEffectError?: (error: unknown) => void,
) {
  const reducer = combineSlices(sessionSlice, uiSlice, toastsSlice);
  const core = new Set(['session', 'ui', 'toasts']);
  const injected = new Map<string, InjectableSlice<unknown>>();
  const effects = createListenerMiddleware<CoreState, AppDispatch>(onEffectError ? { onError: onEffectError } : {});
  const store = configureStore({
    reducer: reducer as unknown as Reducer<CoreState, UnknownAction>,
    preloadedState: Object.fromEntries(
      Object.entries(preloaded).filter(([path]) => core.has(path)),
    ) as Partial<CoreState> as CoreState,
    middleware: (defaults) => defaults().prepend(effects.middleware),
  });
  const startListening: StartListening = effects.startListening;

  /** One remote's failure must not end an action that others wait for (PLAT-3, decision 0157). */
  function attempt<T>(run: () => T, otherwise: T): T {
    if (!onEffectError) return run();
    try {
      return run();
    } catch (error) {
      onEffectError(error);
      return otherwise;
    }
  }
  const subscribe = (listener: () => void): (() => void) => store.subscribe(() => attempt(listener, undefined));

  /** Adds a slice; doing it again is harmless. The first slice under a path stays: two remotes must not share one. */
  function inject<S>(slice: InjectableSlice<S>): void {
    const path = slice.reducerPath;
    if (core.has(path) || injected.has(path)) return;
    injected.set(path, slice as InjectableSlice<unknown>);
    const initial = (preloaded[path] as S | undefined) ?? slice.getInitialState();
    reducer.inject({
      reducerPath: path,
      reducer: (state: S = initial, action: UnknownAction) => attempt(() => slice.reducer(state, action), state),
    } as never);
    // No dispatch here: injecting happens while React renders. The state appears with the next action.
  }

  /** The state of a slice in a state of this store (by default the present one), injecting it when it is new. */
  function read<S>(slice: InjectableSlice<S>, of: unknown = store.getState()): S {
    inject(slice);
    const state = of as Record<string, unknown>;
    return (state[slice.reducerPath] ?? preloaded[slice.reducerPath] ?? slice.getInitialState()) as S;
  }

  // What the server rendered with. Regions hydrate one after another, and one that comes late must first see this, not
  // what the page has become since: React does not mend attributes that differ.
  const serverState = store.getState();

  // Frozen: a remote that replaced `dispatch` would replace it for all.
  return Object.freeze({ ...store, subscribe, inject, read, serverState, startListening });
}

export type AppStore = ReturnType<typeof createAppStore>;
