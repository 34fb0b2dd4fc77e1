/** The description of services (OpenAPI 3.1), made of the table of operations, and the route that shows it. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { apiErrorSchema } from '@roost/shared/contracts/booking';
import { CSRF_HEADER } from '../security/csrf.ts';
import type { Operation, Who } from './operation.ts';
import { OPERATIONS } from './operations.ts';

type Json = Record<string, unknown>;

/** What a caller of each kind sends; null for nothing. */
const SECURITY: Readonly<Record<Who, string | null>> = {
  anybody: null,
  page: 'page',
  form: null,
  favorites: 'favorites',
  moderator: 'moderator',
  operator: 'operator',
  metrics: 'metrics',
  mail: 'mail',
  provider: 'provider',
};
const inHeader = (name: string, description: string): Json => ({ type: 'apiKey', in: 'header', name, description });
const SCHEMES: Json = {
  page: inHeader(CSRF_HEADER, 'The token of GET /auth/csrf, with the cookie that came with it.'),
  favorites: inHeader('authtoken', 'Bearer and the access token of the session; the key of the client in x-api-key.'),
  moderator: inHeader('x-moderator', 'Signed with AUTH_SECRET for a minute, by `npm run reviews`.'),
  operator: inHeader('x-operator', 'The same, by `npm run guests` and `npm run refunds`.'),
  metrics: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN.' },
  mail: { type: 'http', scheme: 'basic', description: 'Any name, and MAIL_REPLY_SECRET as the password.' },
  provider: inHeader('stripe-signature', 'Over the bytes of the body.'),
};

/** A schema as JSON says it. */
export function toJson(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** Refusals: of everything, of favorites as the client of favorites reads them, and of forms, whose page says why. */
const SCHEMAS: Json = {
  Refusal: toJson(apiErrorSchema, 'output'),
  FavoritesRefusal: toJson(z.object({ message: z.string() }), 'output'),
  SignInPage: toJson(z.object({ url: z.string() }), 'output'),
};

/** The address in braces, `/listings/{id}`, and the names in it. */
function toPath(url: string): { path: string; names: string[] } {
  const path = url.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{rest}');
  return { path, names: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '') };
}

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

function describe(
  { summary, who, body, query = {}, answer, refusal, leads }: Operation,
  names: readonly string[],
): Json {
  const type = who === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  const scheme = SECURITY[who];
  const parameter = (name: string, place: 'path' | 'query', description?: string): Json => ({
    ...{ name, in: place, required: place === 'path', schema: { type: 'string' } },
    ...(description && { description }),
  });
  const refused = {
    description: 'Refused, in words.',
    content: { 'application/json': { schema: refusal ? { anyOf: [ref('Refusal'), ref(refusal)] } : ref('Refusal') } },
  };
  return {
    summary,
    ...(scheme && { security: [{ [scheme]: [] }] }),
    parameters: [
      ...names.map((name) => parameter(name, 'path')),
      ...Object.entries(query).map(([name, meaning]) => parameter(name, 'query', meaning)),
    ],
    ...(body && { requestBody: { required: true, content: { [type]: { schema: toJson(body, 'input') } } } }),
    responses: {
      '2XX': {
        description: 'Done.',
        ...(answer && { content: { 'application/json': { schema: toJson(answer, 'output') } } }),
      },
      ...(leads && {
        303: { description: who === 'form' ? 'Leads to a page; `{url}` with json=true.' : 'Leads to a page.' },
      }),
      '4XX': refused,
      503: refused,
    },
  };
}

/** @param server public address of services */
export function describeApi(server: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    const [method = '', url = ''] = name.split(' ');
    const { path, names } = toPath(url);
    (paths[path] ??= {})[method.toLowerCase()] = describe(operation, names);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Services of a vacation-rental site',
      version: '1.0.0',
      description:
        'Homes, prices, bookings, trips, messages, favorites and sign-in. Texts of refusals are for guests; codes stay as they are.',
    },
    servers: [{ url: server }],
    paths,
    components: { securitySchemes: SCHEMES, schemas: SCHEMAS },
  };
}

/** `GET /openapi.json`. It is made once, when somebody first asks. */
export function openApiRoute(app: FastifyInstance, siteUrl: string): void {
  let text: string | null = null;
  app.get('/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(describeApi(`${siteUrl}/api`));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(text);
  });
}
