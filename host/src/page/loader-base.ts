/** The part of a loader's context that the browser gives: our services through the host's `/api`. */
import type { RoutingContext } from '../routing/remote-route.tsx';
import type { PageState } from './page-state.ts';

const API_LIMIT_MS = 12_000;

/** Loader context of the browser. Every request has a time limit beside the caller's own signal. */
export function browserLoaderBase(page: Pick<PageState, 'config' | 'today'>): RoutingContext['base'] {
  return {
    config: page.config,
    today: page.today,
    server: false,
    api: (path, init = {}) => {
      const limit = AbortSignal.timeout(API_LIMIT_MS);
      return fetch(`/api${path}`, {
        credentials: 'same-origin',
        ...init,
        signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit,
      });
    },
  };
}
