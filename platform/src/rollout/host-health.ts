/** Asks hosts what their pages said of versions that are on their way. The question is signed by the publisher, whose key hosts know. */
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
  // Hosts of before do not say.
  measured: z._default(z.number(), 0),
  slow: z._default(z.number(), 0),
  tried: z._default(z.number(), 0),
  reached: z._default(z.number(), 0),
});
export type HealthBucket = z.infer<typeof bucketSchema>;
const answerSchema = z.object({ spans: z.array(bucketSchema) });

const LIMIT_MS = 3000;
/** Seconds that a question is good for. */
const GOOD_S = 60;

/** Returns the spans of all hosts that answer. Those of one that does not are missing with both versions alike. */
export async function askHealth(
  dataDir: string,
  addresses: readonly string[],
  fetcher: typeof fetch = fetch,
): Promise<HealthBucket[]> {
  const until = Math.floor(Date.now() / 1000) + GOOD_S;
  const grant = signGrant({ pins: HEALTH_GRANT, until }, await publisherKey(dataDir));
  const answers = await Promise.all(
    addresses.map(async (address) => {
      try {
        const answer = await fetcher(`${address}${HEALTH_PATH}`, {
          headers: { authorization: `Grant ${grant}` },
          redirect: 'error',
          signal: AbortSignal.timeout(LIMIT_MS),
        });
        return answer.ok ? answerSchema.parse(await answer.json()).spans : [];
      } catch {
        return [];
      }
    }),
  );
  return answers.flat();
}
