/**
 * Pieces of work of a trace, exported by OpenTelemetry when a collector is named, else free. A span is told once it is
 * over, with the context that it ran in, so nothing has to be kept open (decision 0106).
 */
import type { SpanRecord } from './span-record.ts';
import type { PageOf } from './baggage.ts';
import { childContext, currentTrace } from './trace-context.ts';

type Exporter = { add: (span: SpanRecord) => void; stop: () => Promise<void> };
let exporter: Exporter | null = null;

export type TracingOptions = {
  /** Name of the process in traces. */
  process: string;
  /** Base address of an OTLP collector over http; null for no tracing. */
  collector: string | null;
  /**
   * Part of the traces that is exported, from 0 to 1. Every process that is given the same part keeps the same traces.
   */
  share: number;
};

/**
 * Begins to export. Loads the exporter only now, so that it costs a site without a collector nothing.
 * @returns sends what is left and ends it
 */
export async function startTracing({ collector, ...options }: TracingOptions): Promise<() => Promise<void>> {
  if (collector === null) return async () => undefined;
  const { createExporter } = await import('./otlp.ts');
  const started = createExporter({ ...options, collector });
  exporter = started;
  return async () => {
    exporter = null;
    await started.stop();
  };
}

/** How a span says whose page it is for. */
export const pageAttributes = (page: Partial<PageOf> | undefined): Record<string, string> => ({
  ...(page?.remote && { 'roost.remote': page.remote }),
  ...(page?.version && { 'roost.version': page.version }),
});

/** Tells a span whose context is known. */
export function recordSpan(span: SpanRecord): void {
  exporter?.add(span);
}

/** Tells a span below the request that runs now. Outside of a request, and without a collector, it does nothing. */
export function recordChild(span: Omit<SpanRecord, 'context'>): void {
  const parent = currentTrace();
  if (exporter !== null && parent)
    exporter.add({
      ...span,
      attributes: { ...pageAttributes(parent.page), ...span.attributes },
      context: childContext(parent),
    });
}
