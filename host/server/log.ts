/** One JSON line for each event on standard output, as every process of the site logs. */
import type { FastifyBaseLogger } from 'fastify';

export type LogFields = Readonly<Record<string, unknown>>;
export type Log = (event: string, fields?: LogFields) => void;

/** Errors become their message and stack; no other field is changed. */
export function createLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  return (event, fields = {}) => {
    const plain = Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [
        key,
        value instanceof Error ? { message: value.message, stack: value.stack } : value,
      ]),
    );
    write(`${JSON.stringify({ time: new Date().toISOString(), process: 'host', event, ...plain })}\n`);
  };
}

/** What the HTTP server itself logs from warnings on, as events of ours. */
export function fastifyLogger(log: Log): FastifyBaseLogger {
  const line = (level: string) => (first: unknown, message?: unknown) => {
    if (first instanceof Error) return log('server', { level, message, error: first });
    if (typeof first === 'object' && first !== null) {
      const { event, err, error, ...rest } = first as Record<string, unknown>;
      return log(typeof event === 'string' ? event : 'server', {
        level,
        message,
        ...(err || error ? { error: err ?? error } : {}),
        ...('req' in rest || 'res' in rest ? {} : rest),
      });
    }
    return log('server', { level, message: first });
  };
  const quiet = () => undefined;
  const logger: FastifyBaseLogger = {
    level: 'warn',
    trace: quiet,
    debug: quiet,
    info: quiet,
    silent: quiet,
    warn: line('warn'),
    error: line('error'),
    fatal: line('fatal'),
    child: () => logger,
  };
  return logger;
}
