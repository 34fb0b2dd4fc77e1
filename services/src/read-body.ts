/** The body of a request, parsed once at the border. */
import type * as z from 'zod/mini';
import { apiError, Refusal } from './api-error.ts';

/** Throws a refusal 400 that names the field when the body is not what the schema says. */
export function readBody<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new Refusal(
    400,
    apiError('bad_request', 'The request could not be read.', parsed.error.issues[0]?.path.join('.')),
  );
}
