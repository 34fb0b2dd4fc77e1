/**
 * Which request the code that runs now belongs to, in the terms of W3C Trace Context: the browser, or the host when the
 * browser says nothing, names a trace; every process it passes through keeps the name.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { PageOf } from './baggage.ts';

export type TraceContext = {
  /** 32 hexadecimal digits: the same in every process that works on one request. */
  traceId: string;
  /** 16 hexadecimal digits: the piece of work that runs now. */
  spanId: string;
  /** The piece of work that began this one. */
  parentSpanId?: string;
  /** Whose page it is for, where a process of ours says so. */
  page?: PageOf;
};

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/;
const current = new AsyncLocalStorage<TraceContext>();

/** Returns a name for a new request. Node draws the bytes of many UUIDs at once: drawn singly they took a twentieth of a kept page. */
const newTraceId = (): string => randomUUID().replaceAll('-', '');
/** Returns a name for a new piece of work. The second half of a UUID has 62 random bits. */
const newSpanId = (): string => newTraceId().slice(16);

/** Reads a `traceparent` header; null when there is none or it breaks the format, which strangers may try. */
export function parseTraceparent(header: unknown): TraceContext | null {
  const [, version, traceId = '', spanId = '', more] = (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return null;
  return /^0+$/.test(traceId) || /^0+$/.test(spanId) ? null : { traceId, spanId };
}

/**
 * The header that tells the next process of ours which request it works on; nothing outside a request. It is not for
 * third parties.
 */
export function traceHeaders(): { traceparent?: string } {
  const context = current.getStore();
  return context === undefined ? {} : { traceparent: `00-${context.traceId}-${context.spanId}-01` };
}

/** A context below `parent`, or of a new trace. */
export const childContext = (parent: TraceContext | null): TraceContext => ({
  traceId: parent?.traceId ?? newTraceId(),
  spanId: newSpanId(),
  ...(parent && { parentSpanId: parent.spanId }),
  ...(parent?.page && { page: parent.page }),
});

/** The context of the code that runs now; undefined outside a request. */
export const currentTrace = (): TraceContext | undefined => current.getStore();

/** Runs code, and whatever it starts, within a context. */
export const runInTrace = <T>(context: TraceContext, run: () => T): T => current.run(context, run);
