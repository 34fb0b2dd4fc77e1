/** Parses the body of a request. */
import type * as z from 'zod/mini';
import { apiError, Refusal } from './api-error.ts';

/** Returns the parsed body. Throws a refusal 400 that names the field when the body does not match the schema. */
export function readBody<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new Refusal(
    400,
    apiError('bad_request', 'The request could not be read.', parsed.error.issues[0]?.path.join('.')),
  );
}
