import type { CDPSession } from '@playwright/test';

export type Kind = 'html' | 'js' | 'css' | 'image' | 'font' | 'data';

/** One finished request; times in seconds on the browser's monotonic clock, bytes as they crossed the wire. */
export type RequestRecord = {
  url: string;
  kind: Kind;
  start: number;
  end: number;
  bytes: number;
  status: number;
  preload: boolean;
};

type Open = {
  url: string;
  type: string;
  mime: string;
  start: number;
  end: number;
  bytes: number;
  status: number;
  failed: boolean;
};

/** Watches all requests of a page through the DevTools protocol. */
export function watchNetwork(cdp: CDPSession) {
  const requests = new Map<string, Open>();
  let lastChange = Date.now();
  const touch = () => {
    lastChange = Date.now();
  };

  cdp.on('Network.requestWillBeSent', (event) => {
    // A stream of events stays open for as long as its page: waiting for its end would take the whole limit.
    if (event.type === 'EventSource' || /^(data|blob):/.test(event.request.url)) return;
    requests.set(event.requestId, {
      url: event.request.url,
      type: event.type ?? 'Other',
      mime: '',
      start: event.timestamp,
      end: 0,
      bytes: 0,
      status: 0,
      failed: false,
    });
    touch();
  });
  cdp.on('Network.responseReceived', (event) => {
    const request = requests.get(event.requestId);
    if (request) Object.assign(request, { status: event.response.status, mime: event.response.mimeType });
  });
  cdp.on('Network.loadingFinished', (event) => {
    const request = requests.get(event.requestId);
    if (request) Object.assign(request, { end: event.timestamp, bytes: Math.max(0, event.encodedDataLength) });
    touch();
  });
  cdp.on('Network.loadingFailed', (event) => {
    const request = requests.get(event.requestId);
    if (request) Object.assign(request, { end: event.timestamp, failed: true });
    touch();
  });

  return {
    /** Milliseconds since anything changed, or 0 while a request is open. */
    idleFor: () => ([...requests.values()].every((request) => request.end > 0) ? Date.now() - lastChange : 0),
    finished: (): RequestRecord[] =>
      [...requests.values()]
        .filter((request) => request.end > 0 && !request.failed)
        .map((request) => ({
          url: request.url,
          kind: getKind(request),
          start: request.start,
          end: request.end,
          bytes: request.bytes,
          status: request.status,
          preload: false,
        }))
        .sort((a, b) => a.start - b.start),
    failed: () => [...requests.values()].filter((request) => request.failed).map((request) => request.url),
  };
}

function getKind({ type, mime }: Open): Kind {
  if (type === 'Document') return 'html';
  if (type === 'Script' || /javascript/.test(mime)) return 'js';
  if (type === 'Stylesheet' || mime === 'text/css') return 'css';
  if (type === 'Image' || mime.startsWith('image/')) return 'image';
  if (type === 'Font' || /font/.test(mime)) return 'font';
  return 'data';
}

/**
 * Sequential request rounds of a load: a request is one round later than the latest round that had ended before it was
 * issued. Pictures and fonts do not hold others up, so they end chains but never lengthen them.
 * @param until only requests that ended by this time (seconds, browser clock)
 */
export function roundTrips(requests: readonly RequestRecord[], until = Infinity): number {
  const blocking = new Set<Kind>(['html', 'js', 'css', 'data']);
  const depth = new Map<RequestRecord, number>();
  for (const request of requests) {
    let best = 0;
    for (const earlier of requests) {
      if (
        earlier === request ||
        !blocking.has(earlier.kind) ||
        earlier.end > request.start + 0.002 ||
        earlier.start >= request.start
      )
        continue;
      best = Math.max(best, depth.get(earlier) ?? 0);
    }
    depth.set(request, best + 1);
  }
  return Math.max(
    0,
    ...requests
      .filter((request) => blocking.has(request.kind) && request.end <= until)
      .map((request) => depth.get(request) ?? 0),
  );
}
