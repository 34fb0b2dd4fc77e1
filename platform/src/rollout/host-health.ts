/**
 * Asks hosts for the reports of their pages about versions in rollout. The publisher signs the request; hosts know its
 * key.
 */
import * as z from 'zod/mini';
import { HEALTH_GRANT, HEALTH_PATH } from '@roost/shared/contracts/registry-signing';
import { publisherKey, signGrant } from '../registry/signing.ts';

const bucketSchema = z.object({
  /** Beginning of the span, milliseconds since 1970. */
  at: z.number(),
  remote: z.string(),
  version: z.string(),
  sent: z.number(),
  heard: z.number(),
  failed: z.number(),
  // Older hosts do not send it.
  measured: z._default(z.number(), 0),
  slow: z._default(z.number(), 0),
  kinds: z._default(z.record(z.string(), z.number()), () => ({})),
  times: z._default(z.record(z.string(), z.number()), () => ({})),
  tried: z._default(z.number(), 0),
  reached: z._default(z.number(), 0),
});
export type HealthBucket = z.infer<typeof bucketSchema>;
const answerSchema = z.object({ spans: z.array(bucketSchema) });

const LIMIT_MS = 3000;
/** Seconds that a question is good for. */
const GOOD_SECONDS = 60;
/** The length of a span. */
const SPAN_MS = 10_000;

/**
 * How far the clock here is before a host's, in whole spans: its answers say when they were made. However far: a rollout
 * would wait for ever for the spans of a host that was set to another day.
 */
function getSkew({ headers }: Response): number {
  const skew = Date.now() - Date.parse(headers.get('date') ?? '');
  return Number.isFinite(skew) ? Math.round(skew / SPAN_MS) * SPAN_MS : 0;
}

/**
 * Returns the spans of all hosts that answer, by the clock here: hosts whose clocks differ would else count for other
 * times, or never. Those of a host that does not answer are missing with both versions alike.
 * @param say told of each host that does not, and why
 */
export async function askHealth(
  dataDir: string,
  addresses: readonly string[],
  fetcher: typeof fetch = fetch,
  say: (address: string, problem: string) => void = () => undefined,
): Promise<HealthBucket[]> {
  const key = await publisherKey(dataDir);
  const ask = (address: string, skew: number): Promise<Response> => {
    const until = Math.floor((Date.now() - skew) / 1000) + GOOD_SECONDS;
    return fetcher(`${address}${HEALTH_PATH}`, {
      headers: { authorization: `Grant ${signGrant({ pins: HEALTH_GRANT, until }, key)}` },
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  };
  const answers = await Promise.all(
    addresses.map(async (address) => {
      try {
        const first = await ask(address, 0);
        const skew = getSkew(first);
        // To a clock that is ahead the question has ended before it came.
        const answer = first.status === 403 && skew < 0 ? await ask(address, skew) : first;
        if (!answer.ok) throw new Error(`it answered ${answer.status}`);
        return answerSchema.parse(await answer.json()).spans.map((span) => ({ ...span, at: span.at + skew }));
      } catch (error) {
        say(address, error instanceof Error ? error.message : String(error));
        return [];
      }
    }),
  );
  return answers.flat();
}
