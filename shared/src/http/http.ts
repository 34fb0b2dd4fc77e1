/**
 * Requests to our own services, in the browser and in loaders. Each has a time limit, carries the token that writes
 * need, is read through a schema, and answers with a result instead of throwing: a failure says whether services
 * refused (with the code of the catalogue, BOOK-3) or gave no usable answer, because pages do different things about
 * the two (decision 0018).
 */
import * as z from 'zod/mini';
import { refusalValuesSchema } from '../contracts/refusal.ts';
import type { RefusalValues } from '../contracts/refusal.ts';
import { parseJson, send, type Fetcher, type SendOptions } from './send.ts';

/** A write that never left: the token that it needs did not come. */
type Unsent = true;

/**
 * Services understood and said no, in JSON. `code` is of the catalogue, or `http_404` and the like where the response
 * had none.
 */
export type Refused = {
  type: 'refused';
  status: number;
  error: { code: string; message: string; field?: string | undefined; values?: RefusalValues | undefined };
  /** The whole response, for what some refusals carry beside the error (BOOK-4: the new price). */
  body: unknown;
  unsent?: Unsent;
};
/**
 * No usable answer. `malformed` breaks the contract, as the error page of a proxy on the way does, whatever its status;
 * `aborted` means that the caller gave up.
 */
export type Unavailable = {
  type: 'unavailable';
  reason: 'network' | 'timeout' | 'server' | 'malformed' | 'aborted';
  status?: number;
  unsent?: Unsent;
};
export type HttpFailure = Refused | Unavailable;

/**
 * True when nobody knows whether services carried a write out: it was sent, and its answer was lost. Pages must not say
 * that it was not sent.
 */
export const mayHaveArrived = (failure: HttpFailure): boolean => failure.type === 'unavailable' && !failure.unsent;

export type HttpResult<T> = { ok: true; value: T } | { ok: false; failure: HttpFailure };

/** Milliseconds that a page waits unless the call says otherwise. */
const READ_LIMIT_MS = 6_000;
const WRITE_LIMIT_MS = 8_000;
const CSRF_LIMIT_MS = 5_000;

export type CallOptions = { limitMs?: number; signal?: AbortSignal | undefined; keepalive?: boolean };
/** `headers` come beside those that every write carries. */
export type WriteOptions = CallOptions & { headers?: Readonly<Record<string, string>> };

export type Http = {
  get: <S extends z.ZodMiniType>(path: string, schema: S, options?: CallOptions) => Promise<HttpResult<z.output<S>>>;
  /** Posts JSON with the session's token (BOOK-11). Without a token nothing is sent, and the failure is the token's. */
  post: <S extends z.ZodMiniType>(
    path: string,
    body: unknown,
    schema: S,
    options?: WriteOptions,
  ) => Promise<HttpResult<z.output<S>>>;
};

export type HttpOptions = {
  /** Gives every call of this object up, e.g. when the guest has moved on. */
  signal?: AbortSignal | undefined;
};

const csrfSchema = z.object({ csrfToken: z.string().check(z.minLength(1)) });
const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    field: z.optional(z.string()),
    values: z.optional(refusalValuesSchema),
  }),
});

/** Makes requests over a loader's `api`; outside loaders over `browserApi`. */
export function createHttp(api: Fetcher, { signal }: HttpOptions = {}): Http {
  async function call<S extends z.ZodMiniType>(path: string, schema: S, init: SendOptions) {
    return read(await send(api, path, init), schema);
  }
  const signals = (own?: AbortSignal): AbortSignal | undefined =>
    signal && own ? AbortSignal.any([signal, own]) : (own ?? signal);

  return {
    get: (path, schema, { limitMs = READ_LIMIT_MS, signal: own } = {}) =>
      call(path, schema, { limitMs, signal: signals(own) }),

    async post(path, body, schema, { limitMs = WRITE_LIMIT_MS, signal: own, headers: more, ...init } = {}) {
      const token = await loadCsrfToken(api);
      if (!token.ok) return { ok: false, failure: { ...token.failure, unsent: true } };
      const headers = { ...more, 'content-type': 'application/json', 'x-csrf-token': token.value };
      return call(path, schema, {
        ...init,
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        limitMs,
        signal: signals(own),
      });
    },
  };
}

/**
 * Requests for the token that have no answer yet. A browser without one that asked twice at once would be given two, keep
 * the cookie of one, and be refused the write with the other.
 */
const asked = new WeakMap<Fetcher, Promise<HttpResult<string>>>();

async function askForToken(api: Fetcher): Promise<HttpResult<string>> {
  const result = read(await send(api, '/auth/csrf', { limitMs: CSRF_LIMIT_MS }), csrfSchema);
  asked.delete(api);
  return result.ok ? { ok: true, value: result.value.csrfToken } : result;
}

/** Asks for the token that every write to our services carries. Whoever gives up leaves the request to the others. */
export function loadCsrfToken(api: Fetcher): Promise<HttpResult<string>> {
  const pending = asked.get(api) ?? askForToken(api);
  asked.set(api, pending);
  return pending;
}

/** Our services as the browser reaches them: through the host, with this site's cookies. */
export const browserApi: Fetcher = (path, init) => fetch(`/api${path}`, { ...init, credentials: 'same-origin' });

function read<S extends z.ZodMiniType>(response: Awaited<ReturnType<typeof send>>, schema: S): HttpResult<z.output<S>> {
  const unavailable = (reason: Unavailable['reason'], status?: number): { ok: false; failure: Unavailable } => ({
    ok: false,
    failure: { type: 'unavailable', reason, ...(status === undefined ? {} : { status }) },
  });
  if (!response.ok) return unavailable(response.reason);
  const { status, text } = response;
  if (status >= 500) return unavailable('server', status);
  const body = parseJson(text);
  // Services always answer in JSON: this answer is not theirs, and the request may have been carried out or not.
  if (body === undefined) return unavailable('malformed', status);
  if (status >= 400) {
    const refusal = errorSchema.safeParse(body);
    const error = refusal.success ? refusal.data.error : { code: `http_${status}`, message: '' };
    return { ok: false, failure: { type: 'refused', status, error, body } };
  }
  const parsed = schema.safeParse(body);
  return parsed.success ? { ok: true, value: parsed.data } : unavailable('malformed', status);
}
