/** Starts experiments after the page (ANLT-5), with consent to analytics. */
import { track } from '@roost/shared/analytics';
import { anonymousId, browserAnonymousId } from '@roost/shared/analytics/anonymous-id';
import { consentGate } from '@roost/shared/consent';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { browserMemory } from '@roost/shared/experiments/memory';
import { startExperiments } from '@roost/shared/experiments/start';
import type { AppStore } from '@roost/shared/state';

/** Starts experiments when a flag service is configured. */
export function startDeferredExperiments(settings: PublicConfig['experiments'], store: AppStore): void {
  if (!settings) return;
  startExperiments({
    settings,
    store,
    gate: consentGate,
    memory: browserMemory(),
    anonymousId: () => anonymousId(browserAnonymousId),
    load: () => import(/* webpackChunkName: "experiments" */ '@roost/shared/experiments/client'),
    tell: ({ experimentId, variationId }) =>
      track('Experiment Viewed', { experiment_id: experimentId, variation_id: variationId }),
  });
}
