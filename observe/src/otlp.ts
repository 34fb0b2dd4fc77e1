/**
 * The exporter of spans: OpenTelemetry's, over OTLP with JSON. Loaded only where a collector is named, see spans.ts.
 */
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { SpanRecord } from './span-record.ts';

/** Milliseconds that one export may take; what waits beyond the processor's queue is dropped. */
const LIMIT_MS = 5_000;
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

type Options = { process: string; collector: string; share: number };

export function createExporter({ process: name, collector, share }: Options) {
  let next: SpanRecord['context'] = { traceId: '', spanId: '' };
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `roost-${name}`, 'service.namespace': 'roost' }),
    sampler: new TraceIdRatioBasedSampler(share),
    // Spans have the names that logs and other processes know already.
    idGenerator: { generateTraceId: () => next.traceId, generateSpanId: () => next.spanId },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${collector.replace(/\/$/, '')}/v1/traces`, timeoutMillis: LIMIT_MS }),
      }),
    ],
  });
  const tracer = provider.getTracer('roost');

  return {
    add({ name: spanName, kind, context, begun, ended, attributes, failed }: SpanRecord): void {
      next = context;
      const { traceId, parentSpanId } = context;
      const parent =
        parentSpanId === undefined
          ? ROOT_CONTEXT
          : trace.setSpanContext(ROOT_CONTEXT, {
              traceId,
              spanId: parentSpanId,
              traceFlags: TraceFlags.SAMPLED,
              isRemote: true,
            });
      const span = tracer.startSpan(
        spanName,
        { kind: KINDS[kind], startTime: begun, attributes: { ...attributes } },
        parent,
      );
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(ended);
    },
    stop: () => provider.shutdown(),
  };
}
