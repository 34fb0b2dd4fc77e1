/** Logs JSON lines to standard output, one event a line, without guests' names, card data or message bodies. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;
export type Log = (event: string, fields?: LogFields) => void;

/** The logger of the services process. */
export const jsonLog: Log = (event, fields = {}) => {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), process: 'services', event, ...fields })}\n`,
  );
};

/** A logger that writes nothing. @internal for tests and soak runs */
export const silentLog: Log = () => undefined;

const ADDRESS = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g;
const LONGEST_MESSAGE = 300;

/** Returns the first line of a message without e-mail addresses, because mail servers name the address they refuse. */
const withoutAddresses = (text: string): string =>
  (text.split('\n', 1)[0] ?? '').replace(ADDRESS, '[address]').slice(0, LONGEST_MESSAGE);

/** Returns the log fields of an error: name and message, without stack, request or personal data. */
export function errorFields(error: unknown): LogFields {
  return error instanceof Error
    ? { error: error.name, message: withoutAddresses(error.message) }
    : { error: withoutAddresses(String(error)) };
}

/** Logs the runtime's warnings as events, except the one about type stripping. */
export function quietWarnings(): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') jsonLog('warning', { name: warning.name, message: warning.message });
  });
}
