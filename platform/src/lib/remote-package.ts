/** A package.json with the `roost` block of a remote, as somebody wrote it by hand. */
import * as z from 'zod/mini';
import { en } from 'zod/locales';
import { remoteFactsSchema, routeFactsSchema, slotFactsSchema } from '@roost/shared/contracts/remotes';
import { Failure } from './failure.ts';

/** Names are strict here, so that a misspelt one is told; a registry may hold facts that a later platform wrote. */
const strictFactsSchema = z.strictObject({
  ...remoteFactsSchema.shape,
  routes: z.array(
    z.strictObject({
      ...routeFactsSchema.shape,
      path: z.string().check(z.startsWith('/', 'a path begins with /')),
    }),
  ),
  slots: z.record(z.string(), z.strictObject(slotFactsSchema.shape)),
});
const packageSchema = z.object({ name: z.optional(z.string()), roost: z.optional(strictFactsSchema) });

/**
 * Parses a package.json.
 * @param file its path, for the sentence
 * @throws Failure when it is no JSON, or its roost block is wrong
 */
export function parseRemotePackage(file: string, text: string): z.infer<typeof packageSchema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Failure(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = packageSchema.safeParse(value, { error: en().localeError });
  if (!parsed.success) throw new Failure(`The roost block of ${file} is wrong:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
