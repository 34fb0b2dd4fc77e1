/**
 * Asks the flag service for a visitor's variations while the page's data is loaded (ANLT-5). A page never waits long
 * for it: with the service slow, down or talking nonsense the visitor gets what was remembered, else the controls;
 * after some failures in a row it is not asked for a while.
 */
import type { Assignments, ExperimentsSettings } from '@roost/shared/contracts/experiments';
import { getAssignments, LONGEST_ANSWER, parsePayload } from '@roost/shared/experiments/payload';
import type { ExperimentsVisitor } from './visitor.ts';

const LIMIT_MS = 150;
const PAUSE_MS = 10_000;
/** One late answer is no outage: it must not take the experiment from everybody for a while. */
const FAILURES_IN_A_ROW = 3;

export type Evaluation = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  limitMs?: number;
};

/** What a page begins with. */
export type InitialExperiments = { assigned: Assignments; forced: Assignments };

/** The text of an answer, given up as soon as it is longer than any honest one. */
async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > LONGEST_ANSWER) break;
  }
  return text;
}

/** The answer never rejects. One for each process, since it remembers when the service failed. */
export function createEvaluation({ fetch, now, limitMs = LIMIT_MS }: Evaluation) {
  let resumeAt = 0;
  let failures = 0;

  async function ask({ apiHost, clientKey }: ExperimentsSettings, id: string): Promise<Assignments | null> {
    if (now() < resumeAt) return null;
    try {
      const response = await fetch(`${apiHost}/api/eval/${encodeURIComponent(clientKey)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ attributes: { id }, forcedVariations: {}, forcedFeatures: [], url: '' }),
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
      });
      const payload = response.ok ? parsePayload(await readLimited(response)) : null;
      if (payload) {
        failures = 0;
        return getAssignments(payload);
      }
    } catch {
      // Down or slow: as if it had said nonsense.
    }
    failures += 1;
    // The first one asked after a pause decides alone about the next.
    if (failures >= FAILURES_IN_A_ROW) resumeAt = now() + PAUSE_MS;
    return null;
  }

  return async function initialExperiments(
    settings: ExperimentsSettings | undefined,
    { known, forced }: ExperimentsVisitor,
  ): Promise<InitialExperiments> {
    if (!settings || !known) return { assigned: {}, forced };
    return { assigned: (known.id ? await ask(settings, known.id) : null) ?? known.remembered, forced };
  };
}
