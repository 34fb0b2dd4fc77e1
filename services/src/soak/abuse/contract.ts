/**
 * Holds answers of services to what `GET /openapi.json` says of them: their statuses, and every field of their bodies.
 */
import { fromJSONSchema } from 'zod';
import * as z from 'zod/mini';

type Schema = Parameters<typeof fromJSONSchema>[0];
const content = z.optional(z.record(z.string(), z.object({ schema: z.optional(z.record(z.string(), z.unknown())) })));
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ responses: z.record(z.string(), z.object({ content })) })),
  ),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

/** What came back; `body` is what JSON says, undefined where there is none. */
export type Answered = { status: number; type: string; body: unknown };

/**
 * @returns a function that says what is wrong with the answer of an operation, named as `GET /listings/{id}`; null when
 *   it is as described
 */
export function getContract(description: unknown): (operation: string, answered: Answered) => string | null {
  // Each schema is read as a document of its own, which finds others below `$defs`.
  const text = JSON.stringify(description).replaceAll('#/components/schemas/', '#/$defs/');
  const { paths, components } = documentSchema.parse(JSON.parse(text));
  return (operation, { status, type, body }) => {
    const [method = '', path = ''] = operation.split(' ');
    const responses = paths[path]?.[method.toLowerCase()]?.responses;
    if (!responses) return `${operation} is not described`;
    const described = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
    if (!described) return `${operation} answered ${status}, which is not described`;
    const schema = described.content?.['application/json']?.schema;
    if (!schema) return null;
    if (!type.includes('application/json')) return `${operation} answered ${status} as ${type || 'nothing'}, not JSON`;
    const { error } = fromJSONSchema({ ...schema, $defs: components.schemas } as Schema).safeParse(body);
    return error ? `${operation} answered ${status} otherwise than described: ${z.prettifyError(error)}` : null;
  };
}
