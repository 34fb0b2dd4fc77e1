/**
 * The one logger of all processes (pino): a JSON line for each event on standard output, with time, level, process, the
 * event's name in plain words, and within a request its trace. No e-mail address, card number or secret gets into a
 * line, see redact.ts (decision 0054).
 */
import type { FastifyBaseLogger } from 'fastify';
import { pino, stdTimeFunctions, type DestinationStream, type Level, type Logger } from 'pino';
import { redact } from './redact.ts';
import { currentTrace } from './trace-context.ts';

export type LogFields = Readonly<Record<string, unknown>>;
/**
 * Logs one event. `event` is a short name such as `mail_sent`; errors among the fields become name, message and stack.
 */
export type Log = (event: string, fields?: LogFields) => void;

export type ProcessLog = {
  log: Log;
  /** For Fastify: what the HTTP server itself has to say, from warnings on, in the same lines. */
  server: FastifyBaseLogger;
};

/** Characters of one text in a line. */
const LONGEST_TEXT = 4_000;
const LONGEST_MESSAGE = 300;
/** Events that somebody should look at, by the last word of their names. */
const TROUBLE =
  /(?:^|_)(?:failed|lost|error|problem|stuck|timeout|quarantined|unavailable|unreadable|dropped|taken|disputed|ended)$/;
const LEVELS: readonly unknown[] = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] satisfies Level[];

const clip = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);
const plain = (value: unknown): unknown =>
  value instanceof Error
    ? { name: value.name, message: clip(value.message), stack: clip(value.stack ?? '') }
    : typeof value === 'string'
      ? clip(value)
      : value;

function createPino(process_: string, destination: DestinationStream | undefined): Logger {
  const options = {
    base: { process: process_ },
    level: 'debug',
    messageKey: 'event',
    timestamp: stdTimeFunctions.isoTime,
    mixin: () => {
      const trace = currentTrace()?.traceId;
      return trace === undefined ? {} : { trace };
    },
    formatters: {
      level: (level: string) => ({ level }),
      log: (fields: Record<string, unknown>) =>
        Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)])),
    },
    // Of a request only what is the same for every guest.
    serializers: {
      req: (request: { method?: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
    hooks: { streamWrite: redact },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/**
 * Makes the logger of a process, once, where the process starts.
 * @param name of the process, as lines say it
 * @param destination another place than standard output
 */
export function createLog(name: string, destination?: DestinationStream): ProcessLog {
  const logger = createPino(name, destination);
  const log: Log = (event, { level, ...fields } = {}) => {
    const known = LEVELS.includes(level) ? (level as Level) : TROUBLE.test(event) ? 'error' : 'info';
    logger[known](fields, event);
  };
  return { log, server: logger.child({}, { level: 'warn' }) };
}

/**
 * Makes a logger that writes into a file, made with its directory when it is not there. A full disk costs its lines,
 * nothing else.
 */
export function createFileLog(name: string, path: string): ProcessLog {
  const destination = pino.destination({ dest: path, mkdir: true, append: true, sync: true });
  destination.on('error', () => undefined);
  return createLog(name, destination);
}

/** A logger that writes nothing. */
export const silentLog: Log = () => undefined;

/** Returns the first line of a text, in the length of a log's field. */
const firstLine = (text: string): string => redact((text.split('\n', 1)[0] ?? '').slice(0, LONGEST_MESSAGE));

/** Returns the log fields of an error: name and message, without stack, request or personal data. */
export function errorFields(error: unknown): Record<'error', string> & { message?: string } {
  return error instanceof Error
    ? { error: error.name, message: firstLine(error.message) }
    : { error: firstLine(String(error)) };
}

/** Logs the runtime's warnings as events, except the one about type stripping. */
export function logWarnings(log: Log): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') log('warning', { name: warning.name, message: warning.message });
  });
}
