/** The collector's host as the collector sees it: a request with an answer, and a last word that has none. */
import type { Clock } from './clock.ts';
import { within } from './clock.ts';
import { LONGEST_ANSWER } from './limits.ts';

export type CollectorRequest = {
  method: 'GET' | 'POST';
  /** Path and query on the collector's host. */
  path: string;
  form?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds for the whole answer. */
  limit: number;
};
export type CollectorAnswer = { status: number; text: string };

export type Transport = {
  /** Rejects when there is no answer in time. */
  send: (request: CollectorRequest) => Promise<CollectorAnswer>;
  /** Sent while the page goes away; nobody hears the answer. */
  beacon: (path: string, form: Readonly<Record<string, string>>) => void;
};

/** The text of an answer, no more of it than any of ours is long: a host that sends noise for ever is cut off. */
async function boundedText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
    if (text.length <= LONGEST_ANSWER) continue;
    await reader.cancel();
    throw new Error('The answer is too long.');
  }
}

/** The browser's way to a collector host. No cookie of ours goes along, and no address of a page. */
export function browserTransport(origin: string, clock: Clock): Transport {
  return {
    send({ method, path, form, headers, limit }) {
      const control = new AbortController();
      const work = fetch(`${origin}${path}`, {
        method,
        signal: control.signal,
        credentials: 'omit',
        referrerPolicy: 'origin',
        cache: 'no-store',
        ...(headers && { headers: { ...headers } }),
        ...(form && { body: new URLSearchParams({ ...form }) }),
      }).then(async (response) => ({ status: response.status, text: await boundedText(response) }));
      return within(clock, limit, work, () => {
        control.abort();
        throw new Error(`${path.split('?', 1)[0]} did not answer in ${limit} ms.`);
      });
    },
    beacon(path, form) {
      navigator.sendBeacon(`${origin}${path}`, new URLSearchParams({ ...form }));
    },
  };
}
