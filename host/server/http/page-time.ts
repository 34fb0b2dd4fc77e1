/**
 * The time that pages are made for: the real one, or, on a test site, the one that a test has set (docs/test-data.md).
 */
import * as z from 'zod/mini';
import type { HostConfig } from '../config.ts';
import { createServicesFetch } from '../services-fetch.ts';

const LIMIT_MS = 2000;
const clockSchema = z.object({ now: z.string() });

/**
 * Returns a function that reads the time as an ISO instant. Without TEST_DATA_TOKEN it asks nobody. When services do
 * not answer it returns the real time.
 */
export function createPageTime({
  servicesUrl,
  servicesToken,
  testDataToken,
}: Pick<HostConfig, 'servicesUrl' | 'servicesToken' | 'testDataToken'>): () => Promise<string> {
  const real = () => new Date().toISOString();
  if (testDataToken === null) return async () => real();
  const ask = createServicesFetch(servicesToken);
  return async () => {
    try {
      const answer = await ask(`${servicesUrl}/test/clock`, {
        headers: { authorization: `Bearer ${testDataToken}` },
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      return clockSchema.parse(await answer.json()).now;
    } catch {
      return real();
    }
  };
}
