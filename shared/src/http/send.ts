/** A request with a time limit. Below every client; most code wants `createHttp` instead. */

/** `fetch`, or something that stands for it: a loader's `api`, a test's. */
export type Fetcher = (url: string, init?: RequestInit) => Promise<Response>;

export type SendOptions = Omit<RequestInit, 'signal'> & {
  /** Milliseconds for the whole response, body included. */
  limitMs: number;
  /** The caller's own way to give the request up. */
  signal?: AbortSignal | undefined;
};

/** `timeout` is our limit, `aborted` the caller's signal, `network` everything else. */
export type NoResponse = {
  ok: false;
  reason: 'network' | 'timeout' | 'aborted';
  /** Known when the response had begun and its body broke off. */
  status?: number;
  cause: unknown;
};
export type Received = { ok: true; status: number; statusText: string; headers: Headers; text: string };

/** Sends a request and reads the response as text, whatever its status. Never rejects. */
export async function send(
  fetcher: Fetcher,
  url: string,
  { limitMs, signal, ...init }: SendOptions,
): Promise<Received | NoResponse> {
  const limit = AbortSignal.timeout(limitMs);
  let status: number | undefined;
  try {
    const response = await fetcher(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
    status = response.status;
    const { statusText, headers } = response;
    return { ok: true, status, statusText, headers, text: await response.text() };
  } catch (cause) {
    const timedOut = limit.aborted || (cause instanceof DOMException && cause.name === 'TimeoutError');
    const reason = signal?.aborted ? 'aborted' : timedOut ? 'timeout' : 'network';
    return { ok: false, reason, cause, ...(status === undefined ? {} : { status }) };
  }
}

/** Returns the value of a JSON text, or undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
