/** The description of the registry's service (OpenAPI 3.1), made of the table of its endpoints. */
import * as z from 'zod/mini';
import { ENDPOINTS } from './endpoints.ts';
import type { Endpoint } from './endpoints.ts';
import { REFUSALS } from './refusal.ts';
import { refusalAnswer } from './schemas.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
};
const content = (schema: Json) => ({ 'application/json': { schema } });

/** Parameters of a schema whose fields are all simple. */
function getParameters(schema: z.ZodMiniType | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: one,
  }));
}

function getBody(body: Endpoint['body']): Json {
  if (body === undefined) return {};
  const described =
    body === 'bytes' ? { 'application/octet-stream': { schema: {} } } : content(jsonSchema(body, 'input'));
  return { requestBody: { required: true, content: described } };
}

function getRefusals(endpoint: Endpoint): Json {
  const byStatus = Map.groupBy(endpoint.refusals, (code) => REFUSALS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      { description: codes.join(', '), content: content({ $ref: '#/components/schemas/Refusal' }) },
    ]),
  );
}

/** @param server address of the service's root */
export function describeService(server: string): Json {
  const paths: Record<string, Json> = {};
  for (const [operationId, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    const { method, path, summary, right, parameters, query, body, answer } = endpoint;
    (paths[path] ??= {})[method.toLowerCase()] = {
      operationId,
      summary,
      description: right === null ? 'Any token of the environment.' : `Needs the right "${right}".`,
      parameters: [...getParameters(parameters, 'path'), ...getParameters(query, 'query')],
      ...getBody(body),
      responses: {
        200: { description: 'Done.', content: content(jsonSchema(answer, 'output')) },
        ...getRefusals(endpoint),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Registry of remotes',
      version: '1.0.0',
      description: 'Publishing, releasing and rolling back versions of remotes. Every change is recorded.',
    },
    servers: [{ url: server }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The token of a team.' } },
      schemas: { Refusal: jsonSchema(refusalAnswer, 'output') },
    },
  };
}
