/**
 * The real flag client, in a chunk of its own (ANLT-5): evaluates at the service, keyed by the anonymous id, and hears
 * of changes over a stream. It keeps nothing in the browser; what it is answered is read by us before it sees it.
 */
import { GrowthBook, setPolyfills } from '@growthbook/growthbook';
import { EXPERIMENT_KEYS } from '../contracts/experiments.ts';
import type { Assignments, ExperimentKey, ExperimentsSettings } from '../contracts/experiments.ts';
import { knownAssignments } from '../domain/experiments.ts';
import { parsePayload } from './payload.ts';

const LIMIT_MS = 8000;

/**
 * What the service says now. `measured` are the assignments that come from an experiment, not from somebody's switch.
 */
export type Evaluated = {
  assigned: Assignments;
  measured: Assignments;
  /** Not the first word on this page: something was switched. */ live: boolean;
};

export type FlagSource = {
  settings: ExperimentsSettings;
  id: string;
  /** Called for the first answer and whenever it changed. Not at all when there is none. */
  onEvaluated: (evaluated: Evaluated) => void;
  fetch?: typeof fetch;
};

/**
 * Opens the service for this page; the answer closes it. Never rejects: a service that fails is not asked again on this
 * page.
 */
export async function openFlags({ settings, id, onEvaluated, fetch: ask = fetch }: FlagSource): Promise<() => void> {
  let streams = false;
  const guarded = async (address: string, init: RequestInit): Promise<Response> => {
    const answer = await ask(address, {
      ...init,
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const payload = answer.ok ? parsePayload(await answer.text()) : null;
    if (!payload) throw new Error(`The flag service answered ${answer.status} with nothing that can be read`);
    streams = answer.headers.get('x-sse-support') === 'enabled';
    // What the client is told of streaming it would act on at once, and warn the guest's console where it fails.
    return new Response(JSON.stringify(payload), { headers: streams ? { 'x-sse-support': 'enabled' } : {} });
  };
  setPolyfills({ fetch: guarded, localStorage: undefined });

  const tracked = new Map<string, unknown>();
  const client = new GrowthBook({
    apiHost: settings.apiHost,
    clientKey: settings.clientKey,
    remoteEval: true,
    attributes: { id },
    cacheKeyAttributes: ['id'],
    trackingCallback: (experiment, result) => {
      tracked.set(result.featureId ?? experiment.key, result.value);
    },
    disableVisualExperiments: true,
    disableUrlRedirectExperiments: true,
    disableJsInjection: true,
  });
  let answers = 0;
  const evaluate = () => {
    const values = new Map<ExperimentKey, unknown>(
      EXPERIMENT_KEYS.map((key) => [key, client.getFeatureValue<unknown>(key, null)]),
    );
    const assigned = knownAssignments((key) => values.get(key));
    answers += 1;
    onEvaluated({
      assigned,
      measured: knownAssignments((key) => (tracked.get(key) === values.get(key) ? values.get(key) : undefined)),
      live: answers > 1,
    });
  };
  const { success } = await client.init({ timeout: LIMIT_MS });
  const close = () => client.destroy({ destroyAllStreams: true });
  if (!success) {
    close();
    return () => undefined;
  }
  evaluate();
  // Only now, when the service said that it streams.
  if (streams) await client.init({ payload: client.getPayload(), streaming: true });
  client.setRenderer(evaluate);
  return close;
}
