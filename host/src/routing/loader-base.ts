/** The part of a loader's context that the browser gives: our services through the host's `/api`. */
import { earliestToday } from '@roost/shared/domain/home-day';
import type { RoutingContext } from './remote-route.tsx';
import type { PageState } from '../page/page-state.ts';

const API_LIMIT_MS = 12_000;

/**
 * Loader context of the browser. Every request has a time limit beside the caller's own signal. The time is the
 * server's with what has passed since, so that a wrong clock of a device or a tab that stays open over midnight moves
 * no date.
 */
export function browserLoaderBase(page: Pick<PageState, 'config' | 'now'>): RoutingContext['base'] {
  const now = () => new Date(Date.parse(page.now) + performance.now()).toISOString();
  return {
    config: page.config,
    get now() {
      return now();
    },
    get today() {
      return earliestToday(now());
    },
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
