import type { TraceContext } from './trace-context.ts';

/** A piece of work that is over, as the exporter is told it. */
export type SpanRecord = {
  name: string;
  kind: 'server' | 'client' | 'internal';
  context: TraceContext;
  /** Instants in milliseconds. */
  begun: number;
  ended: number;
  attributes: Readonly<Record<string, string | number>>;
  failed?: boolean;
};
